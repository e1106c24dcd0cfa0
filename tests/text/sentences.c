/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sentences.h"

#include <string.h>

/* Patterns that no text may contain. The edition is a prefix; NULL stands for all. */
static const struct {
  const char *edition;
  const char *pattern;
  const char *fault;
} patterns[] = {
  { NULL, "  ", "two spaces" },
  { NULL, "^\\s|\\s$", "a space at an end" },
  { NULL, "%[-+#0-9$]*[a-zA-Z]|\\(null\\)|[{}]", "not filled in" },
  { NULL, "\\(\\)|\\.\\.|,,|,\\.|\\s[,.)]|\\( ", "glued badly" },
  { NULL, "['\"]", "straight quotes" },
  { NULL, "(^|[.?!] )[^.?!]*(?<!\\d):[^.?!]*:", "two colons" },
  { NULL, "_", "an underscore" },
  { "en", "\\S[ \u00a0\u202f][:;?!]", "a space before a stop" },
  { "fr", "[^\u00a0\u202f\\d]:|[^\u00a0\u202f\\s][;?!]", "no no-break space before a stop" },
  { "fr", " [:;?!»]|« ", "a space that can break" },
  { "fr", "«[^\u00a0\u202f]|[^\u00a0\u202f]»|[“”]", "quotes not like « this »" },
  { "fr", "«[^»]*«", "quotes within quotes" },
  { "fr", "(Handicap|épare|éparez)\u00a0: (?!Madame)\\p{Lu}", "a capital after a colon" },
  { "fr", "«[^»]*jeton propriété", "a token in quotes" },
  { "fr", "^(?!Correction)[^:,]*, (Case|Majorité|Zone)\\b", "a capital within a name" },
  { "uk", "[“”]|«[^»]*«", "quotes not like «this», or within others" },
  { "uk", "[A-Za-z]{2,}", "Latin letters" },
  { "uk",
    "[,;] (?!Королівськ|Друг|Трет|Четверт|П’ят|Зал|Майст|Підмайст|Уч|Музикант|Феєрверк|Стату|Ювелір|"
    "Кухн|Лів[ау] половин|Прав[ау] половин|Терас|Ор|Ро|Зе|Ctrl)\\p{Lu}\\p{Ll}",
    "a capital after a comma" },
};

/* Nouns after a number: for 1, for 2 to 4 in Ukrainian and for any other number elsewhere, and for
 * 5 and more in Ukrainian. Another word may be between number and noun. */
static const struct {
  const char *edition;
  const char *forms[3];
} nouns[] = {
  { "en",
    { "card|tile|token|Point|pair|turn|game|statue|Garment|Decoration|necklace|ring|dress|coat",
      "cards|tiles|tokens|Points|pairs|turns|games|statues|Garments|Decorations|necklaces|rings|"
      "dresses|coats" } },
  { "fr",
    { "carte|tuile|jeton|point|paire|tour|partie|statue|tenue|décoration|Apprenti|collier|bague|"
      "case",
      "cartes|tuiles|jetons|points|paires|tours|parties|statues|tenues|décorations|Apprentis|"
      "colliers|bagues|cases" } },
  { "uk",
    { "карта|карту|жетон|очко|лівр|пара|пару|хід|гра|гру|партія|партію|статуя|декорація|"
      "декорацію|перстень|фішка|фішку|місце|плитка|плитку",
      "карти|жетони|очки|ліври|пари|ходи|гри|партії|статуї|декорації|персні|фішки|місця|плитки",
      "карт|жетонів|очок|ліврів|пар|ходів|ігор|партій|статуй|декорацій|перснів|фішок|місць|"
      "плиток" } },
};

/* English words that French has too. */
static const char *const shared[] = {
  "action",  "actions",   "barry",      "base",     "bonus",    "chance",   "change",   "code",
  "case",    "condition", "correction", "face",     "final",    "gain",     "handicap", "madame",
  "min",     "moment",    "note",       "original", "orange",   "part",     "phase",    "phases",
  "pile",    "place",     "point",      "points",   "prestige", "question", "score",    "secret",
  "statue",  "statues",   "long",       "six",      "table",    "total",    "type",     "types",
  "version", "possible",  "suit",       "archive",  "codes",    "places",   NULL,
};

void
sentences_init (Sentences *self, const char *edition, GHashTable *english)
{
  *self = (Sentences){ .edition = edition, .maker = "", .english = english };
  self->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->faults = g_ptr_array_new_with_free_func (g_free);
}

void
sentences_clear (Sentences *self)
{
  g_hash_table_unref (self->texts);
  g_hash_table_unref (self->words);
  g_hash_table_unref (self->marks);
  g_ptr_array_unref (self->faults);
}

static void
report (Sentences *self, const char *fault, const char *text)
{
  g_ptr_array_add (self->faults,
                   g_strdup_printf ("%s, %s: %s: “%s”", self->edition, self->maker, fault, text));
}

/* Removes ids of rules, Roman numerals and names of programs, which are the same in every
 * language. */
static char *
drop_shared (const char *text)
{
  static GRegex *shared_words;

  if (shared_words == NULL)
    shared_words = g_regex_new (
        "\\[[A-Z]+[0-9]*(-[0-9A-Z]+)?\\]|\\b[IVX]+\\b|Du Barry|Rococo Deluxe|JSON|UTF-8|Ctrl\\+Z|\\bMenu\\b|\\bEnter\\b",
        G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace_literal (shared_words, text, -1, 0, "", 0, NULL);
}

static void
check_patterns (Sentences *self, const char *text)
{
  static GRegex *compiled[G_N_ELEMENTS (patterns)];
  g_autofree char *own = drop_shared (text);

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    if (compiled[i] == NULL)
      compiled[i] = g_regex_new (patterns[i].pattern, G_REGEX_OPTIMIZE, 0, NULL);
    g_assert_nonnull (compiled[i]);
    if ((patterns[i].edition == NULL || g_str_has_prefix (self->edition, patterns[i].edition)) &&
        g_regex_match (compiled[i], strstr (patterns[i].fault, "Latin") ? own : text, 0, NULL))
      report (self, patterns[i].fault, text);
  }
}

/* Checks the ends: a capital, a digit or a sign at the beginning; a period only at the end of a
 * sentence. */
static void
check_ends (Sentences *self, SentenceKind kind, const char *text)
{
  const char *last = g_utf8_prev_char (text + strlen (text));
  gboolean stops = strchr (".?!", *last) != NULL || g_utf8_get_char (last) == 0x2026;

  if ((kind == SENTENCE_WHOLE || kind == SENTENCE_TITLE) &&
      g_unichar_islower (g_utf8_get_char (text)))
    report (self, "begins with a small letter", text);
  if (kind == SENTENCE_WHOLE && !stops && *last != ']')
    report (self, "does not end", text);
  if ((kind == SENTENCE_TITLE || kind == SENTENCE_NAME) && stops && *last != '?' && *last != '!')
    report (self, "ends with a stop", text);
  if (kind == SENTENCE_NAME && strchr (text, ':') != NULL)
    report (self, "a colon in a name", text);
  if (kind != SENTENCE_CAPTION && strchr (text, '\n') != NULL)
    report (self, "a line break", text);
}

/* Returns the plural form for the number. */
static guint
get_form (const char *edition, guint n)
{
  if (g_str_has_prefix (edition, "fr"))
    return n > 1;
  if (!g_str_equal (edition, "uk"))
    return n != 1;
  if (n % 10 == 1 && n % 100 != 11)
    return 0;

  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;
}

/* A French adjective follows its noun. */
static const char *
get_between (const char *edition)
{
  return g_str_equal (edition, "fr") ? "(?!)" : "(?!on |to |of |in |with |з |проти |типи )\\p{L}+ ";
}

static void
check_noun (Sentences *self, const char *text, guint row)
{
  static GRegex *compiled[G_N_ELEMENTS (nouns)][3];

  for (guint form = 0; form < 3 && nouns[row].forms[form] != NULL; form++) {
    g_autoptr (GMatchInfo) match = NULL;
    g_autofree char *pattern = g_strdup_printf (
        "(?<![\\d/.,×–-]|з )(\\d+)[ \u00a0](?:%s)?(?:%s)\\b(?![- ](?:cards?|tiles?|tokens?)\\b)(?!-)",
        get_between (self->edition), nouns[row].forms[form]);

    if (compiled[row][form] == NULL)
      compiled[row][form] = g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, NULL);
    g_regex_match (compiled[row][form], text, 0, &match);
    for (; g_match_info_matches (match); g_match_info_next (match, NULL)) {
      g_autofree char *digits = g_match_info_fetch (match, 1);

      if (get_form (self->edition, (guint) g_ascii_strtoull (digits, NULL, 10)) != form)
        report (self, "another form after a number", text);
    }
  }
}

/* Reports words of the English edition in another language. */
static void
check_words (Sentences *self, const char *text)
{
  g_autofree char *own = drop_shared (text);
  g_auto (GStrv) words = g_regex_split_simple ("[^\\p{L}]+", own, 0, 0);

  for (guint i = 0; words[i] != NULL; i++) {
    char *word = g_utf8_strdown (words[i], -1);

    if (strlen (word) > 2 && self->english != NULL && g_hash_table_contains (self->english, word) &&
        !g_strv_contains (shared, word)) {
      g_autofree char *fault = g_strdup_printf ("the English word %s", word);

      report (self, fault, text);
    }
    g_hash_table_add (self->words, word);
  }
}

static void
find_marks (Sentences *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "⟦", -1);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    g_hash_table_add (self->marks, g_strndup (parts[i], strcspn (parts[i], "⟧")));
}

void
sentences_add (Sentences *self, SentenceKind kind, char *text)
{
  if (text == NULL || !g_hash_table_add (self->texts, text))
    return;
  find_marks (self, text);
  if (g_hash_table_size (self->marks) > 0)
    return;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (*text == '\0') {
    if (kind != SENTENCE_CAPTION)
      report (self, "nothing", text);
    return;
  }
  check_patterns (self, text);
  check_ends (self, kind, text);
  for (guint i = 0; i < G_N_ELEMENTS (nouns); i++)
    if (g_str_has_prefix (self->edition, nouns[i].edition))
      check_noun (self, text, i);
  check_words (self, text);
}

void
sentences_add_all (Sentences *self, SentenceKind kind, char **texts)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    sentences_add (self, kind, texts[i]);
  g_free (texts);
}
