/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-deal-row.h"

#include "dub-application.h"
#include "dub-deal-box.h"
#include "dub-game-start.h"
#include "dub-profiles.h"
#include "dub-template.h"
#include "dub-text-status.h"
#include "dub-ui.h"

#include <glib/gi18n-lib.h>

struct _DubDealRow {
  AdwExpanderRow parent_instance;

  AdwEntryRow *entry;
  AdwActionRow *error;
  AdwActionRow *code;

  GSettings *settings; /* owned */
  guint64 seed;
};

G_DEFINE_FINAL_TYPE (DubDealRow, dub_deal_row, ADW_TYPE_EXPANDER_ROW)

/* There is no code if the player draws her cards. */
static void
update (DubDealRow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "box");
  g_autofree char *code = NULL;
  DubSetup setup = dub_game_start_read_setup (self->settings);
  DubBox box;

  gtk_widget_set_visible (GTK_WIDGET (self->code), setup.draw_mode == DUB_DRAW_APP);
  if (!dub_profiles_load (id, &box, NULL) && !dub_profiles_load ("deluxe", &box, NULL))
    g_assert_not_reached ();
  setup.seed = self->seed;
  code = dub_deal_dup_code (&box, &setup);
  adw_action_row_set_subtitle (self->code, code);
}

static void
show_problem (DubDealRow *self, DubDealProblem problem)
{
  g_autofree char *sentence = problem != DUB_DEAL_GOOD ? dub_text_deal_problem (problem) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->error), sentence != NULL);
  if (sentence != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->error), sentence);
  dub_ui_set_wrong (self->entry, "error", sentence != NULL);
}

static DubDealProblem
look_up (DubDealRow *self, DubDeal *deal, char **id)
{
  g_autofree char *preferred = g_settings_get_string (self->settings, "box");

  return dub_deal_find (gtk_editable_get_text (GTK_EDITABLE (self->entry)), preferred, deal, id);
}

/* A code that is only partly typed is not an error yet. */
static void
changed_cb (DubDealRow *self)
{
  g_autofree char *id = NULL;
  DubDeal deal;

  show_problem (self, DUB_DEAL_GOOD);
  if (look_up (self, &deal, &id) != DUB_DEAL_GOOD)
    return;
  deal.setup.draw_mode = DUB_DRAW_APP;
  dub_game_start_write_setup (self->settings, &deal.setup);
  g_settings_set_string (self->settings, "box", id);
  self->seed = deal.setup.seed;
  update (self);
  g_signal_emit_by_name (self, "entered");
}

static void
apply_cb (DubDealRow *self)
{
  g_autofree char *id = NULL;
  DubDeal deal;

  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    show_problem (self, look_up (self, &deal, &id));
}

static void
copy_cb (DubDealRow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          adw_action_row_get_subtitle (self->code));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                              C_ ("toast", "The code is copied."));
}

static void
dub_deal_row_finalize (GObject *object)
{
  g_clear_object (&DUB_DEAL_ROW (object)->settings);

  G_OBJECT_CLASS (dub_deal_row_parent_class)->finalize (object);
}

#define CHILD(name) DUB_TEMPLATE_CHILD (DubDealRow, name)

static void
dub_deal_row_class_init (DubDealRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = dub_deal_row_finalize;
  dub_ui_add_signal (klass, "entered", G_TYPE_NONE);

  dub_template_set (widget_class, "dub-deal-row", CHILD (entry), CHILD (error), CHILD (code), NULL);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
}

static void
dub_deal_row_init (DubDealRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (DUB_APPLICATION_ID);
  self->seed = g_random_int ();
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

guint64
dub_deal_row_get_seed (DubDealRow *self)
{
  return self->seed;
}

void
dub_deal_row_set_seed (DubDealRow *self, guint64 seed)
{
  self->seed = seed;
  update (self);
}

void
dub_deal_row_enter (DubDealRow *self, const char *code)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), code);
  apply_cb (self);
}
