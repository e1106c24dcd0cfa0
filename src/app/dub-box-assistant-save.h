/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked when the box of a game was corrected: where the figures go, or
 * whether they are to be lost.
 */

#pragma once

#include "dub-box-assistant.h"

G_BEGIN_DECLS

void dub_box_save_ask (DubBoxAssistant *assistant, DubSession *session);
void dub_box_save_ask_leave (DubBoxAssistant *assistant);

G_END_DECLS
