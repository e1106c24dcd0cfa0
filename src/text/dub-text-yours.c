/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-text-yours.h"
#include "dub-bonus.h"
#include "dub-score.h"
#include "dub-state.h"
#include "dub-text-private.h"
#include "dub-your-hand.h"
#include "dub-your-turn.h"

#include <glib/gi18n-lib.h>

static const DubPlural amounts[DUB_N_GAINS] = {
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_PP] = NP_ ("%u Prestige Point", "%u Prestige Points"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_LIVRE] = NP_ ("%u Livre", "%u Livre"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_THREAD] = NP_ ("%u Thread", "%u Thread"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_LACE] = NP_ ("%u Lace", "%u Lace"),
  /* Translators: what you pay or gain; %u is how many. */
  [DUB_FACT_TILES] = NP_ ("%u Resource tile", "%u Resource tiles"),
};

/* Translators: your actions, on small buttons. */
static const char *const actions[DUB_N_ACTIONS] = {
  [DUB_ACTION_NONE] = "–",
  [DUB_ACTION_FAVOR] = NC_ ("action", "Favor"),
  [DUB_ACTION_ACQUIRE] = NC_ ("action", "Acquire"),
  [DUB_ACTION_TAILOR] = NC_ ("action", "Tailor"),
  [DUB_ACTION_HIRE] = NC_ ("action", "Hire"),
  [DUB_ACTION_DEPUTE] = NC_ ("action", "Depute"),
  [DUB_ACTION_FUND] = NC_ ("action", "Fund"),
  [DUB_ACTION_EXAM] = NC_ ("action", "Your Examination"),
};

/* The action that a bonus lets you do once more. */
static const char *const more_actions[DUB_N_ACTIONS] = {
  [DUB_ACTION_ACQUIRE] = NC_ ("bonus", "Acquire Resources once more"),
  [DUB_ACTION_TAILOR] = NC_ ("bonus", "Tailor a Garment once more"),
  [DUB_ACTION_DEPUTE] = NC_ ("bonus", "Depute any one Employee"),
  [DUB_ACTION_FUND] = NC_ ("bonus", "Fund a Decoration once more"),
};

static const DubPlural free_tiles =
    /* Translators: you gained this; %u is a number of tiles. */
    NP_ ("Take %u Resource tile of your choice from the drawers, free.",
         "Take %u Resource tiles of your choice from the drawers, free.");

static const char *const reminders[DUB_N_REMINDERS] = {
  [DUB_REMINDER_LAST_ROUND] = NC_ ("reminder", "This is the last Round."),
  [DUB_REMINDER_EXAM] =
      NC_ ("reminder", "All tasks of your Examination are fulfilled: you can complete it."),
  [DUB_REMINDER_SPECIALIST] =
      NC_ ("reminder", "The condition of your specialized Apprentice is met: you can hire him."),
};

static const char *const exams[DUB_N_TRACKS] = {
  /* Translators: how many tasks you have done, and how many there are. */
  [DUB_TRACK_JOURNEYMAN] = NC_ ("your turn", "Your Journeyman Examination: %u of %u tasks"),
  /* Translators: how many tasks you have done, and how many there are. */
  [DUB_TRACK_MASTER] = NC_ ("your turn", "Your Master Examination: %u of %u tasks"),
};

static const DubPlural play_on =
    /* Translators: %u is the number of cards in your hand. */
    NP_ ("She has no card left. You still have %u card to play.",
         "She has no card left. You still have %u cards to play.");

enum {
  THREAD_OR_LACE = 1u << DUB_FACT_THREAD | 1u << DUB_FACT_LACE,
  PRINTED = THREAD_OR_LACE | 1u << DUB_FACT_TILES,
  PRICE = 1u << DUB_FACT_LIVRE,
};

static void
add_amounts (GPtrArray *names, const gint16 *gains, gint sign, const char *mark)
{
  for (DubFact fact = 0; fact < DUB_N_GAINS; fact++)
    if (gains[fact] * sign > 0) {
      g_autofree char *amount = dub_text_count (amounts[fact], (guint) (gains[fact] * sign));

      g_ptr_array_add (names, g_strconcat (mark, amount, NULL));
    }
}

/* Returns the amounts with the sign, or NULL. */
static char *
list_amounts (const gint16 *gains, gint sign)
{
  GPtrArray *names = g_ptr_array_new ();

  add_amounts (names, gains, sign, "");
  if (names->len > 0)
    return dub_text_join_all (names);
  g_ptr_array_unref (names);

  return NULL;
}

/* Returns what else changes, by an amount that only you can see, or NULL. */
static const char *
get_rest (guint open, gboolean is_priced)
{
  if (open == 0)
    return NULL;
  if ((open & PRINTED) == THREAD_OR_LACE)
    return C_ ("gains", "You gain the Thread and/or Lace on the tile: with “+” both, with “/” "
                        "one of them.");
  if (open == PRINTED)
    return C_ ("gains", "Discard the silk, Thread and Lace shown on the Garment.");
  if ((open & PRINTED) == PRINTED)
    return C_ ("gains", "Discard the silk, Thread and Lace shown on the Garment; gain its value.");
  if (is_priced)
    return C_ ("gains", "A bonus on the card you played may change the cost.");

  return C_ ("gains", "The amount of Livre depends on the card that you played.");
}

char *
dub_text_gains (const DubMove *move)
{
  GPtrArray *sentences;
  char *paid = list_amounts (move->gains, -1), *got = list_amounts (move->gains, 1);
  const char *rest = get_rest (move->open, paid != NULL);

  if (paid == NULL && got == NULL && rest == NULL)
    return NULL;
  sentences = g_ptr_array_new ();

  if (paid != NULL)
    /* Translators: %s is a list like “4 Livre”. */
    g_ptr_array_add (sentences, dub_text_fill (C_ ("gains", "You pay %s."), paid));
  if (got != NULL)
    /* Translators: %s is a list like “5 Livre and 1 Thread”. */
    g_ptr_array_add (sentences, dub_text_fill (C_ ("gains", "You gain %s."), got));
  if (rest != NULL)
    g_ptr_array_add (sentences, g_strdup (rest));

  return dub_text_join_sentences (sentences);
}

char *
dub_text_bonus (const DubBox *box, const DubMove *move)
{
  const DubBonus *bonus = dub_bonus_find (box, move->thing.employee);
  GPtrArray *names = g_ptr_array_new ();

  add_amounts (names, move->gains, -1, "−");
  add_amounts (names, move->gains, 1, "+");
  if ((move->open & PRINTED) == THREAD_OR_LACE)
    g_ptr_array_add (names, g_strdup (C_ ("bonus", "Thread and/or Lace of a tile from the bag")));
  else if (move->open != 0 && names->len == 0)
    g_ptr_array_add (names, g_strdup (C_ ("bonus", "by the number of your Jewelry tiles")));
  if (names->len == 0 && bonus != NULL)
    g_ptr_array_add (names, dub_text_dup ("bonus", more_actions[bonus->action]));

  return dub_text_join (names);
}

static const char *const counts[DUB_N_COUNTS] = {
  [DUB_FACT_PP] = NC_ ("your side", "Prestige Points"),
  [DUB_FACT_LIVRE] = NC_ ("your side", "Livre"),
  [DUB_FACT_THREAD] = NC_ ("your side", "Thread"),
  [DUB_FACT_LACE] = NC_ ("your side", "Lace"),
  [DUB_FACT_STAFF] = NC_ ("your side", "Employee cards"),
  [DUB_FACT_TILES] = NC_ ("your side", "Resource tiles"),
};

static const DubPlural hand_choice =
    /* Translators: %u is the number of cards. */
    NP_ ("Your hand: choose %u card", "Your hand: choose %u cards");

char *
dub_text_purse (const DubState *state)
{
  static const DubFact facts[] = { DUB_FACT_LIVRE, DUB_FACT_PP, DUB_FACT_THREAD, DUB_FACT_LACE };
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++) {
    const char *name = dub_text_pick ("your side", counts, facts[i]);
    guint n = (guint) state->sides[DUB_YOU].counts[facts[i]];

    g_ptr_array_add (names, dub_state_knows (state, facts[i])
                                ? dub_text_count (amounts[facts[i]], n)
                                : dub_text_fill ("%s –", dub_text_within (name)));
  }

  return dub_text_begin (dub_text_join (names));
}

char *
dub_text_hand_choice (const DubState *state)
{
  return dub_text_count (hand_choice, dub_hand_count_missing (state));
}

char *
dub_text_hand_title (const DubBox *box, const DubState *state)
{
  DubEmployee card = state->yours.turn.card;

  if (card.type == DUB_TYPE_NONE)
    return g_strdup (C_ ("your turn", "The card that you play"));

  /* Translators: %s is an Employee card. */
  return dub_text_fill (C_ ("your turn", "You play: %s"), dub_text_employee (box, card));
}

DUB_DEFINE_TEXT (bonus_title, C_ ("your turn", "Bonus of the card"))

char *
dub_text_end_untaken (const DubBox *box, const DubState *state)
{
  return g_strdup (dub_your_turn_is_waiting (&state->yours.turn)
                       ? C_ ("button", "End Turn, Gain Not Taken")
                       : C_ ("button", "End Turn, Bonus Not Taken"));
}

DUB_DEFINE_NAME (action, DubAction, action, "action", actions)

char *
dub_text_who_can (guint types)
{
  const guint master = 1u << DUB_MASTER, journeyman = 1u << DUB_JOURNEYMAN;

  if (types == master)
    return g_strdup (C_ ("refusal", "Only a Master can do this."));
  if (types == journeyman)
    return g_strdup (C_ ("refusal", "Only a Journeyman can do this."));
  if (types == (master | journeyman))
    return g_strdup (C_ ("refusal", "Only a Master or a Journeyman can do this."));

  return g_strdup (C_ ("refusal", "Only an Apprentice can do this."));
}

char *
dub_text_turn_gains (const DubMove *move)
{
  GPtrArray *names = g_ptr_array_new ();

  add_amounts (names, move->gains, -1, "−");
  add_amounts (names, move->gains, 1, "+");
  if (names->len == 0)
    g_ptr_array_add (names, dub_text_count (amounts[DUB_FACT_LIVRE], 0));

  /* Translators: %s is a list like “−4 Livre, +1 Resource tile”, of the whole turn. */
  return dub_text_fill (C_ ("gains", "This turn: %s."), dub_text_join (names));
}

char *
dub_text_open_gains (const DubMove *move)
{
  return g_strdup (get_rest (move->open, move->gains[DUB_FACT_LIVRE] < 0));
}

DUB_DEFINE_TEXT (favor_gained, C_ ("gains", "Take the Queen’s Favor token: it is yours."))

char *
dub_text_gains_remark (const DubMove *move)
{
  if (move->verb == DUB_MOVE_TAKE_JEWELRY && move->gains[DUB_FACT_TILES] > 0)
    return g_strdup (C_ ("gains",
                         "The Resource tile comes from the bag: keep it, or discard it for "
                         "Thread and/or Lace."));
  if (move->verb == DUB_MOVE_DEPUTE && move->gains[DUB_FACT_LIVRE] > 0)
    return g_strdup (C_ ("gains", "That is for the card that you play; a bonus may bring another "
                                  "amount."));

  return NULL;
}

char *
dub_text_doubt (const DubBox *box, const DubState *state, const DubMove *move)
{
  guint n_tasks;

  if (dub_your_turn_get_role (box, state, move) == DUB_ROLE_EXTRA)
    return g_strdup (C_ (
        "doubt",
        "You have already taken your action this turn. Is this the bonus of the card? If not, end "
        "your turn first."));
  if (move->verb == DUB_MOVE_PASS_EXAM) {
    dub_box_get_tasks (box, state->sides[DUB_YOU].track, &n_tasks);
    return dub_text_fill (
        /* Translators: how many tasks have your token, and how many there are. */
        C_ ("doubt", "Only %u of %u tasks are marked. Are the others fulfilled as well?"),
        dub_text_number (state->sides[DUB_YOU].n_done), dub_text_number (n_tasks));
  }
  if (move->from.kind != DUB_PLACE_SPECIALIST)
    return g_strdup (C_ (
        "doubt",
        "A bonus action cannot tailor a Garment with a gold thimble. Did you forget to end your "
        "turn?"));
  if (state->yours.specialist == DUB_SPECIALIST_UNKNOWN)
    return g_strdup (C_ ("doubt", "Is the condition of your specialized Apprentice met now?"));

  return dub_text_fill (C_ ("doubt",
                            /* Translators: %s is a condition, like “3 frock coats”. */
                            "Is the condition of your specialized Apprentice met now: %s?"),
                        dub_text_specialist (state->yours.specialist));
}

char **
dub_text_waiting (const DubYourTurn *turn)
{
  GPtrArray *lines = g_ptr_array_new ();

  if (turn->free_tiles > 0)
    g_ptr_array_add (lines, dub_text_count (free_tiles, turn->free_tiles));
  if (turn->free_jewelry)
    g_ptr_array_add (lines, g_strdup (C_ ("gains", "Take any one Jewelry tile, free.")));
  if (turn->expert_depute)
    g_ptr_array_add (lines, g_strdup (C_ ("gains", "Depute an Employee for the Livre.")));

  return dub_text_end_lines (lines);
}

static const char *const cards_to_choose[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] =
      NC_ ("your step", "Choose 1 card from the Journeyman Employee deck for your hand."),
  [DUB_TRACK_MASTER] =
      NC_ ("your step", "Choose 1 card from the Master Employee deck for your hand."),
};

static const char *const tokens_to_return[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] =
      NC_ ("your step",
           "Return your Trademark tokens from the Journeyman Examination tasks to your "
           "supply."),
  [DUB_TRACK_MASTER] =
      NC_ ("your step", "Return your Trademark tokens from the Master Examination tasks to your "
                        "supply."),
};

static const char *const tokens_to_move[DUB_N_TRACKS] = {
  [DUB_TRACK_JOURNEYMAN] = NC_ ("your step", "Move your Trademark token from the Journeyman Start "
                                             "area to the Master Start area."),
  [DUB_TRACK_MASTER] = NC_ ("your step", "Move your Trademark token from the Master Start area to "
                                         "the Journeyman Start area."),
};

char **
dub_text_exam_steps (const DubGame *game, const DubMove *exam)
{
  const DubTrack track = exam->to.in;
  GPtrArray *lines = g_ptr_array_new ();

  if (game->state.yours.turn.card.type == DUB_TYPE_NONE ||
      dub_your_turn_has_bonus (&game->box, &game->state))
    g_ptr_array_add (lines,
                     g_strdup (C_ ("your step",
                                   "If you like, use the bonus of the card that you played.")));
  g_ptr_array_add (lines,
                   g_strdup (C_ ("your step", "Return the card that you played to the box.")));
  if (exam->thing.kind == DUB_KIND_EMPLOYEE && exam->thing.employee.id != 0)
    /* Translators: %s is an Employee card. */
    g_ptr_array_add (lines, dub_text_fill (C_ ("your step", "Take into your hand: %s."),
                                           dub_text_employee (&game->box, exam->thing.employee)));
  else
    g_ptr_array_add (lines, g_strdup (dub_text_pick ("your step", cards_to_choose, track)));
  g_ptr_array_add (lines, g_strdup (dub_text_pick ("your step", tokens_to_return, track)));
  g_ptr_array_add (lines, g_strdup (dub_text_pick ("your step", tokens_to_move, track)));

  return dub_text_end_lines (lines);
}

char *
dub_text_reminder (const DubState *state, DubReminder reminder)
{
  if (reminder == DUB_REMINDER_PLAY_ON)
    return dub_text_count (play_on, state->yours.hand);
  if (reminder == DUB_REMINDER_FESTIVITY)
    return g_strdup (C_ ("preparation", "Put the 4 Festivity Garments into the Garment bag and mix "
                                        "the tiles."));

  return g_strdup (dub_text_pick ("reminder", reminders, reminder));
}

char *
dub_text_your_exam (const DubBox *box, const DubState *state)
{
  guint n_tasks;

  dub_box_get_tasks (box, state->sides[DUB_YOU].track, &n_tasks);

  return dub_text_fill (dub_text_pick ("your turn", exams, state->sides[DUB_YOU].track),
                        dub_text_number (state->sides[DUB_YOU].n_done), dub_text_number (n_tasks));
}

DUB_DEFINE_TEXT (specialist_choice, C_ ("your side", "Which specialized Apprentice do you hold?"))

static const char *const titles[DUB_N_YOURS] = {
  [DUB_YOURS_COUNTS] = NC_ ("your side", "Your supply"),
  [DUB_YOURS_STAFF] = NC_ ("your side", "Your staff"),
  [DUB_YOURS_GARMENTS] = NC_ ("your side", "Your Garments on the board"),
  [DUB_YOURS_DECORATIONS] = NC_ ("your side", "Your Decorations"),
  [DUB_YOURS_JEWELRY] = NC_ ("your side", "Your Jewelry"),
  [DUB_YOURS_SPECIALIST] = NC_ ("your side", "Your specialized Apprentice"),
};

static void
clear_line (gpointer data)
{
  DubYourLine *line = data;

  g_free (line->name);
  g_free (line->value);
}

/* Takes ownership of both. */
static void
add (DubYourPart *self, char *name, char *value)
{
  DubYourLine line = { name, value };

  g_array_append_val (self->lines, line);
}

static char *
say_unknown (void)
{
  return g_strdup (C_ ("your side", "unknown"));
}

static void
add_count (DubYourPart *self, const DubState *state, DubFact fact)
{
  add (self, g_strdup (dub_text_pick ("your side", counts, fact)),
       dub_state_knows (state, fact) ? dub_text_number (state->sides[DUB_YOU].counts[fact])
                                     : say_unknown ());
}

static void
add_counts (DubYourPart *self, const DubGame *game)
{
  static const DubFact facts[] = { DUB_FACT_PP, DUB_FACT_LIVRE, DUB_FACT_TILES, DUB_FACT_THREAD,
                                   DUB_FACT_LACE };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    add_count (self, &game->state, facts[i]);
  add (self, g_strdup (C_ ("your side", "Cards in hand")),
       dub_text_number (game->state.yours.hand));
}

/* A bonus counts only as far as what it counts is known. */
static char *
say_worth (const DubGame *game, DubCrown crown)
{
  if (crown == DUB_CROWN_NONE)
    return g_strdup ("");
  if (dub_worth_get_missing (&game->state, crown) != 0)
    return say_unknown ();

  /* Translators: what a card is worth at the moment. */
  return g_strdup_printf (C_ ("your side", "%u PP now"),
                          dub_worth_get (&game->box, &game->state, DUB_YOU, crown, 0));
}

static void
add_staff (DubYourPart *self, const DubGame *game)
{
  const DubSide *you = &game->state.sides[DUB_YOU];

  for (guint i = 0; i < you->n_staff; i++)
    add (self, dub_text_employee (&game->box, you->staff[i]),
         say_worth (game, you->staff[i].crown));
  if (you->n_staff > 0)
    return;
  add_count (self, &game->state, DUB_FACT_STAFF);
  for (guint i = 0; i < you->n_bonuses; i++)
    add (self, dub_text_employee (&game->box, dub_box_get_crown (&game->box, you->bonuses[i])),
         say_worth (game, you->bonuses[i]));
}

static void
add_garments (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  guint garments[DUB_N_COLORS];

  dub_state_count_garments (state, DUB_YOU, garments);
  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add (self, dub_text_garment_kind (color), dub_text_number (garments[color]));
  add (self, g_strdup (C_ ("your side", "on Master Guest spaces")),
       dub_text_number (dub_state_count_master_guests (&game->box, state, DUB_YOU)));
}

static void
add_decorations (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  gboolean has_jeweler = dub_state_has_expansion (state, DUB_EXPANSION_JEWELRY_BOX);

  for (DubDecorationKind kind = 0; kind < DUB_N_DECORATION_KINDS; kind++)
    if (kind != DUB_JEWELER || has_jeweler)
      add (self, dub_text_decoration_kind (kind),
           dub_text_number (dub_state_count_tokens (state, kind, DUB_YOU)));
}

/* Without a token on a jeweler decoration there is none. */
static void
add_jewelry (DubYourPart *self, const DubGame *game)
{
  const DubState *state = &game->state;
  gboolean is_known = dub_state_knows (state, DUB_FACT_JEWELRY) ||
                      dub_state_count_tokens (state, DUB_JEWELER, DUB_YOU) == 0;

  for (DubColor color = DUB_BLUE; color <= DUB_ORANGE; color++)
    add (self, dub_text_jewel (color),
         is_known ? dub_text_number (dub_jewelry_count (&state->sides[DUB_YOU].jewelry, color))
                  : say_unknown ());
}

static void
add_tasks (DubYourPart *self, const DubGame *game)
{
  guint n;
  const guint8 *tasks = dub_box_get_tasks (&game->box, game->state.sides[DUB_YOU].track, &n);

  for (guint i = 0; i < n; i++)
    add (self, dub_text_task (tasks[i]),
         g_strdup (dub_side_has_done (&game->state.sides[DUB_YOU], tasks[i]) ? "✓" : ""));
}

static char *
say_progress (const DubCondition *condition)
{
  if (!condition->is_known)
    /* Translators: it is not known what you have, but what is needed. */
    return g_strdup_printf (C_ ("your side", "? of %u"), condition->needs);

  /* Translators: what you have, and what is needed. */
  return g_strdup_printf (C_ ("your side", "%u of %u"), MIN (condition->has, condition->needs),
                          condition->needs);
}

static void
add_specialist (DubYourPart *self, const DubGame *game)
{
  DubCondition conditions[DUB_MAX_CONDITIONS];
  guint n = dub_specialist_get_conditions (&game->box, &game->state, game->state.yours.specialist,
                                           conditions);

  if (game->state.yours.has_specialist || n == 0) {
    add (self, dub_text_specialist (game->state.yours.specialist),
         g_strdup (game->state.yours.has_specialist ? C_ ("your side", "hired") : ""));
    return;
  }
  for (guint i = 0; i < n; i++)
    add (self,
         n > 1 ? g_strdup (dub_text_pick ("your side", counts, conditions[i].fact))
               : dub_text_specialist (game->state.yours.specialist),
         say_progress (&conditions[i]));
}

DubYourPart *
dub_your_part_new (const DubGame *game, DubYourTopic part)
{
  static void (*const fill[DUB_N_YOURS]) (DubYourPart *, const DubGame *) = {
    [DUB_YOURS_COUNTS] = add_counts,         [DUB_YOURS_STAFF] = add_staff,
    [DUB_YOURS_GARMENTS] = add_garments,     [DUB_YOURS_DECORATIONS] = add_decorations,
    [DUB_YOURS_JEWELRY] = add_jewelry,       [DUB_YOURS_EXAMINATION] = add_tasks,
    [DUB_YOURS_SPECIALIST] = add_specialist,
  };
  DubYourPart *self;

  g_return_val_if_fail (part < DUB_N_YOURS, NULL);

  if (part >= DUB_YOURS_JEWELRY &&
      !dub_state_has_expansion (&game->state, DUB_EXPANSION_JEWELRY_BOX))
    return NULL;
  self = g_new0 (DubYourPart, 1);
  self->title = part == DUB_YOURS_EXAMINATION
                    ? dub_text_track (game->state.sides[DUB_YOU].track)
                    : g_strdup (dub_text_pick ("your side", titles, part));
  self->lines = g_array_new (FALSE, FALSE, sizeof (DubYourLine));
  g_array_set_clear_func (self->lines, clear_line);
  fill[part](self, game);

  return self;
}

void
dub_your_part_free (DubYourPart *self)
{
  g_free (self->title);
  g_array_unref (self->lines);
  g_free (self);
}
