/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-qr-code.h"

#ifdef DUB_HAVE_CODES
#include <qrencode.h>
#include <string.h>

/* 137 modules: with more, they are too small on a phone, and for one. They have 13,888 bits for
 * letters, of which a link takes at least 5 each; to find that out by trying takes long. */
enum { MAX_VERSION = 30, MAX_LENGTH = 13888 / 5 };
#endif

DubQrCode *
dub_qr_code_new (const char *text)
{
  DubQrCode *self = NULL;
#ifdef DUB_HAVE_CODES
  QRcode *code = strlen (text) <= MAX_LENGTH
                     ? QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, 1)
                     : NULL;

  if (code != NULL && code->version <= MAX_VERSION) {
    self = g_new0 (DubQrCode, 1);
    self->size = (guint) code->width;
    self->modules = g_new0 (guint8, self->size * self->size);
    for (guint i = 0; i < self->size * self->size; i++)
      self->modules[i] = code->data[i] & 1; /* the other bits tell what it is for */
  }
  QRcode_free (code);
#endif

  return self;
}

void
dub_qr_code_free (DubQrCode *self)
{
  g_free (self->modules);
  g_free (self);
}

gboolean
dub_qr_code_is_dark (const DubQrCode *self, int x, int y)
{
  int size = (int) self->size;

  return x >= 0 && y >= 0 && x < size && y < size && self->modules[y * size + x] != 0;
}
