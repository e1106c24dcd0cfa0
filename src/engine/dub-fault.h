/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A fault of a file, as data. The store finds it and src/text puts it into words; neither knows the
 * other, so the form they share is here.
 */

#pragma once

#include <glib.h>

#include "dub-reason.h"

/* The words of a sentence are in parentheses. */
typedef enum {
  DUB_FAULT_NONE,
  /* Expectations in a place, in order: any file, a box profile, a scenario. */
  DUB_FAULT_LITERAL, /* (what, in the form of a file) */
  DUB_FAULT_ONE_OF,  /* (which) */
  DUB_FAULT_LENGTH,  /* (how many, how many there are) */
  DUB_FAULT_RANGE,   /* (from, to) */
  DUB_FAULT_STRING,  /* (bytes) */
  DUB_FAULT_ONCE,
  DUB_FAULT_OF, /* (value, of what) */
  DUB_FAULT_DRAWER_OR_COLUMN,
  DUB_FAULT_BOX, /* (names of shipped ones) */
  DUB_FAULT_FESTIVITY_OR_EXPERT,
  DUB_FAULT_EMPLOYEE_ID,
  DUB_FAULT_EMPLOYEE,
  DUB_FAULT_AS_STAFF,
  DUB_FAULT_LAST_EXPECTED = DUB_FAULT_AS_STAFF,
  /* Faults in a place. */
  DUB_FAULT_KEY,      /* (the known keys) */
  DUB_FAULT_SPACE,    /* (how many there are) */
  DUB_FAULT_COUNT,    /* (how many, expected) */
  DUB_FAULT_COUNT_OF, /* (how many, of what, expected) */
  DUB_FAULT_HAND,
  /* The syntax of JSON. */
  DUB_FAULT_SIGN, /* (which is expected) */
  DUB_FAULT_NO_VALUE,
  DUB_FAULT_CHARACTER,
  DUB_FAULT_NUMERAL,
  DUB_FAULT_TOO_MUCH,
  DUB_FAULT_KEY_TWICE,
  DUB_FAULT_UTF8,
  DUB_FAULT_MORE,
  /* A line of a journal. */
  DUB_FAULT_NO_JOURNAL,
  DUB_FAULT_VERSION, /* of a profile too */
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
  DUB_FAULT_NO_WEEK,
  DUB_FAULT_WEEK_TO_COME,
  DUB_FAULT_NO_ENTRY, /* (how many there are) */
  DUB_FAULT_OVER,
  DUB_FAULT_NOT_FINISHED,
  DUB_FAULT_NO_CODES,
  DUB_FAULT_TOO_NARROW, /* (columns) */
  DUB_FAULT_NO_ARCHIVE,
  DUB_FAULT_ARCHIVE_BROKEN,
  DUB_FAULT_ARCHIVE_FILE, /* (name) */
  DUB_FAULT_PROGRAM,
  DUB_N_FAULTS
} DubFaultKind;

/* Reasons of the system that GFileError does not tell apart. */
enum {
  DUB_FILE_ERROR_QUOTA = G_FILE_ERROR_FAILED + 1,
  DUB_FILE_ERROR_SIZE,
  DUB_N_FILE_ERRORS,
};

typedef struct {
  DubFaultKind kind;
  char *file;         /* its name, or NULL if the caller knows it */
  guint line, column; /* from 1; 0 if not known */
  char *place;        /* a path like $.halls[1], or NULL */
  char *value;        /* what is there, or NULL */
  char *words;        /* what the sentence is filled with, one a line; NULL if nothing */
  int number;         /* a file error */
  DubReason reason;   /* of DUB_FAULT_RULES */
} DubFault;

/* Problems that are found when a game is opened. Of the first three there is one at most. */
typedef enum {
  DUB_WARNING_OPEN_ELSEWHERE = 1 << 0,
  DUB_WARNING_DAMAGED = 1 << 1,
  DUB_WARNING_READ_ONLY = 1 << 2,
  DUB_WARNING_UNLOCKED = 1 << 3,
  DUB_WARNING_TORN = 1 << 4,
} DubWarnings;

enum { DUB_N_WARNINGS = 5 };

/* A fault as an error: its code is the kind, and its message is for developers. */
#define DUB_STORE_ERROR (dub_store_error_quark ())

GQuark dub_store_error_quark (void);

/* Sets the error; the fault is copied. Always returns FALSE. */
#define dub_fault(error, ...) dub_fault_set ((error), &(DubFault){ __VA_ARGS__ })
gboolean dub_fault_set (GError **error, const DubFault *fault);

/* The fault of an error; NULL if the store did not make it. One function is for reading it, the
 * other for telling more about it. */
const DubFault *dub_fault_get (const GError *error);
DubFault *dub_fault_edit (GError *error);
