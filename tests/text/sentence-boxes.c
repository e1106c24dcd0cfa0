/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text about boxes: every value of the shipped profiles and of random ones, every Employee, every
 * hint.
 */

#include "box-fixture.h"
#include "dub-box-file.h"
#include "dub-fault.h"
#include "dub-text-box.h"
#include "dub-text-entry.h"
#include "sentences.h"

#include <string.h>

enum { N_RANDOM_BOXES = 60 };

/* An employee with a name that belongs to no language. */
#define OWN_NAME "77"

static void
make_employee (Sentences *self, const DubBox *box, DubEmployee employee)
{
  sentences_add (self, SENTENCE_NAME, dub_text_employee (box, employee));
  sentences_add (self, SENTENCE_NAME, dub_text_rank (box, employee));
}

static void
make_employees (Sentences *self)
{
  static const guint8 levels[] = {
    0, 1, 2, 3, 4, 5, 6, DUB_LEVEL_UNKNOWN, DUB_LEVEL_EXAM, DUB_LEVEL_START
  };
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (guint i = 0; i < box.n_employees; i++) {
    const DubBoxEmployee *card = &box.employees[i];

    make_employee (self, &box,
                   (DubEmployee){ card->type, card->level, (guint8) (i + 1), card->crown });
    sentences_add (self, SENTENCE_NAME, dub_text_employee_bonus (&box, i));
    sentences_add (self, SENTENCE_NAME, dub_text_employee_short_bonus (&box, i));
  }
  for (DubType type = 0; type < DUB_N_TYPES; type++)
    for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
      make_employee (self, &box, (DubEmployee){ .type = (guint8) type, .level = levels[i] });

  g_strlcpy (box.employees[0].id, OWN_NAME, sizeof box.employees[0].id);
  box.employees[0].crown = DUB_CROWN_NONE;
  make_employee (self, &box, (DubEmployee){ DUB_MASTER, 1, 1, DUB_CROWN_NONE });
  sentences_add (self, SENTENCE_NAME, dub_text_employee_bonus (&box, 0));
  sentences_add (self, SENTENCE_NAME, dub_text_employee_short_bonus (&box, 0));
}

static void
make_fields (Sentences *self, const DubBox *box, DubPart part)
{
  DubField fields[DUB_MAX_FIELDS];
  guint n = dub_part_list_fields (box, part, fields);

  for (guint i = 0; i < n; i++) {
    guint min, max;

    dub_field_get_range (fields[i], &min, &max);
    sentences_add (self, SENTENCE_TITLE, dub_text_field_name (box, fields[i]));
    sentences_add (self, SENTENCE_TITLE, dub_text_field_total (box, fields[i]));
    sentences_add (self, SENTENCE_WHOLE, dub_text_field_disorder (box, fields[i]));
    for (guint value = min; value <= MIN (max, min + 24); value++) {
      sentences_add (self, SENTENCE_NAME, dub_text_field_value (fields[i], value));
      sentences_add (self, SENTENCE_CAPTION, dub_text_field_caption (fields[i], value));
    }
  }
}

static void
make_spaces (Sentences *self, const DubBox *box, DubPart part)
{
  DubRow row = { .hall = (guint8) (part <= DUB_PART_HALL_5 ? part : 0) };
  DubRowKind kind, end;

  for (dub_section_get_rows (dub_part_get_section (part), &kind, &end); kind < end; kind++) {
    row.kind = (guint8) kind;
    for (guint at = 0; at < dub_row_get_length (box, row); at++) {
      sentences_add (self, SENTENCE_TITLE, dub_text_space_name (box, row, at));
      sentences_add (self, SENTENCE_NAME, dub_text_space_print (box, row, at));
      sentences_add (self, SENTENCE_CAPTION, dub_text_difference_name (box, part, row, at, FALSE));
    }
    sentences_add (self, SENTENCE_CAPTION, dub_text_row_print (box, row));
  }
}

static void
make_hints (Sentences *self, const DubBox *box, DubPart part)
{
  g_autofree char *hints = dub_part_dup_hints (box, part);

  if (hints != NULL)
    sentences_add_all (self, SENTENCE_WHOLE, g_strsplit (hints, "\n", -1));
}

static void
make_box (Sentences *self, const DubBox *box)
{
  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    make_fields (self, box, part);
    make_spaces (self, box, part);
    sentences_add_all (self, SENTENCE_CAPTION, dub_text_part_values (box, part));
    make_hints (self, box, part);
  }
}

static void
make_boxes (Sentences *self)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  box.sources[DUB_PART_STATUES] = DUB_SOURCE_SHARED;
  make_box (self, &box);
  /* A box with as many unusual and disordered values as possible. */
  memset (&box.decorations[DUB_FIREWORKS].spaces, 0, sizeof box.decorations[0].spaces);
  memset (&box.halls[0].guests, 0, sizeof box.halls[0].guests);
  box.n_all_halls = 1;
  for (guint i = 0; i < box.n_employees; i++)
    box.employees[i].type = DUB_APPRENTICE;
  memset (&box.garment_display.costs, 1, sizeof box.garment_display.costs);
  memset (&box.jewelry_display.costs, 1, sizeof box.jewelry_display.costs);
  g_strlcpy (box.employees[0].id, OWN_NAME, sizeof box.employees[0].id);
  make_box (self, &box);
  for (guint i = 0; i < N_RANDOM_BOXES; i++) {
    test_box_make (rand, i % 2, &box);
    for (guint j = 0; j < box.n_employees; j++)
      g_snprintf (box.employees[j].id, sizeof box.employees[j].id, "%u", j);
    make_box (self, &box);
  }
}

static void
make_parts (Sentences *self)
{
  static const guint numbers[] = { 0, 1, 2, 5, 21 };

  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    sentences_add (self, SENTENCE_TITLE, dub_part_dup_title (part));
    sentences_add (self, SENTENCE_WHOLE, dub_text_sample_question (part));
    sentences_add (self, SENTENCE_WHOLE, dub_part_dup_guide (part));
  }
  for (DubRowKind kind = 0; kind < DUB_N_ROW_KINDS; kind++)
    if (dub_row_get_info ((DubRow){ .kind = (guint8) kind })->length != 0 &&
        kind != DUB_ROW_EMPLOYEES && kind < DUB_ROW_BASE_GARMENTS)
      sentences_add (self, SENTENCE_TITLE, dub_text_row_name ((DubRow){ .kind = (guint8) kind }));
  sentences_add (self, SENTENCE_WHOLE, dub_text_confirmed (1u << DUB_PART_STATUES));
  for (DubSection section = 0; section < DUB_N_SECTIONS; section++)
    sentences_add (self, SENTENCE_NAME, dub_text_section (section));
  for (DubEdition edition = 0; edition < DUB_N_EDITIONS; edition++)
    sentences_add (self, SENTENCE_TITLE, dub_text_edition (edition));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    sentences_add (self, SENTENCE_TITLE, dub_text_parts (numbers[i], 0, 21));
    sentences_add (self, SENTENCE_TITLE, dub_text_parts (1, numbers[i], 21));
    sentences_add (self, SENTENCE_TITLE, dub_text_differences (numbers[i]));
    sentences_add (self, SENTENCE_TITLE, dub_text_taken (numbers[i], 21));
    sentences_add (self, SENTENCE_TITLE, dub_text_parts_done (numbers[i]));
    sentences_add (self, SENTENCE_TITLE, dub_text_cards_entered (numbers[i]));
    sentences_add (self, SENTENCE_TITLE, dub_text_known (numbers[i]));
    sentences_add (self, SENTENCE_WHOLE, dub_deck_dup_equal (numbers[i]));
  }
  sentences_add (self, SENTENCE_WHOLE, dub_text_all_known ());
}

static void
make_deck (Sentences *self)
{
  DubBox box;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  for (guint i = 0; i < DUB_N_CARDS; i++)
    sentences_add (self, SENTENCE_CAPTION, dub_card_dup_short_action (box.deck[i]));
  for (DubCardAction action = DUB_CARD_FAVOR; action <= DUB_CARD_FUND; action++)
    for (guint n = action == DUB_CARD_DRAWER; n < 3; n++)
      sentences_add (self, SENTENCE_CAPTION,
                     dub_card_dup_short_action (
                         (DubCard){ .action = (guint16) action & 63, .n = (guint16) n & 15 }));
  for (DubSymbol symbol = 0; symbol < DUB_N_SYMBOLS; symbol++)
    sentences_add (self, SENTENCE_CAPTION, dub_card_dup_short_symbol (symbol));
  for (guint n = 0; n <= DUB_N_CARDS; n++)
    sentences_add_all (self, SENTENCE_TITLE, dub_deck_dup_counts (&box, (1u << n) - 1));
}

/* Makes the text about unmatched values. */
static void
make_sources (Sentences *self)
{
  DubTurn turn = { .n_steps = 1, .n_candidates = 2 };
  DubBox box;
  DubState state;

  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  dub_state_init (&state);
  sentences_add (self, SENTENCE_CAPTION, dub_text_starter_note ());
  for (guint mask = 0; mask < 1u << DUB_N_PARTS; mask += 487) {
    for (DubPart i = 0; i < DUB_N_PARTS; i++)
      box.sources[i] = (mask >> i & 1) != 0 ? DUB_SOURCE_STARTER : DUB_SOURCE_CHECKED;
    sentences_add (self, SENTENCE_NAME, dub_text_list_parts (mask, TRUE));
    sentences_add (self, SENTENCE_NAME, dub_text_list_parts (mask, FALSE));
    for (DubVerb verb = 0; verb < DUB_N_STEPS; verb++) {
      turn.steps[0] = dub_move (DUB_BARRY, verb);
      sentences_add (self, SENTENCE_WHOLE, dub_text_starter_reason (&box, &state, &turn, 0));
    }
  }
  for (guint pp = 0; pp <= DUB_MAX_GARMENT_PP; pp++) {
    const DubGarment garment = { DUB_BLUE, (guint8) pp, TRUE, DUB_SPECIAL_NONE };
    const DubThing entry = dub_thing_garment (garment, DUB_NOBODY);

    sentences_add (self, SENTENCE_WHOLE, dub_text_entry_note (&box, entry));
  }
}

/* A technical message is English in every edition, so a number replaces it here. */
static void
make_problems (Sentences *self)
{
  g_autoptr (GError) error = NULL;

  dub_fault (&error, .kind = DUB_FAULT_ONCE, .place = (char *) "$.halls[2]");
  if (self->english == NULL)
    sentences_add (self, SENTENCE_CAPTION, dub_box_dup_problem (error));
}

const SentenceMaker sentence_boxes[] = {
  { "employees", make_employees },
  { "boxes", make_boxes },
  { "parts", make_parts },
  { "deck", make_deck },
  { "sources", make_sources },
  { "problems", make_problems },
  { NULL, NULL },
};
