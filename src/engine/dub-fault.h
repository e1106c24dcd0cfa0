/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of faults of a file. Arguments of a sentence are in parentheses.
 */

#pragma once

#include <glib.h>

#include "dub-reason.h"

G_BEGIN_DECLS

typedef enum {
  DUB_FAULT_NONE,
  /* What is expected in a place, in order: any file, a box profile, a scenario. */
  DUB_FAULT_OBJECT,
  DUB_FAULT_ARRAY,
  DUB_FAULT_EXACT_LENGTH, /* (how many, how many there are) */
  DUB_FAULT_LENGTH,       /* (from, to, how many there are) */
  DUB_FAULT_LITERAL,      /* (which) */
  DUB_FAULT_NUMBER,       /* (which) */
  DUB_FAULT_RANGE,        /* (from, to) */
  DUB_FAULT_BOOLEAN,      /* (the two words) */
  DUB_FAULT_ONE_OF,       /* (which) */
  DUB_FAULT_STRING,       /* (bytes) */
  DUB_FAULT_BOX_OBJECT,
  DUB_FAULT_CARD_OBJECT, /* (an example) */
  DUB_FAULT_DRAWER_OR_COLUMN,
  DUB_FAULT_FIREWORKS, /* (the cost before) */
  DUB_FAULT_FREE_GARMENTS,
  DUB_FAULT_TASK,
  DUB_FAULT_TASK_TWICE,
  DUB_FAULT_THIMBLE, /* (its word) */
  DUB_FAULT_OWN_ID,
  DUB_FAULT_OF_CARD, /* (value, id of the card) */
  DUB_FAULT_COLOR,
  DUB_FAULT_OF_GARMENT, /* (value) */
  DUB_FAULT_TILES,      /* (how many) */
  DUB_FAULT_BOX,        /* (names of shipped ones) */
  DUB_FAULT_FESTIVITY_OR_EXPERT,
  DUB_FAULT_EMPLOYEE_ID,
  DUB_FAULT_EMPLOYEE,
  DUB_FAULT_CROWNED_ID,
  DUB_FAULT_CROWNED,
  DUB_FAULT_APPRENTICES,
  DUB_FAULT_LAST_EXPECTED = DUB_FAULT_APPRENTICES,
  /* What is wrong in a place. */
  DUB_FAULT_KEY,               /* (the known keys) */
  DUB_FAULT_SPACE,             /* (how many there are) */
  DUB_FAULT_LEVEL_COUNT,       /* (how many, level, expected) */
  DUB_FAULT_JEWELRY_BOX_COUNT, /* the same, of the Jewelry Box */
  DUB_FAULT_TYPE_COUNT,        /* (how many, level, type, expected) */
  DUB_FAULT_CARD_MISSING,      /* (id) */
  DUB_FAULT_TILE_COUNT,        /* (how many, expected) */
  DUB_FAULT_COLOR_COUNT,       /* (how many, color, expected) */
  DUB_FAULT_GARMENT_COUNT,     /* (how many, expected) */
  DUB_FAULT_HAND,
  /* A change of a box profile. */
  /* The syntax of JSON. */
  DUB_FAULT_ESCAPE,
  DUB_FAULT_CHARACTER,
  DUB_FAULT_NO_STRING,
  DUB_FAULT_OPEN_STRING,
  DUB_FAULT_CONTROL,
  DUB_FAULT_LONG_NUMBER,
  DUB_FAULT_LEADING_0,
  DUB_FAULT_NO_DIGIT,
  DUB_FAULT_MANY_KEYS,
  DUB_FAULT_KEY_TWICE,
  DUB_FAULT_ESCAPED_KEY,
  DUB_FAULT_NO_COLON,
  DUB_FAULT_DEPTH,
  DUB_FAULT_NO_COMMA, /* (what closes it) */
  DUB_FAULT_NO_VALUE,
  DUB_FAULT_NO_JSON,
  DUB_FAULT_UTF8,
  DUB_FAULT_MORE,
  /* A line of a journal. */
  DUB_FAULT_NO_JOURNAL,
  DUB_FAULT_VERSION,
  DUB_FAULT_NAME_LINE,
  DUB_FAULT_NOTE_LINE,
  DUB_FAULT_TIME_LINE,
  DUB_FAULT_NO_GAME,
  DUB_FAULT_UNDO_LINE,
  DUB_FAULT_LINE,
  DUB_FAULT_WORD,           /* (word) */
  DUB_FAULT_WORD_TWICE,     /* (word) */
  DUB_FAULT_WORD_MISPLACED, /* (word) */
  DUB_FAULT_RULES,          /* see its reason */
  DUB_FAULT_DAMAGED,        /* from this line on */
  /* Files, games and profiles. */
  DUB_FAULT_SYSTEM,    /* see its number (what the system says) */
  DUB_FAULT_FOLDER,    /* the same, of one that is listed */
  DUB_FAULT_TOO_LARGE, /* (bytes) */
  DUB_FAULT_NOT_A_FILE,
  DUB_FAULT_NO_SUCH_GAME,    /* (id) */
  DUB_FAULT_NO_SUCH_PROFILE, /* (id) */
  DUB_FAULT_OWN_FILE,
  DUB_FAULT_EXISTS, /* (the option that replaces it) */
  DUB_FAULT_TOO_MANY,
  DUB_FAULT_SHIPPED,      /* (id) */
  DUB_FAULT_NAME_TAKEN,   /* (name) */
  DUB_FAULT_PROFILE_NAME, /* (bytes) */
  DUB_FAULT_GAME_NAME,
  DUB_FAULT_NOT_SAVED, /* see its number (what the system says) */
  DUB_FAULT_GONE,
  DUB_FAULT_CHANGED,
  DUB_FAULT_LONG_GAME,
  DUB_FAULT_OPEN_ELSEWHERE,
  DUB_FAULT_NOT_REPAIRED,
  DUB_FAULT_NOT_DAMAGED,
  DUB_FAULT_NOTHING_TO_UNDO,
  DUB_FAULT_NOTHING_TO_REDO,
  DUB_FAULT_PROGRAM,
  DUB_N_FAULTS
} DubFaultKind;

/* A fault of a file, as data. The store finds it and src/text puts it into words;
 * neither knows the other, so the form they share is here. The message of such an error is for
 * developers. */

#define DUB_STORE_ERROR (dub_store_error_quark ())

typedef enum {
  DUB_STORE_ERROR_READ,      /* the file cannot be read */
  DUB_STORE_ERROR_SYNTAX,    /* the file is not valid JSON */
  DUB_STORE_ERROR_VALUE,     /* a value is not allowed in its place */
  DUB_STORE_ERROR_WRITE,     /* the file cannot be written */
  DUB_STORE_ERROR_READ_ONLY, /* the file is open elsewhere */
  DUB_STORE_ERROR_NOTHING,   /* nothing to undo or redo */
  DUB_STORE_ERROR_BOARD,     /* each value is valid, but not their combination */
  DUB_STORE_ERROR_LOST,      /* something else moved or changed the open file */
  DUB_STORE_ERROR_INTERNAL,  /* a bug, caught before it did harm */
} DubStoreError;

enum { DUB_MAX_FAULT_ARGS = 4 };

/* Reasons of the system that GFileError does not tell apart. */
enum {
  DUB_FILE_ERROR_QUOTA = G_FILE_ERROR_FAILED + 1,
  DUB_FILE_ERROR_SIZE,
  DUB_N_FILE_ERRORS,
};

typedef struct {
  DubFaultKind kind;
  char *file;                         /* its name, or NULL if the caller knows it */
  guint line, column;                 /* from 1; 0 if not known */
  char *place;                        /* a path like $.halls[1], or NULL */
  char *value;                        /* what is there, or NULL */
  char *args[DUB_MAX_FAULT_ARGS + 1]; /* what the sentence of the kind is filled with */
  int number;                         /* a file error */
  DubReason reason;                   /* of DUB_FAULT_RULES */
} DubFault;

void dub_fault_clear (DubFault *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DubFault, dub_fault_clear)

GQuark dub_store_error_quark (void);

/* Sets an error; the fault is copied. Always returns FALSE. */
gboolean dub_store_error_set (GError **error, DubStoreError code, const DubFault *fault,
                              const char *message, ...) G_GNUC_PRINTF (4, 5);

/* The fault of an error; NULL if the store did not make it. One function is for reading it, the
 * other for telling more about it. */
const DubFault *dub_fault_get (const GError *error);
DubFault *dub_fault_edit (GError *error);

G_END_DECLS
