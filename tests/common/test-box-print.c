/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box as the JSON of a profile, so that what the engine was given can go
 * through the files as well.
 */

#include "test-box.h"

#include "dub-names.h"

/* A comma, unless it is the first of its list. */
static void
add_comma (GString *text)
{
  char last = text->str[text->len - 1];

  if (last != '[' && last != '{')
    g_string_append_c (text, ',');
}

static void
open_list (GString *text, const char *key, char bracket)
{
  add_comma (text);
  if (key != NULL)
    g_string_append_printf (text, "\"%s\":", key);
  g_string_append_c (text, bracket);
}

static void
add_numbers (GString *text, const char *key, const guint8 *numbers, guint n)
{
  open_list (text, key, '[');
  for (guint i = 0; i < n; i++) {
    add_comma (text);
    g_string_append_printf (text, "%u", numbers[i]);
  }
  g_string_append_c (text, ']');
}

static void
add_names (GString *text, const char *key, DubSet set, const guint8 *values, guint n)
{
  open_list (text, key, '[');
  for (guint i = 0; i < n; i++) {
    add_comma (text);
    g_string_append_printf (text, "\"%s\"", dub_name_get (set, values[i]));
  }
  g_string_append_c (text, ']');
}

static void
add_decorations (GString *text, const char *key, const DubDecorations *decorations)
{
  open_list (text, key, '[');
  for (guint i = 0; i < decorations->n; i++) {
    const DubDecoration *space = &decorations->spaces[i];

    add_comma (text);
    g_string_append_printf (text, "{\"cost\":%u,\"pp\":%u", space->cost, space->pp);
    if (space->times != 0)
      g_string_append_printf (text, ",\"times\":%u", space->times);
    g_string_append_c (text, '}');
  }
  g_string_append_c (text, ']');
}

static void
add_guest (GString *text, DubGuestSpace space)
{
  add_comma (text);
  g_string_append_printf (text, "{\"master\":%s,\"reward\":", space.master ? "true" : "false");
  if (space.reward == DUB_REWARD_LIVRE)
    g_string_append_printf (text, "{\"livre\":%u}}", space.livre);
  else
    g_string_append_printf (text, "\"%s\"}", dub_name_get (DUB_SET_REWARD, space.reward));
}

static void
add_halls (GString *text, const DubBox *box)
{
  open_list (text, "halls", '[');
  for (guint i = 0; i < DUB_N_HALLS; i++) {
    const DubHall *hall = &box->halls[i];
    const DubDecoration *musician = &box->decorations[DUB_MUSICIANS].spaces[i];
    guint8 majority[] = { hall->majority.first, hall->majority.second };

    open_list (text, NULL, '{');
    add_numbers (text, "majority", majority, 2);
    g_string_append_printf (text, ",\"musician\":{\"cost\":%u,\"pp\":%u}", musician->cost,
                            musician->pp);
    open_list (text, "guests", '[');
    for (guint j = 0; j < hall->n_guests; j++)
      add_guest (text, hall->guests[j]);
    g_string_append (text, "]}");
  }
  g_string_append_c (text, ']');
}

static void
add_employees (GString *text, const DubBox *box)
{
  open_list (text, "employees", '[');
  for (guint i = 0; i < box->n_employees; i++) {
    const DubBoxEmployee *card = &box->employees[i];

    add_comma (text);
    g_string_append_printf (text, "{\"id\":\"%s\",\"level\":%u,\"type\":\"%s\"}", card->id,
                            card->level, dub_name_get (DUB_SET_TYPE, card->type));
  }
  g_string_append_c (text, ']');
}

static void
add_action (GString *text, DubCard card)
{
  switch ((DubCardAction) card.action) {
  case DUB_CARD_FAVOR:
    g_string_append (text, "\"favor\"");
    break;
  case DUB_CARD_DRAWER:
    g_string_append_printf (text, "\"resources\",\"drawer\":%u", card.n);
    break;
  case DUB_CARD_COLUMN:
    g_string_append_printf (text, "\"resources\",\"column\":\"%s\"",
                            dub_name_get (DUB_SET_COLUMN, card.n));
    break;
  case DUB_CARD_TAILOR:
  case DUB_CARD_HIRE:
    g_string_append_printf (text, "\"%s\",\"n\":%u,\"from\":\"%s\"",
                            card.action == DUB_CARD_HIRE ? "hire" : "tailor", card.n,
                            dub_name_get (DUB_SET_SIDE, card.side));
    break;
  case DUB_CARD_FUND:
    g_string_append_printf (text, "\"fund\",\"what\":\"%s\"", dub_name_get (DUB_SET_FUND, card.n));
    break;
  case DUB_CARD_UNKNOWN:
  default:
    g_assert_not_reached ();
  }
}

static void
add_deck (GString *text, const DubBox *box)
{
  open_list (text, "deck", '[');
  for (guint i = 0; i < DUB_N_CARDS; i++) {
    add_comma (text);
    g_string_append (text, "{\"action\":");
    add_action (text, box->deck[i]);
    g_string_append_printf (text, ",\"hall\":%u,\"jewelry\":\"%s\"}", box->deck[i].hall,
                            dub_name_get (DUB_SET_SYMBOL, box->deck[i].symbol));
  }
  g_string_append_c (text, ']');
}

static void
add_jeweler (GString *text, const DubBox *box)
{
  open_list (text, "jeweler", '{');
  add_decorations (text, "decorations", &box->decorations[DUB_JEWELER]);
  add_numbers (text, "display", box->jewelry_display.costs, box->jewelry_display.n);
  add_names (text, "journeyman-tasks", DUB_SET_TASK, box->journeyman_tasks, DUB_N_JOURNEYMAN_TASKS);
  add_names (text, "master-tasks", DUB_SET_TASK, box->master_tasks, DUB_N_MASTER_TASKS);
  g_string_append_c (text, '}');
}

static void
add_garment (GString *text, const DubGarmentKind *kind)
{
  static const char *const bonuses[DUB_N_SPECIALS] = {
    [DUB_FESTIVITY_PAIRS] = "\"festivity\":\"pairs\"",
    [DUB_FESTIVITY_DECORATIONS] = "\"festivity\":\"decorations\"",
    [DUB_FESTIVITY_BLUE] = "\"festivity\":\"blue\"",
    [DUB_FESTIVITY_PINK] = "\"festivity\":\"pink\"",
    [DUB_EXPERT_FAVOR] = "\"expert\":\"favor\"",
    [DUB_EXPERT_DEPUTE] = "\"expert\":\"depute\"",
    [DUB_EXPERT_TILE] = "\"expert\":\"tile\"",
    [DUB_EXPERT_LIVRE14] = "\"expert\":\"livre14\"",
    [DUB_EXPERT_ANY_JEWELRY] = "\"expert\":\"any-jewelry\"",
    [DUB_EXPERT_MATCH_JEWELRY] = "\"expert\":\"match-jewelry\"",
  };
  DubGarment garment = kind->garment;

  add_comma (text);
  g_string_append_printf (text, "{\"colour\":\"%s\",\"pp\":%u",
                          dub_name_get (DUB_SET_COLOR, garment.color), garment.pp);
  if (garment.thimble)
    g_string_append (text, ",\"thimble\":true");
  if (garment.special != DUB_SPECIAL_NONE)
    g_string_append_printf (text, ",%s", bonuses[garment.special]);
  if (kind->n > 1)
    g_string_append_printf (text, ",\"n\":%u", kind->n);
  g_string_append_c (text, '}');
}

static void
add_tiles (GString *text, const DubBox *box)
{
  static const char *const lists[] = { "base", "fancy", "festivity", "expert" };

  open_list (text, "garments", '{');
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++) {
    open_list (text, lists[list], '[');
    for (guint i = 0; i < box->garments[list].n; i++)
      if (box->garments[list].kinds[i].n > 0)
        add_garment (text, &box->garments[list].kinds[i]);
    g_string_append_c (text, ']');
  }
  g_string_append_c (text, '}');
  g_string_append_printf (text,
                          ",\"resources\":{\"base\":{\"bp\":%u,\"go\":%u,\"bp+go\":%u},"
                          "\"fancy\":{\"bp\":%u,\"go\":%u,\"bp+go\":%u}}",
                          box->resources[DUB_TILE_BP], box->resources[DUB_TILE_GO],
                          box->resources[DUB_TILE_BP_GO], box->fancy_resources[DUB_TILE_BP],
                          box->fancy_resources[DUB_TILE_GO], box->fancy_resources[DUB_TILE_BP_GO]);
  g_string_append_printf (text, ",\"jewelry\":{\"blue\":%u,\"pink\":%u,\"green\":%u,\"orange\":%u}",
                          box->jewelry[DUB_BLUE], box->jewelry[DUB_PINK], box->jewelry[DUB_GREEN],
                          box->jewelry[DUB_ORANGE]);
}

char *
test_box_print (const DubBox *box)
{
  guint8 majority[] = { box->fireworks_majority.first, box->fireworks_majority.second };
  GString *text = g_string_new ("{");

  g_string_append_printf (text, "\"format\":\"dubarry-box\",\"version\":1,\"name\":\"%s\"",
                          box->name);
  g_string_append_printf (text, ",\"edition\":\"%s\",\"sources\":{",
                          dub_name_get (DUB_SET_EDITION, box->edition));
  for (guint i = 0; i < DUB_N_SECTIONS; i++) {
    add_comma (text);
    g_string_append_printf (text, "\"%s\":\"%s\"", dub_name_get (DUB_SET_SECTION, i),
                            dub_name_get (DUB_SET_SOURCE, box->sources[i]));
  }
  g_string_append_c (text, '}');
  add_halls (text, box);
  open_list (text, "fireworks", '{');
  add_numbers (text, "majority", majority, 2);
  add_decorations (text, "spaces", &box->decorations[DUB_FIREWORKS]);
  g_string_append_c (text, '}');
  add_decorations (text, "statues", &box->decorations[DUB_STATUES]);
  open_list (text, "kitchen", '{');
  add_decorations (text, "left", &box->decorations[DUB_KITCHEN_LEFT]);
  add_decorations (text, "right", &box->decorations[DUB_KITCHEN_RIGHT]);
  g_string_append_c (text, '}');
  add_numbers (text, "all-halls", box->all_halls, box->n_all_halls);
  add_numbers (text, "garment-display", box->garment_display.costs, box->garment_display.n);
  add_jeweler (text, box);
  add_employees (text, box);
  add_deck (text, box);
  add_tiles (text, box);
  g_string_append_c (text, '}');

  return g_string_free (text, FALSE);
}
