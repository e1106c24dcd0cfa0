/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the letters and signs on the board stand for.
 */

#pragma once

#include <glib.h>

/* First those that the terminal shows too. */
typedef enum {
  DUB_SIGN_PP,
  DUB_SIGN_LIVRE,
  DUB_SIGN_TOKENS,
  DUB_SIGN_COLORS,
  DUB_SIGN_SILK,
  DUB_SIGN_BONUS,
  DUB_SIGN_MUSICIANS,
  DUB_SIGN_TIMES,
  DUB_SIGN_UNKNOWN,
  DUB_SIGN_MASTER,
  DUB_SIGN_THIMBLE,
  DUB_SIGN_CROWN,
  DUB_SIGN_STEPS,
  DUB_SIGN_OPEN,
  DUB_N_SIGNS,
} DubSign;

/* The sign, or what it is called, and what it stands for: “L – Livre”. The second function returns
 * what is before the dash. */
char *dub_text_sign (DubSign sign);
char *dub_text_sign_mark (DubSign sign);

/* The signs of the terminal, one per string; NULL-terminated. */
char **dub_text_legend (void);
