/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The number of pieces of a kind that a table can have: the code adds pieces until the engine
 * refuses one.
 */

#include "ask-scenario.h"
#include "book-facts.h"

#include <string.h>

/* A box with large halls, for all garments of a color. */
#define HALL_OF_8 \
  "{'majority':[3,1],'musician':{'cost':5,'pp':1},'guests':[{},{},{},{},{},{},{},{}]}"
#define LARGE_HALLS "[" HALL_OF_8 "," HALL_OF_8 "," HALL_OF_8 "," HALL_OF_8 "," HALL_OF_8 "]"

enum { N_HALLS = 5, N_HALL_SPACES = 8, N_COLORS = 4, MAX_THINGS = 100 };

static const char *const colors[N_COLORS] = { "blue", "pink", "green", "orange" };

typedef struct {
  const char *expansions;
  const char *what;  /* a color or level */
  guint n[N_COLORS]; /* as many as possible in other colors */
} Heap;

static guint
count_color (const Heap *heap, guint color, guint n)
{
  return g_str_equal (colors[color], heap->what) ? n : heap->n[color];
}

/* Fills the halls, then the display. */
static char *
print_garments (const Heap *heap, guint n)
{
  GString *text = g_string_new ("'halls':[[");
  guint place = 0;

  for (guint i = 0; i < N_COLORS; i++)
    for (guint j = 0; j < count_color (heap, i, n); j++, place++) {
      if (place == N_HALLS * N_HALL_SPACES)
        g_string_append (text, "]],'garments':[");
      else if (place > 0 && place < N_HALLS * N_HALL_SPACES && place % N_HALL_SPACES == 0)
        g_string_append (text, "],[");
      g_string_append_printf (text, "{%s'color':'%s'},",
                              place < N_HALLS * N_HALL_SPACES ? "'owner':'you'," : "", colors[i]);
    }
  g_string_append (text, place <= N_HALLS * N_HALL_SPACES ? "]]," : "],");

  return g_string_free (text, FALSE);
}

static char *
print_staff (const Heap *heap, guint n)
{
  GString *text = g_string_new ("'barry':{'staff':[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "{'level':%s,'type':'master'},", heap->what);
  g_string_append (text, "]},");

  return g_string_free (text, FALSE);
}

static char *
print_tiles (const Heap *heap G_GNUC_UNUSED, guint n)
{
  return g_strdup_printf ("'barry':{'tiles':%u},", n);
}

static char *
print_cards (const Heap *heap G_GNUC_UNUSED, guint n)
{
  GString *text = g_string_new ("'supply':[");

  for (guint i = 0; i < n; i++)
    g_string_append (text, "'?',");
  g_string_append (text, "],");

  return g_string_free (text, FALSE);
}

/* Gives her half of them, so that no side exceeds the length of a list. */
static char *
print_jewelry (const Heap *heap, guint n)
{
  g_autoptr (GString) hers = g_string_new (NULL);
  g_autoptr (GString) yours = g_string_new (NULL);

  for (guint i = 0; i < N_COLORS; i++)
    for (guint j = 0; j < count_color (heap, i, n); j++)
      g_string_append_printf (j % 2 == 0 ? hers : yours, "'%s',", colors[i]);

  return g_strdup_printf ("'barry':{'jewelry':[%s]},'you':{'jewelry':[%s]},", hers->str,
                          yours->str);
}

typedef char *(*Print) (const Heap *heap, guint n);

static guint
pile_up (const Heap *heap, Print print)
{
  for (guint n = 0; n < MAX_THINGS; n++) {
    g_autofree char *things = print (heap, n + 1);
    g_autofree char *scenario =
        g_strdup_printf ("@halls=" LARGE_HALLS "|'expansions':[%s],%s", heap->expansions, things);
    g_autoptr (DubScenario) parsed = ask_scenario_parse (scenario, NULL);

    if (parsed == NULL)
      return n;
  }

  return MAX_THINGS;
}

/* As many as possible of the first, then of the next. */
static guint
pile_up_all (const char *expansions, const char *things, Print print)
{
  g_auto (GStrv) names = g_strsplit (things != NULL ? things : "", "+", -1);
  Heap heap = { .expansions = expansions, .what = "" };
  guint sum = 0;

  if (names[0] == NULL)
    return pile_up (&heap, print);
  for (guint i = 0; names[i] != NULL; i++) {
    guint n;

    heap.what = names[i];
    n = pile_up (&heap, print);
    for (guint color = 0; color < N_COLORS; color++)
      if (g_str_equal (colors[color], names[i]))
        heap.n[color] = n;
    sum += n;
  }

  return sum;
}

char *
ask_most (const char *given)
{
  static const struct {
    const char *name;
    Print print;
  } kinds[] = {
    { "garments", print_garments }, { "jewelry", print_jewelry }, { "level", print_staff },
    { "tiles", print_tiles },       { "cards", print_cards },
  };
  g_auto (GStrv) parts = g_strsplit (given, "|", 2);
  g_auto (GStrv) words = g_strsplit (parts[0], " ", 2);
  const char *expansions = parts[1] != NULL ? parts[1] : "";

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, words[0]))
      return g_strdup_printf ("%u", pile_up_all (expansions, words[1], kinds[i].print));

  g_assert_not_reached ();
}
