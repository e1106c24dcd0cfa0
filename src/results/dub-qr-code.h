/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A QR code as a square of modules, which are dark or light. Who shows it leaves a light margin
 * around it.
 */

#pragma once

#include <glib.h>

enum { DUB_QR_CODE_MARGIN = 4 }; /* in modules */

typedef struct {
  guint size;      /* modules of a side */
  guint8 *modules; /* owned; by rows, 1 if dark */
} DubQrCode;

/* Returns NULL if the text is longer than a phone can read from a screen, or if the program was
 * built without codes. */
DubQrCode *dub_qr_code_new (const char *text) G_GNUC_WARN_UNUSED_RESULT;
void dub_qr_code_free (DubQrCode *self);

/* Returns whether the module is dark; those in the margin, and beyond it, are not. */
gboolean dub_qr_code_is_dark (const DubQrCode *self, int x, int y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DubQrCode, dub_qr_code_free)
