/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-box-compare.h"

#include "dub-box-file.h"

#include <string.h>

struct _DubComparison {
  DubBox mine;
  DubBox theirs;
  DubBox merged;       /* begins as mine, with its spaces */
  GArray *differences; /* owned; of DubDifference */
};

static gboolean
has_same_field (const DubBox *a, DubField x, const DubBox *b, DubField y)
{
  if (x.kind == DUB_FIELD_CARD)
    return dub_card_equal (a->deck[x.at], b->deck[y.at]);
  if (x.kind == DUB_FIELD_ID)
    return g_str_equal (a->employees[x.at].id, b->employees[y.at].id);

  return dub_field_get (a, x) == dub_field_get (b, y);
}

static gboolean
has_same_space (const DubBox *a, guint at, const DubBox *b, guint other_at, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);

  for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++)
    if (!has_same_field (a, dub_row_get_field (row, at, i), b,
                         dub_row_get_field (row, other_at, i)))
      return FALSE;

  return TRUE;
}

static void
copy_space (DubBox *to, guint at, const DubBox *from, guint other_at, DubRow row)
{
  const DubRowInfo *info = dub_row_get_info (row);

  if (row.kind == DUB_ROW_DECK)
    to->deck[at] = from->deck[other_at];
  else if (row.kind == DUB_ROW_EMPLOYEES)
    to->employees[at] = from->employees[other_at];
  else if (row.kind == DUB_ROW_GUESTS)
    to->halls[row.hall].guests[at] = from->halls[row.hall].guests[other_at];
  else if (row.kind == DUB_ROW_FIREWORKS_MAJORITY)
    to->fireworks_majority = from->fireworks_majority;
  else
    for (guint i = 0; info->fields[i] != DUB_FIELD_NONE; i++)
      *dub_field_find (to, dub_row_get_field (row, at, i)) =
          *dub_field_find ((DubBox *) from, dub_row_get_field (row, other_at, i));
}

static void
copy_row (DubBox *to, const DubBox *from, DubRow row)
{
  guint n = dub_row_get_length (from, row);

  dub_row_set_length (to, row, n);
  for (guint at = 0; at < n; at++)
    copy_space (to, at, from, at, row);
}

/* The distance of two cards, or two tiles: those that are nearest are compared. */
enum { SAME, NEAR, AKIN, ANY, N_NEARNESSES };

static guint
get_nearness_of_cards (DubCard a, DubCard b)
{
  if (dub_card_equal (a, b))
    return SAME;
  if (a.action != b.action)
    return ANY;

  return a.n == b.n && a.end == b.end && a.hall == b.hall ? NEAR : AKIN;
}

static guint
get_nearness (const DubBox *a, guint at, const DubBox *b, guint other_at, DubRow row)
{
  const DubBoxEmployee *x = &a->employees[at], *y = &b->employees[other_at];
  const DubField color = { DUB_FIELD_COLOR, DUB_GARMENTS_FANCY, (guint8) at };
  const DubField other = { DUB_FIELD_COLOR, DUB_GARMENTS_FANCY, (guint8) other_at };

  if (row.kind == DUB_ROW_DECK)
    return get_nearness_of_cards (a->deck[at], b->deck[other_at]);
  if (row.kind == DUB_ROW_FANCY_GARMENTS)
    return has_same_space (a, at, b, other_at, row) ? SAME
           : has_same_field (a, color, b, other)    ? NEAR
                                                    : ANY;
  if (g_str_equal (x->id, y->id))
    return SAME;
  if (x->in_jewelry_box != y->in_jewelry_box)
    return ANY;

  return x->level != y->level ? AKIN : NEAR;
}

static gboolean
has_order (DubRowKind kind)
{
  return kind != DUB_ROW_DECK && kind != DUB_ROW_EMPLOYEES && kind != DUB_ROW_FANCY_GARMENTS;
}

static void
add (GArray *list, DubPart part, DubRow row, guint at, guint other_at)
{
  const DubDifference difference = { .part = (guint8) part,
                                     .row = row,
                                     .at = (guint8) at,
                                     .other_at = (guint8) other_at };

  g_array_append_val (list, difference);
}

static void
compare_unordered (GArray *list, const DubBox *a, const DubBox *b, DubPart part, DubRow row)
{
  guint n = dub_row_get_length (a, row);
  guint64 found = 0, used = 0;
  guint8 others[DUB_N_EMPLOYEES] = { 0 };

  for (guint nearness = SAME; nearness < N_NEARNESSES; nearness++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < n && (found >> i & 1u) == 0; j++)
        if ((used >> j & 1u) == 0 && get_nearness (a, i, b, j, row) <= nearness) {
          found |= G_GUINT64_CONSTANT (1) << i;
          used |= G_GUINT64_CONSTANT (1) << j;
          others[i] = (guint8) j;
        }
  for (guint i = 0; i < n; i++)
    if (!has_same_space (a, i, b, others[i], row))
      add (list, part, row, i, others[i]);
}

static void
compare_row (GArray *list, const DubBox *a, const DubBox *b, DubPart part, DubRow row)
{
  /* The only value of this row is a pair. */
  guint n = row.kind == DUB_ROW_FIREWORKS_MAJORITY ? 1 : dub_row_get_length (a, row);

  if (!has_order (row.kind)) {
    compare_unordered (list, a, b, part, row);
    return;
  }
  if (dub_row_get_length (a, row) != dub_row_get_length (b, row)) {
    add (list, part, row, 0, 0);
    g_array_index (list, DubDifference, list->len - 1).is_row = TRUE;
    return;
  }
  for (guint at = 0; at < n; at++)
    if (!has_same_space (a, at, b, at, row))
      add (list, part, row, at, at);
}

static GArray *
compare (const DubBox *a, const DubBox *b)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (DubDifference));

  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    DubRow row = { .hall = (guint8) (part <= DUB_PART_HALL_5 ? part : 0) };
    DubRowKind kind, end;

    for (dub_section_get_rows (dub_part_get_section (part), &kind, &end); kind < end; kind++) {
      row.kind = (guint8) kind;
      compare_row (list, a, b, part, row);
    }
  }

  return list;
}

/* Returns the parts in which the boxes differ. */
static guint
find_parts (const DubBox *a, const DubBox *b)
{
  g_autoptr (GArray) list = compare (a, b);
  guint parts = 0;

  for (guint i = 0; i < list->len; i++)
    parts |= 1u << g_array_index (list, DubDifference, i).part;

  return parts;
}

DubComparison *
dub_comparison_new (const DubBox *mine, const DubBox *theirs)
{
  DubComparison *self = g_new (DubComparison, 1);

  *self = (DubComparison){ *mine, *theirs, *mine, compare (mine, theirs) };

  return self;
}

void
dub_comparison_free (DubComparison *self)
{
  g_array_unref (self->differences);
  g_free (self);
}

const DubBox *
dub_comparison_get_mine (const DubComparison *self)
{
  return &self->mine;
}

const DubBox *
dub_comparison_get_theirs (const DubComparison *self)
{
  return &self->theirs;
}

guint
dub_comparison_get_n (const DubComparison *self)
{
  return self->differences->len;
}

const DubDifference *
dub_comparison_get (const DubComparison *self, guint i)
{
  return &g_array_index (self->differences, DubDifference, i);
}

gboolean
dub_comparison_get_taken (const DubComparison *self, guint i)
{
  const DubDifference *difference = dub_comparison_get (self, i);

  if (difference->is_row)
    return dub_row_get_length (&self->merged, difference->row) ==
           dub_row_get_length (&self->theirs, difference->row);

  return has_same_space (&self->merged, difference->at, &self->theirs, difference->other_at,
                         difference->row);
}

guint
dub_comparison_count_taken (const DubComparison *self)
{
  guint n = 0;

  for (guint i = 0; i < self->differences->len; i++)
    n += dub_comparison_get_taken (self, i);

  return n;
}

static void
copy (DubComparison *self, DubBox *to, const DubDifference *difference, gboolean theirs)
{
  const DubBox *from = theirs ? &self->theirs : &self->mine;

  if (difference->is_row)
    copy_row (to, from, difference->row);
  else
    copy_space (to, difference->at, from, theirs ? difference->other_at : difference->at,
                difference->row);
}

enum { ALONE, COUNTED, OF_ROW, OF_PART, ALL, N_SETS };

/* Returns whether two differences belong to a set: tiles that are counted together or cards of a
 * level, then more and more. */
static gboolean
belong_together (const DubComparison *self, const DubDifference *a, const DubDifference *b,
                 guint set)
{
  const DubBoxEmployee *employees = self->mine.employees;
  const DubField x = dub_row_get_field (a->row, a->at, 0), y = dub_row_get_field (b->row, b->at, 0);
  gboolean is_row = a->row.kind == b->row.kind && a->row.hall == b->row.hall;

  if (set == ALONE)
    return a == b;
  if (set == COUNTED && is_row && a->row.kind == DUB_ROW_EMPLOYEES)
    return employees[a->at].level == employees[b->at].level;
  if (set == COUNTED && is_row && a->row.kind == DUB_ROW_BASE_GARMENTS)
    return dub_field_get (&self->mine, x) == dub_field_get (&self->mine, y);

  return set == ALL || (set == OF_PART ? a->part == b->part : is_row);
}

/* My box is valid, and so is the other one: at the end of the sets is one of them. */
void
dub_comparison_choose (DubComparison *self, guint i, gboolean theirs)
{
  for (guint set = ALONE; set < N_SETS; set++) {
    DubBox trial = self->merged;

    for (guint j = 0; j < self->differences->len; j++)
      if (belong_together (self, dub_comparison_get (self, i), dub_comparison_get (self, j), set))
        copy (self, &trial, dub_comparison_get (self, j), theirs);
    if (dub_box_check (&trial, NULL)) {
      self->merged = trial;
      return;
    }
  }
}

void
dub_comparison_choose_part (DubComparison *self, DubPart part, gboolean theirs)
{
  for (guint i = 0; i < self->differences->len; i++)
    if (dub_comparison_get (self, i)->part == part && dub_comparison_get_taken (self, i) != theirs)
      dub_comparison_choose (self, i, theirs);
}

/* Another owner's check does not check this copy, and a profile of another edition describes
 * another copy altogether. */
static DubSource
pass_on (const DubComparison *self, DubPart part)
{
  DubSource source = self->theirs.sources[part];

  if (source == DUB_SOURCE_CHECKED)
    source = DUB_SOURCE_SHARED;

  return self->mine.edition == self->theirs.edition || source != DUB_SOURCE_SHARED
             ? source
             : DUB_SOURCE_STARTER;
}

static DubSource
get_surer (DubSource a, DubSource b, gboolean surer)
{
  static const guint8 ranks[DUB_N_SOURCES] = {
    [DUB_SOURCE_STARTER] = 0,
    [DUB_SOURCE_SHARED] = 1,
    [DUB_SOURCE_RULEBOOK] = 2,
    [DUB_SOURCE_CHECKED] = 3,
  };

  return (ranks[a] < ranks[b]) == surer ? b : a;
}

guint
dub_comparison_get_confirmed (const DubComparison *self)
{
  guint parts = ((1u << DUB_N_PARTS) - 1) & ~find_parts (&self->mine, &self->theirs);

  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (get_surer (self->mine.sources[part], pass_on (self, part), TRUE) ==
        (DubSource) self->mine.sources[part])
      parts &= ~(1u << part);

  return parts;
}

void
dub_comparison_merge (const DubComparison *self, guint parts, DubBox *box)
{
  guint unlike_mine = find_parts (&self->merged, &self->mine);
  guint unlike_theirs = find_parts (&self->merged, &self->theirs);

  *box = self->merged;
  for (DubPart part = 0; part < DUB_N_PARTS; part++) {
    DubSource mine = self->mine.sources[part], theirs = pass_on (self, part);
    gboolean has_changed = (unlike_mine >> part & 1u) != 0;

    if ((unlike_theirs >> part & 1u) != 0)
      box->sources[part] = (guint8) (has_changed ? get_surer (mine, theirs, FALSE) : mine);
    else if (has_changed)
      box->sources[part] = (guint8) theirs;
    else if ((parts >> part & 1u) != 0)
      box->sources[part] = (guint8) get_surer (mine, theirs, TRUE);
  }
}
