/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks of the app's words: they are in the right edition, they fit, and all of them are marked
 * for translation.
 */

#pragma once

#include "ui-fixture.h"

G_BEGIN_DECLS

enum { NARROW = 360, TALL = 720 };

/* An edition is a language, or a box with words of its own. */
typedef struct {
  const char *name;
  const char *language; /* the preferred language */
  const char *box;
  const char *hall; /* the first hall */
} Edition;

/* The Deluxe box in three languages, the classic box, and the long language. */
enum { EDITION_EN, EDITION_FR, EDITION_UK, EDITION_CLASSIC, EDITION_LONG, N_EDITIONS };

extern const Edition editions[N_EDITIONS];

/* Selects the language of an edition for the following checks, with text of so many percent. */
void edition_choose (const Edition *edition, guint percent);
const Edition *edition_get (void);

/* Opens a window; from then on, every checked label must fit in its width. */
DubWindow *edition_open_window (int width, int height);

/* Begins a game with the box of an edition and all expansions. */
DubSession *edition_begin (const Edition *edition);
DubSession *edition_begin_seed (const Edition *edition, guint64 seed);

/* Checks a widget and all its descendants: it is narrow enough, no label is cut off, no word is
 * split, and in the long language every message is marked. The decoration names the place in a
 * message. */
void edition_check (GtkWidget *widget, const char *decoration);

/* Checks the page of the window after its layout. */
void edition_check_content (DubWindow *window, const char *decoration);

/* Checks words outside widgets. */
void edition_check_marked (const char *decoration, const char *what, const char *text);

G_END_DECLS
