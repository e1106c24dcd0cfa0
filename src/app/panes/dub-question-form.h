/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question that the app needs answered now: its text, its reason, and only the controls
 * that answer it.
 */

#pragma once

#include "dub-pane.h"

#define DUB_TYPE_QUESTION_FORM (dub_question_form_get_type ())

G_DECLARE_FINAL_TYPE (DubQuestionForm, dub_question_form, DUB, QUESTION_FORM, DubPane)
