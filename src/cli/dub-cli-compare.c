/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * dubarry-cli box compare and box merge.
 */

#include "config.h"
#include "dub-box-compare.h"
#include "dub-cli.h"
#include "dub-fault.h"
#include "dub-names.h"
#include "dub-profiles.h"
#include "dub-screen.h"
#include "dub-text-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { PLACE, MINE, THEIRS, N_COLUMNS };

static char *
describe (const DubComparison *comparison, const DubDifference *difference, guint column)
{
  const DubBox *mine = dub_comparison_get_mine (comparison);
  const DubBox *box = column == THEIRS ? dub_comparison_get_theirs (comparison) : mine;

  if (column == PLACE)
    return dub_text_difference_name (mine, difference->part, difference->row, difference->at,
                                     difference->is_row);
  if (difference->is_row)
    return dub_text_row_print (box, difference->row);

  return dub_text_space_print (box, difference->row,
                               column == MINE ? difference->at : difference->other_at);
}

/* A shipped profile is named in the language of the player. */
static char *
dup_name (const char *profile, const DubBox *box)
{
  return dub_profiles_is_shipped (profile) ? dub_text_edition (box->edition) : g_strdup (box->name);
}

/* The differences by their numbers, or only those that were taken. */
static void
append_differences (GString *text, const DubCliCall *call, const DubComparison *comparison,
                    gboolean only_taken)
{
  g_autofree char *mine = dup_name (call->operands[0], dub_comparison_get_mine (comparison));
  g_autofree char *theirs = dup_name (call->operands[1], dub_comparison_get_theirs (comparison));
  const char *const titles[] = { C_ ("column", "place"), mine, theirs, NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < dub_comparison_get_n (comparison); i++) {
    GStrv row;

    if (only_taken && !dub_comparison_get_taken (comparison, i))
      continue;
    row = g_new0 (char *, 1 + N_COLUMNS + 1);
    row[0] = g_strdup_printf ("%u", i + 1);
    for (guint column = 0; column < N_COLUMNS; column++)
      row[1 + column] = describe (comparison, dub_comparison_get (comparison, i), column);
    g_ptr_array_add (rows, row);
  }
  dub_figures_append_rows (text, titles, rows, FALSE);
}

int
dub_cli_box_compare (const DubCliCall *call)
{
  g_autoptr (DubComparison) comparison = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *count = NULL, *confirmed = NULL, *names = NULL;
  g_autofree char *mine = NULL, *theirs = NULL;
  DubBox boxes[2];

  for (guint i = 0; i < 2; i++)
    if (!dub_cli_load_box (call->operands[i], &boxes[i], &error))
      return dub_cli_refuse (call->operands[i], error);
  comparison = dub_comparison_new (&boxes[0], &boxes[1]);
  count = dub_text_differences (dub_comparison_get_n (comparison));
  mine = dup_name (call->operands[0], &boxes[0]);
  theirs = dup_name (call->operands[1], &boxes[1]);
  names = g_strdup_printf ("%s / %s", mine, theirs);
  /* Translators: what is counted, and the figure. */
  g_string_append_printf (out, C_ ("figure", "%s: %s"), names, count);
  g_string_append_c (out, '\n');
  append_differences (out, call, comparison, FALSE);
  if (dub_comparison_get_confirmed (comparison) != 0) {
    confirmed = dub_text_confirmed (dub_comparison_get_confirmed (comparison));
    g_string_append_printf (out, "%s\n", confirmed);
  }

  return dub_cli_print (out->str);
}

typedef struct {
  const DubBox *theirs;
  char **words;              /* what is to be taken; all if there are none */
  DubComparison *comparison; /* owned; set by the merge */
} Merge;

/* Returns the parts that a word names, as a bitmask. */
static guint
find_parts (const char *word)
{
  guint section;
  guint64 hall;
  DubPart first, end;

  if (g_str_has_prefix (word, "hall-") &&
      g_ascii_string_to_unsigned (word + strlen ("hall-"), 10, 1, DUB_N_HALLS, &hall, NULL))
    return 1u << (DUB_PART_HALL_1 + hall - 1);
  if (!dub_name_find (DUB_SET_SECTION, word, &section))
    return 0;
  dub_section_get_parts (section, &first, &end);

  return (1u << end) - (1u << first);
}

/* Takes the difference of this number, or what is different in the parts. */
static gboolean
take (DubComparison *comparison, const char *word, guint *parts, GError **error)
{
  guint asked = find_parts (word);
  guint64 number;

  if (g_ascii_string_to_unsigned (word, 10, 1, dub_comparison_get_n (comparison), &number, NULL)) {
    dub_comparison_choose (comparison, (guint) number - 1, TRUE);
    return TRUE;
  }
  if (asked == 0) {
    g_autoptr (GString) expected = g_string_new (NULL);

    for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
      g_string_append_printf (expected, "%s, ", dub_name_get (DUB_SET_SECTION, i));
    g_string_append_printf (expected, "hall-1 … hall-%d, 1 … %u", DUB_N_HALLS,
                            dub_comparison_get_n (comparison));

    return dub_fault (error, .kind = DUB_FAULT_ONE_OF, .value = (char *) word,
                      .words = expected->str);
  }
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if ((asked >> part & 1u) != 0)
      dub_comparison_choose_part (comparison, part, TRUE);
  *parts |= asked;

  return TRUE;
}

static gboolean
merge (DubBox *box, gconstpointer data, GError **error)
{
  Merge *self = (Merge *) data;
  guint parts = self->words[0] == NULL ? (1u << DUB_N_PARTS) - 1 : 0;

  self->comparison = dub_comparison_new (box, self->theirs);
  for (DubPart part = 0; self->words[0] == NULL && part < DUB_N_PARTS; part++)
    dub_comparison_choose_part (self->comparison, part, TRUE);
  for (guint i = 0; self->words[i] != NULL; i++)
    if (!take (self->comparison, self->words[i], &parts, error))
      return FALSE;
  dub_comparison_merge (self->comparison, parts, box);

  return TRUE;
}

int
dub_cli_box_merge (const DubCliCall *call)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *count = NULL;
  DubBox theirs;
  Merge self = { .theirs = &theirs, .words = call->operands + 2 };
  gboolean done;

  if (!dub_cli_load_box (call->operands[1], &theirs, &error))
    return dub_cli_refuse (call->operands[1], error);
  done = dub_profiles_edit (call->operands[0], merge, &self, &error);
  if (done) {
    append_differences (out, call, self.comparison, TRUE);
    count = dub_text_taken (dub_comparison_count_taken (self.comparison),
                            dub_comparison_get_n (self.comparison));
    g_string_append_printf (out, "%s\n", count);
  }
  g_clear_pointer (&self.comparison, dub_comparison_free);

  return done ? dub_cli_print (out->str) : dub_cli_refuse (call->operands[0], error);
}
