/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scenario has at most as many tiles and cards of a kind as the box and the expansions in play
 * (SET): the reader accepts the last one, and refuses one more at its place.
 */

#include "dub-scenario.h"
#include "edit.h"

#include <string.h>

/* A box with a hall for 8 guests, which has room for more garments than exist. */
static char *roomy_box;

static void
assert_accepted (const char *text)
{
  g_autofree char *quoted = dub_edit_quote (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (DubScenario) scenario = dub_scenario_parse (quoted, strlen (quoted), NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (scenario);
}

static void
assert_refused (const char *text, const char *expected)
{
  g_autofree char *quoted = dub_edit_quote (text);
  g_autofree char *message = dub_edit_quote (expected);
  g_autoptr (GError) error = NULL;

  g_assert_null (dub_scenario_parse (quoted, strlen (quoted), NULL, &error));
  dub_edit_assert_error (error, message);
}

/* Returns a list with n copies of the same text. */
static char *
repeat (const char *item, guint n)
{
  g_autoptr (GString) list = g_string_new ("[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? "," : "", item);
  g_string_append_c (list, ']');

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Returns n garments: 6 on display, 8 in hall 1, the rest in halls 2 and 3. */
static char *
lay_out_garments (const char *color, guint n, const char *expansions)
{
  g_autofree char *shown = g_strdup_printf ("{'color':'%s'}", color);
  g_autofree char *worn = g_strdup_printf ("{'color':'%s','owner':'you'}", color);
  g_autofree char *display = repeat (shown, MIN (n, 6));
  g_autofree char *royal = repeat (worn, CLAMP (n, 6, 14) - 6);
  g_autofree char *second = repeat (worn, CLAMP (n, 14, 16) - 14);
  g_autofree char *third = repeat (worn, CLAMP (n, 16, 18) - 16);

  return g_strdup_printf ("{'box':%s,'expansions':%s,'garments':%s,'halls':[%s,%s,%s]}", roomy_box,
                          expansions, display, royal, second, third);
}

static char *
get_garment_place (guint n)
{
  if (n < 6)
    return g_strdup_printf ("$.garments[%u]", n);
  if (n < 14)
    return g_strdup_printf ("$.halls[0][%u]", n - 6);

  return g_strdup_printf ("$.halls[%u][%u]", 1 + (n - 14) / 2, n % 2);
}

/* 42 = 13 blue gowns, 13 pink coats, 10 green gowns, 6 orange coats; Fancy
 * raises each by 4. */
static void
test_garments (gconstpointer data)
{
  static const struct {
    const char *color;
    guint n;
  } stocks[] = { { "blue", 13 }, { "pink", 13 }, { "green", 10 }, { "orange", 6 } };
  const char *expansions = data;
  guint more = strstr (expansions, "fancy") != NULL ? 4 : 0;

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++) {
    guint n = stocks[i].n + more;
    g_autofree char *all = lay_out_garments (stocks[i].color, n, expansions);
    g_autofree char *too_many = lay_out_garments (stocks[i].color, n + 1, expansions);
    g_autofree char *place = get_garment_place (n);
    g_autofree char *message =
        g_strdup_printf ("%s: garments %s: %u of %u", place, stocks[i].color, n + 1, n);

    assert_accepted (all);
    assert_refused (too_many, message);
  }
}

/* Festivity and expert garments do not count for their color. */
static void
test_specials_apart (void)
{
  g_autofree char *worn = repeat ("{'color':'orange','owner':'barry'}", 6);
  g_autofree char *text =
      g_strdup_printf ("{'box':%s,'expansions':['festivity','expert'],'round':2,'garments':["
                       "{'color':'orange','festivity':'pink'},{'color':'orange','expert':'"
                       "tile'}],"
                       "'halls':[%s]}",
                       roomy_box, worn);

  assert_accepted (text);
}

/* 24 in all, in any places and colors. */
static void
test_jewelry (void)
{
  static const char *const colors[] = { "'blue'", "'pink'", "'green'", "'orange'" };

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    for (guint more = 0; more < 2; more++) {
      g_autofree char *hers = repeat (colors[i], 22);
      g_autofree char *yours = repeat (colors[i], 1 + more);
      g_autofree char *text =
          g_strdup_printf ("{'expansions':['jewelry-box'],'jewelry':[null,{'color'"
                           ":%s}],'barry':{'jewelry':%s},"
                           "'you':{'jewelry':%s}}",
                           colors[i], hers, yours);

      if (more == 0)
        assert_accepted (text);
      else
        assert_refused (text, "$.you.jewelry[1]: jewelry: 25 of 24");
    }
}

/* Returns a staff of one level with the types of its cards, those of the base game first. */
static char *
list_level (guint level, guint n)
{
  static const char *const types[] = { "AAAAAAAAAA", "AAAJJM",        "MAJJJJJJJJJJJ", "AMJJ",
                                       "AJMJ",       "AJMMMMMMMMMMM", "MJMJMJ" };
  g_autoptr (GString) list = g_string_new ("[");

  for (guint i = 0; i < n; i++) {
    char type = i < strlen (types[level]) ? types[level][i] : 'M';

    g_string_append_printf (list, "%s{'level':%u,'type':'%s'}", i > 0 ? "," : "", level,
                            type == 'M'   ? "master"
                            : type == 'J' ? "journeyman"
                                          : "apprentice");
  }
  g_string_append_c (list, ']');

  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* SET-5, and the additions of the Jewelry Box. */
static void
test_levels (gconstpointer data)
{
  static const guint base_counts[] = { 0, 6, 4, 4, 4, 4, 6 };
  static const guint jewelry_box_counts[] = { 10, 6, 13, 4, 4, 13, 6 };
  const char *expansions = data;
  const guint *counts = strlen (expansions) > 2 ? jewelry_box_counts : base_counts;

  for (guint level = 0; level < G_N_ELEMENTS (base_counts); level++) {
    g_autofree char *all = list_level (level, counts[level]);
    g_autofree char *too_many = list_level (level, counts[level] + 1);
    g_autofree char *good =
        g_strdup_printf ("{'expansions':%s,'barry':{'staff':%s}}", expansions, all);
    g_autofree char *bad =
        g_strdup_printf ("{'expansions':%s,'barry':{'staff':%s}}", expansions, too_many);
    g_autofree char *message =
        g_strdup_printf ("$.barry.staff[%u]: level %u: %u of %u", counts[level], level,
                         counts[level] + 1, counts[level]);

    assert_accepted (good);
    assert_refused (bad, message);
  }
}

/* Your cards with a crown count for their level too. */
static void
test_level_of_bonuses (void)
{
  g_autofree char *five = list_level (6, 5);
  g_autofree char *text =
      g_strdup_printf ("{'barry':{'staff':%s},'you':{'bonuses':['vi-pairs','vi-staff']}}", five);

  assert_refused (text, "$.you.bonuses[1]: level 6: 7 of 6");
}

/* 5 at the start and 28 to hire; the examinations add 18. */
static void
test_staff (void)
{
  for (guint jewelry_box = 0; jewelry_box < 2; jewelry_box++) {
    const char *expansions = jewelry_box ? "['jewelry-box']" : "[]";
    guint limit = jewelry_box ? 51 : 33;
    g_autofree char *all = repeat ("'master'", limit - 1);
    g_autofree char *too_many = repeat ("'master'", limit);
    g_autofree char *good =
        g_strdup_printf ("{'expansions':%s,'employees':[{'level':4,'type':'master'}"
                         "],'barry':{'staff':%s}}",
                         expansions, all);
    g_autofree char *bad =
        g_strdup_printf ("{'expansions':%s,'employees':[{'level':4,'type':'master'}"
                         "],'barry':{'staff':%s}}",
                         expansions, too_many);
    g_autofree char *message = g_strdup_printf ("$.barry.staff: staff: %u of %u", limit + 1, limit);

    assert_accepted (good);
    assert_refused (bad, message);
  }
}

static void
test_tiles (void)
{
  for (guint fancy = 0; fancy < 2; fancy++) {
    guint limit = fancy ? 53 : 48;
    const char *expansions = fancy ? "['fancy']" : "[]";

    for (guint more = 0; more < 2; more++) {
      g_autofree char *text =
          g_strdup_printf ("{'expansions':%s,'resources':[['bp',null,'?'],['go']],'"
                           "barry':{'tiles':20},'bag':%u}",
                           expansions, limit - 23 + more);
      g_autofree char *message = g_strdup_printf ("$: tiles: %u of %u", limit + 1, limit);

      if (more == 0)
        assert_accepted (text);
      else
        assert_refused (text, message);
    }
  }
}

/* Barry has 25 cards, including those that nobody has seen. */
static void
test_cards (void)
{
  const char *card = "{'action':'favor','hall':1,'jewelry':'none'}";
  g_autofree char *hand = repeat (card, 4);
  g_autofree char *supply = repeat ("'?'", 20);
  g_autofree char *all =
      g_strdup_printf ("{'hand':%s,'supply':%s,'discard':[%s]}", hand, supply, card);
  g_autofree char *too_many =
      g_strdup_printf ("{'hand':%s,'supply':%s,'discard':[%s,'?']}", hand, supply, card);
  g_autofree char *pile = repeat ("'?'", 26);
  g_autofree char *one_pile = g_strdup_printf ("{'supply':%s}", pile);

  assert_accepted (all);
  assert_refused (too_many, "$: cards: 26 of 25");
  assert_refused (one_pile,
                  "$.supply: ['?','?','?','?','?','?','?','?','?','?','?','?','?','?','?'… "
                  "is not allowed; expected a list of 0–25, not of 26");
}

/* Without the expansion, the reader refuses each piece of the Jewelry Box. */
static void
test_without_jewelry_box (void)
{
  assert_refused ("{'jewelry':[{'color':'blue'}]}", "$.jewelry[0]: no jewelry");
  assert_refused ("{'barry':{'jewelry':['pink']}}", "$.barry.jewelry[0]: no jewelry");
  assert_refused ("{'you':{'jewelry':['pink']}}", "$.you.jewelry[0]: no jewelry");
  assert_refused ("{'employees':[{'id':'jb-necklaces'}]}", "$.employees[0]: no employee");
  assert_refused ("{'barry':{'staff':[{'id':'jb-apprentices'}]}}", "$.barry.staff[0]: no employee");
  assert_refused ("{'you':{'bonuses':['jb-jewelry-set']}}", "$.you.bonuses[0]: no employee");
  assert_refused ("{'jeweler':[null,'you']}", "$.jeweler: no jeweler board");
  assert_accepted ("{'jewelry':[null,null],'jeweler':[null],'barry':{'jewelry':[]},"
                   "'you':{'jewelry':[]}}");
}

int
main (int argc, char **argv)
{
  static const DubEditRow roomy = { "roomy",
                                    { { "halls[0].guests", "[{},{},{},{},{},{},{},{}]" } },
                                    NULL };
  g_autofree char *base = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  base = dub_edit_load ("boxes/good/base.json", NULL);
  roomy_box = dub_edit_apply (base, &roomy);

  g_test_add_data_func ("/stock/garments/base", "[]", test_garments);
  g_test_add_data_func ("/stock/garments/fancy", "['fancy']", test_garments);
  g_test_add_func ("/stock/garments/specials-apart", test_specials_apart);
  g_test_add_func ("/stock/jewelry", test_jewelry);
  g_test_add_data_func ("/stock/levels/base", "[]", test_levels);
  g_test_add_data_func ("/stock/levels/jewelry-box", "['jewelry-box']", test_levels);
  g_test_add_func ("/stock/levels/bonuses", test_level_of_bonuses);
  g_test_add_func ("/stock/staff", test_staff);
  g_test_add_func ("/stock/tiles", test_tiles);
  g_test_add_func ("/stock/cards", test_cards);
  g_test_add_func ("/stock/without-jewelry-box", test_without_jewelry_box);

  status = g_test_run ();
  g_free (roomy_box);

  return status;
}
