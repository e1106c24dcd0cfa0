/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dialogs after the box of a game was corrected: where to save the values, or whether to
 * discard them.
 */

#pragma once

#include "dub-box-assistant.h"

void dub_box_save_ask (DubBoxAssistant *assistant, DubSession *session);
void dub_box_save_ask_leave (DubBoxAssistant *assistant);
