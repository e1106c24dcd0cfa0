/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-event-field.h"

#include "dub-names.h"

#include <string.h>

#define FIELD(type, name, how, member, ...) \
  { \
    .key = (name), .kind = DUB_EVENT_FIELD_##how, .offset = G_STRUCT_OFFSET (type, member), \
    .size = sizeof (((type *) NULL)->member), __VA_ARGS__ \
  }
#define DETAIL(key, kind, member, ...) FIELD (DubDetail, key, kind, member, __VA_ARGS__)
#define GAIN(key, fact) \
  DETAIL (key, NUMBER, gains[DUB_FACT_##fact], .min = -DUB_MAX_COUNT, .max = DUB_MAX_COUNT)
#define STEP(key, kind, member, ...) FIELD (DubStep, key, kind, member, __VA_ARGS__)

/* In the order of a line. */
enum {
  SEED,
  DISPLAY,
  FIX,
  AT,
  HALL,
  SPACE,
  WHERE,
  OWNER,
  FACT,
  TRACK,
  TASK,
  TYPE,
  TILE,
  COLOR,
  PILE,
  FLAG,
  SURE,
  CROWNS,
  MASK,
  N,
  CARD,
  EXPANSIONS,
  SECOND_PLACE,
  COUNT_CANDIDATE,
  ZERO_GOWN_APART,
  DRAW_MODE,
  STRENGTH,
  HER_COLOR,
  YOUR_COLOR,
  INDEX,
  DO,
  TO_HALL,
  TO_AT,
  TO_WHERE,
  TO_TASK,
  TO_TILES,
  TO_N,
  TO_CARD,
  GARMENT,
  EMPLOYEE,
  LEFT,
  JEWELRY,
  SPECIALIST,
  PP,
  LIVRE,
  THREAD,
  LACE,
  TILES,
  OPEN,
  N_FIELDS,
};

static const DubEventField detail_fields[N_FIELDS] = {
  [SEED] = DETAIL ("seed", SEED, setup.seed, .max = 0),
  [DISPLAY] = DETAIL ("display", NAME, display, .max = DUB_SET_DISPLAY),
  [FIX] = DETAIL ("fix", NAME, place_kind, .max = DUB_SET_PLACE),
  [AT] = DETAIL ("at", NUMBER, at, .max = DUB_MAX_INDEX),
  [HALL] = DETAIL ("hall", FROM_ONE, hall, .max = DUB_N_HALLS),
  [SPACE] = DETAIL ("space", NUMBER, space, .max = DUB_MAX_SPACES),
  [WHERE] = DETAIL ("where", NAME, decoration, .max = DUB_SET_DECORATION_KIND),
  [OWNER] = DETAIL ("owner", NAME, owner, .max = DUB_SET_OWNER),
  [FACT] = DETAIL ("fact", NAME, fact, .max = DUB_SET_FACT),
  [TRACK] = DETAIL ("track", NAME, track, .max = DUB_SET_TRACK),
  [TASK] = DETAIL ("task", NAME, task, .max = DUB_SET_TASK),
  [TYPE] = DETAIL ("type", NAME, type, .max = DUB_SET_TYPE),
  [TILE] = DETAIL ("tile", NAME, tile, .max = DUB_SET_TILE),
  [COLOR] = DETAIL ("colour", COLOR, color, .max = 0),
  [PILE] = DETAIL ("pile", NAME, pile, .max = DUB_SET_PILE),
  [FLAG] = DETAIL ("flag", NUMBER, flag, .max = 1),
  [SURE] = DETAIL ("sure", NUMBER, sure, .max = 1),
  [CROWNS] = DETAIL ("crowns", NUMBER, crowns, .max = 255),
  [MASK] = DETAIL ("mask", NUMBER, mask, .max = 65535),
  [N] = DETAIL ("n", NUMBER, n, .min = DUB_PLENTY, .max = DUB_MAX_NUMBER),
  [CARD] = DETAIL ("card", CARD, card, .max = 0),
  [EXPANSIONS] = DETAIL ("modules", NUMBER, setup.expansions, .max = (1u << DUB_N_EXPANSIONS) - 1),
  [SECOND_PLACE] = DETAIL ("second-place", NUMBER, setup.second_place, .max = 1),
  [COUNT_CANDIDATE] = DETAIL ("count-candidate", NUMBER, setup.count_candidate, .max = 1),
  [ZERO_GOWN_APART] = DETAIL ("zero-gown-apart", NUMBER, setup.zero_gown_apart, .max = 1),
  [DRAW_MODE] = DETAIL ("way", NAME, setup.draw_mode, .max = DUB_SET_DRAW_MODE),
  [STRENGTH] = DETAIL ("strength", NAME, setup.strength, .max = DUB_SET_STRENGTH),
  [HER_COLOR] = DETAIL ("her-colour", NAME, setup.colors[DUB_BARRY], .max = DUB_SET_PLAYER_COLOR),
  [YOUR_COLOR] = DETAIL ("your-colour", NAME, setup.colors[DUB_YOU], .max = DUB_SET_PLAYER_COLOR),
  [INDEX] = DETAIL ("index", NUMBER, deviation.index, .max = DUB_MAX_COUNT),
  [DO] = DETAIL ("do", NAME, deviation.verb, .max = DUB_SET_VERB),
  [TO_HALL] = DETAIL ("to-hall", FROM_ONE, deviation.hall, .max = DUB_N_HALLS),
  [TO_AT] = DETAIL ("to-at", NUMBER, deviation.at, .max = DUB_MAX_INDEX),
  [TO_WHERE] = DETAIL ("to-where", NAME, deviation.decoration, .max = DUB_SET_DECORATION_KIND),
  [TO_TASK] = DETAIL ("to-task", NAME, deviation.task, .max = DUB_SET_TASK),
  [TO_TILES] = DETAIL ("to-tiles", NUMBER, deviation.tiles, .max = 511),
  [TO_N] = DETAIL ("to-n", NUMBER, deviation.n, .max = DUB_MAX_NUMBER),
  [TO_CARD] = DETAIL ("to-card", CARD, deviation.card, .max = 0),
  [GARMENT] = DETAIL ("garment", GARMENT, garment, .max = 0),
  [EMPLOYEE] = DETAIL ("employee", EMPLOYEE, employee, .max = 0),
  [LEFT] = DETAIL ("left", EMPLOYEE, left, .max = 0),
  [JEWELRY] = DETAIL ("jewelry", JEWELRY, jewelry, .max = 0),
  [SPECIALIST] = DETAIL ("specialist", NAME, specialist, .max = DUB_SET_SPECIALIST),
  [PP] = GAIN ("pp", PP),
  [LIVRE] = GAIN ("livre", LIVRE),
  [THREAD] = GAIN ("thread", THREAD),
  [LACE] = GAIN ("lace", LACE),
  [TILES] = GAIN ("tiles", TILES),
  [OPEN] = DETAIL ("open", NUMBER, open, .max = (1u << DUB_N_COUNTS) - 1),
};

static const DubEventField step_fields[] = {
  STEP ("do", NAME, verb, .max = DUB_SET_VERB),
  STEP ("hall", FROM_ONE, hall, .max = DUB_N_HALLS),
  STEP ("at", NUMBER, at, .max = DUB_MAX_INDEX),
  STEP ("where", NAME, decoration, .max = DUB_SET_DECORATION_KIND),
  STEP ("task", NAME, task, .max = DUB_SET_TASK),
  STEP ("track", NAME, track, .max = DUB_SET_TRACK),
  STEP ("tiles", NUMBER, tiles, .max = 511),
  STEP ("n", NUMBER, n, .max = DUB_MAX_NUMBER),
  STEP ("to", NUMBER, to, .max = DUB_MAX_NUMBER),
  STEP ("otherwise", NUMBER, deviation, .max = 1),
  STEP ("cards", PILE, cards, .max = 0),
  STEP ("rules", RULES, rules, .always = TRUE),
};

static const DubEventField dealt_fields[] = {
  { .key = "cards", .kind = DUB_EVENT_FIELD_PILE, .size = sizeof (DubPile), .always = TRUE },
};

#define USE(field) (G_GUINT64_CONSTANT (1) << (field))
#define ALL (~G_GUINT64_CONSTANT (0))
#define SETUP \
  (USE (SEED) | USE (EXPANSIONS) | USE (SECOND_PLACE) | USE (COUNT_CANDIDATE) | \
   USE (ZERO_GOWN_APART) | USE (DRAW_MODE) | USE (STRENGTH) | USE (HER_COLOR) | USE (YOUR_COLOR))
#define ENTRY (USE (DISPLAY) | USE (AT) | USE (TILE) | USE (COLOR) | USE (GARMENT) | USE (EMPLOYEE))
#define MADE (USE (AT) | USE (FLAG) | USE (HALL) | USE (SPACE))
#define COUNT (USE (FACT) | USE (N) | USE (JEWELRY) | USE (CROWNS) | USE (FLAG))
#define DEPUTED (USE (TYPE) | USE (EMPLOYEE) | USE (FLAG))
#define EXAM (USE (TRACK) | USE (EMPLOYEE) | USE (LEFT))
#define GAINS (USE (PP) | USE (LIVRE) | USE (THREAD) | USE (LACE) | USE (TILES) | USE (OPEN))
#define DEVIATION \
  (USE (INDEX) | USE (DO) | USE (TO_HALL) | USE (TO_AT) | USE (TO_WHERE) | USE (TO_TASK) | \
   USE (TO_TILES) | USE (TO_N) | USE (TO_CARD))

/* Corrections share all of these fields, because old journals may have more than a
 * correction needs. */
#define CORRECTION \
  (ENTRY | USE (FIX) | USE (N) | USE (OWNER) | USE (HALL) | USE (WHERE) | USE (JEWELRY) | \
   USE (TRACK) | USE (TASK) | USE (FLAG) | USE (PILE))

/* Actions that are not listed use none. */
static const guint64 action_uses[DUB_N_ACTIONS] = {
  [DUB_ACTION_NEW_GAME] = SETUP,
  [DUB_ACTION_ENTER] = ENTRY,
  [DUB_ACTION_LEAVE_EMPTY] = USE (DISPLAY),
  [DUB_ACTION_REVEAL] = USE (CARD),
  [DUB_ACTION_REPORT] = USE (CARD),
  [DUB_ACTION_DEVIATE] = DEVIATION,
  [DUB_ACTION_YOU_TILE] = USE (AT) | USE (FLAG),
  [DUB_ACTION_YOU_GARMENT] = MADE,
  [DUB_ACTION_YOU_JEWELRY] = USE (AT),
  [DUB_ACTION_YOU_HIRE] = USE (AT) | USE (FLAG) | USE (SURE),
  [DUB_ACTION_YOU_DEPUTE] = DEPUTED,
  [DUB_ACTION_YOU_FUND] = USE (WHERE) | USE (AT),
  [DUB_ACTION_YOU_TASK] = USE (TASK),
  [DUB_ACTION_YOU_EXAM] = EXAM | USE (SURE),
  [DUB_ACTION_YOU_SPECIALIST] = USE (SPECIALIST),
  [DUB_ACTION_YOU_COUNT] = COUNT,
  [DUB_ACTION_CORRECT] = CORRECTION,
  [DUB_ACTION_TURN_UP] = USE (AT) | USE (EMPLOYEE),
};

static const guint64 event_uses[DUB_N_EVENTS] = {
  [DUB_EVENT_STARTED] = SETUP,
  [DUB_EVENT_ROUND_BEGUN] = USE (N),
  [DUB_EVENT_FAVOR_RETURNED] = USE (OWNER),
  [DUB_EVENT_EMPLOYEES_LEFT] = USE (MASK),
  [DUB_EVENT_GARMENTS_LEFT] = USE (MASK),
  [DUB_EVENT_JEWELRY_LEFT] = USE (MASK),
  [DUB_EVENT_ENTERED] = ENTRY,
  [DUB_EVENT_STAYED_EMPTY] = USE (DISPLAY) | USE (MASK),
  [DUB_EVENT_HAND_DRAWN] = USE (N),
  [DUB_EVENT_REVEALED] = USE (CARD),
  [DUB_EVENT_REPORTED] = USE (CARD),
  [DUB_EVENT_DEVIATED] = DEVIATION,
  [DUB_EVENT_YOU_TOOK_TILE] = USE (AT) | USE (FLAG),
  [DUB_EVENT_YOU_MADE_GARMENT] = MADE,
  [DUB_EVENT_YOU_TOOK_JEWELRY] = USE (AT),
  [DUB_EVENT_YOU_HIRED] = USE (AT) | USE (FLAG) | USE (SURE),
  [DUB_EVENT_YOU_DEPUTED] = DEPUTED,
  [DUB_EVENT_YOU_FUNDED] = USE (WHERE) | USE (AT),
  [DUB_EVENT_YOU_DID_TASK] = USE (TASK),
  [DUB_EVENT_YOU_PASSED_EXAM] = EXAM,
  [DUB_EVENT_YOU_NAMED_SPECIALIST] = USE (SPECIALIST),
  [DUB_EVENT_YOU_GAINED] = GAINS,
  [DUB_EVENT_YOU_COUNTED] = COUNT,
  [DUB_EVENT_YOU_ALL_HALLS] = USE (AT),
  [DUB_EVENT_INCOME] = USE (N),
  [DUB_EVENT_CORRECTED] = CORRECTION,
  [DUB_EVENT_TURNED_UP] = USE (AT) | USE (EMPLOYEE),
};

DubEventFields
dub_action_get_fields (DubActionType type)
{
  return (DubEventFields){ detail_fields, N_FIELDS, action_uses[type] };
}

DubEventFields
dub_event_get_fields (DubEventType type)
{
  if (type == DUB_EVENT_STEP)
    return (DubEventFields){ step_fields, G_N_ELEMENTS (step_fields), ALL };
  if (type == DUB_EVENT_DEALT)
    return (DubEventFields){ dealt_fields, G_N_ELEMENTS (dealt_fields), ALL };
  if (type == DUB_EVENT_BOX_CHANGED)
    return (DubEventFields){ NULL, 0, 0 };

  return (DubEventFields){ detail_fields, N_FIELDS, event_uses[type] };
}

gboolean
dub_detail_equal (const DubDetail *a, const DubDetail *b)
{
  const guint8 *x = (const guint8 *) a, *y = (const guint8 *) b;

  /* Journals compare thousands, and equal ones are usually copies to the last byte. */
  if (memcmp (x, y, sizeof *a) == 0)
    return TRUE;
  for (guint i = 0; i < N_FIELDS; i++)
    if (memcmp (x + detail_fields[i].offset, y + detail_fields[i].offset, detail_fields[i].size) !=
        0)
      return FALSE;

  return TRUE;
}
