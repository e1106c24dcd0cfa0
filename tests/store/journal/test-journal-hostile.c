/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals that nobody's game would write. Each is refused with a message that
 * names the line, and no file leads beyond the ends of an array.
 */

#include "damage-fixture.h"
#include "dub-box-file.h"
#include "dub-journal.h"
#include "hostile.h"
#include "seal.h"

#include <string.h>

#define CARDS_5 "favor:1:none,favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define CARDS_20 CARDS_5 "," CARDS_5 "," CARDS_5 "," CARDS_5
#define CARDS_24 CARDS_20 ",favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define JEWELS_5 "blue:pink:green:orange:blue"
#define JEWELS_20 JEWELS_5 ":" JEWELS_5 ":" JEWELS_5 ":" JEWELS_5
/* The entry line of the events that follow it. */
#define ENTRY "entry fix\n"

static const HostileRow head_rows[] = {
  { "nothing", NOTHING, "", 1, "this is no journal of Du Barry" },
  { "text", NOTHING, "Dear diary", 1, "this is no journal of Du Barry" },
  { "json", NOTHING, "{\"format\":\"dubarry-box\"}", 1, "this is no journal of Du Barry" },
  { "mark", NOTHING,
    "\xef\xbb\xbf"
    "dubarry-journal 2",
    1, "this is no journal of Du Barry" },
  { "no-version", NOTHING, "dubarry-journal", 1, "this is no journal of Du Barry" },
  { "version-1", NOTHING, "dubarry-journal 1", 1, "version that is not known" },
  { "version-20", NOTHING, "dubarry-journal 20", 1, "version that is not known" },
  { "version-2x", NOTHING, "dubarry-journal 2 ", 1, "version that is not known" },
  { "carriage-return", NOTHING, "dubarry-journal 2\r", 1, "version that is not known" },
  { "no-game", NOTHING, "dubarry-journal 2", 3, "no game begins here" },
  { "only-a-name", HEAD, "name Nobody", 3, "no game begins here" },
  { "empty-name", HEAD, "name ", 1, "no name for a game" },
  { "bad-name", HEAD, "name \xff", 1, "no name for a game" },
  { "undo-nothing", HEAD, "undo", 1, "nothing to undo or redo" },
  { "redo-nothing", HEAD, "redo", 1, "nothing to undo or redo" },
  { "box-bad", HEAD, "entry new-game\nbox-changed {}", 2, "$" },
  { "box-empty", HEAD, "entry new-game\nbox-changed", 2, "" },
  { "box-cut", HEAD, "entry new-game\nbox-changed {\"format\":", 2, "" },
  { "without-events", HEAD, "entry new-game", 1, "" },
  { "without-a-box", HEAD, "entry new-game\nstarted seed=1\nround-begun n=1", 2, "" },
  { "not-begun", HEAD, "entry fix\nfixed fix=pp n=1", 2, "no game has begun" },
};

static const HostileRow line_rows[] = {
  { "empty", PREPARING, "", 1, "this line is not understood" },
  { "unknown", PREPARING, "fixed fix=pp n=1", 1, "this line is not understood" },
  { "undo-space", PREPARING, "undo ", 1, "this line is not understood" },
  { "carriage-return", PREPARING, "undo\r", 1, "this line is not understood" },
  { "undo-the-beginning", PREPARING, "undo", 1, "nothing to undo or redo" },
  { "redo-nothing", PREPARING, "redo", 1, "nothing to undo or redo" },
  { "redo-forgotten", TURN, "undo\n" ENTRY "fixed fix=pp n=1\nredo", 6, "nothing to undo" },
  { "entry-alone", PREPARING, "entry", 1, "this line is not understood" },
  { "entry-nothing", PREPARING, "entry ", 1, "“” is not understood" },
  { "entry-spaces", PREPARING, "entry  fix", 1, "“” is not understood" },
  { "action-unknown", PREPARING, "entry win", 1, "“win” is not understood" },
  { "action-field", PREPARING, "entry fix colour=red", 1, "“colour=red” is not understood" },
  { "event-unknown", PREPARING, ENTRY "fixt", 2, "“fixt” is not understood" },
  { "event-empty", PREPARING, ENTRY "", 2, "“” is not understood" },
  { "field-unknown", PREPARING, ENTRY "fixed lives=9", 2, "“lives=9” is not understood" },
  { "field-no-value", PREPARING, ENTRY "fixed n", 2, "“n” is not understood" },
  { "field-empty", PREPARING, ENTRY "fixed n=", 2, "“n=” is not understood" },
  { "field-twice-spaced", PREPARING, ENTRY "fixed  n=1", 2, "“” is not understood" },
  { "field-again", PREPARING, ENTRY "fixed fix=pp n=1 n=1", 2, "“n” is there twice" },
  { "jewelry-again", PREPARING, ENTRY "fixed fix=pp jewelry=" JEWELS_20 " jewelry=" JEWELS_20, 2,
    "“jewelry” is there twice" },
  { "action-again", PREPARING, "entry fix n=1 n=1", 1, "“n” is there twice" },
  { "step-again", TURN, ENTRY "step tiles=1 tiles=1", 2, "“tiles” is there twice" },
  { "cards-again", PREPARING, ENTRY "dealt cards= cards=", 2, "“cards” is there twice" },
  { "field-of-another", PREPARING, ENTRY "fixed fix=pp n=1 card=favor:1:none", 2,
    "“card” has no place here" },
  { "field-of-none", TURN, ENTRY "barry-ended n=1", 2, "“n” has no place here" },
  { "field-of-another-action", PREPARING, "entry fill n=1", 1, "“n” has no place here" },
  { "field-of-a-detail", TURN, ENTRY "step mask=1", 2, "“mask=1” is not understood" },
  { "number-huge", PREPARING, ENTRY "fixed n=99999999999999999999", 2, "is not understood" },
  { "number-18", PREPARING, ENTRY "fixed n=999999999999999999", 2, "is not understood" },
  { "number-large", PREPARING, ENTRY "fixed n=10000", 2, "“n=10000” is not understood" },
  { "number-small", PREPARING, ENTRY "fixed n=-2", 2, "“n=-2” is not understood" },
  { "number-minus", PREPARING, ENTRY "fixed n=-", 2, "“n=-” is not understood" },
  { "number-plus", PREPARING, ENTRY "fixed n=+1", 2, "“n=+1” is not understood" },
  { "number-hex", PREPARING, ENTRY "fixed n=0x1", 2, "“n=0x1” is not understood" },
  { "at-64", PREPARING, ENTRY "fixed at=64", 2, "“at=64” is not understood" },
  { "hall-0", PREPARING, ENTRY "fixed hall=0", 2, "“hall=0” is not understood" },
  { "hall-6", PREPARING, ENTRY "fixed hall=6", 2, "“hall=6” is not understood" },
  { "space-13", PREPARING, ENTRY "fixed space=13", 2, "“space=13” is not understood" },
  { "flag-2", PREPARING, ENTRY "fixed flag=2", 2, "“flag=2” is not understood" },
  { "mask-65536", PREPARING, ENTRY "fixed mask=65536", 2, "is not understood" },
  { "modules-16", PREPARING, ENTRY "fixed modules=16", 2, "“modules=16” is not understood" },
  { "crowns-256", PREPARING, ENTRY "fixed crowns=256", 2, "“crowns=256” is not understood" },
  { "seed-negative", PREPARING, ENTRY "fixed seed=-1", 2, "“seed=-1” is not understood" },
  { "garment-red", PREPARING, ENTRY "fixed garment=red:1", 2, "“garment=red:1”" },
  { "garment-10", PREPARING, ENTRY "fixed garment=blue:10", 2, "“garment=blue:10”" },
  { "garment-short", PREPARING, ENTRY "fixed garment=blue", 2, "“garment=blue”" },
  { "garment-word", PREPARING, ENTRY "fixed garment=blue:1:torn", 2, "“garment=blue:1:torn”" },
  { "employee-level-7", PREPARING, ENTRY "fixed employee=master:7", 2, "“employee=master:7”" },
  { "employee-no-level", PREPARING, ENTRY "fixed employee=master", 2, "“employee=master”" },
  { "employee-nobody", PREPARING, ENTRY "fixed employee=master:1:nobody", 2, "nobody”" },
  { "employee-id-bad", PREPARING, ENTRY "fixed employee=master:1:%zz", 2, "%zz”" },
  { "employee-nul", PREPARING, ENTRY "fixed employee=master:1:%00", 2, "%00”" },
  { "employee-more", PREPARING, ENTRY "fixed employee=master:-:x:y", 2, "is not understood" },
  { "employee-other-level", PREPARING, ENTRY "fixed employee=apprentice:5:vi-staff", 2,
    "is not understood" },
  { "jewelry-25", PREPARING, ENTRY "fixed jewelry=" JEWELS_20 ":" JEWELS_5, 2, "“jewelry=" },
  { "jewelry-empty", PREPARING, ENTRY "fixed jewelry=", 2, "“jewelry=”" },
  { "card-short", PREPARING, ENTRY "told card=favor", 2, "“card=favor”" },
  { "card-hall-6", PREPARING, ENTRY "told card=favor:6:none", 2, "“card=favor:6:none”" },
  { "card-drawer-4", PREPARING, ENTRY "told card=drawer:4:1:none", 2, "is not understood" },
  { "card-tailor-13", PREPARING, ENTRY "told card=tailor:13:left:1:none", 2, "not understood" },
  { "card-more", PREPARING, ENTRY "told card=favor:1:none:x", 2, "is not understood" },
  { "card-unknown-more", PREPARING, ENTRY "told card=?:1", 2, "“card=?:1”" },
  { "cards-26", PREPARING, ENTRY "dealt cards=" CARDS_24 ",?,?", 2, "“cards=" },
  { "dealt-field", PREPARING, ENTRY "dealt n=1", 2, "“n=1” is not understood" },
  { "step-rule", TURN, ENTRY "step rules=NO-1", 2, "“rules=NO-1” is not understood" },
  { "step-rules-5", TURN, ENTRY "step rules=T-1,T-1,T-1,T-1,T-1", 2, "“rules=" },
  { "step-tiles-512", TURN, ENTRY "step tiles=512", 2, "“tiles=512” is not understood" },
  { "step-to-10000", TURN, ENTRY "step to=10000", 2, "“to=10000” is not understood" },
  { "step-verb", TURN, ENTRY "step do=dance", 2, "“do=dance” is not understood" },
  { "later-in-entry", PREPARING, ENTRY "fixed fix=pp n=1\nfixed fix=pp n=2\nhand-drawn n=5", 4,
    "her cards are not shuffled" },
  { "box-again-bad", PREPARING, "entry change-box\nbox-changed []", 2, "" },
};

/* A NUL byte is no part of any line: as the end of a text to some and not to
 * others it would let a game be cut short when it is imported. */
static void
test_nul (void)
{
  static const struct {
    const char *line;
    gsize length;
  } rows[] = {
#define LINE(text) { text, sizeof text - 1 }
    LINE ("fixed fix=staff at=5 employee=apprentice:6:vi-staff\0x\n"),
    LINE ("fixed fix=staff at=5 employee=apprentice:6:vi-staff\0\n"),
    LINE ("fixed fix=pp n=1\0\n"),
    LINE ("fixed fix=pp\0n=1\n"),
    LINE ("fixed\0fix=pp\n"),
#undef LINE
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = hostile_print_given (TURN), added = g_string_new (NULL);
    guint line = damage_get_line (text->str, text->len);

    g_string_append (added, "entry fix\n");
    g_string_append_len (added, rows[i].line, (gssize) rows[i].length);
    seal_append (text, added->str, added->len);
    hostile_assert_refused (text, line + 1, "");
  }
}

/* An entry that brings two boxes, or one and then something bad: refused or read,
 * no box is lost or freed twice. */
static void
test_boxes (void)
{
  static const char *const ends[] = { "", "hand-drawn n=9\n", "nonsense\n", "box-changed {}\n" };
  DubBox box;
  g_autofree char *line = NULL;

  g_assert_true (dub_box_load_shipped ("classic", &box));
  line = dub_box_print_line (&box);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autoptr (GString) text = hostile_print_given (PREPARING);
    g_autoptr (GError) error = NULL;
    g_autoptr (DubJournal) journal = NULL;
    g_autofree char *lines = NULL;

    lines = g_strdup_printf ("entry change-box\nbox-changed %s\nbox-changed %s\n%s", line, line,
                             ends[i]);
    seal_append (text, lines, strlen (lines));
    journal = dub_journal_parse (text->str, text->len, &error);
    if (i > 0)
      damage_assert_error (error, text->str, text->len, 1);
    g_assert_true ((journal == NULL) == (error != NULL));
  }
}

/* As many entries and events as one likes. */
static void
test_many (void)
{
  g_autoptr (GString) text = hostile_print_given (PREPARING), added = g_string_new (NULL);
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 3; i++) {
    g_string_append (added, "entry fix\n");
    for (guint j = 0; j < 1000; j++)
      g_string_append (added, "fixed fix=pp n=1\n");
  }
  seal_append (text, added->str, added->len);
  journal = dub_journal_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (dub_history_get_n_entries (journal->history), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  hostile_add_rows ("head", head_rows, G_N_ELEMENTS (head_rows));
  hostile_add_rows ("line", line_rows, G_N_ELEMENTS (line_rows));
  g_test_add_func ("/hostile/nul", test_nul);
  g_test_add_func ("/hostile/boxes", test_boxes);
  g_test_add_func ("/hostile/many", test_many);

  return g_test_run ();
}
