/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Journals that nobody's game would write. Each is refused with a message that
 * names the line, and no file leads beyond the ends of an array.
 */

#include "dub-box-file.h"
#include "dub-journal.h"
#include "script.h"
#include "test-damage.h"

#include <string.h>

/* What stands before the lines of a row: nothing, the head, a game that is being
 * prepared, or one where her card lies open. */
typedef enum { NOTHING, HEAD, PREPARING, TURN } Given;

typedef struct {
  const char *path;
  Given given;
  const char *lines; /* without the end of the last one */
  guint at;          /* the line of these that is bad, 0 if it may be any */
  const char *message;
} Row;

#define NOT_NOW "this cannot happen at this point of the game"
#define CARDS_5 "favor:1:none,favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define CARDS_20 CARDS_5 "," CARDS_5 "," CARDS_5 "," CARDS_5
#define CARDS_24 CARDS_20 ",favor:1:none,favor:1:none,favor:1:none,favor:1:none"
#define JEWELS_5 "blue:pink:green:orange:blue"
#define JEWELS_20 JEWELS_5 ":" JEWELS_5 ":" JEWELS_5 ":" JEWELS_5
#define TOLD "told card=favor:1:none\n"
#define TOLD_10 TOLD TOLD TOLD TOLD TOLD TOLD TOLD TOLD TOLD TOLD
#define OTHERWISE "done-otherwise\n"

#define ALL_TASKS \
  "step do=exam-token task=bp\nstep do=exam-token task=go\n" \
  "step do=exam-token task=thread-lace\nstep do=exam-token task=decoration\n"

/* The entry line of the events that follow it. */
#define ENTRY(n) "entry " #n " fix\n"

static const Row head_rows[] = {
  { "nothing", NOTHING, "", 1, "this is no journal of Du Barry" },
  { "text", NOTHING, "Dear diary", 1, "this is no journal of Du Barry" },
  { "json", NOTHING, "{\"format\":\"dubarry-box\"}", 1, "this is no journal of Du Barry" },
  { "mark", NOTHING,
    "\xef\xbb\xbf"
    "dubarry-journal 1",
    1, "this is no journal of Du Barry" },
  { "no-version", NOTHING, "dubarry-journal", 1, "this is no journal of Du Barry" },
  { "version-2", NOTHING, "dubarry-journal 2", 1, "version that is not known" },
  { "version-10", NOTHING, "dubarry-journal 10", 1, "version that is not known" },
  { "version-1x", NOTHING, "dubarry-journal 1 ", 1, "version that is not known" },
  { "carriage-return", NOTHING, "dubarry-journal 1\r", 1, "version that is not known" },
  { "no-game", NOTHING, "dubarry-journal 1", 2, "no game begins here" },
  { "only-a-name", HEAD, "name Nobody", 2, "no game begins here" },
  { "empty-name", HEAD, "name ", 1, "no name for a game" },
  { "bad-name", HEAD, "name \xff", 1, "no name for a game" },
  { "undo-nothing", HEAD, "undo", 1, "nothing to undo or redo" },
  { "redo-nothing", HEAD, "redo", 1, "nothing to undo or redo" },
  { "box-bad", HEAD, "entry 1 new-game\nbox-changed {}", 2, "$" },
  { "box-empty", HEAD, "entry 1 new-game\nbox-changed", 2, "" },
  { "box-cut", HEAD, "entry 1 new-game\nbox-changed {\"format\":", 2, "" },
  { "without-events", HEAD, "entry 0 new-game", 1, "" },
  { "without-a-box", HEAD, "entry 2 new-game\nstarted seed=1\nround-begun n=1", 2, "" },
  { "not-begun", HEAD, "entry 1 fix\nfixed fix=pp n=1", 2, NOT_NOW },
};

static const Row line_rows[] = {
  { "empty", PREPARING, "", 1, "this line is not understood" },
  { "unknown", PREPARING, "fixed fix=pp n=1", 1, "this line is not understood" },
  { "undo-space", PREPARING, "undo ", 1, "this line is not understood" },
  { "carriage-return", PREPARING, "undo\r", 1, "this line is not understood" },
  { "undo-the-beginning", PREPARING, "undo", 1, "nothing to undo or redo" },
  { "redo-nothing", PREPARING, "redo", 1, "nothing to undo or redo" },
  { "redo-forgotten", TURN, "undo\n" ENTRY (1) "fixed fix=pp n=1\nredo", 4, "nothing to undo" },
  { "entry-alone", PREPARING, "entry", 1, "this line is not understood" },
  { "entry-nothing", PREPARING, "entry ", 1, "the number of its events" },
  { "entry-no-number", PREPARING, "entry fix", 1, "the number of its events" },
  { "entry-negative", PREPARING, "entry -1 fix", 1, "the number of its events" },
  { "entry-spaces", PREPARING, "entry  1 fix", 1, "the number of its events" },
  { "entry-no-action", PREPARING, "entry 1", 1, "the number of its events" },
  { "entry-empty-action", PREPARING, "entry 1 ", 1, "“” is not understood" },
  { "entry-1001", PREPARING, "entry 1001 fix", 1, "the number of its events" },
  { "entry-huge", PREPARING, "entry 4294967297 fix", 1, "the number of its events" },
  { "action-unknown", PREPARING, "entry 1 win", 1, "“win” is not understood" },
  { "action-field", PREPARING, "entry 1 fix colour=red", 1, "“colour=red” is not understood" },
  { "one-more-event", PREPARING, ENTRY (1) "fixed fix=pp n=1\nfixed fix=pp n=1", 3,
    "this line is not understood" },
  { "one-event-less", TURN, ENTRY (2) "fixed fix=pp n=1\nundo", 3, "“undo” is not understood" },
  { "event-unknown", PREPARING, ENTRY (1) "fixt", 2, "“fixt” is not understood" },
  { "event-empty", PREPARING, ENTRY (1) "", 2, "“” is not understood" },
  { "field-unknown", PREPARING, ENTRY (1) "fixed lives=9", 2, "“lives=9” is not understood" },
  { "field-no-value", PREPARING, ENTRY (1) "fixed n", 2, "“n” is not understood" },
  { "field-empty", PREPARING, ENTRY (1) "fixed n=", 2, "“n=” is not understood" },
  { "field-twice-spaced", PREPARING, ENTRY (1) "fixed  n=1", 2, "“” is not understood" },
  { "field-again", PREPARING, ENTRY (1) "fixed fix=pp n=1 n=1", 2, "“n” is there twice" },
  { "jewelry-again", PREPARING, ENTRY (1) "fixed fix=pp jewelry=" JEWELS_20 " jewelry=" JEWELS_20,
    2, "“jewelry” is there twice" },
  { "action-again", PREPARING, "entry 1 fix n=1 n=1", 1, "“n” is there twice" },
  { "step-again", TURN, ENTRY (1) "step tiles=1 tiles=1", 2, "“tiles” is there twice" },
  { "cards-again", PREPARING, ENTRY (1) "dealt cards= cards=", 2, "“cards” is there twice" },
  { "number-huge", PREPARING, ENTRY (1) "fixed n=99999999999999999999", 2, "is not understood" },
  { "number-18", PREPARING, ENTRY (1) "fixed n=999999999999999999", 2, "is not understood" },
  { "number-large", PREPARING, ENTRY (1) "fixed n=10000", 2, "“n=10000” is not understood" },
  { "number-small", PREPARING, ENTRY (1) "fixed n=-2", 2, "“n=-2” is not understood" },
  { "number-minus", PREPARING, ENTRY (1) "fixed n=-", 2, "“n=-” is not understood" },
  { "number-plus", PREPARING, ENTRY (1) "fixed n=+1", 2, "“n=+1” is not understood" },
  { "number-hex", PREPARING, ENTRY (1) "fixed n=0x1", 2, "“n=0x1” is not understood" },
  { "at-64", PREPARING, ENTRY (1) "fixed at=64", 2, "“at=64” is not understood" },
  { "hall-0", PREPARING, ENTRY (1) "fixed hall=0", 2, "“hall=0” is not understood" },
  { "hall-6", PREPARING, ENTRY (1) "fixed hall=6", 2, "“hall=6” is not understood" },
  { "space-9", PREPARING, ENTRY (1) "fixed space=9", 2, "“space=9” is not understood" },
  { "flag-2", PREPARING, ENTRY (1) "fixed flag=2", 2, "“flag=2” is not understood" },
  { "mask-65536", PREPARING, ENTRY (1) "fixed mask=65536", 2, "is not understood" },
  { "modules-16", PREPARING, ENTRY (1) "fixed modules=16", 2, "“modules=16” is not understood" },
  { "crowns-256", PREPARING, ENTRY (1) "fixed crowns=256", 2, "“crowns=256” is not understood" },
  { "seed-negative", PREPARING, ENTRY (1) "fixed seed=-1", 2, "“seed=-1” is not understood" },
  { "garment-red", PREPARING, ENTRY (1) "fixed garment=red:1", 2, "“garment=red:1”" },
  { "garment-10", PREPARING, ENTRY (1) "fixed garment=blue:10", 2, "“garment=blue:10”" },
  { "garment-short", PREPARING, ENTRY (1) "fixed garment=blue", 2, "“garment=blue”" },
  { "garment-word", PREPARING, ENTRY (1) "fixed garment=blue:1:torn", 2, "“garment=blue:1:torn”" },
  { "employee-level-7", PREPARING, ENTRY (1) "fixed employee=master:7", 2, "“employee=master:7”" },
  { "employee-no-level", PREPARING, ENTRY (1) "fixed employee=master", 2, "“employee=master”" },
  { "employee-nobody", PREPARING, ENTRY (1) "fixed employee=master:1:nobody", 2, "nobody”" },
  { "employee-id-bad", PREPARING, ENTRY (1) "fixed employee=master:1:%zz", 2, "%zz”" },
  { "employee-nul", PREPARING, ENTRY (1) "fixed employee=master:1:%00", 2, "%00”" },
  { "employee-more", PREPARING, ENTRY (1) "fixed employee=master:-:x:y", 2, "is not understood" },
  { "employee-other-level", PREPARING, ENTRY (1) "fixed employee=apprentice:5:vi-staff", 2,
    "is not understood" },
  { "jewelry-25", PREPARING, ENTRY (1) "fixed jewelry=" JEWELS_20 ":" JEWELS_5, 2, "“jewelry=" },
  { "jewelry-empty", PREPARING, ENTRY (1) "fixed jewelry=", 2, "“jewelry=”" },
  { "card-short", PREPARING, ENTRY (1) "told card=favor", 2, "“card=favor”" },
  { "card-hall-6", PREPARING, ENTRY (1) "told card=favor:6:none", 2, "“card=favor:6:none”" },
  { "card-drawer-4", PREPARING, ENTRY (1) "told card=drawer:4:1:none", 2, "is not understood" },
  { "card-tailor-9", PREPARING, ENTRY (1) "told card=tailor:9:left:1:none", 2, "not understood" },
  { "card-more", PREPARING, ENTRY (1) "told card=favor:1:none:x", 2, "is not understood" },
  { "card-unknown-more", PREPARING, ENTRY (1) "told card=?:1", 2, "“card=?:1”" },
  { "cards-26", PREPARING, ENTRY (1) "dealt cards=" CARDS_24 ",?,?", 2, "“cards=" },
  { "dealt-field", PREPARING, ENTRY (1) "dealt n=1", 2, "“n=1” is not understood" },
  { "step-rule", TURN, ENTRY (1) "step rules=NO-1", 2, "“rules=NO-1” is not understood" },
  { "step-rules-5", TURN, ENTRY (1) "step rules=T-1,T-1,T-1,T-1,T-1", 2, "“rules=" },
  { "step-tiles-512", TURN, ENTRY (1) "step tiles=512", 2, "“tiles=512” is not understood" },
  { "step-to-10000", TURN, ENTRY (1) "step to=10000", 2, "“to=10000” is not understood" },
  { "step-verb", TURN, ENTRY (1) "step do=dance", 2, "“do=dance” is not understood" },
  { "later-in-entry", PREPARING, ENTRY (3) "fixed fix=pp n=1\nfixed fix=pp n=2\nhand-drawn n=5", 4,
    NOT_NOW },
  { "box-again-bad", PREPARING, "entry 1 change-box\nbox-changed []", 2, "" },
};

static const Row check_rows[] = {
  { "started-twice", PREPARING, ENTRY (1) "started seed=1", 2, NOT_NOW },
  { "round-0", PREPARING, ENTRY (1) "round-begun", 2, NOT_NOW },
  { "round-8", PREPARING, ENTRY (1) "round-begun n=8", 2, NOT_NOW },
  { "favor-of-nobody", PREPARING, ENTRY (1) "favor-returned", 2, NOT_NOW },
  { "garments-left-empty", PREPARING, ENTRY (1) "garments-left mask=1", 2, NOT_NOW },
  { "garments-left-beyond", TURN, ENTRY (1) "garments-left mask=256", 2, NOT_NOW },
  { "jewelry-left-empty", PREPARING, ENTRY (1) "jewelry-left mask=1", 2, NOT_NOW },
  { "jewelry-left-beyond", TURN, ENTRY (1) "jewelry-left mask=256", 2, NOT_NOW },
  { "entered-beyond", PREPARING, ENTRY (1) "entered at=16 tile=bp", 2, NOT_NOW },
  { "entered-tile-9", PREPARING, ENTRY (1) "entered at=9 tile=bp", 2, NOT_NOW },
  { "entered-no-tile", PREPARING, ENTRY (1) "entered at=1", 2, NOT_NOW },
  { "entered-late", TURN, ENTRY (1) "entered at=1 tile=bp", 2, NOT_NOW },
  { "entered-garment-beyond", PREPARING, ENTRY (1) "entered display=garments at=7 garment=blue:1",
    2, NOT_NOW },
  { "entered-no-garment", PREPARING, ENTRY (1) "entered display=garments at=1", 2, NOT_NOW },
  { "entered-employee-beyond", PREPARING,
    ENTRY (1) "entered display=employees at=4 employee=master:1", 2, NOT_NOW },
  { "entered-no-employee", PREPARING, ENTRY (1) "entered display=employees at=1", 2, NOT_NOW },
  { "entered-jewel-beyond", PREPARING, ENTRY (1) "entered display=jewelry at=7 colour=blue", 2,
    NOT_NOW },
  { "entered-no-jewel", PREPARING, ENTRY (1) "entered display=jewelry at=1", 2, NOT_NOW },
  { "dealt-24", PREPARING, ENTRY (1) "dealt cards=" CARDS_24, 2, NOT_NOW },
  { "dealt-none", PREPARING, ENTRY (1) "dealt cards=", 2, NOT_NOW },
  { "drawn-from-nothing", PREPARING, ENTRY (1) "hand-drawn n=5", 2, NOT_NOW },
  { "drawn-negative", PREPARING, ENTRY (1) "hand-drawn n=-1", 2, NOT_NOW },
  { "drawn-twice", TURN, ENTRY (1) "hand-drawn n=5", 2, NOT_NOW },
  { "revealed-from-nothing", PREPARING, ENTRY (1) "revealed card=favor:1:none", 2, NOT_NOW },
  { "revealed-twice", TURN, ENTRY (1) "revealed card=favor:1:none", 2, NOT_NOW },
  { "revealed-unknown", TURN, ENTRY (2) "barry-ended\nrevealed card=?", 3, NOT_NOW },
  { "told-51", TURN, ENTRY (51) TOLD_10 TOLD_10 TOLD_10 TOLD_10 TOLD_10 "told card=?", 52,
    NOT_NOW },
  { "otherwise-9", TURN,
    ENTRY (9) OTHERWISE OTHERWISE OTHERWISE OTHERWISE OTHERWISE OTHERWISE OTHERWISE OTHERWISE
    "done-otherwise",
    10, NOT_NOW },
  { "ended-early", PREPARING, ENTRY (1) "barry-ended", 2, NOT_NOW },
  { "ended-twice", TURN, ENTRY (2) "barry-ended\nbarry-ended", 3, NOT_NOW },
  { "turned-up-beyond", TURN, ENTRY (1) "turned-up at=5 employee=master:5", 2, NOT_NOW },
  { "your-tile-beyond", TURN, ENTRY (1) "you-took-tile at=9", 2, NOT_NOW },
  { "your-garment-beyond", TURN, ENTRY (1) "you-made-garment at=7 flag=1", 2, NOT_NOW },
  { "your-garment-none", PREPARING, ENTRY (1) "you-made-garment flag=1", 2, NOT_NOW },
  { "your-garment-space", TURN, ENTRY (1) "you-made-garment space=8", 2, NOT_NOW },
  { "your-garment-taken", TURN, ENTRY (2) "you-made-garment at=1\nyou-made-garment at=2", 3,
    NOT_NOW },
  { "your-jewelry-beyond", TURN, ENTRY (1) "you-took-jewelry at=7", 2, NOT_NOW },
  { "your-jewelry-none", PREPARING, ENTRY (1) "you-took-jewelry", 2, NOT_NOW },
  { "your-hire-beyond", TURN, ENTRY (1) "you-hired at=4", 2, NOT_NOW },
  { "your-hire-nobody", PREPARING, ENTRY (1) "you-hired", 2, NOT_NOW },
  { "your-hire-hand-full", TURN, ENTRY (2) "fixed fix=your-hand n=99\nyou-hired flag=1", 3,
    NOT_NOW },
  { "your-hire-staff-full", TURN, ENTRY (2) "you-counted fact=staff n=99\nyou-hired flag=1", 3,
    NOT_NOW },
  { "your-fund-beyond", TURN, ENTRY (1) "you-funded where=musicians at=7", 2, NOT_NOW },
  { "your-fund-taken", TURN, ENTRY (2) "you-funded\nyou-funded", 3, NOT_NOW },
  { "your-exam-hand-full", TURN, ENTRY (2) "fixed fix=your-hand n=99\nyou-passed-exam", 3,
    NOT_NOW },
  { "your-count-negative", TURN, ENTRY (1) "you-counted n=-1", 2, NOT_NOW },
  { "your-all-halls-beyond", TURN, ENTRY (1) "you-all-halls at=5", 2, NOT_NOW },
  { "income-negative", TURN, ENTRY (1) "income n=-1", 2, NOT_NOW },
};

/* Her steps; TURN has her card open, and nothing else is under way. */
static const Row step_rows[] = {
  { "unrevealed", PREPARING, ENTRY (1) "step rules=", 2, NOT_NOW },
  { "reveal-none", TURN, ENTRY (1) "step do=reveal-card", 2, NOT_NOW },
  { "reveal-unknown", TURN, ENTRY (1) "step do=reveal-card cards=?", 2, NOT_NOW },
  { "reveal-two", TURN, ENTRY (1) "step do=reveal-card cards=favor:1:none,favor:1:none", 2,
    NOT_NOW },
  { "reveal-no-supply", TURN,
    ENTRY (2) "fixed fix=pile pile=supply\nstep do=reveal-card cards=favor:1:none", 3, NOT_NOW },
  { "hand-no-supply", TURN, ENTRY (2) "fixed fix=pile pile=supply\nstep do=add-hand-card", 3,
    NOT_NOW },
  { "shuffle-others", TURN,
    ENTRY (2) "fixed fix=pile pile=supply\nstep do=shuffle-discards cards=" CARDS_5, 3, NOT_NOW },
  { "shuffle-early", TURN, ENTRY (1) "step do=shuffle-discards", 2, NOT_NOW },
  { "garment-beyond", TURN, ENTRY (1) "step do=take-garment at=7", 2, NOT_NOW },
  { "garment-none", TURN, ENTRY (2) "fixed fix=garment\nstep do=take-garment", 3, NOT_NOW },
  { "garment-two", TURN, ENTRY (2) "step do=take-garment\nstep do=take-garment at=1", 3, NOT_NOW },
  { "place-nothing", TURN, ENTRY (1) "step do=place-garment", 2, NOT_NOW },
  { "place-beyond", TURN, ENTRY (2) "step do=take-garment\nstep do=place-garment at=8", 3,
    NOT_NOW },
  { "place-taken", TURN,
    ENTRY (3) "you-made-garment at=1\nstep do=take-garment\nstep do=place-garment", 4, NOT_NOW },
  { "jewel-beyond", TURN, ENTRY (1) "step do=take-jewelry at=7", 2, NOT_NOW },
  { "jewel-none", TURN, ENTRY (2) "fixed fix=jewel\nstep do=take-jewelry", 3, NOT_NOW },
  { "jewel-unknown", TURN, ENTRY (2) "fixed fix=jewel colour=?\nstep do=take-jewelry", 3, NOT_NOW },
  { "hire-beyond", TURN, ENTRY (1) "step do=hire at=4", 2, NOT_NOW },
  { "hire-nobody", TURN, ENTRY (2) "you-hired\nstep do=hire", 3, NOT_NOW },
  { "token-beyond", TURN, ENTRY (1) "step do=place-token where=statues at=8", 2, NOT_NOW },
  { "token-taken", TURN, ENTRY (2) "you-funded\nstep do=place-token", 3, NOT_NOW },
  { "all-halls-beyond", TURN, ENTRY (1) "step do=all-halls-token at=5", 2, NOT_NOW },
  { "all-halls-taken", TURN, ENTRY (2) "you-all-halls\nstep do=all-halls-token", 3, NOT_NOW },
  { "exam-no-task", TURN, ENTRY (1) "step do=exam-token", 2, NOT_NOW },
  { "exam-task-of-other-track", TURN, ENTRY (1) "step do=exam-token task=coat", 2, NOT_NOW },
  { "exam-task-twice", TURN, ENTRY (2) "step do=exam-token task=bp\nstep do=exam-token task=bp", 3,
    NOT_NOW },
  { "exam-full", TURN, ENTRY (5) ALL_TASKS "step do=exam-token task=bp", 6, NOT_NOW },
  { "exam-full-master", TURN,
    ENTRY (6) ALL_TASKS "step do=move-exam-token track=master\nstep do=exam-token task=coat", 0,
    NOT_NOW },
  { "exam-full-fix", TURN,
    ENTRY (6) ALL_TASKS "step do=move-exam-token track=master\nfixed fix=task task=coat flag=1", 0,
    NOT_NOW },
  { "exam-no-deck", TURN, ENTRY (2) "fixed fix=exam-deck\nstep do=add-exam-card", 3, NOT_NOW },
  { "remove-beyond", TURN, ENTRY (1) "step do=remove-employee at=5", 2, NOT_NOW },
  { "thread-full", TURN, ENTRY (2) "fixed fix=thread n=99\nstep do=take-thread", 3, NOT_NOW },
  { "lace-full", TURN, ENTRY (2) "fixed fix=lace n=99\nstep do=take-lace", 3, NOT_NOW },
  { "bag-empty", TURN, ENTRY (2) "fixed fix=bag\nstep do=draw-bag-tile", 3, NOT_NOW },
  { "tiles-all-hers", TURN,
    ENTRY (3) "fixed fix=tiles n=39\nstep do=take-tiles tiles=511\nstep do=draw-bag-tile", 4,
    NOT_NOW },
};

static const Row fix_rows[] = {
  { "tile-beyond", TURN, ENTRY (1) "fixed at=9 tile=bp", 2, NOT_NOW },
  { "garment-beyond", TURN, ENTRY (1) "fixed fix=garment at=7 garment=blue:1", 2, NOT_NOW },
  { "employee-beyond", TURN, ENTRY (1) "fixed fix=employee at=4 employee=master:1", 2, NOT_NOW },
  { "jewel-beyond", TURN, ENTRY (1) "fixed fix=jewel at=7 colour=blue", 2, NOT_NOW },
  { "guest-beyond", TURN, ENTRY (1) "fixed fix=guest at=8 garment=blue:1 owner=you", 2, NOT_NOW },
  { "guest-nobody", TURN, ENTRY (1) "fixed fix=guest garment=blue:1", 2, NOT_NOW },
  { "token-beyond", TURN, ENTRY (1) "fixed fix=token where=musicians at=5 owner=you", 2, NOT_NOW },
  { "all-halls-beyond", TURN, ENTRY (1) "fixed fix=all-halls at=5 owner=you", 2, NOT_NOW },
  { "pp-negative", TURN, ENTRY (1) "fixed fix=pp n=-1", 2, NOT_NOW },
  { "thread-100", TURN, ENTRY (1) "fixed fix=thread n=100", 2, NOT_NOW },
  { "lace-100", TURN, ENTRY (1) "fixed fix=lace n=100", 2, NOT_NOW },
  { "tiles-49", TURN, ENTRY (1) "fixed fix=tiles n=49", 2, NOT_NOW },
  { "staff-beyond", TURN, ENTRY (1) "fixed fix=staff at=6 employee=master:-", 2, NOT_NOW },
  { "staff-nobody-leaves", TURN, ENTRY (1) "fixed fix=staff at=5", 2, NOT_NOW },
  { "task-of-other-track", TURN, ENTRY (1) "fixed fix=task task=coat flag=1", 2, NOT_NOW },
  { "hand-100", TURN, ENTRY (1) "fixed fix=your-hand n=100", 2, NOT_NOW },
  { "pile-26", TURN, ENTRY (1) "fixed fix=pile n=26", 2, NOT_NOW },
  { "piles-26", TURN, ENTRY (1) "fixed fix=pile pile=discard n=5", 2, NOT_NOW },
  { "bag-49", TURN, ENTRY (1) "fixed fix=bag n=49", 2, NOT_NOW },
  { "exam-deck-57", TURN, ENTRY (1) "fixed fix=exam-deck n=57", 2, NOT_NOW },
  { "start-nobody", TURN, ENTRY (1) "fixed fix=start", 2, NOT_NOW },
  { "turn-now", TURN, ENTRY (1) "fixed fix=turn owner=you", 2, NOT_NOW },
  { "way-now", TURN, ENTRY (1) "fixed fix=way n=1", 2, NOT_NOW },
  { "way-3", PREPARING, ENTRY (1) "fixed fix=way n=3", 2, NOT_NOW },
};

static void
append_entry (GString *text, const DubHistory *history)
{
  g_autofree char *entry =
      dub_journal_print_entry (history, dub_history_get_position (history) - 1);

  g_string_append (text, entry);
}

/* Way app and the Jewelry Box: filled displays, her card open, nothing discarded. */
static GString *
print_given (Given given)
{
  static const DubActionType types[] = { DUB_ACTION_FILL, DUB_ACTION_READY, DUB_ACTION_REVEAL };
  DubSetup setup = { .seed = 7, .modules = 1u << DUB_MODULE_JEWELRY_BOX };
  g_autoptr (DubHistory) history = dub_history_new ();
  GString *text = g_string_new (given == NOTHING ? "" : "dubarry-journal 1\n");
  DubBox box;

  if (given < PREPARING)
    return text;
  g_assert_true (dub_box_load_shipped ("deluxe", &box));
  g_assert_true (dub_history_begin (history, &box, &setup, NULL));
  append_entry (text, history);
  for (guint i = 0; given == TURN && i < G_N_ELEMENTS (types); i++) {
    DubAction action = { .type = (guint8) types[i] };

    g_assert_true (dub_history_perform (history, &action, NULL));
    append_entry (text, history);
  }

  return text;
}

static void
assert_refused (const GString *text, guint line, const char *message)
{
  g_autofree char *copy = g_memdup2 (text->str, text->len); /* without a NUL at its end */
  g_autofree char *prefix = line > 0 ? g_strdup_printf ("line %u: ", line) : g_strdup ("line ");
  g_autoptr (GError) error = NULL;
  g_autoptr (DubJournal) journal = dub_journal_parse (copy, text->len, &error);

  g_assert_null (journal);
  damage_assert_error (error, text->str, text->len, line);
  if (!g_str_has_prefix (error->message, prefix) || strstr (error->message, message) == NULL)
    g_error ("expected “%s… %s …”, got “%s”", prefix, message, error->message);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GString) text = print_given (row->given);
  guint line = row->at > 0 ? damage_get_line (text->str, text->len) + row->at - 1 : 0;

  if (row->given != NOTHING || row->lines[0] != '\0')
    g_string_append_printf (text, "%s\n", row->lines);
  assert_refused (text, line, row->message);
}

/* A name that is too long, by one byte. */
static void
test_long_name (void)
{
  g_autoptr (GString) text = g_string_new ("dubarry-journal 1\nname ");

  for (guint i = 0; i <= DUB_MAX_GAME_NAME; i++)
    g_string_append_c (text, 'x');
  g_string_append_c (text, '\n');
  assert_refused (text, 2, "no name for a game");
}

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
    g_autoptr (GString) text = print_given (TURN);
    guint line = damage_get_line (text->str, text->len);

    g_string_append (text, "entry 1 fix\n");
    g_string_append_len (text, rows[i].line, (gssize) rows[i].length);
    assert_refused (text, line + 1, "");
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
    g_autoptr (GString) text = print_given (PREPARING);
    g_autoptr (GError) error = NULL;
    g_autoptr (DubJournal) journal = NULL;

    g_string_append_printf (text, "entry %u change-box\nbox-changed %s\nbox-changed %s\n%s",
                            i > 0 ? 3 : 2, line, line, ends[i]);
    journal = dub_journal_parse (text->str, text->len, &error);
    if (i > 0)
      damage_assert_error (error, text->str, text->len, 1);
    g_assert_true ((journal == NULL) == (error != NULL));
  }
}

/* As many entries as one likes, and one event more than an entry may have. */
static void
test_many (void)
{
  g_autoptr (GString) text = print_given (PREPARING);
  g_autoptr (DubJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  guint line = damage_get_line (text->str, text->len);

  for (guint i = 0; i < 3; i++) {
    g_string_append (text, "entry 1000 fix\n");
    for (guint j = 0; j < 1000; j++)
      g_string_append (text, "fixed fix=pp n=1\n");
  }
  journal = dub_journal_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (dub_history_get_n_entries (journal->history), ==, 4);
  g_string_append (text, "entry 1001 fix\n");
  assert_refused (text, line + 3003, "the number of its events");
}

static void
add_rows (const char *group, const Row *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/hostile/%s/%s", group, rows[i].path);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_rows ("head", head_rows, G_N_ELEMENTS (head_rows));
  add_rows ("line", line_rows, G_N_ELEMENTS (line_rows));
  add_rows ("check", check_rows, G_N_ELEMENTS (check_rows));
  add_rows ("step", step_rows, G_N_ELEMENTS (step_rows));
  add_rows ("fix", fix_rows, G_N_ELEMENTS (fix_rows));
  g_test_add_func ("/hostile/long-name", test_long_name);
  g_test_add_func ("/hostile/nul", test_nul);
  g_test_add_func ("/hostile/boxes", test_boxes);
  g_test_add_func ("/hostile/many", test_many);

  return g_test_run ();
}
