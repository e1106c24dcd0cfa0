/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Refusals, impossible tables, and problems with the file of a game.
 */

#include "dub-text-error.h"

#include "dub-text-fault.h"
#include "dub-text-sentence-private.h"

#include <glib/gi18n-lib.h>

/* Tables of translatable strings, which clang-format cannot indent. */
/* clang-format off */

static const char *const refusals[] = {
  [DUB_GAME_ERROR_PHASE] = NC_("refusal", "This cannot be done now."),
  [DUB_GAME_ERROR_PLACE] =
      NC_("refusal", "This cannot be done there: the space is taken, empty, or does not exist."),
  [DUB_GAME_ERROR_LIMIT] = NC_("refusal", "The rules do not allow this."),
  [DUB_GAME_ERROR_COUNT] = NC_("refusal", "The box does not have that many."),
  [DUB_GAME_ERROR_EXPANSION] =
      NC_("refusal", "That needs an Expansion this game does not use."),
  [DUB_GAME_ERROR_VALUE] = NC_("refusal", "That position is not possible."),
  [DUB_GAME_ERROR_ASKED] = NC_("refusal", "Answer the open question first."),
  [DUB_GAME_ERROR_TRACK] =
      NC_("refusal", "This is not the Examination that you are preparing for: the two alternate."),
  [DUB_GAME_ERROR_TASK] =
      NC_("refusal", "Nothing you did this turn fulfills this task: one task per action."),
  [DUB_GAME_ERROR_CONDITION] =
      NC_("refusal", "The condition of your specialized Apprentice is not met yet."),
  [DUB_GAME_ERROR_JEWELRY] =
      NC_("refusal", "One Jewelry tile comes with a Garment that you rent out: a necklace with a "
                     "gown, a ring with a frock coat."),
  [DUB_GAME_ERROR_STAFF] = NC_("refusal", "You must keep at least four Employee cards."),
  [DUB_GAME_ERROR_EMPLOYEE] = NC_("refusal", "You do not have such an Employee card."),
  [DUB_GAME_ERROR_HAND] = NC_("refusal", "You have no other Employee card in your hand."),
  [DUB_GAME_ERROR_UNSURE] = NC_("refusal", "Only you can know this: say that you are sure."),
  [DUB_GAME_ERROR_WHICH] =
      NC_("refusal", "A card of yours with an end-of-game bonus may have left: say which one it was."),
};

static const char *const garments[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_("refusal", "The box does not have that many blue gowns."),
  [DUB_PINK] = NC_("refusal", "The box does not have that many pink frock coats."),
  [DUB_GREEN] = NC_("refusal", "The box does not have that many green gowns."),
  [DUB_ORANGE] = NC_("refusal", "The box does not have that many orange frock coats."),
};

static const char *const others[] = {
  [DUB_PROBLEM_GARMENT_TWICE] =
      NC_("refusal", "This Garment is already on the table; there is only one."),
  [DUB_PROBLEM_NO_FESTIVITY] = NC_("refusal", "Festivity Dresses are not part of this game."),
  [DUB_PROBLEM_NO_EXPERT] = NC_("refusal", "Expert Tailoring is not part of this game."),
  [DUB_PROBLEM_EXPERT_NEEDS_JEWELRY_BOX] =
      NC_("refusal", "This Garment of Expert Tailoring needs the Jewelry Box."),
  [DUB_PROBLEM_FESTIVITY_IN_ROUND_1] =
      NC_("refusal", "In the first Round there are no Festivity Garments in the bag."),
  [DUB_PROBLEM_NO_JEWELRY] = NC_("refusal", "The Jewelry Box is not part of this game."),
  [DUB_PROBLEM_JEWELRY] = NC_("refusal", "The box does not have that many Jewelry tiles."),
  [DUB_PROBLEM_LEVEL] = NC_("refusal", "The box does not have that many Employee cards of this "
                                       "Level."),
  [DUB_PROBLEM_EMPLOYEE_TWICE] = NC_("refusal", "This Employee card is already on the table."),
  [DUB_PROBLEM_NO_EMPLOYEE] = NC_("refusal", "This Employee card belongs to the Jewelry Box."),
  [DUB_PROBLEM_STAFF] = NC_("refusal", "She cannot have that many Employee cards."),
  [DUB_PROBLEM_TILES] = NC_("refusal", "The box does not have that many Resource tiles."),
  [DUB_PROBLEM_CARDS] = NC_("refusal", "She does not have that many cards."),
  [DUB_PROBLEM_NO_JEWELER] = NC_("refusal", "The Jeweler board is not part of this game."),
};

/* clang-format on */

char *
dub_text_problem (const DubProblem *problem)
{
  if (problem->code == DUB_PROBLEM_NONE)
    return NULL;
  if (problem->code == DUB_PROBLEM_IMPOSSIBLE)
    return g_strdup (dub_text_pick ("refusal", refusals, DUB_GAME_ERROR_VALUE));
  if (problem->code != DUB_PROBLEM_GARMENTS)
    return g_strdup (dub_text_pick ("refusal", others, problem->code));
  if (problem->which >= DUB_BLUE && problem->which <= DUB_ORANGE)
    return g_strdup (dub_text_pick ("refusal", garments, problem->which));

  return g_strdup (dub_text_pick ("refusal", refusals, DUB_GAME_ERROR_COUNT));
}

char *
dub_text_error (const GError *error)
{
  g_autofree char *fault = NULL;

  if (error->domain == DUB_GAME_ERROR && error->code >= 0 &&
      error->code < (int) G_N_ELEMENTS (refusals))
    return g_strdup (dub_text_pick ("refusal", refusals, (guint) error->code));

  fault = dub_text_fault (error);

  /* Translators: %s is what is wrong with a file. */
  return g_strdup_printf (C_("refusal", "That did not work: %s"), fault);
}

char *
dub_text_not_saved (int code, const char *words)
{
  g_autofree char *reason = dub_text_system (code, words);

  return g_strdup_printf (
      /* Translators: %s is a reason, as “the disk is full”. */
      C_("warning", "The game cannot be saved now (%s). It is paused, and resumes as soon as a "
                    "step can be saved. To be safe, save a copy elsewhere."),
          reason);
}

char *
dub_text_file_gone (void)
{
  return g_strdup (C_("warning", "The file of this game was deleted, moved or replaced. The game "
                                 "is paused here; save a copy elsewhere to keep it."));
}

char *
dub_text_file_changed (void)
{
  return g_strdup (C_("warning", "The file of this game was changed by another program. The game "
                                 "is paused here; save a copy elsewhere to keep it."));
}

char **
dub_text_warnings (gboolean read_only, gboolean open_elsewhere, gsize n_torn)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if (open_elsewhere)
    g_strv_builder_add (lines,
                        C_("warning", "This game is open elsewhere and is read-only here."));
  else if (read_only)
    g_strv_builder_add (lines,
                        C_("warning", "The file of this game is read-only, and so is the game."));
  if (n_torn > 0)
    g_strv_builder_add (lines,
                        C_("warning", "The last step was not fully saved and was dropped."));

  return g_strv_builder_end (lines);
}
