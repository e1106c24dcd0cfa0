/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define DUB_STORE_ERROR (dub_store_error_quark ())

typedef enum {
  DUB_STORE_ERROR_READ,      /* the file cannot be read */
  DUB_STORE_ERROR_SYNTAX,    /* it is not JSON */
  DUB_STORE_ERROR_VALUE,     /* a value that is not allowed at its place */
  DUB_STORE_ERROR_WRITE,     /* it cannot be written */
  DUB_STORE_ERROR_READ_ONLY, /* somebody else has it open */
  DUB_STORE_ERROR_NOTHING,   /* nothing to undo or redo */
  DUB_STORE_ERROR_BOARD,     /* each value is fine, the whole cannot be */
  DUB_STORE_ERROR_LOST,      /* the file is no longer the one that was opened */
  DUB_STORE_ERROR_INTERNAL,  /* a fault of the program, found before it did harm */
} DubStoreError;

GQuark dub_store_error_quark (void);

G_END_DECLS
