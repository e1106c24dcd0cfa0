/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

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

GQuark dub_store_error_quark (void);

G_END_DECLS
