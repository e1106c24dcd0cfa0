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

char *
dub_text_code_unknown (const char *code)
{
  /* Translators: %s is a word that was typed. */
  return g_strdup_printf (C_ ("codes", "Not understood: %s"), code);
}

char *
dub_text_code_several (const char *code, guint n_cards)
{
  g_autofree char *sentence = dub_text_count (several, n_cards);

  /* Translators: why a code is not enough, as “3 cards begin like this”, and the code. */
  return g_strdup_printf (C_ ("codes", "%s, type more: %s"), sentence, code);
}

char *
dub_text_code_not_due (const char *code)
{
  /* Translators: %s is a code for a tile or card. */
  return g_strdup_printf (C_ ("codes", "Not expected now: %s"), code);
}

char *
dub_text_entry_used_up (const char *name)
{
  /* Translators: %s is a tile, as “blue gown (3 PP)”. */
  return g_strdup_printf (C_ ("refusal", "Your profile has no more of these: %s"), name);
}

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
  g_autofree char *type =
      dub_text_employee (box, (DubEmployee){ .type = employee.type, .level = DUB_LEVEL_UNKNOWN });

  return g_strconcat (level, *level != '\0' ? " " : "", type, NULL);
}

char *
dub_text_correct_place (const DubBox *box, const DubState *state, DubPlace place)
{
  /* Translators: %s is a place and its content, as “Hall 2, 1st space from the left: empty”. */
  return dub_text_fill (C_ ("correction", "Correct – %s"),
                        dub_text_place_and_content (box, state, place));
}
