/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Your examination in your turn: how far it is, the tasks that your moves fulfill, and what
 * completes it. All tasks are on the board.
 */

#pragma once

#include "dub-session.h"

#include <gtk/gtk.h>

/* Fills the box, or hides it if the examinations are not in play. */
void dub_your_exam_update (GtkWidget *box, DubSession *session);

/* Whether it completes the examination without naming a card, and whether it names the card with
 * an end-of-game bonus that leaves, by an examination or as a deputy. */
gboolean dub_your_exam_is_plain (const DubAction *action);
gboolean dub_your_exam_names_leaving (const DubAction *action);

/* Adds the button of an action; those that name the card that joins you; and those that name the
 * one that leaves. */
void dub_your_exam_add (GtkWidget *box, DubSession *session, const DubAction *action);
void dub_your_exam_add_crowned (GtkWidget *box, DubSession *session);
void dub_your_exam_add_leaving (GtkWidget *box, DubSession *session);
