/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Refusals, impossible tables, and problems with the file of a game.
 */

#include "dub-text-error.h"

#include "dub-store-error.h"
#include "dub-text-correction-title.h"
#include "dub-text-fault.h"
#include "dub-text-names.h"
#include "dub-text-place-private.h"
#include "dub-text-place.h"

#include <glib/gi18n-lib.h>

static char *name_place (const DubReason *reason);
static char *name_row (const DubReason *reason);
static char *name_limit (const DubReason *reason);
static char *name_thing (const DubReason *reason);
static char *name_expansion (const DubReason *reason);

/* One sentence for each reason. */
static const struct {
  const char *text;
  char *(*names[2]) (const DubReason *reason);
} rows[DUB_N_REASONS] = {
  [DUB_REASON_NOT_YOUR_TURN] = { .text = NC_("refusal", "It is not your turn.") },
  [DUB_REASON_NOT_HER_TURN] = { .text = NC_("refusal", "It is not Madame du Barry’s turn.") },
  [DUB_REASON_NOT_PREPARING] = { .text = NC_("refusal", "No Round is being prepared.") },
  [DUB_REASON_ROUND_NOT_OVER] = { .text = NC_("refusal", "The Round is not over yet.") },
  [DUB_REASON_NOT_AT_END] = { .text = NC_("refusal", "The game is not at its end yet.") },
  [DUB_REASON_NOT_REVEALED] = { .text = NC_("refusal", "Her card is not revealed yet.") },
  [DUB_REASON_REVEALED] = { .text = NC_("refusal", "Her card is already revealed.") },
  [DUB_REASON_NO_CARD_ASKED] = { .text = NC_("refusal", "No card of hers is asked for now.") },
  [DUB_REASON_NOTHING_WAITING] = { .text = NC_("refusal", "Nothing is waiting for you to take it.") },
  [DUB_REASON_FILLED] = { .text = NC_("refusal", "The displays are filled.") },

  [DUB_REASON_NO_SPACE] = {
    /* Translators: a part of the table, and how many spaces it has. */
    .text = NC_("refusal", "There is no such space (%s, number of spaces: %s)."),
    .names = { name_row, name_limit } },
  [DUB_REASON_EMPTY] = {
    /* Translators: %s is a space. */
    .text = NC_("refusal", "Nothing is on this space: %s."), .names = { name_place } },
  [DUB_REASON_TAKEN] = {
    /* Translators: %s is a space. */
    .text = NC_("refusal", "This space is taken: %s."), .names = { name_place } },
  [DUB_REASON_UNKNOWN] = {
    /* Translators: %s is a space. */
    .text = NC_("refusal", "Enter first what is on this space: %s."), .names = { name_place } },
  [DUB_REASON_NOT_DUE] = { .text = NC_("refusal", "Nothing is drawn for this space now.") },
  [DUB_REASON_NOT_IN_PLAY] = {
    /* Translators: %s is a part of the table. */
    .text = NC_("refusal", "This cannot be corrected now: %s."), .names = { name_place } },
  [DUB_REASON_NOTHING_LEFT] = { .text = NC_("refusal", "Nothing is left to draw.") },
  [DUB_REASON_NO_EXPANSION] = {
    /* Translators: %s is an Expansion. */
    .text = NC_("refusal", "That needs an Expansion this game does not use: %s."), .names = { name_expansion } },
  [DUB_REASON_NO_STEP] = { .text = NC_("refusal", "Her turn has no such step.") },
  [DUB_REASON_INSTEAD] = { .text = NC_("refusal", "This step cannot be done like that.") },

  [DUB_REASON_TELL_CARD] = { .text = NC_("refusal", "Enter which card it is.") },
  [DUB_REASON_TELL_LEAVING] = {
    .text = NC_("refusal", "A card of yours with an end-of-game bonus may have left: say which one it was.") },
  [DUB_REASON_ASKED] = { .text = NC_("refusal", "Answer the open question first.") },
  [DUB_REASON_UNSURE] = { .text = NC_("refusal", "Only you can know this: say that you are sure.") },

  [DUB_REASON_FAVOR] = { .text = NC_("refusal", "The Queen’s Favor is already taken.") },
  [DUB_REASON_ONE_TOKEN] = {
    /* Translators: %s is a space. */
    .text = NC_("refusal", "Each side may have only one Trademark token there: %s."), .names = { name_place } },
  [DUB_REASON_NO_JEWELER] = {
    .text = NC_("refusal", "You need a Trademark token on a Jeweler Decoration to take Jewelry.") },
  [DUB_REASON_WITH_GARMENT] = {
    .text = NC_("refusal", "Jewelry comes with a Garment that you rent out: rent one out first.") },
  [DUB_REASON_ONE_PER_GARMENT] = {
    .text = NC_("refusal", "You have already taken the one Jewelry tile that comes with this Garment.") },
  [DUB_REASON_SUITS_NOT] = {
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    .text = NC_("refusal", "A necklace goes with a gown, a ring with a frock coat; not with this Garment: %s."),
    .names = { name_thing } },
  [DUB_REASON_NOT_SOLD] = {
    .text = NC_("refusal", "Festivity and expert Garments are not sold, except the one of 14 Livre.") },
  [DUB_REASON_SPECIALIST] = { .text = NC_("refusal", "Your specialized Apprentice is already hired.") },
  [DUB_REASON_CONDITION] = {
    .text = NC_("refusal", "The condition of your specialized Apprentice is not met yet.") },
  [DUB_REASON_FOUR_STAY] = { .text = NC_("refusal", "You must keep at least four Employee cards.") },
  [DUB_REASON_NO_OTHER_CARD] = {
    .text = NC_("refusal", "You have no other Employee card in your hand.") },
  [DUB_REASON_NO_SUCH_CARD] = { .text = NC_("refusal", "You do not have such an Employee card.") },
  [DUB_REASON_OTHER_EXAM] = {
    .text = NC_("refusal", "This is not the Examination that you are preparing for: the two alternate.") },
  [DUB_REASON_OTHER_TASK] = {
    .text = NC_("refusal", "This task belongs to the other Examination: the two alternate.") },
  [DUB_REASON_NO_ACTION_FITS] = {
    .text = NC_("refusal", "Nothing you did this turn fulfills this task: one task per action.") },
  [DUB_REASON_LAST_TASK] = {
    .text = NC_("refusal", "The last task completes the Examination, which only a turn can do.") },
  [DUB_REASON_HER_HAND] = { .text = NC_("refusal", "Her hand cannot be empty while it is her turn.") },
  [DUB_REASON_NO_HAND] = { .text = NC_("refusal", "There is no card left in that hand.") },

  [DUB_REASON_GARMENTS] = { .text = NC_("refusal", "The box does not have that many Garments.") },
  [DUB_REASON_GARMENT_TWICE] = {
    .text = NC_("refusal", "This Garment is already on the table; there is only one.") },
  [DUB_REASON_NO_FESTIVITY] = { .text = NC_("refusal", "Festivity Dresses are not part of this game.") },
  [DUB_REASON_NO_EXPERT] = { .text = NC_("refusal", "Expert Tailoring is not part of this game.") },
  [DUB_REASON_EXPERT_NEEDS_JEWELRY_BOX] = {
    .text = NC_("refusal", "This Garment of Expert Tailoring needs the Jewelry Box.") },
  [DUB_REASON_FESTIVITY_IN_ROUND_1] = {
    .text = NC_("refusal", "In the first Round there are no Festivity Garments in the bag.") },
  [DUB_REASON_LIVRE14] = { .text = NC_("refusal", "The Garment of 14 Livre is a green gown.") },
  [DUB_REASON_JEWELRY] = { .text = NC_("refusal", "The box does not have that many Jewelry tiles.") },
  [DUB_REASON_NO_JEWELRY] = { .text = NC_("refusal", "The Jewelry Box is not part of this game.") },
  [DUB_REASON_LEVEL] = {
    .text = NC_("refusal", "The box does not have that many Employee cards of this Level.") },
  [DUB_REASON_LEVEL_NOT_DUE] = {
    .text = NC_("refusal", "No more Employee cards of this Level are due this Round.") },
  [DUB_REASON_EMPLOYEE_TWICE] = {
    .text = NC_("refusal", "This Employee card is already on the table.") },
  [DUB_REASON_SEEN] = { .text = NC_("refusal", "This Employee card was already seen elsewhere.") },
  [DUB_REASON_NO_EMPLOYEE] = {
    .text = NC_("refusal", "This Employee card belongs to the Jewelry Box.") },
  [DUB_REASON_STAFF] = { .text = NC_("refusal", "The box does not have that many Employee cards.") },
  [DUB_REASON_TILES] = { .text = NC_("refusal", "The box does not have that many Resource tiles.") },
  [DUB_REASON_CARDS] = { .text = NC_("refusal", "There are not that many cards.") },
  [DUB_REASON_NO_JEWELER_BOARD] = {
    .text = NC_("refusal", "The Jeweler board is not part of this game.") },
  [DUB_REASON_EMPLOYEES] = {
    .text = NC_("refusal", "The other box has different Employee cards than this game.") },
  [DUB_REASON_NO_ROOM] = {
    .text = NC_("refusal", "Something lies on a space that the other box does not have.") },

  [DUB_REASON_RANGE] = {
    /* Translators: a part of the table, and the largest number that can be there. */
    .text = NC_("refusal", "This number is not possible (%s, at most %s)."), .names = { name_place, name_limit } },
  [DUB_REASON_NO_SUCH_THING] = { .text = NC_("refusal", "There is no such piece for this place.") },
  [DUB_REASON_SETUP] = { .text = NC_("refusal", "A game cannot be set up like that.") },
  [DUB_REASON_CANNOT_COME] = { .text = NC_("refusal", "No game can come to this.") },
};

static const char *const garments[DUB_N_COLORS] = {
  [DUB_BLUE] = NC_ ("refusal", "The box does not have that many blue gowns."),
  [DUB_PINK] = NC_ ("refusal", "The box does not have that many pink frock coats."),
  [DUB_GREEN] = NC_ ("refusal", "The box does not have that many green gowns."),
  [DUB_ORANGE] = NC_ ("refusal", "The box does not have that many orange frock coats."),
};

/* A fact of yours, or of hers if she can have it. */
static char *
name_count (DubPlace place)
{
  if (place.side == DUB_YOU && place.at < DUB_N_FACTS)
    return dub_text_fact (place.at);

  return place.at < DUB_N_GAINS && place.at != DUB_FACT_LIVRE
             ? dub_text_correction_section (place)
             : dub_text_place_kind (DUB_PLACE_NONE);
}

/* The display, hall or kind of decoration that the space would belong to. */
static char *
name_row (const DubReason *reason)
{
  DubPlace place = reason->place;

  if (place.kind == DUB_PLACE_COUNT)
    return name_count (place);
  if ((place.kind == DUB_PLACE_PILE && place.at < DUB_N_PILES) ||
      (place.kind == DUB_PLACE_EXAM_DECK && place.at < DUB_N_TRACKS))
    return dub_text_correction_number (place);
  if ((place.kind == DUB_PLACE_GUEST && place.in >= DUB_N_HALLS) ||
      (place.kind == DUB_PLACE_TOKEN && place.in >= DUB_N_DECORATION_KINDS) ||
      place.kind == DUB_PLACE_JEWELRY || place.kind == DUB_PLACE_SPECIALIST ||
      place.kind == DUB_PLACE_PILE || place.kind >= DUB_N_PLACES)
    return dub_text_place_kind (DUB_PLACE_NONE);

  return dub_text_correction_section (place);
}

/* Without what is printed there, which only the box knows. */
static char *
name_place (const DubReason *reason)
{
  DubPlace place = reason->place;

  if (place.kind == DUB_PLACE_RESOURCE)
    return g_strdup (dub_text_resource_space (place.at));
  if (place.kind == DUB_PLACE_TOKEN)
    return dub_text_decoration (place.in, place.at);
  if (place.kind == DUB_PLACE_TASK && place.at != DUB_TASK_NONE)
    return dub_text_task (place.at);
  if (place.kind > DUB_PLACE_GUEST)
    return name_row (reason);

  return dub_text_fill (C_ ("place", "%s, %s"), name_row (reason),
                        g_strdup (dub_text_nth_space (place.at)));
}

static char *
name_limit (const DubReason *reason)
{
  return dub_text_number (reason->limit);
}

static char *
name_thing (const DubReason *reason)
{
  return dub_text_jewel (reason->thing.name);
}

static char *
name_expansion (const DubReason *reason)
{
  return dub_text_expansion ((guint) reason->n);
}

char *
dub_text_reason (const DubReason *reason)
{
  char *names[G_N_ELEMENTS (rows[0].names) + 1] = { NULL };
  DubColor color = reason->thing.garment.color;

  g_return_val_if_fail (reason->code < DUB_N_REASONS, NULL);

  if (reason->code == DUB_REASON_NONE)
    return NULL;
  if (reason->code == DUB_REASON_NO_SPACE && reason->place.kind == DUB_PLACE_GUEST &&
      reason->place.in >= DUB_N_HALLS)
    return g_strdup (C_ ("refusal", "There is no such hall: the board has five."));
  if (reason->code == DUB_REASON_GARMENTS && reason->thing.kind == DUB_KIND_GARMENT &&
      color >= DUB_BLUE && color <= DUB_ORANGE)
    return g_strdup (dub_text_pick ("refusal", garments, color));
  for (guint i = 0; i < G_N_ELEMENTS (rows[0].names) && rows[reason->code].names[i] != NULL; i++)
    names[i] = rows[reason->code].names[i](reason);

  return dub_text_fill_names (g_dpgettext2 (GETTEXT_PACKAGE, "refusal", rows[reason->code].text),
                              names);
}

char *
dub_text_error (const GError *error)
{
  g_autofree char *fault = NULL;

  if (error->domain == DUB_RULES_ERROR)
    return dub_text_reason (dub_reason_get (error));

  fault = dub_text_fault (error);
  /* A reason is a sentence of its own. */
  if (dub_fault_get (error) != NULL && dub_fault_get (error)->kind == DUB_FAULT_RULES)
    return g_steal_pointer (&fault);

  /* Translators: %s is what is wrong with a file. */
  return g_strdup_printf (C_ ("refusal", "That did not work: %s"), fault);
}

char *
dub_text_not_saved (int code, const char *words)
{
  g_autofree char *reason = dub_text_system (code, words);

  return g_strdup_printf (
      /* Translators: %s is a reason, as “the disk is full”. */
      C_ ("warning", "The game cannot be saved now (%s). It is paused, and resumes as soon as a "
                     "step can be saved. To be safe, save a copy elsewhere."),
      reason);
}

char *
dub_text_file_gone (void)
{
  return g_strdup (C_ ("warning", "The file of this game was deleted, moved or replaced. The game "
                                  "is paused here; save a copy elsewhere to keep it."));
}

char *
dub_text_file_changed (void)
{
  return g_strdup (C_ ("warning", "The file of this game was changed by another program. The game "
                                  "is paused here; save a copy elsewhere to keep it."));
}

char *
dub_text_damaged_after (const char *moment)
{
  /* Translators: how far a saved game came, as “Round 5” or “turns”. */
  return g_strdup_printf (C_ ("warning", "%s; what came after is damaged"), moment);
}

char **
dub_text_warnings (DubWarnings warnings)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if ((warnings & DUB_WARNING_OPEN_ELSEWHERE) != 0)
    g_strv_builder_add (lines,
                        C_ ("warning", "This game is open elsewhere and is read-only here."));
  else if ((warnings & DUB_WARNING_DAMAGED) != 0)
    g_strv_builder_add (lines, C_ ("warning", "What came after this is damaged and cannot be read. "
                                              "Repair the game to play on from here; the damaged "
                                              "file is kept."));
  else if ((warnings & DUB_WARNING_READ_ONLY) != 0)
    g_strv_builder_add (lines,
                        C_ ("warning", "The file of this game is read-only, and so is the game."));
  if ((warnings & DUB_WARNING_UNLOCKED) != 0)
    g_strv_builder_add (lines,
                        C_ ("warning", "This folder cannot lock files. Play this game in one "
                                       "place at a time."));
  if ((warnings & DUB_WARNING_TORN) != 0)
    g_strv_builder_add (lines,
                        C_ ("warning", "The last step was not fully saved and was dropped."));

  return g_strv_builder_end (lines);
}
