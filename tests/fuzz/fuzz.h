/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry points that libFuzzer calls. LLVMFuzzerMutate is its own.
 */

#pragma once

#include <glib.h>
#include <stddef.h>
#include <stdint.h>

G_BEGIN_DECLS

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

/* That an error is there, and is one line of text. */
void fuzz_check_error (const GError *error);

G_END_DECLS
