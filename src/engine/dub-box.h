/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures that are printed in a box, as plain data. The engine only reads
 * them; they are loaded and checked in src/store.
 */

#pragma once

#include "dub-types.h"

G_BEGIN_DECLS

enum {
  DUB_MAX_BOX_NAME = 80,
  DUB_MAX_EMPLOYEE_ID = 32,
  DUB_N_BASE_EMPLOYEES = 28,
  DUB_N_EMPLOYEES = 56,
  DUB_N_LEVELS = 7, /* 0 is that of the specialized Apprentices */
};

typedef enum { DUB_EDITION_DELUXE, DUB_EDITION_CLASSIC, DUB_N_EDITIONS } DubEdition;

typedef enum {
  DUB_SECTION_HALLS,
  DUB_SECTION_FIREWORKS,
  DUB_SECTION_STATUES,
  DUB_SECTION_KITCHEN,
  DUB_SECTION_ALL_HALLS,
  DUB_SECTION_GARMENT_DISPLAY,
  DUB_SECTION_JEWELER,
  DUB_SECTION_EMPLOYEES,
  DUB_SECTION_DECK,
  DUB_N_SECTIONS,
} DubSection;

typedef enum {
  DUB_SOURCE_STARTER,
  DUB_SOURCE_RULEBOOK,
  DUB_SOURCE_CHECKED,
  DUB_N_SOURCES
} DubSource;

/* The first and the second value of a majority. */
typedef struct {
  guint8 first;
  guint8 second;
} DubMajority;

typedef struct {
  guint8 master;
  guint8 reward;
  guint8 livre; /* how many, with DUB_REWARD_LIVRE */
} DubGuestSpace;

typedef struct {
  DubMajority majority;
  guint8 n_guests;
  DubGuestSpace guests[DUB_MAX_SPACES];
} DubHall;

typedef struct {
  guint8 cost;
  guint8 pp;
  guint8 times; /* of fireworks: 2 or 3 */
} DubDecoration;

typedef struct {
  guint8 n;
  DubDecoration spaces[DUB_MAX_SPACES];
} DubDecorations;

typedef struct {
  guint8 n;
  guint8 costs[DUB_MAX_SPACES];
} DubDisplay;

typedef struct {
  char id[DUB_MAX_EMPLOYEE_ID];
  guint8 level;
  guint8 type;
  guint8 crown;
} DubBoxEmployee;

typedef struct {
  char name[DUB_MAX_BOX_NAME];
  guint8 edition;
  guint8 sources[DUB_N_SECTIONS];
  DubHall halls[DUB_N_HALLS];
  DubMajority fireworks_majority;
  DubDecorations decorations[DUB_N_WHERES];
  guint8 n_all_halls;
  guint8 all_halls[DUB_MAX_ALL_HALLS];
  DubDisplay garment_display;
  DubDisplay jewelry_display;
  guint8 journeyman_tasks[DUB_N_JOURNEYMAN_TASKS];
  guint8 master_tasks[DUB_N_MASTER_TASKS];
  guint8 n_employees;
  DubBoxEmployee employees[DUB_N_EMPLOYEES];
  DubCard deck[DUB_N_CARDS];
} DubBox;

/* The tasks of a track in their printed order, topmost first. */
const guint8 *dub_box_get_tasks (const DubBox *box, DubTrack track, guint *n_tasks);

/* The employee with the given id as a card of the game, or one of no type. */
DubEmployee dub_box_get_employee (const DubBox *box, const char *id);
DubEmployee dub_box_get_card (const DubBox *box, guint place);
DubEmployee dub_box_get_crown (const DubBox *box, DubCrown crown);

G_END_DECLS
