/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules as a book: complete, each rule once, and found by typed words.
 */

#include "dub-text-rules.h"
#include "dub-text.h"

#include <string.h>

/* Both orders have every rule of the engine exactly once, each with a unique title. */
static void
test_complete (void)
{
  for (DubRuleOrder order = 0; order < DUB_N_RULE_ORDERS; order++) {
    guint n[DUB_N_BOOK_ITEMS] = { 0 };

    for (guint i = 0; i < dub_text_rules_count_chapters (order); i++) {
      const guint8 *rules = dub_text_rules_list (order, i);
      g_autofree char *title = dub_text_rules_chapter (order, i);
      g_autofree char *intro = dub_text_rules_intro (order, i);

      g_assert_cmpuint (strlen (title), >, 0);
      g_assert_true (g_str_has_suffix (intro, "."));
      g_assert_cmpuint (rules[0], !=, DUB_RULE_NONE);
      for (guint j = 0; rules[j] != DUB_RULE_NONE; j++) {
        n[rules[j]]++;
        g_assert_cmpuint (dub_text_rules_find_chapter (order, rules[j]), ==, i);
      }
    }
    for (guint item = DUB_RULE_NONE + 1; item < DUB_N_BOOK_ITEMS; item++)
      if (n[item] != 1)
        g_error ("item %u is in order %u %u times", item, order, n[item]);
  }
}

static void
test_titles (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    char *title = dub_text_rule_title (rule);

    g_assert_nonnull (title);
    g_assert_cmpuint (strlen (title), >, 3);
    g_assert_false (g_str_has_suffix (title, "."));
    g_assert_true (g_hash_table_add (seen, title));
  }
}

/* A ruling follows a rule or another ruling, and states that the rulebooks are silent. */
static void
test_rulings (void)
{
  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    g_autofree char *remark = dub_text_rule_remark (rule);

    g_assert_cmpint (remark != NULL, ==, dub_rule_id_is_ruling (rule));
  }
  for (DubRuleOrder order = 0; order < DUB_N_RULE_ORDERS; order++)
    for (guint i = 0; i < dub_text_rules_count_chapters (order); i++)
      g_assert_false (dub_rule_id_is_ruling (dub_text_rules_list (order, i)[0]));
}

static void
test_list (void)
{
  g_auto (GStrv) bonuses = dub_text_rule_list (DUB_RULE_VAL_1);
  g_auto (GStrv) none = dub_text_rule_list (DUB_RULE_T_1);

  g_assert_cmpuint (g_strv_length (bonuses), ==, DUB_N_CROWNS);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

/* A dash follows each sign. The search finds a sign by its words, but not by the id of a rule. */
static void
test_signs (void)
{
  g_auto (GStrv) legend = dub_text_legend ();

  for (DubSign sign = 0; sign < DUB_N_SIGNS; sign++) {
    g_autofree char *text = dub_text_sign (sign);
    g_autofree char *mark = dub_text_sign_mark (sign);

    g_assert_cmpuint (strlen (mark), >, 0);
    g_assert_cmpuint (strlen (mark), <, strlen (text));
    g_assert_true (g_str_has_prefix (text, mark));
    g_assert_true (dub_text_rules_match (DUB_FIRST_SIGN + sign, text));
    g_assert_true (dub_text_rules_match (DUB_FIRST_SIGN + sign, "symbols BOARD"));
    g_assert_false (dub_text_rules_match (DUB_FIRST_SIGN + sign, "R-1"));
    g_assert_false (dub_text_rules_match (DUB_FIRST_SIGN + sign, "xyzzy"));
    g_assert_false (dub_text_rules_match (DUB_FIRST_SIGN + sign, "\xff"));
  }
  g_assert_cmpuint (g_strv_length (legend), ==, DUB_SIGN_UNKNOWN + 3);
  g_assert_cmpstr (legend[DUB_SIGN_UNKNOWN + 1], ==, "★ – a Master Guest space");
  g_assert_cmpstr (legend[DUB_SIGN_UNKNOWN + 2], ==, "◆ – a Garment with a gold thimble");
}

static void
check_folded (const char *text, const char *expected)
{
  g_autofree char *folded = dub_text_fold (text);

  g_assert_cmpstr (folded, ==, expected);
}

static void
test_fold (void)
{
  check_folded ("Épreuves de MAÎTRE", "epreuves de maitre");
  check_folded ("d’or", "d'or");
  check_folded ("пам’ять", "пам'ять");
  check_folded ("памʼять", "пам'ять");
  check_folded ("ЇЖАК", "іжак");
  check_folded ("Ґудзик", "гудзик");
  check_folded ("cœur", "coeur");
  check_folded ("a\xc2\xa0: b", "a : b");
  check_folded ("", "");
}

static void
test_search (void)
{
  guint n = 0;

  g_assert_true (dub_text_rules_match (DUB_RULE_TAI_4, "MASTER guest"));
  g_assert_true (dub_text_rules_match (DUB_RULE_TAI_4, "tai-4"));
  g_assert_true (dub_text_rules_match (DUB_RULE_FAV_1, "queen's favor"));
  g_assert_true (dub_text_rules_match (DUB_RULE_FAV_1, "  favor  "));
  g_assert_false (dub_text_rules_match (DUB_RULE_FAV_1, "favor kitchen"));
  g_assert_false (dub_text_rules_match (DUB_RULE_FAV_1, "\xff"));
  /* The search also covers the bonuses of VAL-1 and the chapter of a rule. */
  g_assert_true (dub_text_rules_match (DUB_RULE_VAL_1, "necklaces"));
  g_assert_true (dub_text_rules_match (DUB_RULE_R_13, "acquire resources"));
  /* Words that a player types during their turn. */
  g_assert_true (dub_text_rules_match (DUB_RULE_YOU_4, "depute"));
  g_assert_true (dub_text_rules_match (DUB_RULE_YOU_10, "thimble"));
  g_assert_true (dub_text_rules_match (DUB_RULE_YOU_12, "thimble"));
  g_assert_true (dub_text_rules_match (DUB_RULE_YOU_2, "slash"));
  g_assert_true (dub_text_rules_match (DUB_RULE_YOU_2, "plus"));
  /* The rules use the words of the steps and of the guide. */
  g_assert_true (dub_text_rules_match (DUB_RULE_P1_D, "slide gaps"));
  g_assert_true (dub_text_rules_match (DUB_RULE_P1_E, "slide gaps"));
  g_assert_true (dub_text_rules_match (DUB_RULE_TAI_4, "best reward"));
  for (DubRuleId rule = DUB_RULE_NONE + 1; rule < DUB_N_RULES; rule++) {
    g_assert_true (dub_text_rules_match (rule, ""));
    for (DubRuleId other = DUB_RULE_NONE + 1; other < DUB_N_RULES; other++)
      g_assert_cmpint (dub_text_rules_match (rule, dub_rule_id_to_string (other)), ==,
                       rule == other);
    g_assert_cmpint (dub_text_rules_match (rule, "r-"), ==,
                     g_str_has_prefix (dub_rule_id_to_string (rule), "R-"));
    n += dub_text_rules_match (rule, "xyzzy");
  }
  g_assert_cmpuint (n, ==, 0);
}

static void
test_parse (void)
{
  g_assert_cmpint (dub_text_rule_parse ("exam-j"), ==, DUB_RULE_EXAM_J);
  g_assert_cmpint (dub_text_rule_parse ("R-1"), ==, DUB_RULE_R_1);
  g_assert_cmpint (dub_text_rule_parse ("R-10"), ==, DUB_RULE_R_10);
  g_assert_cmpint (dub_text_rule_parse ("R"), ==, DUB_RULE_NONE);
  g_assert_cmpint (dub_text_rule_parse (""), ==, DUB_RULE_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/complete", test_complete);
  g_test_add_func ("/rules/titles", test_titles);
  g_test_add_func ("/rules/rulings", test_rulings);
  g_test_add_func ("/rules/list", test_list);
  g_test_add_func ("/rules/signs", test_signs);
  g_test_add_func ("/rules/fold", test_fold);
  g_test_add_func ("/rules/search", test_search);
  g_test_add_func ("/rules/parse", test_parse);

  return g_test_run ();
}
