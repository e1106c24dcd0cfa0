/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the steps of a game aloud as they come. The first is read by itself, the others one by
 * one; the page has the actions “read.next”, “read.again” and “read.step” (its number from 0).
 */

#pragma once

#include "dub-session.h"
#include "dub-speaker.h"

#include <gtk/gtk.h>

#define DUB_TYPE_READER (dub_reader_get_type ())

G_DECLARE_FINAL_TYPE (DubReader, dub_reader, DUB, READER, GObject)

/* Gives the page of a game a reader, which stays as long as the page. */
void dub_reader_attach (GtkWidget *page, DubSession *session, DubSpeaker *speaker);
