/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "dub-event-line.h"
#include "dub-worker.h"

#include <string.h>

gboolean
session_try (DubSession *session, const char *line, GError **error)
{
  g_autofree DubBox *box = NULL;
  DubEvent event;

  return dub_event_line_parse (line, strlen (line), &dub_session_get_game (session)->box, &event,
                               &box, error) &&
         dub_session_perform (session, &event.move, error);
}

void
session_perform (DubSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  session_try (session, line, &error);
  g_assert_no_error (error);
}

void
session_go_on (DubSession *session)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (dub_session_can_go_on (session));
  dub_session_go_on (session, &error);
  g_assert_no_error (error);
}

static void
corrected_cb (gpointer data, const GError *error)
{
  if (error != NULL)
    *(GError **) data = g_error_copy (error);
}

gboolean
session_correct_box (DubSession *session, const DubBox *box, gboolean to_profile,
                     const char *new_name, GError **error)
{
  GError *problem = NULL;

  dub_box_correct (session, box, to_profile, new_name, corrected_cb, &problem);
  dub_worker_wait ();
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);

  return FALSE;
}
