/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A box profile: the printed values of a box, as plain data. The engine only reads it;
 * src/store loads and checks it.
 */

#pragma once

#include "dub-types.h"

enum {
  DUB_MAX_BOX_NAME = 80,
  DUB_MAX_EMPLOYEE_ID = 32,
  DUB_N_BASE_EMPLOYEES = 28,
  DUB_N_EMPLOYEES = 56,
  DUB_N_LEVELS = 7,           /* level 0 is for the specialized Apprentices */
  DUB_MAX_GARMENT_KINDS = 24, /* in the base game: four colors, 2-4 PP, with or without a thimble */
};

typedef enum { DUB_EDITION_DELUXE, DUB_EDITION_CLASSIC, DUB_N_EDITIONS } DubEdition;

/* The sections of a profile, each with its own key in the file. */
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
  DUB_SECTION_GARMENTS,
  DUB_SECTION_RESOURCES,
  DUB_SECTION_JEWELRY,
  DUB_N_SECTIONS,
} DubSection;

/* The parts in which the owner matches a profile with the printed copy: the sections, but for the
 * halls, which are matched one by one. Drafts store these numbers. */
typedef enum {
  DUB_PART_HALL_1,
  DUB_PART_HALL_5 = DUB_PART_HALL_1 + DUB_N_HALLS - 1,
  DUB_PART_FIREWORKS,
  DUB_PART_STATUES,
  DUB_PART_KITCHEN,
  DUB_PART_ALL_HALLS,
  DUB_PART_GARMENT_DISPLAY,
  DUB_PART_JEWELER,
  DUB_PART_EMPLOYEES,
  DUB_PART_DECK,
  DUB_PART_GARMENTS,
  DUB_PART_RESOURCES,
  DUB_PART_JEWELRY,
  DUB_N_PARTS,
} DubPart;

typedef enum {
  DUB_SOURCE_STARTER,
  DUB_SOURCE_RULEBOOK,
  DUB_SOURCE_CHECKED,
  DUB_SOURCE_SHARED, /* checked by somebody else, with their copy */
  DUB_N_SOURCES
} DubSource;

/* The garments of a box, by the set that they belong to. */
typedef enum {
  DUB_GARMENTS_BASE,
  DUB_GARMENTS_FANCY,
  DUB_GARMENTS_FESTIVITY,
  DUB_GARMENTS_EXPERT,
  DUB_N_GARMENT_LISTS,
} DubGarmentList;

/* PP for first and second place. */
typedef struct {
  guint8 first;
  guint8 second;
} DubMajority;

typedef struct {
  guint8 master;
  guint8 reward;
  guint8 livre; /* the amount, with DUB_REWARD_LIVRE */
} DubGuestSpace;

typedef struct {
  DubMajority majority;
  guint8 n_guests;
  DubGuestSpace guests[DUB_MAX_SPACES];
} DubHall;

typedef struct {
  guint8 cost;
  guint8 pp;
  guint8 times; /* for fireworks: 2 or 3 */
} DubDecoration;

typedef struct {
  guint8 n;
  DubDecoration spaces[DUB_MAX_SPACES];
} DubDecorations;

typedef struct {
  guint8 n;
  guint8 costs[DUB_MAX_SPACES];
} DubDisplay;

/* Identical garment tiles. */
typedef struct {
  DubGarment garment;
  guint8 n;
} DubGarmentKind;

typedef struct {
  guint8 n;
  DubGarmentKind kinds[DUB_MAX_GARMENT_KINDS];
} DubGarmentKinds;

typedef struct {
  char id[DUB_MAX_EMPLOYEE_ID];
  guint8 level;
  guint8 type;
  guint8 crown;
  guint8 in_jewelry_box; /* TRUE for a card of this Expansion, FALSE for one of the base game */
} DubBoxEmployee;

typedef struct {
  char name[DUB_MAX_BOX_NAME];
  guint8 edition;
  guint8 sources[DUB_N_PARTS];
  DubHall halls[DUB_N_HALLS];
  DubMajority fireworks_majority;
  DubDecorations decorations[DUB_N_DECORATION_KINDS];
  guint8 n_all_halls;
  guint8 all_halls[DUB_MAX_ALL_HALLS];
  DubDisplay garment_display;
  DubDisplay jewelry_display;
  guint8 journeyman_tasks[DUB_N_JOURNEYMAN_TASKS];
  guint8 master_tasks[DUB_N_MASTER_TASKS];
  guint8 n_employees;
  DubBoxEmployee employees[DUB_N_EMPLOYEES];
  DubCard deck[DUB_N_CARDS];
  DubGarmentKinds garments[DUB_N_GARMENT_LISTS];
  guint8 resources[DUB_N_TILES]; /* tiles of each face */
  guint8 fancy_resources[DUB_N_TILES];
  guint8 jewelry[DUB_N_COLORS]; /* tiles of each color */
} DubBox;

/* Returns the tasks of a track in printed order, topmost first. */
const guint8 *dub_box_get_tasks (const DubBox *box, DubTrack track, guint *n_tasks);

/* Returns the employee as a card of the game. Its type is DUB_TYPE_NONE if there is none. */
DubEmployee dub_box_get_employee (const DubBox *box, const char *id);
DubEmployee dub_box_get_card (const DubBox *box, guint place);
DubEmployee dub_box_get_crown (const DubBox *box, DubCrown crown);

gboolean dub_box_has_garment (const DubBox *box, DubGarment garment);
