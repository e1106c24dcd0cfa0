/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the app: in whose they are, whether they fit, and whether none of them
 * was forgotten to be marked.
 */

#pragma once

#include "ui-fixture.h"

G_BEGIN_DECLS

enum { NARROW = 360, TALL = 720 };

/* An edition is a language, or the box that brings its own. */
typedef struct {
  const char *name;
  const char *language; /* as it is preferred */
  const char *box;
  const char *hall; /* the first one */
} Edition;

/* The deluxe box in three languages, the classic box, and the long language. */
enum { EDITION_EN, EDITION_FR, EDITION_UK, EDITION_CLASSIC, EDITION_LONG, N_EDITIONS };

extern const Edition editions[N_EDITIONS];

/* Prefers the language of an edition; it is looked at from now on, with text of so
 * many percent. */
void edition_choose (const Edition *edition, guint percent);
const Edition *edition_get (void);

/* From here on, every checked label must fit in its width. */
DubWindow *edition_open_window (int width, int height);

/* A game in the box of an edition, with all modules. */
DubSession *edition_begin (const Edition *edition);
DubSession *edition_begin_seed (const Edition *edition, guint64 seed);

/* A widget and all in it: it is narrow enough, no label is cut off, no word is broken, and in the
 * long language everything is marked. Where it is goes into the message. */
void edition_check (GtkWidget *widget, const char *decoration);

/* The page of the window, once it is laid out. */
void edition_check_content (DubWindow *window, const char *decoration);

/* Words that are not in a widget. */
void edition_check_marked (const char *decoration, const char *what, const char *text);

G_END_DECLS
