/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Employees: level and type, and a short form of the bonus on the card. A profile may have
 * cards of its own, which are shown by the name that its owner gave them.
 */

#include "dub-names.h"
#include "dub-text-box.h"
#include "dub-text-names-private.h"
#include "dub-text-yours.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const types[DUB_N_TYPES] = {
  [DUB_TYPE_NONE] = NC_ ("employee", "no Employee card"),
  [DUB_MASTER] = NC_ ("employee", "Master"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman"),
  [DUB_APPRENTICE] = NC_ ("employee", "Apprentice"),
  [DUB_TYPE_UNKNOWN] = NC_ ("employee", "unknown Employee card"),
};

/* Indexed by level; level 0 is for the specialized Apprentices. */
static const char *const leveled[DUB_N_TYPES][DUB_N_LEVELS] = {
  [DUB_MASTER] = {
    NULL,
    NC_("employee", "Level I Master"),
    NC_("employee", "Level II Master"),
    NC_("employee", "Level III Master"),
    NC_("employee", "Level IV Master"),
    NC_("employee", "Level V Master"),
    NC_("employee", "Level VI Master"),
  },
  [DUB_JOURNEYMAN] = {
    NULL,
    NC_("employee", "Level I Journeyman"),
    NC_("employee", "Level II Journeyman"),
    NC_("employee", "Level III Journeyman"),
    NC_("employee", "Level IV Journeyman"),
    NC_("employee", "Level V Journeyman"),
    NC_("employee", "Level VI Journeyman"),
  },
  [DUB_APPRENTICE] = {
    NC_("employee", "specialized Apprentice"),
    NC_("employee", "Level I Apprentice"),
    NC_("employee", "Level II Apprentice"),
    NC_("employee", "Level III Apprentice"),
    NC_("employee", "Level IV Apprentice"),
    NC_("employee", "Level V Apprentice"),
    NC_("employee", "Level VI Apprentice"),
  },
};

static const char *const examined[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("employee", "Master from an Examination"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman from an Examination"),
};

static const char *const started[DUB_N_TYPES] = {
  [DUB_MASTER] = NC_ ("employee", "Master (Start Employee, no bonus)"),
  [DUB_JOURNEYMAN] = NC_ ("employee", "Journeyman (Start Employee, Thread or Lace for 1 Livre)"),
  [DUB_APPRENTICE] =
      NC_ ("employee", "Apprentice (Start Employee, Acquire Resources or gain 2 Livre)"),
};

static const char *const crowns[DUB_N_CROWNS + 1] = {
  [DUB_CROWN_NONE] = NC_ ("end-of-game bonus", "no end-of-game bonus"),
  [DUB_VI_STAFF] = NC_ ("end-of-game bonus", "2/5/8/11 Prestige Points by staff"),
  [DUB_VI_THREAD_LACE] = NC_ ("end-of-game bonus", "3 Prestige Points per Thread and Lace"),
  [DUB_VI_MASTER_GUESTS] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 Master Guest spaces"),
  [DUB_VI_PAIRS] = NC_ ("end-of-game bonus", "2 Prestige Points per gown and frock coat"),
  [DUB_JB_JEWELRY_SET] = NC_ ("end-of-game bonus", "6 Prestige Points per Jewelry set"),
  [DUB_JB_NECKLACES] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 necklaces"),
  [DUB_JB_DECORATIONS] = NC_ ("end-of-game bonus", "1 Prestige Point per Decoration"),
  [DUB_JB_APPRENTICES] = NC_ ("end-of-game bonus", "3 Prestige Points per 2 Apprentices"),
};

/* The cards of the shipped profiles, with their ids. For a specialized Apprentice the text is
 * the condition for hiring him. */
static const struct {
  const char *id;
  const char *label;
} labels[] = {
  /* Translators: what an Employee card brings, as short as can be, here and below. */
  { "i-livre", NC_ ("employee bonus", "Gain 1 Livre") },
  { "i-depute-bonus", NC_ ("employee bonus", "Depute for the Bonus, no Livre") },
  { "i-buy-tile", NC_ ("employee bonus", "Random Resource tile for 1 Livre") },
  { "i-acquire", NC_ ("employee bonus", "+1 Acquire Resources") },
  { "i-tile", NC_ ("employee bonus", "Free random Resource tile") },
  { "i-thread-or-lace", NC_ ("employee bonus", "Free Lace or Thread") },
  { "ii-gowns", NC_ ("employee bonus", "1 Livre per blue, 2 per green Garment") },
  { "ii-tailor", NC_ ("employee bonus", "+1 Tailor, −1 blue/pink bale") },
  { "ii-depute", NC_ ("employee bonus", "Depute for 8/5/2 Livre") },
  { "ii-decorations", NC_ ("employee bonus", "1 Prestige Point per 2 Decorations") },
  { "iii-decorations", NC_ ("employee bonus", "1 Livre per Decoration") },
  { "iii-garments", NC_ ("employee bonus", "1 Prestige Point per 3 Garments") },
  { "iii-fund", NC_ ("employee bonus", "+1 Fund a Decoration, −5 Livre") },
  { "iii-staff", NC_ ("employee bonus", "2/6/10/14 Livre by staff") },
  { "iv-staff", NC_ ("employee bonus", "1/3/5/7 Livre by staff") },
  { "iv-tailor", NC_ ("employee bonus", "+1 Tailor, −2 green bales") },
  { "iv-coats", NC_ ("employee bonus", "2 Livre per pink, 1 Prestige Point per orange") },
  { "iv-livre", NC_ ("employee bonus", "1 Prestige Point per 4 Livre") },
  { "v-garments-livre", NC_ ("employee bonus", "1 Livre per Garment") },
  { "v-decorations", NC_ ("employee bonus", "1 Prestige Point per 2 Decorations") },
  { "v-garments", NC_ ("employee bonus", "1 Prestige Point per 2 Garments") },
  { "v-tiles", NC_ ("employee bonus", "Discard silk for Prestige Points") },
  { "vi-livre", NC_ ("employee bonus", "1 Prestige Point per 3 Livre") },
  { "vi-fund", NC_ ("employee bonus", "+1 Fund a Decoration, −10 Livre") },
  { "jb-journeyman-supply", NC_ ("employee bonus", "Discard Employee, use their Bonus") },
  { "jb-journeyman-copy", NC_ ("employee bonus", "Copy opponent’s top discard Bonus") },
  { "jb-journeyman-halls", NC_ ("employee bonus", "1 Livre per represented Hall") },
  { "jb-journeyman-staff", NC_ ("employee bonus", "6/5/4/2 Livre by staff") },
  { "jb-journeyman-decorations", NC_ ("employee bonus", "3 Livre per 2 Decorations") },
  { "jb-journeyman-sell", NC_ ("employee bonus", "+1 Tailor, sell, +1 Prestige Point") },
  { "jb-journeyman-hall-garments", NC_ ("employee bonus", "1 Prestige Point per 2 Garments, 1 "
                                                          "Hall") },
  { "jb-journeyman-rings", NC_ ("employee bonus", "3 Livre per 2 rings") },
  { "jb-journeyman-jewelry", NC_ ("employee bonus", "1 Prestige Point per 3 Jewelry tiles") },
  { "jb-master-hall", NC_ ("employee bonus", "2 Livre per Garment, 1 Hall") },
  { "jb-master-blue-green", NC_ ("employee bonus", "1 Prestige Point per blue and green gown") },
  { "jb-master-master-guests", NC_ ("employee bonus", "3 Livre per 2 Master Guest spaces") },
  { "jb-master-jewelry", NC_ ("employee bonus", "3 Livre per 2 Jewelry tiles") },
  { "jb-master-no-green-no-orange", NC_ ("employee bonus", "4 Livre if no green, 5 if no orange") },
  { "jb-apprentice-coats", NC_ ("employee bonus", "3 frock coats") },
  { "jb-apprentice-gowns", NC_ ("employee bonus", "3 gowns") },
  { "jb-apprentice-master-guests", NC_ ("employee bonus", "3 on Master Guest spaces") },
  { "jb-apprentice-livre", NC_ ("employee bonus", "30 Livre in supply") },
  { "jb-apprentice-jewelry", NC_ ("employee bonus", "3 Jewelry tiles") },
  { "jb-apprentice-decorations", NC_ ("employee bonus", "3 types of Decoration") },
  { "jb-apprentice-stocks", NC_ ("employee bonus", "4 Resources, 2 Lace, 2 Thread") },
  { "jb-apprentice-prestige", NC_ ("employee bonus", "5 Prestige Points") },
  { "jb-apprentice-master-exam", NC_ ("employee bonus", "Master Examination completed") },
  { "jb-apprentice-halls", NC_ ("employee bonus", "Represented in 5 Halls") },
};

/* The short forms of those that have no room in a row of a list. */
static const char *const short_crowns[DUB_N_CROWNS + 1] = {
  /* Translators: what an Employee card brings, shorter still, here and below: L are Livre, PP
   * Prestige Points. At most 33 letters. */
  [DUB_VI_STAFF] = NC_ ("short bonus", "2/5/8/11 PP by staff"),
  [DUB_VI_THREAD_LACE] = NC_ ("short bonus", "3 PP per Thread and Lace"),
  [DUB_VI_MASTER_GUESTS] = NC_ ("short bonus", "3 PP per 2 Master Guest spaces"),
  [DUB_VI_PAIRS] = NC_ ("short bonus", "2 PP per gown and frock coat"),
  [DUB_JB_JEWELRY_SET] = NC_ ("short bonus", "6 PP per Jewelry set"),
  [DUB_JB_NECKLACES] = NC_ ("short bonus", "3 PP per 2 necklaces"),
  [DUB_JB_DECORATIONS] = NC_ ("short bonus", "1 PP per Decoration"),
  [DUB_JB_APPRENTICES] = NC_ ("short bonus", "3 PP per 2 Apprentices"),
};

static const struct {
  const char *id;
  const char *label;
} short_labels[] = {
  { "i-depute-bonus", NC_ ("short bonus", "Depute for the Bonus, 0 L") },
  { "i-buy-tile", NC_ ("short bonus", "Random tile for 1 L") },
  { "i-acquire", NC_ ("short bonus", "+1 Acquire") },
  { "i-tile", NC_ ("short bonus", "Free random tile") },
  { "ii-gowns", NC_ ("short bonus", "1 L per blue, 2 per green") },
  { "ii-tailor", NC_ ("short bonus", "+1 Tailor, −1 blue/pink") },
  { "ii-decorations", NC_ ("short bonus", "1 PP per 2 Decorations") },
  { "iii-garments", NC_ ("short bonus", "1 PP per 3 Garments") },
  { "iii-fund", NC_ ("short bonus", "+1 Fund, −5 L") },
  { "iii-staff", NC_ ("short bonus", "2/6/10/14 L by staff") },
  { "iv-staff", NC_ ("short bonus", "1/3/5/7 L by staff") },
  { "iv-tailor", NC_ ("short bonus", "+1 Tailor, −2 green") },
  { "iv-coats", NC_ ("short bonus", "pink 2 L, orange 1 PP") },
  { "iv-livre", NC_ ("short bonus", "1 PP per 4 L") },
  { "v-decorations", NC_ ("short bonus", "1 PP per 2 Decorations") },
  { "v-garments", NC_ ("short bonus", "1 PP per 2 Garments") },
  { "v-tiles", NC_ ("short bonus", "Discard silk for PP") },
  { "vi-livre", NC_ ("short bonus", "1 PP per 3 L") },
  { "vi-fund", NC_ ("short bonus", "+1 Fund, −10 L") },
  { "jb-journeyman-supply", NC_ ("short bonus", "Bonus of a discarded Employee") },
  { "jb-journeyman-halls", NC_ ("short bonus", "1 L per represented Hall") },
  { "jb-journeyman-staff", NC_ ("short bonus", "6/5/4/2 L by staff") },
  { "jb-journeyman-sell", NC_ ("short bonus", "+1 Tailor, sell, +1 PP") },
  { "jb-journeyman-hall-garments", NC_ ("short bonus", "1 PP per 2 Garments, 1 Hall") },
  { "jb-journeyman-jewelry", NC_ ("short bonus", "1 PP per 3 Jewelry tiles") },
  { "jb-master-blue-green", NC_ ("short bonus", "1 PP per blue and green gown") },
  { "jb-master-master-guests", NC_ ("short bonus", "3 L per 2 Master Guest spaces") },
  { "jb-master-no-green-no-orange", NC_ ("short bonus", "4 L if no green, 5 if no orange") },
};

static const char *
find_label (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (strcmp (labels[i].id, id) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "employee bonus", labels[i].label);

  return NULL;
}

char *
dub_text_crown (DubCrown crown)
{
  return g_strdup (dub_text_pick ("end-of-game bonus", crowns, crown));
}

char *
dub_text_crowns (guint mask)
{
  GPtrArray *names = g_ptr_array_new ();

  for (DubCrown crown = DUB_VI_STAFF; crown <= DUB_JB_APPRENTICES; crown++)
    if ((mask & (1u << (crown - 1))) != 0)
      g_ptr_array_add (names, dub_text_crown (crown));
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup (C_ ("list of end-of-game bonuses", "none")));

  return dub_text_join (names);
}

/* Returns level and type, as far as they are known. */
static const char *
get_kind (DubEmployee employee)
{
  if (employee.level < DUB_N_LEVELS && leveled[employee.type][employee.level] != NULL)
    return dub_text_pick ("employee", leveled[employee.type], employee.level);

  return dub_text_pick ("employee", types, employee.type);
}

char *
dub_text_specialist (DubSpecialist specialist)
{
  const char *id = dub_name_get (DUB_SET_SPECIALIST, specialist);
  const char *label = id != NULL ? find_label (id) : NULL;

  return g_strdup (label != NULL ? label : C_ ("specialized Apprentice", "secret"));
}

char *
dub_text_employee_bonus (const DubBox *box, guint place)
{
  const DubBoxEmployee *card = &box->employees[place];
  const char *label = find_label (card->id);

  if (card->crown != DUB_CROWN_NONE)
    return dub_text_crown (card->crown);
  if (label != NULL)
    return g_strdup (label);

  /* Translators: %s is the name that the owner of the box gave to an Employee card. */
  return g_strdup_printf (C_ ("employee", "“%s”"), card->id);
}

char *
dub_text_employee_short_bonus (const DubBox *box, guint place)
{
  const DubBoxEmployee *card = &box->employees[place];

  if (card->crown != DUB_CROWN_NONE)
    return g_strdup (dub_text_pick ("short bonus", short_crowns, card->crown));
  for (guint i = 0; i < G_N_ELEMENTS (short_labels); i++)
    if (strcmp (short_labels[i].id, card->id) == 0)
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "short bonus", short_labels[i].label));

  return dub_text_employee_bonus (box, place);
}

char *
dub_text_employee (const DubBox *box, DubEmployee employee)
{
  const char *kind = get_kind (employee);
  const char *id = "", *bonus = NULL;

  if (employee.level == DUB_LEVEL_EXAM && examined[employee.type] != NULL)
    return g_strdup (dub_text_pick ("employee", examined, employee.type));
  if (employee.level == DUB_LEVEL_START && started[employee.type] != NULL)
    return g_strdup (dub_text_pick ("employee", started, employee.type));

  if (employee.id >= 1 && employee.id <= box->n_employees)
    id = box->employees[employee.id - 1].id;
  bonus = employee.crown != DUB_CROWN_NONE
              ? dub_text_pick ("end-of-game bonus", crowns, employee.crown)
              : find_label (id);
  if (bonus != NULL)
    /* Translators: the first %s is like “Level VI Apprentice”, the second the bonus of the card. */
    return g_strdup_printf (C_ ("employee", "%s (%s)"), kind, bonus);
  if (*id == '\0')
    return g_strdup (kind);

  /* Translators: the first %s is like “Level II Master”, the second the name that the owner of the
   * box gave to the card. */
  return g_strdup_printf (C_ ("employee", "%s (“%s”)"), kind, id);
}
