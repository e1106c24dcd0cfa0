/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is wrong with a file, as data. The store finds it and src/text puts it into words;
 * neither knows the other, so the form they share is here. The message of such an error is for
 * developers.
 */

#pragma once

#include "dub-fault-kind.h"
#include "dub-reason.h"

G_BEGIN_DECLS

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

/* Sets an error; the fault is copied. */
void dub_store_error_set (GError **error, DubStoreError code, const DubFault *fault,
                          const char *message, ...) G_GNUC_PRINTF (4, 5);

/* The fault of an error; NULL if the store did not make it. One function is for reading it, the
 * other for telling more about it. */
const DubFault *dub_fault_get (const GError *error);
DubFault *dub_fault_edit (GError *error);

G_END_DECLS
