/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Refusals, impossible tables, and problems with the file of a game.
 */

#include "dub-text-error.h"

#include "dub-text-fault.h"
#include "dub-text-place-private.h"
#include "dub-text-place.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

static const char *const reasons[DUB_N_REASONS] = {
  [DUB_REASON_NO_HALL] = NC_("refusal", "There is no such hall: the board has five."),
  /* Translators: a part of the table, and how many spaces it has. */
  [DUB_REASON_NO_SPACE] = NC_("refusal", "There is no such space (%s, number of spaces: %s)."),
  /* Translators: %s is a space. */
  [DUB_REASON_EMPTY] = NC_("refusal", "Nothing is on this space: %s."),
  /* Translators: %s is a space. */
  [DUB_REASON_TAKEN] = NC_("refusal", "This space is taken: %s."),
  /* Translators: %s is a space. */
  [DUB_REASON_UNKNOWN] = NC_("refusal", "Enter first what is on this space: %s."),
  [DUB_REASON_NOT_DUE] = NC_("refusal", "Nothing is drawn for this space now."),
  [DUB_REASON_ONE_TOKEN] =
      /* Translators: %s is a space. */
      NC_("refusal", "Each side may have only one Trademark token there: %s."),
  [DUB_REASON_NO_JEWELER] =
      NC_("refusal", "You need a Trademark token on a Jeweler Decoration to take Jewelry."),
  [DUB_REASON_NOT_SOLD] =
      NC_("refusal", "Festivity and expert Garments are not sold, except the one of 14 Livre."),
  [DUB_REASON_FAVOR] = NC_("refusal", "The Queen’s Favor is already taken."),
  [DUB_REASON_SPECIALIST] = NC_("refusal", "Your specialized Apprentice is already hired."),
  [DUB_REASON_NOTHING_WAITING] = NC_("refusal", "Nothing is waiting for you to take it."),
  [DUB_REASON_FILLED] = NC_("refusal", "The displays are filled."),
  [DUB_REASON_NOTHING_LEFT] = NC_("refusal", "Nothing is left to draw."),
  [DUB_REASON_LEVEL_NOT_DUE] =
      NC_("refusal", "No more Employee cards of this Level are due this Round."),
  [DUB_REASON_SEEN] = NC_("refusal", "This Employee card was already seen elsewhere."),
  [DUB_REASON_NOT_YOUR_TURN] = NC_("refusal", "It is not your turn."),
  [DUB_REASON_NOT_HER_TURN] = NC_("refusal", "It is not Madame du Barry’s turn."),
  [DUB_REASON_NOT_PREPARING] = NC_("refusal", "No Round is being prepared."),
  [DUB_REASON_ROUND_NOT_OVER] = NC_("refusal", "The Round is not over yet."),
  [DUB_REASON_NOT_AT_END] = NC_("refusal", "The game is not at its end yet."),
  [DUB_REASON_NOT_REVEALED] = NC_("refusal", "Her card is not revealed yet."),
  [DUB_REASON_REVEALED] = NC_("refusal", "Her card is already revealed."),
  [DUB_REASON_TELL_CARD] = NC_("refusal", "Enter which card it is."),
  [DUB_REASON_INSTEAD] = NC_("refusal", "This step cannot be done like that."),
  [DUB_REASON_LAST_TASK] =
      NC_("refusal", "The last task completes the Examination, which only a turn can do."),
  [DUB_REASON_HER_HAND] = NC_("refusal", "Her hand cannot be empty while it is her turn."),
  [DUB_REASON_NO_HAND] = NC_("refusal", "There is no card left in that hand."),
  [DUB_REASON_FOUR_STAY] = NC_("refusal", "You must keep at least four Employee cards."),
  [DUB_REASON_EMPLOYEES] =
      NC_("refusal", "The other box has different Employee cards than this game."),
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
  [DUB_PROBLEM_LIVRE14] = NC_("refusal", "The Garment of 14 Livre is a green gown."),
  [DUB_PROBLEM_NO_JEWELRY] = NC_("refusal", "The Jewelry Box is not part of this game."),
  [DUB_PROBLEM_JEWELRY] = NC_("refusal", "The box does not have that many Jewelry tiles."),
  [DUB_PROBLEM_LEVEL] = NC_("refusal", "The box does not have that many Employee cards of this "
                                       "Level."),
  [DUB_PROBLEM_EMPLOYEE_TWICE] = NC_("refusal", "This Employee card is already on the table."),
  [DUB_PROBLEM_NO_EMPLOYEE] = NC_("refusal", "This Employee card belongs to the Jewelry Box."),
  [DUB_PROBLEM_STAFF] = NC_("refusal", "She cannot have that many Employee cards."),
  [DUB_PROBLEM_TILES] = NC_("refusal", "The box does not have that many Resource tiles."),
  [DUB_PROBLEM_CARDS] = NC_("refusal", "She does not have that many cards."),
  [DUB_PROBLEM_ONE_TOKEN] =
      NC_("refusal", "Each side may have only one Trademark token there."),
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

/* The display, hall or kind of decoration that the space would belong to. */
static char *
name_row (DubPlace place)
{
  return place.kind == DUB_PLACE_GUEST   ? dub_text_hall (place.in)
         : place.kind == DUB_PLACE_TOKEN ? dub_text_decoration_kind (place.in)
                                         : dub_text_place_kind (place.kind);
}

/* Without what is printed there, which only the box knows. */
static char *
name_space (DubPlace place)
{
  if (place.kind == DUB_PLACE_RESOURCE)
    return g_strdup (dub_text_resource_space (place.at));
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration (place.in, place.at);
  if (place.kind > DUB_PLACE_GUEST)
    return dub_text_place_kind (place.kind);

  return dub_text_fill (C_("place", "%s, %s"), name_row (place),
                            g_strdup (dub_text_nth_space (place.at)));
}

static char *
say_reason (const DubRefusal *refusal)
{
  const char *text = dub_text_pick ("refusal", reasons, refusal->reason);

  if (refusal->reason == DUB_REASON_NO_SPACE)
    return dub_text_fill (text, name_row (refusal->place), dub_text_number (refusal->limit));
  if (refusal->place.kind != DUB_PLACE_NONE && strstr (text, "%s") != NULL)
    return dub_text_fill (text, name_space (refusal->place));

  return g_strdup (text);
}

char *
dub_text_game_error (int code)
{
  return g_strdup (dub_text_pick ("refusal", refusals, (guint) code));
}

char *
dub_text_error (const GError *error)
{
  g_autofree char *fault = NULL;

  if (error->domain == DUB_GAME_ERROR) {
    const DubRefusal *refusal = dub_refusal_get (error);

    return refusal->reason == DUB_REASON_NONE      ? dub_text_game_error (error->code)
           : refusal->reason == DUB_REASON_PROBLEM ? dub_text_problem (&refusal->problem)
                                                   : say_reason (refusal);
  }

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

char *
dub_text_damaged_after (const char *moment)
{
  /* Translators: how far a saved game came, as “Round 5” or “turns”. */
  return g_strdup_printf (C_("warning", "%s; what came after is damaged"), moment);
}

char **
dub_text_warnings (DubWarnings warnings)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if ((warnings & DUB_WARNING_OPEN_ELSEWHERE) != 0)
    g_strv_builder_add (lines,
                        C_("warning", "This game is open elsewhere and is read-only here."));
  else if ((warnings & DUB_WARNING_DAMAGED) != 0)
    g_strv_builder_add (lines, C_("warning", "What came after this is damaged and cannot be read. "
                                             "Repair the game to play on from here; the damaged "
                                             "file is kept."));
  else if ((warnings & DUB_WARNING_READ_ONLY) != 0)
    g_strv_builder_add (lines,
                        C_("warning", "The file of this game is read-only, and so is the game."));
  if ((warnings & DUB_WARNING_UNLOCKED) != 0)
    g_strv_builder_add (lines,
                        C_("warning", "This folder cannot lock files. Play this game in one "
                                             "place at a time."));
  if ((warnings & DUB_WARNING_TORN) != 0)
    g_strv_builder_add (lines,
                        C_("warning", "The last step was not fully saved and was dropped."));

  return g_strv_builder_end (lines);
}
