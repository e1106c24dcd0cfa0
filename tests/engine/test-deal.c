/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The code of a deal: a printed code can be read, and a mistyped one is refused.
 */

#include "dub-deal.h"

#include <string.h>

static DubDeal
make (guint64 seed, guint expansions, DubStrength strength, guint check)
{
  return (DubDeal){ .setup = { .seed = seed,
                               .expansions = (guint8) expansions,
                               .strength = (guint8) strength,
                               .second_place = seed % 2 == 1,
                               .count_candidate = seed % 3 == 1,
                               .zero_gown_apart = seed % 5 == 1 },
                    .check = check };
}

static void
assert_same (const DubDeal *a, const DubDeal *b)
{
  g_assert_cmpuint (a->setup.seed, ==, b->setup.seed);
  g_assert_cmpuint (a->setup.expansions, ==, b->setup.expansions);
  g_assert_cmpuint (a->setup.strength, ==, b->setup.strength);
  g_assert_cmpuint (a->setup.second_place, ==, b->setup.second_place);
  g_assert_cmpuint (a->setup.count_candidate, ==, b->setup.count_candidate);
  g_assert_cmpuint (a->setup.zero_gown_apart, ==, b->setup.zero_gown_apart);
  g_assert_cmpuint (a->check, ==, b->check);
}

static void
test_round_trip (void)
{
  static const guint64 seeds[] = { 0, 1, 31, 32, 1769, G_MAXUINT32, G_MAXINT64, G_MAXUINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    for (guint j = 0; j < 16 * DUB_N_STRENGTHS; j++) {
      DubDeal deal = make (seeds[i], j % 16, j / 16, (j * 2477) % DUB_N_DEAL_CHECKS), read;
      g_autofree char *code = dub_deal_print (&deal);

      g_assert_cmpint (dub_deal_parse (code, &read), ==, DUB_DEAL_GOOD);
      assert_same (&deal, &read);
      g_assert_cmpuint (strlen (code), <=, 24);
      if (seeds[i] <= G_MAXUINT32)
        g_assert_cmpuint (strlen (code), <=, 17);
    }
}

/* The reader accepts what a person may type. */
static void
test_forms (void)
{
  DubDeal deal = make (G_GUINT64_CONSTANT (1) << 30, 1, DUB_STRENGTH_PP_5, 0), read;
  g_autofree char *code = dub_deal_print (&deal);
  g_autofree char *low = g_ascii_strdown (code, -1);
  g_autofree char *spaced = g_strdelimit (g_strdup (code), "-", ' ');
  g_autofree char *letters = g_strdelimit (g_strdelimit (g_strdup (low), "0", 'o'), "1", 'l');
  g_autofree char *around = g_strdup_printf ("  %s\n", letters);

  g_assert_nonnull (strchr (around, 'o'));
  g_assert_nonnull (strchr (around, 'l'));
  g_assert_cmpint (dub_deal_parse (low, &read), ==, DUB_DEAL_GOOD);
  g_assert_cmpint (dub_deal_parse (spaced, &read), ==, DUB_DEAL_GOOD);
  g_assert_cmpint (dub_deal_parse (around, &read), ==, DUB_DEAL_GOOD);
  assert_same (&deal, &read);
}

/* The reader detects every wrong digit, and every two swapped digits. */
static void
test_mistyped (void)
{
  DubDeal deal = make (271828182, 9, DUB_STRENGTH_CARD_MORE, 4711), read;
  g_autofree char *code = dub_deal_print (&deal);

  for (gsize i = 0; code[i] != '\0'; i++) {
    char right = code[i];

    for (const char *wrong = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; *wrong != '\0'; wrong++) {
      code[i] = *wrong;
      if (right != '-' && *wrong != right)
        g_assert_cmpint (dub_deal_parse (code, &read), ==, DUB_DEAL_CHECK);
    }
    code[i] = right;
    if (i > 0 && right != '-' && code[i - 1] != '-' && code[i - 1] != right) {
      code[i] = code[i - 1];
      code[i - 1] = right;
      g_assert_cmpint (dub_deal_parse (code, &read), ==, DUB_DEAL_CHECK);
      code[i - 1] = code[i];
      code[i] = right;
    }
  }
}

static void
test_refused (void)
{
  static const struct {
    const char *code;
    DubDealProblem problem;
  } cases[] = {
    { "", DUB_DEAL_SHORT },
    { "ABC", DUB_DEAL_SHORT },
    { "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01", DUB_DEAL_SHORT },
    { "ABCD-EFGU", DUB_DEAL_LETTER },
    { "ABCD_EFGH", DUB_DEAL_LETTER },
    { "été", DUB_DEAL_LETTER },
  };
  DubDeal later = make (5, 0, 7, 5), read;
  g_autofree char *code = dub_deal_print (&later);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (dub_deal_parse (cases[i].code, &read), ==, cases[i].problem);
  g_assert_cmpint (dub_deal_parse (code, &read), ==, DUB_DEAL_VALUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deal/round-trip", test_round_trip);
  g_test_add_func ("/deal/forms", test_forms);
  g_test_add_func ("/deal/mistyped", test_mistyped);
  g_test_add_func ("/deal/refused", test_refused);

  return g_test_run ();
}
