/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-code.h"

#include "dub-text-private.h"

#include <glib/gi18n-lib.h>

static const DubPlural several =
    /* Translators: a code is the beginning of the names of %u cards. */
    NP_ ("%u card begins like this", "%u cards begin like this");

char *
dub_text_code_understood (char **names)
{
  return names[0] != NULL ? g_strjoinv ("\u00a0· ", names) : NULL;
}

DUB_DEFINE_SENTENCE (code_unknown, code,
                     /* Translators: %s is a word that was typed. */
                     C_ ("codes", "Not understood: %s (codes are like b3, o4t, bp or blue)"))

char *
dub_text_code_several (const char *code, guint n_cards)
{
  /* Translators: why a code is not enough, as “3 cards begin like this”, and the code. */
  return dub_text_fill (C_ ("codes", "%s, type more: %s"), dub_text_count (several, n_cards),
                        g_strdup (code));
}

/* Translators: %s is a code for a tile or card. */
DUB_DEFINE_SENTENCE (code_not_due, code, C_ ("codes", "Not expected now: %s"))

/* Translators: %s is a tile, as “blue gown (3 PP)”. */
DUB_DEFINE_SENTENCE (entry_used_up, name, C_ ("refusal", "Your profile has no more of these: %s"))

char *
dub_text_entered (const DubBox *box, const DubState *state, const DubMove *entry)
{
  /* Translators: %s is a tile or card that was entered. */
  return dub_text_fill (C_ ("entry", "Entered: %s"), dub_text_offer (box, state, entry));
}

DUB_DEFINE_TEXT (display_full, C_ ("refusal", "This display is complete."))

const char *
dub_text_level (guint level)
{
  static const char *const levels[DUB_N_LEVELS] = { "", "I", "II", "III", "IV", "V", "VI" };

  return level < DUB_N_LEVELS ? levels[level] : "";
}

char *
dub_text_rank (const DubBox *box, DubEmployee employee)
{
  const char *level = dub_text_level (employee.level);
  char *type =
      dub_text_employee (box, (DubEmployee){ .type = employee.type, .level = DUB_LEVEL_UNKNOWN });

  if (*level == '\0')
    return type;

  /* Translators: the level of an Employee card, “IV”, and its type, “Master”. */
  return dub_text_fill (C_ ("rank", "%s %s"), g_strdup (level), type);
}

char *
dub_text_correct_place (const DubBox *box, const DubState *state, DubPlace place)
{
  /* Translators: %s is a place and its content, as “Hall 2, 1st space from the left: empty”. */
  return dub_text_fill (C_ ("correction", "Correct – %s"),
                        dub_text_place_and_content (box, state, place));
}
