/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry points that libFuzzer calls, and helpers of several targets. LLVMFuzzerMutate belongs
 * to libFuzzer.
 */

#pragma once

#include "dub-history.h"
#include "dub-rng.h"

#include <stddef.h>
#include <stdint.h>

G_BEGIN_DECLS

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

/* Asserts that there is an error, which is one line of text. */
void fuzz_check_error (const GError *error);

/* Resolves her turn, if it is one, and scores the game: neither may fail. */
void fuzz_look (const DubHistory *history);

/* Plays up to n_moves random moves. */
void fuzz_go_on (DubHistory *history, DubRng *rng, guint n_moves);

G_END_DECLS
