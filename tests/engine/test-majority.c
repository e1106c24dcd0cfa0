/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The majorities of halls and fireworks (END-3, END-4) and their second place, with R-1 off and on.
 */

#include "rule-tables.h"

#define KNOWN YOU ("'pp':0,'livre':0,'bonuses':[]")
#define SECOND KNOWN "'rulings':{'second-place':true},"
#define SCORE TEST_ROW_SCORE
/* Hall 2 of the test box has no Master guest space, and scores 6 and 3 PP. */
#define IN_HALL_2(guests) HALLS (HALL ("") HALL (guests))

static const TestRow rows[] = {
  { DUB_RULE_END_3, "most-garments-hers",
    KNOWN IN_HALL_2 (HERS ("blue") YOURS ("blue") HERS ("blue")),
    "END-3 6 0; total 6 0; barry | R-1", SCORE },
  { DUB_RULE_END_3, "most-garments-yours",
    KNOWN IN_HALL_2 (YOURS ("blue") YOURS ("blue") HERS ("blue")),
    "END-3 0 6; total 0 6; you | R-1", SCORE },
  { DUB_RULE_END_3, "alone", KNOWN IN_HALL_2 (YOURS ("blue")), "END-3 0 6; total 0 6; you", SCORE },
  { DUB_RULE_END_3, "each-hall-has-its-own-value",
    KNOWN HALLS (HALL (HERS ("blue")) HALL (YOURS ("blue")) HALL (HERS ("blue"))
                     HALL (YOURS ("blue")) HALL (HERS ("blue"))),
    "END-3 16 10; total 16 10; barry", SCORE },
  { DUB_RULE_END_3, "tie-master-guests-hers",
    KNOWN HALLS (HALL (YOURS ("blue") HERS ("blue"))) LIST ("musicians", OURS),
    "END-3 8 0; END-7 0 1; total 8 1; barry | R-1", SCORE },
  { DUB_RULE_END_3, "tie-master-guests-yours",
    KNOWN HALLS (HALL (HERS ("blue") NONE YOURS ("blue"))) LIST ("musicians", BARRYS),
    "END-3 0 8; END-7 1 0; total 1 8; you | R-1", SCORE },
  { DUB_RULE_END_3, "more-garments-beat-master-guests",
    KNOWN HALLS (HALL ("") HALL ("") HALL ("") HALL ("") HALL (HERS ("blue")))
        LIST ("musicians", NONE NONE NONE NONE OURS),
    "END-3 3 0; END-7 0 1; total 3 1; barry", SCORE },
  { DUB_RULE_END_3, "tie-musician-hers",
    KNOWN IN_HALL_2 (YOURS ("blue") HERS ("blue")) LIST ("musicians", NONE BARRYS),
    "END-3 6 0; END-7 1 0; total 7 0; barry | R-1", SCORE },
  { DUB_RULE_END_3, "tie-musician-yours",
    KNOWN IN_HALL_2 (YOURS ("blue") HERS ("blue")) LIST ("musicians", NONE OURS),
    "END-3 0 6; END-7 0 1; total 0 7; you | R-1", SCORE },
  { DUB_RULE_END_3, "musician-of-another-hall",
    KNOWN IN_HALL_2 (YOURS ("blue") HERS ("blue")) LIST ("musicians", OURS),
    "END-3 6 6; END-7 0 1; total 6 7; you", SCORE },
  { DUB_RULE_END_3, "equal-master-guests-go-to-the-musician",
    KNOWN HALLS (HALL (NONE HERS ("blue") YOURS ("blue"))) LIST ("musicians", OURS),
    "END-3 0 8; END-7 0 1; total 0 9; you | R-1", SCORE },
  { DUB_RULE_END_3, "unbroken-tie-both-in-full", KNOWN IN_HALL_2 (YOURS ("blue") HERS ("blue")),
    "END-3 6 6; total 6 6; barry", SCORE },
  { DUB_RULE_END_3, "no-garment-no-points", KNOWN LIST ("musicians", OURS BARRYS),
    "END-3 0 0; END-7 1 1; total 1 1; barry", SCORE },

  { DUB_RULE_END_4, "most-fireworks-hers", KNOWN LIST ("fireworks", BARRYS BARRYS OURS),
    "END-4 7 0; END-7 1 3; total 8 3; barry | R-1", SCORE },
  { DUB_RULE_END_4, "most-fireworks-yours", KNOWN LIST ("fireworks", OURS OURS BARRYS),
    "END-4 0 7; END-7 3 1; total 3 8; you | R-1", SCORE },
  { DUB_RULE_END_4, "tie-dearest-hers", KNOWN LIST ("fireworks", OURS BARRYS),
    "END-4 7 0; END-7 1 0; total 8 0; barry | R-1", SCORE },
  { DUB_RULE_END_4, "tie-dearest-yours", KNOWN LIST ("fireworks", BARRYS NONE OURS),
    "END-4 0 7; END-7 0 3; total 0 10; you | R-1", SCORE },
  { DUB_RULE_END_4, "alone", KNOWN LIST ("fireworks", OURS), "END-4 0 7; total 0 7; you", SCORE },
  { DUB_RULE_END_4, "none-no-points", KNOWN, "END-4 0 0; total 0 0; barry", SCORE },

  { DUB_RULE_R_1, "off-only-the-first-place",
    KNOWN IN_HALL_2 (HERS ("blue") YOURS ("blue") HERS ("blue")),
    "END-3 6 0; total 6 0; barry | R-1", SCORE },
  { DUB_RULE_R_1, "on-second-place-of-a-hall",
    SECOND IN_HALL_2 (HERS ("blue") YOURS ("blue") HERS ("blue")),
    "END-3 6 3; total 6 3; barry | R-1", SCORE },
  { DUB_RULE_R_1, "on-second-place-of-a-hall-hers",
    SECOND IN_HALL_2 (YOURS ("blue") YOURS ("blue") HERS ("blue")),
    "END-3 3 6; total 3 6; you | R-1", SCORE },
  { DUB_RULE_R_1, "on-second-place-of-fireworks", SECOND LIST ("fireworks", OURS BARRYS OURS),
    "END-4 3 7; END-7 1 3; total 4 10; you | R-1", SCORE },
  { DUB_RULE_R_1, "on-needs-a-garment", SECOND IN_HALL_2 (HERS ("blue")),
    "END-3 6 0; total 6 0; barry", SCORE | TEST_ROW_SILENT },
  { DUB_RULE_R_1, "on-needs-a-firework", SECOND LIST ("fireworks", OURS),
    "END-4 0 7; total 0 7; you", SCORE | TEST_ROW_SILENT },
  { DUB_RULE_R_1, "on-the-loser-of-a-broken-tie-is-second",
    SECOND HALLS (HALL (YOURS ("blue") HERS ("blue"))), "END-3 8 4; total 8 4; barry | R-1",
    SCORE },
  { DUB_RULE_R_1, "on-the-loser-of-a-tie-of-fireworks-is-second",
    SECOND LIST ("fireworks", BARRYS OURS), "END-4 3 7; END-7 0 1; total 3 8; you | R-1", SCORE },
  { DUB_RULE_R_1, "on-an-unbroken-tie-has-no-second",
    SECOND IN_HALL_2 (HERS ("blue") YOURS ("blue")), "END-3 6 6; total 6 6; barry",
    SCORE | TEST_ROW_SILENT },
};

const TestTable test_majority_table = { rows, G_N_ELEMENTS (rows) };
