/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What you did, and what is due to you.
 */

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static char *
tell_tile (const DubState *state, const DubDetail *detail)
{
  DubTile face = state->resources[detail->at / DUB_N_COLUMNS][detail->at % DUB_N_COLUMNS];
  const char *place = dub_text_resource_space (detail->at);
  g_autofree char *name = dub_text_tile (face);

  if (detail->flag && face != DUB_TILE_UNKNOWN)
    /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
    return g_strdup_printf (C_("you", "You took a Resource tile and discarded it for Thread or "
                                      "Lace: %s, %s."),
                                place, name);
  if (detail->flag)
    /* Translators: %s is like “Drawer 1 left”. */
    return g_strdup_printf (C_("you", "You took a Resource tile and discarded it for Thread or "
                                      "Lace: %s."),
                                place);
  if (face != DUB_TILE_UNKNOWN)
    /* Translators: the first %s is like “Drawer 1 left”, the second what the tile shows. */
    return g_strdup_printf (C_("you", "You took a Resource tile: %s, %s."), place, name);

  /* Translators: %s is like “Drawer 1 left”. */
  return g_strdup_printf (C_("you", "You took a Resource tile: %s."), place);
}

static char *
tell_garment (const DubBox *box, const DubState *state, const DubDetail *detail)
{
  g_autofree char *name = dub_text_garment (state->garments[detail->at]);
  g_autofree char *place = NULL;

  if (detail->flag)
    /* Translators: %s is a Garment like “blue gown (3 PP)”. */
    return g_strdup_printf (C_("you", "You sold a Garment: %s."), name);

  place = dub_text_hall_space (box, detail->hall, detail->space);

  /* Translators: the first %s is a Garment like “blue gown (3 PP)”, the second a guest space of a
   * hall. */
  return g_strdup_printf (C_("you", "You rented out a Garment: %s; %s."), name, place);
}

static char *
tell_hire (const DubBox *box, const DubState *state, const DubDetail *detail)
{
  g_autofree char *name = NULL;

  if (detail->flag)
    return g_strdup (C_("you", "You hired your specialized Apprentice."));
  if (state->employees[detail->at].type == DUB_TYPE_UNKNOWN)
    /* Translators: %s is like “2nd space from the left”. */
    return g_strdup_printf (C_("you", "You hired an Employee: %s."),
                                dub_text_nth_space (detail->at));

  name = dub_text_employee (box, state->employees[detail->at]);

  /* Translators: the first %s is like “2nd space from the left”, the second the Employee. */
  return g_strdup_printf (C_("you", "You hired an Employee: %s, %s."),
                              dub_text_nth_space (detail->at), name);
}

static char *
tell_depute (DubType type)
{
  switch (type) {
  case DUB_MASTER:
    return g_strdup (C_("you", "You deputed a Master."));
  case DUB_JOURNEYMAN:
    return g_strdup (C_("you", "You deputed a Journeyman."));
  case DUB_APPRENTICE:
    return g_strdup (C_("you", "You deputed an Apprentice."));
  case DUB_TYPE_NONE:
  case DUB_TYPE_UNKNOWN:
  case DUB_N_TYPES:
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
tell_exam (const DubBox *box, const DubDetail *detail)
{
  g_autofree char *name = NULL;

  if (detail->track == DUB_TRACK_JOURNEYMAN)
    return g_strdup (C_("you", "You completed the Journeyman Examination."));
  if (detail->employee.crown == DUB_CROWN_NONE)
    return g_strdup (C_("you", "You completed the Master Examination."));

  name = dub_text_employee (box, detail->employee);

  /* Translators: %s is the Employee card with an end-of-game bonus that came of it. */
  return g_strdup_printf (C_("you", "You completed the Master Examination; your new card: %s."),
                              name);
}

static char *
tell_number (DubFact fact, guint n)
{
  switch (fact) {
  case DUB_FACT_PP:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Prestige Point.", "You have %u Prestige Points.",
                     n),
        n);
  case DUB_FACT_LIVRE:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Livre.", "You have %u Livre.", n), n);
  case DUB_FACT_THREAD:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Thread token.", "You have %u Thread tokens.", n),
        n);
  case DUB_FACT_LACE:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Lace token.", "You have %u Lace tokens.", n), n);
  case DUB_FACT_STAFF:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Employee card in your staff.",
                     "You have %u Employee cards in your staff.", n),
        n);
  case DUB_FACT_APPRENTICES:
    return g_strdup_printf (
        /* Translators: what you have now. */
        g_dngettext (GETTEXT_PACKAGE, "You have %u Apprentice in your staff.",
                     "You have %u Apprentices in your staff.", n),
        n);
  case DUB_FACT_JEWELRY:
  case DUB_FACT_BONUSES:
  case DUB_N_FACTS:
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
tell_count (const DubDetail *detail)
{
  g_autofree char *names = NULL;

  if (detail->fact == DUB_FACT_JEWELRY) {
    names = dub_text_jewels (detail->jewelry);
    /* Translators: %s is a list like “2 pink rings, 1 orange ring”, or “none”. */
    return g_strdup_printf (C_("you", "Your Jewelry tiles: %s."), names);
  }
  if (detail->fact == DUB_FACT_BONUSES) {
    names = dub_text_crowns (detail->crowns);
    /* Translators: %s lists the bonuses of your cards in short, or says “none”. */
    return g_strdup_printf (C_("you", "Your end-of-game bonuses: %s."), names);
  }

  return tell_number (detail->fact, (guint) detail->n);
}

/* A token of yours that you might forget, so it is an order. */
static char *
order_all_halls (const DubBox *box, guint at)
{
  guint n = box->all_halls[at];

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   /* Translators: %u is the value printed on the space. */
                   "Place one of your Trademark tokens on the All Halls Bonus Space: %u Prestige "
                   "Point.",
                   "Place one of your Trademark tokens on the All Halls Bonus Space: %u Prestige "
                   "Points.",
                   n),
      n);
}

char *
dub_text_your_event (const DubBox *box, const DubState *state, const DubEvent *event)
{
  const DubDetail *detail = &event->detail;
  g_autofree char *name = NULL;

  switch (event->type) {
  case DUB_EVENT_YOU_TOOK_TILE:
    return tell_tile (state, detail);
  case DUB_EVENT_YOU_MADE_GARMENT:
    return tell_garment (box, state, detail);
  case DUB_EVENT_YOU_TOOK_JEWELRY:
    name = dub_text_jewel (state->jewelry[detail->at]);
    /* Translators: %s is a Jewelry tile like “pink ring”. */
    return g_strdup_printf (C_("you", "You acquired a Jewelry tile: %s."), name);
  case DUB_EVENT_YOU_HIRED:
    return tell_hire (box, state, detail);
  case DUB_EVENT_YOU_DEPUTED:
    return tell_depute (detail->type);
  case DUB_EVENT_YOU_FUNDED:
    name = dub_text_decoration_cost (box, detail->decoration, detail->at);
    /* Translators: %s is like “Fireworks, 2nd space from the left (cost 11)”. */
    return g_strdup_printf (C_("you", "You funded a Decoration: %s."), name);
  case DUB_EVENT_YOU_TOOK_FAVOR:
    return g_strdup (C_("you", "You took the Queen’s Favor token."));
  case DUB_EVENT_YOU_PASSED_EXAM:
    return tell_exam (box, detail);
  case DUB_EVENT_YOU_COUNTED:
    return tell_count (detail);
  case DUB_EVENT_YOU_ALL_HALLS:
    return order_all_halls (box, detail->at);
  case DUB_EVENT_YOU_ENDED:
    return g_strdup (C_("you", "Your turn is over."));
  default:
    g_return_val_if_reached (NULL);
  }
}
