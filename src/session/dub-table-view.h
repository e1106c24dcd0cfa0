/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The content of the page of a game, without widgets. It is derived from the session once per
 * change, on the first use, and adds what only the page knows: the step and the garment that
 * are selected, and whether the list of the setup is done. Bind to its properties: "heading",
 * "round-title", "moment-title", "undo-title" and "redo-title" (tooltips), "can-undo",
 * "guide", "reminder", "next-label", "can-go-on", "holdings", "her-points",
 * "your-points" and "steps". The signal "changed" is emitted after all of them,
 * and "selected" if only a selection has changed. What a player does goes through it, too;
 * "refused" has the GError of what was not done.
 * With "asks-late" a preparation may be ended at once, and what decides something is asked for
 * later.
 */

#pragma once

#include <gio/gio.h>

#include "dub-place.h"
#include "dub-session.h"

/* One instruction of what to carry out now, as a list shows it: a step of her turn, or your income.
 * Its property "ticked" is up to the player, and no fact of the game. The fields are to be read. */

#define DUB_TYPE_STEP_ITEM (dub_step_item_get_type ())

G_DECLARE_FINAL_TYPE (DubStepItem, dub_step_item, DUB, STEP_ITEM, GObject)

struct _DubStepItem {
  GObject parent_instance;

  guint index;
  char *sentence; /* owned, and so are its parts */
  char *head;     /* the part that a list sets apart: the piece */
  char *rest;     /* the place, or NULL */
  DubMove step;
  gboolean is_hers; /* it is a step of her turn */
  DubPlace from;    /* the space of the board that the piece comes from, which is nobody's, or */
  DubPlace to;      /* goes to; DUB_NOWHERE if that is not one */
  DubThing what;    /* the piece; DUB_KIND_NOTHING if it is none of the board, as a token of hers */
  gboolean ticked;
};

/* step is one of her turn, or NULL. */
DubStepItem *dub_step_item_new (guint index, const char *sentence, const DubMove *step);

/* Puts the instruction into another language. */
void dub_step_item_set_sentence (DubStepItem *self, const char *sentence);

/* Returns the step with its rules, or NULL if it is not one of her turn. */
const DubMove *dub_step_item_get_step (DubStepItem *self);

/* Returns whether the step takes something from this place or puts something there. */
gboolean dub_step_item_touches (DubStepItem *self, DubPlace place);

void dub_step_item_set_ticked (DubStepItem *self, gboolean ticked);

#define DUB_TYPE_TABLE_VIEW (dub_table_view_get_type ())

G_DECLARE_FINAL_TYPE (DubTableView, dub_table_view, DUB, TABLE_VIEW, GObject)

/* The activities of the player; each has a pane. */
typedef enum {
  DUB_MOMENT_SETUP,   /* the list of what to lay out, before the first entry */
  DUB_MOMENT_PREPARE, /* the displays of a round */
  DUB_MOMENT_HERS,    /* her turn, and the income */
  DUB_MOMENT_YOURS,
  DUB_MOMENT_SCORE, /* scoring, and after the end */
  DUB_N_MOMENTS,
} DubMoment;

/* Bitmask: the ways in which a place of the board is shown. */
typedef enum {
  DUB_PLACE_IS_LIT = 1 << 0,      /* a step or a question concerns it */
  DUB_PLACE_IS_DUE = 1 << 1,      /* its content is to be entered in this preparation */
  DUB_PLACE_IS_OFFERED = 1 << 2,  /* a move of yours uses it */
  DUB_PLACE_IS_ASKED = 1 << 3,    /* a move of yours would use it, and its content is unknown */
  DUB_PLACE_IS_SELECTED = 1 << 4, /* its garment waits for a guest space */
  DUB_PLACE_IS_REFUSED = 1 << 5,  /* in your turn, something there that you cannot use now */
} DubPlaceFlags;

#define DUB_PLACE_IS_OPEN \
  (DUB_PLACE_IS_DUE | DUB_PLACE_IS_OFFERED | DUB_PLACE_IS_ASKED | DUB_PLACE_IS_SELECTED)

DubTableView *dub_table_view_new (DubSession *session);

DubSession *dub_table_view_get_session (DubTableView *self);
DubMoment dub_table_view_get_moment (DubTableView *self);

/* The number of times that "changed" was emitted, so that who was brought up to date in the course
 * of an emission can know that. */
guint dub_table_view_get_n_changes (DubTableView *self);

/* Of DubStepItem; empty while a question is open. The list stays the same object. */
GListModel *dub_table_view_get_steps (DubTableView *self);

/* The step whose places are lit alone; NULL: those of all steps are. */
DubStepItem *dub_table_view_get_selected_step (DubTableView *self);
void dub_table_view_select_step (DubTableView *self, DubStepItem *step);

/* Puts everything into the language that is set now. Ticks and selections stay. */
void dub_table_view_translate (DubTableView *self);

/* Performs a move of the player: the one way to act. Emits "performed" if it was, and "refused"
 * with the GError if it was not. A move that depends on unknown facts is not performed: "doubted"
 * is emitted with it, and the player who is sure of it confirms it. Both return whether the move
 * was performed. */
gboolean dub_table_view_perform (DubTableView *self, const DubMove *move);
gboolean dub_table_view_confirm (DubTableView *self, const DubMove *move);

/* Performs the next move, or ends the setup. Does nothing if something else has to be done first.
 * If something was left out, the first time only asks, in "next-label". */
void dub_table_view_go_on (DubTableView *self);
gboolean dub_table_view_is_asking_twice (DubTableView *self);

/* Undoes the last entry; before the first one, goes back to the list of the setup. */
void dub_table_view_undo (DubTableView *self);
void dub_table_view_redo (DubTableView *self);

/* Goes back or forward to where this many entries are done. */
void dub_table_view_jump (DubTableView *self, guint position);

DubPlaceFlags dub_table_view_get_flags (DubTableView *self, DubPlace place);

/* Returns the number of the step that concerns the place, "?" for a question, "+" for what you
 * gained and may take there, or NULL. */
char *dub_table_view_dup_mark (DubTableView *self, DubPlace place);

/* Returns why a tap on the place does nothing, in one sentence; NULL if it does something, or if
 * the game can only be viewed. */
char *dub_table_view_dup_refusal (DubTableView *self, DubPlace place);

/* Returns in words how the place is highlighted or why it is refused; NULL if it is neither. */
char *dub_table_view_dup_description (DubTableView *self, DubPlace place);

/* Lists the moves of yours at the place; while a garment is selected, those that take it
 * there. They are valid until the next change. */
guint dub_table_view_list_offers (DubTableView *self, DubPlace place, const DubMove *found[],
                                  guint max);

/* The display space of the garment that waits for a guest space, or DUB_NOWHERE; and the
 * move that sells it, or NULL. Each change of the game deselects it. */
DubPlace dub_table_view_get_selected (DubTableView *self);
void dub_table_view_select (DubTableView *self, DubPlace place);
const DubMove *dub_table_view_get_sale (DubTableView *self);

/* The action whose places alone are offered; DUB_ACTION_NONE: those of all are. */
DubAction dub_table_view_get_action (DubTableView *self);
void dub_table_view_select_action (DubTableView *self, DubAction action);
