/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals that no game would write. The reader refuses each with a message that names the line,
 * and no file leads beyond the ends of an array.
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
#define CORRECT "table correct to="
#define PP CORRECT "barry.count:pp "

static const HostileRow head_rows[] = {
  { "nothing", NOTHING, "", 1, NOT_UNDERSTOOD ("this is not a saved game of Du Barry") },
  { "text", NOTHING, "Dear diary", 1, NOT_UNDERSTOOD ("this is not a saved game of Du Barry") },
  { "json", NOTHING, "{\"format\":\"dubarry-box\"}", 1,
    NOT_UNDERSTOOD ("this is not a saved game of Du Barry") },
  { "mark", NOTHING,
    "\xef\xbb\xbf"
    "dubarry-journal 3",
    1, NOT_UNDERSTOOD ("this is not a saved game of Du Barry") },
  { "no-version", NOTHING, "dubarry-journal", 1,
    NOT_UNDERSTOOD ("this is not a saved game of Du Barry") },
  { "version-1", NOTHING, "dubarry-journal 1", 1, NOT_UNDERSTOOD ("another version of Du Barry") },
  { "version-2", NOTHING, "dubarry-journal 2", 1, NOT_UNDERSTOOD ("another version of Du Barry") },
  { "version-30", NOTHING, "dubarry-journal 30", 1,
    NOT_UNDERSTOOD ("another version of Du Barry") },
  { "version-3x", NOTHING, "dubarry-journal 3 ", 1,
    NOT_UNDERSTOOD ("another version of Du Barry") },
  { "carriage-return", NOTHING, "dubarry-journal 3\r", 1,
    NOT_UNDERSTOOD ("another version of Du Barry") },
  { "no-game", NOTHING, "dubarry-journal 3", 3, NOT_UNDERSTOOD ("no game begins here") },
  { "only-a-name", HEAD, "name Nobody", 3, NOT_UNDERSTOOD ("no game begins here") },
  { "empty-name", HEAD, "name ", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "bad-name", HEAD, "name \xff", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "undo-nothing", HEAD, "undo", 1, NOT_UNDERSTOOD ("nothing to undo or redo") },
  { "redo-nothing", HEAD, "redo", 1, NOT_UNDERSTOOD ("nothing to undo or redo") },
  { "box-bad", HEAD, "box {}", 1, NOT_UNDERSTOOD ("$") },
  { "box-empty", HEAD, "box", 1, NOT_UNDERSTOOD ("") },
  { "box-cut", HEAD, "box {\"format\":", 1, NOT_UNDERSTOOD ("") },
  { "without-events", HEAD, "ok", 1, NOT_UNDERSTOOD ("no game begins here") },
  { "without-a-box", HEAD, "started seed=1\ntable begin-round n=1", 1, REFUSED (CANNOT_COME) },
  { "not-begun", HEAD, PP "n=1", 1, REFUSED (CANNOT_COME) },
};

static const HostileRow line_rows[] = {
  { "empty", PREPARING, "", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "unknown", PREPARING, "fixed to=barry.count:pp n=1", 1,
    NOT_UNDERSTOOD ("this line is not understood") },
  { "undo-space", PREPARING, "undo ", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "carriage-return", PREPARING, "undo\r", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "undo-the-beginning", PREPARING, "undo", 1, NOT_UNDERSTOOD ("nothing to undo or redo") },
  { "redo-nothing", PREPARING, "redo", 1, NOT_UNDERSTOOD ("nothing to undo or redo") },
  { "redo-forgotten", TURN, "undo\n" PP "n=1\nredo", 5, NOT_UNDERSTOOD ("nothing to undo") },
  { "entry", PREPARING, "entry fix\n" PP "n=1", 1, NOT_UNDERSTOOD ("this line is not understood") },
  { "side-alone", PREPARING, "table", 1, NOT_UNDERSTOOD ("“” is not understood") },
  { "side-nothing", PREPARING, "table ", 1, NOT_UNDERSTOOD ("“” is not understood") },
  { "side-spaces", PREPARING, "table  fill", 1, NOT_UNDERSTOOD ("“” is not understood") },
  { "side-unknown", PREPARING, "king correct to=barry.count:pp n=1", 1,
    NOT_UNDERSTOOD ("this line is not understood") },
  { "verb-unknown", PREPARING, "table win", 1, NOT_UNDERSTOOD ("“win” is not understood") },
  { "verb-later", PREPARING, PP "n=1\ntable fixt", 2, NOT_UNDERSTOOD ("“fixt” is not understood") },
  { "line-later", PREPARING, PP "n=1\nfixt", 2, NOT_UNDERSTOOD ("this line is not understood") },
  { "empty-later", PREPARING, PP "n=1\n", 2, NOT_UNDERSTOOD ("this line is not understood") },
  { "field-unknown", PREPARING, PP "lives=9", 1, NOT_UNDERSTOOD ("“lives=9” is not understood") },
  { "field-no-value", PREPARING, PP "n", 1, NOT_UNDERSTOOD ("“n” is not understood") },
  { "field-empty", PREPARING, PP "n=", 1, NOT_UNDERSTOOD ("“n=” is not understood") },
  { "field-twice-spaced", PREPARING, PP " n=1", 1, NOT_UNDERSTOOD ("“” is not understood") },
  { "field-again", PREPARING, PP "n=1 n=1", 1, NOT_UNDERSTOOD ("“n” appears twice") },
  { "place-again", PREPARING, PP "to=barry.count:pp n=1", 1,
    NOT_UNDERSTOOD ("“to” appears twice") },
  { "thing-again", PREPARING, PP "n=1 tile=bp", 1, NOT_UNDERSTOOD ("“tile” appears twice") },
  { "jewelry-again", PREPARING, CORRECT "barry.jewelry jewelry=" JEWELS_20 " jewelry=" JEWELS_20, 1,
    NOT_UNDERSTOOD ("“jewelry” appears twice") },
  { "spaces-again", TURN, "barry take-tiles from=tile:0 spaces=1 spaces=1", 1,
    NOT_UNDERSTOOD ("“spaces” appears twice") },
  { "setting-again", HEAD, "started seed=1 seed=1", 1, NOT_UNDERSTOOD ("“seed” appears twice") },
  { "field-of-another", PREPARING, PP "n=1 spaces=1", 1,
    NOT_UNDERSTOOD ("“spaces” has no place here") },
  { "place-of-another", PREPARING, PP "n=1 from=bag", 1,
    NOT_UNDERSTOOD ("“from” has no place here") },
  { "gain-of-another", PREPARING, PP "n=1 livre=1", 1,
    NOT_UNDERSTOOD ("“livre” has no place here") },
  { "sure-of-another", PREPARING, PP "n=1 sure=1", 1, NOT_UNDERSTOOD ("“sure” has no place here") },
  { "kept-of-another", PREPARING, PP "n=1 kept=1", 1, NOT_UNDERSTOOD ("“kept” has no place here") },
  { "left-of-another", PREPARING, PP "n=1 left=master:1", 1,
    NOT_UNDERSTOOD ("“left” has no place here") },
  { "field-of-none", TURN, "barry end-turn n=1", 1, NOT_UNDERSTOOD ("“n” has no place here") },
  { "field-of-none-either", PREPARING, "table fill n=1", 1,
    NOT_UNDERSTOOD ("“n” has no place here") },
  { "field-of-settings", TURN, PP "n=1 seed=1", 1, NOT_UNDERSTOOD ("“seed=1” is not understood") },
  { "field-of-a-move", HEAD, "started spaces=1", 1,
    NOT_UNDERSTOOD ("“spaces=1” is not understood") },
  { "number-huge", PREPARING, PP "n=99999999999999999999", 1,
    NOT_UNDERSTOOD ("is not understood") },
  { "number-18", PREPARING, PP "n=999999999999999999", 1, NOT_UNDERSTOOD ("is not understood") },
  { "number-large", PREPARING, PP "n=10000", 1, NOT_UNDERSTOOD ("“n=10000” is not understood") },
  { "number-small", PREPARING, PP "n=-2", 1, NOT_UNDERSTOOD ("“n=-2” is not understood") },
  { "number-minus", PREPARING, PP "n=-", 1, NOT_UNDERSTOOD ("“n=-” is not understood") },
  { "number-plus", PREPARING, PP "n=+1", 1, NOT_UNDERSTOOD ("“n=+1” is not understood") },
  { "number-hex", PREPARING, PP "n=0x1", 1, NOT_UNDERSTOOD ("“n=0x1” is not understood") },
  { "at-64", PREPARING, CORRECT "garment:64 garment=-", 1, NOT_UNDERSTOOD ("“to=garment:64”") },
  { "at-none", PREPARING, CORRECT "garment garment=-", 1, NOT_UNDERSTOOD ("“to=garment”") },
  { "at-more", PREPARING, CORRECT "garment:1:1 garment=-", 1, NOT_UNDERSTOOD ("“to=garment:1:1”") },
  { "at-name", PREPARING, CORRECT "garment:one garment=-", 1, NOT_UNDERSTOOD ("“to=garment:one”") },
  { "place-unknown", PREPARING, CORRECT "attic:1 n=1", 1, NOT_UNDERSTOOD ("“to=attic:1”") },
  { "place-empty", PREPARING, "table correct to= n=1", 1, NOT_UNDERSTOOD ("“to=”") },
  { "place-side", PREPARING, CORRECT "king.staff:1 employee=-", 1,
    NOT_UNDERSTOOD ("“to=king.staff:1”") },
  { "place-sides", PREPARING, CORRECT "you.barry.staff:1 employee=-", 1,
    NOT_UNDERSTOOD ("“to=you.barry.staff:1”") },
  { "hall-0", PREPARING, CORRECT "guest:0:1 garment=-", 1, NOT_UNDERSTOOD ("“to=guest:0:1”") },
  { "hall-64", PREPARING, CORRECT "guest:64:1 garment=-", 1, NOT_UNDERSTOOD ("“to=guest:64:1”") },
  { "hall-alone", PREPARING, CORRECT "guest:1 garment=-", 1, NOT_UNDERSTOOD ("“to=guest:1”") },
  { "decoration", PREPARING, CORRECT "token:lanterns:1 owner=you", 1,
    NOT_UNDERSTOOD ("“to=token:lanterns:1”") },
  { "fact", PREPARING, CORRECT "barry.count:lives n=9", 1,
    NOT_UNDERSTOOD ("“to=barry.count:lives”") },
  { "task", PREPARING, CORRECT "barry.task:journeyman:dance token=1", 1,
    NOT_UNDERSTOOD ("“to=barry.task:journeyman:dance”") },
  { "pile", PREPARING, CORRECT "pile:floor n=1", 1, NOT_UNDERSTOOD ("“to=pile:floor”") },
  { "token-2", PREPARING, CORRECT "barry.task:journeyman:bp token=2", 1,
    NOT_UNDERSTOOD ("“token=2” is not understood") },
  { "sure-2", YOURS, "you hire " EMPLOYEE_0 " sure=2", 1,
    NOT_UNDERSTOOD ("“sure=2” is not understood") },
  { "kept-2", YOURS, "you count to=you.count:pp n=1 kept=2", 1,
    NOT_UNDERSTOOD ("“kept=2” is not understood") },
  { "instead-100", TURN, "barry gain n=1 pp=1 instead=100", 1,
    NOT_UNDERSTOOD ("“instead=100” is not understood") },
  { "spaces-65536", PREPARING, "table leave-empty to=tile:0 spaces=65536", 1,
    NOT_UNDERSTOOD ("“spaces=65536” is not understood") },
  { "expansion-unknown", HEAD, "started expansions=gardens", 1,
    NOT_UNDERSTOOD ("“expansions=gardens” is not understood") },
  { "expansion-twice", HEAD, "started expansions=jewelry-box,jewelry-box", 1,
    NOT_UNDERSTOOD ("“expansions=jewelry-box,jewelry-box” is") },
  { "crowns-256", YOURS, "you count to=you.count:bonuses crowns=256", 1,
    NOT_UNDERSTOOD ("“crowns=256” is not understood") },
  { "seed-negative", HEAD, "started seed=-1", 1, NOT_UNDERSTOOD ("“seed=-1” is not understood") },
  { "garment-red", PREPARING, CORRECT "garment:1 garment=red:1", 1,
    NOT_UNDERSTOOD ("“garment=red:1”") },
  { "garment-10", PREPARING, CORRECT "garment:1 garment=blue:10", 1,
    NOT_UNDERSTOOD ("“garment=blue:10”") },
  { "garment-short", PREPARING, CORRECT "garment:1 garment=blue", 1,
    NOT_UNDERSTOOD ("“garment=blue”") },
  { "garment-word", PREPARING, CORRECT "garment:1 garment=blue:1:torn", 1,
    NOT_UNDERSTOOD ("“garment=blue:1:torn”") },
  { "owner", PREPARING, CORRECT "guest:1:1 garment=blue:1 of=king", 1,
    NOT_UNDERSTOOD ("“of=king” is not understood") },
  { "tile", PREPARING, CORRECT "tile:1 tile=silk", 1, NOT_UNDERSTOOD ("“tile=silk”") },
  { "jewel", PREPARING, CORRECT "jewel:1 jewel=red", 1, NOT_UNDERSTOOD ("“jewel=red”") },
  { "specialist", YOURS, "you name-specialist specialist=spy", 1,
    NOT_UNDERSTOOD ("“specialist=spy”") },
  { "employee-level-7", PREPARING, CORRECT "employee:0 employee=master:7", 1,
    NOT_UNDERSTOOD ("“employee=master:7”") },
  { "employee-no-level", PREPARING, CORRECT "employee:0 employee=master", 1,
    NOT_UNDERSTOOD ("“employee=master”") },
  { "employee-nobody", PREPARING, CORRECT "employee:0 employee=master:1:nobody", 1,
    NOT_UNDERSTOOD ("nobody”") },
  { "employee-id-bad", PREPARING, CORRECT "employee:0 employee=master:1:%zz", 1,
    NOT_UNDERSTOOD ("%zz”") },
  { "employee-nul", PREPARING, CORRECT "employee:0 employee=master:1:%00", 1,
    NOT_UNDERSTOOD ("%00”") },
  { "employee-more", PREPARING, CORRECT "employee:0 employee=master:-:x:y", 1,
    NOT_UNDERSTOOD ("is not understood") },
  { "employee-other-level", PREPARING, CORRECT "employee:0 employee=apprentice:5:vi-staff", 1,
    NOT_UNDERSTOOD ("is not understood") },
  { "jewelry-25", PREPARING, CORRECT "barry.jewelry jewelry=" JEWELS_20 ":" JEWELS_5, 1,
    NOT_UNDERSTOOD ("“jewelry=") },
  { "jewelry-end", PREPARING, CORRECT "barry.jewelry jewelry=blue:", 1,
    NOT_UNDERSTOOD ("“jewelry=blue:”") },
  { "card-short", PREPARING, "barry tell-card card=favor", 1, NOT_UNDERSTOOD ("“card=favor”") },
  { "card-hall-6", PREPARING, "barry tell-card card=favor:6:none", 1,
    NOT_UNDERSTOOD ("“card=favor:6:none”") },
  { "card-drawer-4", PREPARING, "barry tell-card card=drawer:4:1:none", 1,
    NOT_UNDERSTOOD ("is not understood") },
  { "card-tailor-13", PREPARING, "barry tell-card card=tailor:13:left:1:none", 1,
    NOT_UNDERSTOOD ("not understood") },
  { "card-more", PREPARING, "barry tell-card card=favor:1:none:x", 1,
    NOT_UNDERSTOOD ("is not understood") },
  { "card-unknown-more", PREPARING, "barry tell-card card=?:1", 1, NOT_UNDERSTOOD ("“card=?:1”") },
  { "cards-26", PREPARING, "cards " CARDS_24 ",?,?", 1, NOT_UNDERSTOOD ("is not understood") },
  { "cards-field", PREPARING, "cards n=1", 1, NOT_UNDERSTOOD ("“n=1” is not understood") },
  { "cards-more", PREPARING, "cards ?,? ?", 1, NOT_UNDERSTOOD ("is not understood") },
  { "rule", TURN, "barry take-favor from=favor rules=NO-1", 1,
    NOT_UNDERSTOOD ("“rules=NO-1” is not understood") },
  { "rules-5", TURN, "barry take-favor from=favor rules=T-1,T-1,T-1,T-1,T-1", 1,
    NOT_UNDERSTOOD ("“rules=") },
  { "later-in-entry", PREPARING, PP "n=1\n" PP "n=2\ntable draw-hand n=5", 3,
    REFUSED (CANNOT_COME) },
  { "box-again-bad", PREPARING, "box []", 1, NOT_UNDERSTOOD ("") },
};

/* A NUL byte is not part of any line. Some functions would take it as the end of the text and
 * others not, so that an import could cut a game short. */
static void
test_nul (void)
{
  static const struct {
    const char *line;
    gsize length;
  } rows[] = {
#define LINE(text) { text, sizeof text - 1 }
    LINE ("table correct to=barry.staff:5 employee=apprentice:6:vi-staff\0x\n"),
    LINE ("table correct to=barry.staff:5 employee=apprentice:6:vi-staff\0\n"),
    LINE ("table correct to=barry.count:pp n=1\0\n"),
    LINE ("table correct to=barry.count:pp\0n=1\n"),
    LINE ("table\0correct to=barry.count:pp\n"),
#undef LINE
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GString) text = hostile_print_given (TURN);
    guint line = damage_get_line (text->str, text->len);

    seal_append (text, rows[i].line, rows[i].length);
    hostile_assert_not_understood (text, line, "");
  }
}

/* An entry brings two boxes, or a box and then an error: refused or not, no box leaks or is freed
 * twice. */
static void
test_boxes (void)
{
  static const char *const ends[] = { "", "table draw-hand n=9\n", "nonsense\n", "box {}\n" };
  DubBox box;
  g_autofree char *line = NULL;

  g_assert_true (dub_box_load_shipped ("classic", &box));
  line = dub_box_print_line (&box);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_autoptr (GString) text = hostile_print_given (PREPARING);
    g_autoptr (GError) error = NULL;
    g_autoptr (DubJournal) journal = NULL;
    g_autofree char *lines = NULL;

    lines = g_strdup_printf ("box %s\nbox %s\n%s", line, line, ends[i]);
    seal_append (text, lines, strlen (lines));
    journal = dub_journal_parse (text->str, text->len, &error);
    if (i > 0)
      damage_assert_error (error, text->str, text->len, 1);
    g_assert_true ((journal == NULL) == (error != NULL));
  }
}

/* The numbers of entries and events have no limit. */
static void
test_many (void)
{
  g_autoptr (GString) text = hostile_print_given (PREPARING), added = g_string_new (NULL);
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 3; i++) {
    for (guint j = 0; j < 1000; j++)
      g_string_append (added, PP "n=1\n");
    g_string_append (added, "ok\n");
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
