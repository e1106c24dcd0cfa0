/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text for a voice has nothing that voices misread, in any language: no signs, abbreviations or
 * Roman numerals, and no ordinals with digits except in English.
 */

#include "dub-text.h"
#include "text-board.h"

#include <string.h>

static void
check (const char *language, const char *written, const char *spoken)
{
  g_autofree char *text = NULL;

  dub_text_set_language (language);
  text = dub_text_speech (written);
  g_assert_cmpstr (text, ==, spoken);
}

static void
test_english (void)
{
  check ("en", "Move her Prestige Point counter: 25 to 28 (+3).",
         "Move her Prestige Point counter: 25 to 28 (plus 3).");
  check ("en", "Hall 2, 3rd space from the left (cost 12)",
         "Hall 2, 3rd space from the left (cost 12)");
  check ("en", "green gown (1 PP, gold thimble)", "green gown (1 Prestige Point, gold thimble)");
  check ("en", "green gown (3 PP)", "green gown (3 Prestige Points)");
  check ("en", "Level VI Apprentice (Livre by staff: 6/5/4/2)",
         "Level 6 Apprentice (Livre by staff: 6, 5, 4, 2)");
  check ("en", "1 Prestige Point/2 Garments", "1 Prestige Point per 2 Garments");
  check ("en", "Acquire blue/pink silk", "Acquire blue or pink silk");
  check ("en", "+1 Fund a Decoration, −10 Livre", "plus 1 Fund a Decoration, minus 10 Livre");
  check ("en", "I, 1000", "I, 1000");
  check ("en", "", "");
}

static void
test_french (void)
{
  check ("fr", "Placez 1 tuile ressources", "Placez une tuile ressources");
  check ("fr", "nouvelle réserve\xc2\xa0: 21 cartes", "nouvelle réserve : vingt et une cartes");
  check ("fr", "21 jetons, 22 cartes", "21 jetons, 22 cartes");
  check ("fr", "Donnez-lui 1 jeton", "Donnez-lui 1 jeton");
  check ("fr", "1re case depuis la gauche", "première case depuis la gauche");
  check ("fr", "2e case, 1er tour", "deuxième case, 1er tour");
  check ("fr", "carte nº 3 en partant du haut", "carte numéro 3 en partant du haut");
  check ("fr", "robe verte (1 PP)", "robe verte (1 point de prestige)");
  check ("fr", "de 71 à 80 PP", "de 71 à 80 points de prestige");
  check ("fr", "Maître de niveau IV", "Maître de niveau 4");
  check ("fr", "Salle\xc2\xa0: 2", "Salle : 2");
  check ("fr", "soie bleue/rose", "soie bleue ou rose");
  check ("fr", "+1 action Acquérir, 1 soie verte de moins",
         "plus une action Acquérir, une soie verte de moins");
}

static void
test_ukrainian (void)
{
  check ("uk", "1-ше місце зліва", "перше місце зліва");
  check ("uk", "3-тя шухляда", "третя шухляда");
  check ("uk", "5-те місце", "п’яте місце");
  check ("uk", "3-й раунд, 4-й раунд", "третій раунд, четвертий раунд");
  check ("uk", "1 карту, 2 карти, 1 карта", "одну карту, дві карти, одна карта");
  check ("uk", "2 жетони, 21 жетон", "2 жетони, 21 жетон");
  check ("uk", "1 очко, 2 очки", "одне очко, 2 очки");
  check ("uk", "костюм (1 ОП), (3 ОП), (12 ОП)",
         "костюм (одне очко престижу), (3 очки престижу), (12 очок престижу)");
  check ("uk", "карта № 2 зверху", "карта номер 2 зверху");
  check ("uk", "в усіх 3 шухлядах", "в усіх трьох шухлядах");
  check ("uk", "в 1 Залі, з 2 карт, 3 ОП за 2 Учнів",
         "в одній Залі, з двох карт, 3 очки престижу за двох Учнів");
  check ("uk", "21 карта, 22 карти, 31 очко, 11 карт, 12 карт, 111 карт",
         "20 одна карта, 20 дві карти, 30 одне очко, 11 карт, 12 карт, 111 карт");
  check ("uk", "21 лівр, з 22 карт, з 21 карти", "21 лівр, з 22 карт, з 21 карти");
  check ("uk", "3 ліври за 2 коштовності", "3 ліври за дві коштовності");
  check ("uk", "1 синє кольє, 1 синій жетон", "одне синє кольє, 1 синій жетон");
  check ("uk", "15 ліврів, 4 карти", "15 ліврів, 4 карти");
  check ("uk", "Учень рівня VI", "Учень рівня 6");
}

/* Checks the steps of a turn with all details, in every edition. */
static void
check_words (const char *sentence)
{
  static const char *const signs[] = { "PP", "ОП", "№", "nº", "/", "+", " II", " VI", "−" };
  g_autofree char *text = dub_text_speech (sentence);

  if (!g_str_equal (dub_text_speech_language (), "en") &&
      g_regex_match_simple ("\\d-?\\pL", text, 0, 0))
    g_error ("an ordinal is left: %s", text);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (strstr (text, signs[i]) != NULL)
      g_error ("%s is left: %s", signs[i], text);
}

/* Makes a step of this kind with one of its possible places and pieces on this board. */
static DubMove
make_step (const DubState *state, DubVerb verb, guint i)
{
  static const guint8 from[DUB_N_STEPS] = {
    [DUB_MOVE_TAKE_FAVOR] = DUB_PLACE_FAVOR,        [DUB_MOVE_TAKE_GARMENT] = DUB_PLACE_GARMENT,
    [DUB_MOVE_TAKE_JEWELRY] = DUB_PLACE_JEWEL,      [DUB_MOVE_PLACE_GARMENT] = DUB_PLACE_GARMENT,
    [DUB_MOVE_HIRE] = DUB_PLACE_EMPLOYEE,           [DUB_MOVE_REMOVE_EMPLOYEE] = DUB_PLACE_STAFF,
    [DUB_MOVE_ADD_EXAM_CARD] = DUB_PLACE_EXAM_DECK, [DUB_MOVE_CLEAR_TASKS] = DUB_PLACE_TRACK,
  };
  static const guint8 to[DUB_N_STEPS] = {
    [DUB_MOVE_PLACE_GARMENT] = DUB_PLACE_GUEST,       [DUB_MOVE_PLACE_TOKEN] = DUB_PLACE_TOKEN,
    [DUB_MOVE_EXAM_TOKEN] = DUB_PLACE_TASK,           [DUB_MOVE_MOVE_EXAM_TOKEN] = DUB_PLACE_TASK,
    [DUB_MOVE_ALL_HALLS_TOKEN] = DUB_PLACE_ALL_HALLS,
  };
  DubMove step = { .verb = (guint8) verb,
                   .side = DUB_BARRY,
                   .from = { .kind = from[verb], .at = (guint8) i },
                   .to = { .kind = to[verb], .in = (guint8) i, .at = (guint8) i },
                   .spaces = (guint16) (0x15 << i) };

  if (from[verb] == DUB_PLACE_EXAM_DECK)
    step.from.at = (guint8) (i % DUB_N_TRACKS);
  if (from[verb] == DUB_PLACE_STAFF || from[verb] == DUB_PLACE_TRACK)
    step.from.side = DUB_BARRY;
  if (to[verb] == DUB_PLACE_TASK)
    step.to = (DubPlace){ .kind = DUB_PLACE_TASK, .side = DUB_BARRY };
  if (verb == DUB_MOVE_EXAM_TOKEN)
    step.to.at = (guint8) (DUB_TASK_BP + i);
  if (verb == DUB_MOVE_MOVE_EXAM_TOKEN)
    step.to.in = (guint8) (i % DUB_N_TRACKS);
  if ((dub_verb_get_uses (verb) & DUB_USES_THING) != 0 && from[verb] != 0)
    step.thing = dub_place_read (state, step.from);
  if (verb == DUB_MOVE_SHUFFLE_DISCARDS || verb == DUB_MOVE_GAIN)
    step.thing = dub_thing_number ((gint) (20 + i));
  if (verb == DUB_MOVE_GAIN)
    step.gains[DUB_FACT_PP] = (gint16) (i + 1);
  if (verb == DUB_MOVE_REVEAL_CARD)
    step.thing =
        dub_thing_card ((DubCard){ .action = DUB_CARD_FAVOR, .hall = (guint16) (i + 1) & 7 });

  return step;
}

/* Checks every kind of step of hers, and her gains other than points. */
static void
check_steps (const DubBox *box, const DubState *state)
{
  for (DubVerb verb = 0; verb < DUB_N_STEPS; verb++)
    for (guint i = 0; i < 4 && verb != DUB_MOVE_SELL_GARMENT; i++) {
      DubMove step = make_step (state, verb, i);
      g_autofree char *sentence = dub_text_move (box, state, &step);

      check_words (sentence);
    }
  for (DubFact fact = DUB_FACT_THREAD; fact <= DUB_FACT_LACE; fact++) {
    DubMove step = { .verb = DUB_MOVE_GAIN, .side = DUB_BARRY };
    g_autofree char *sentence = NULL;

    step.gains[fact] = 1;
    sentence = dub_text_move (box, state, &step);
    check_words (sentence);
  }
}

static void
test_steps (void)
{
  static const char *const editions[] = { "en", "fr", "uk", "en@classic" };
  DubBox box = text_board_make_box ();

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    for (DubDrawMode mode = 0; mode < DUB_N_DRAW_MODES; mode++) {
      DubState state = text_board_make_state (mode);

      dub_text_set_language (editions[i]);
      g_assert_true (g_str_has_prefix (editions[i], dub_text_speech_language ()));
      check_steps (&box, &state);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dub_text_init ();
  g_test_add_func ("/speech/english", test_english);
  g_test_add_func ("/speech/french", test_french);
  g_test_add_func ("/speech/ukrainian", test_ukrainian);
  g_test_add_func ("/speech/steps", test_steps);

  return g_test_run ();
}
