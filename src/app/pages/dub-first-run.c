/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-first-run.h"

#include "dub-pane.h"

#include <glib/gi18n-lib.h>

struct _DubFirstRun {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (DubFirstRun, dub_first_run, GTK_TYPE_BOX)

/* A way to begin, and the action of the window that goes it. */
typedef struct {
  const char *title;
  const char *effort;
  const char *exactness;
  const char *icon;
  const char *action;
} Card;

/* A table of translatable strings, which clang-format cannot indent. */
/* clang-format off */

static const Card cards[] = {
  { NC_("first run", "Learn it in a guided round"),
    NC_("first run", "About ten minutes, without a copy: the app lays out the table and says what to "
                     "do."),
    NC_("first run", "No need to read the solo rules first."),
    "help-about-symbolic", "win.guided-round" },
  { NC_("first run", "Match your copy now"),
    NC_("first run", "About ten minutes: compare the printed values, part by part. You can stop "
                     "at any point."),
    NC_("first run", "All her choices are exact, from the first game on."),
    "object-select-symbolic", "win.match-copy" },
  { NC_("first run", "Draw your real cards as you play"),
    NC_("first run", "No preparation: shuffle her 25 cards, and enter each one as it is revealed."),
    NC_("first run", "Her cards are exact. Costs and rewards are sample values until you match "
                     "them, and may change which space she chooses."),
    "view-paged-symbolic", "win.draw-cards" },
  { NC_("first run", "Just try it"),
    NC_("first run", "One press, with or without a copy on the table: the app draws everything."),
    NC_("first run", "She plays by the rules, with a sample deck and sample values, not those of "
                     "your copy."),
    "media-playback-start-symbolic", "win.try" },
};

/* clang-format on */

static void
add_line (GtkBox *lines, const char *text, const char *css_class)
{
  gtk_box_append (lines, dub_pane_new_label (g_dpgettext2 (GETTEXT_PACKAGE, "first run", text),
                                             css_class));
}

static GtkWidget *
new_card (const Card *card)
{
  const char *title = g_dpgettext2 (GETTEXT_PACKAGE, "first run", card->title);
  const char *effort = g_dpgettext2 (GETTEXT_PACKAGE, "first run", card->effort);
  const char *exactness = g_dpgettext2 (GETTEXT_PACKAGE, "first run", card->exactness);
  g_autofree char *description = g_strjoin (" ", effort, exactness, NULL);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", card->icon, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_hexpand (lines, TRUE);
  add_line (GTK_BOX (lines), card->title, "heading");
  add_line (GTK_BOX (lines), card->effort, NULL);
  add_line (GTK_BOX (lines), card->exactness, "dim-label");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "way-in");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), card->action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);

  return button;
}

static void
dub_first_run_class_init (DubFirstRunClass *klass)
{
}

static void
dub_first_run_init (DubFirstRun *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    gtk_box_append (GTK_BOX (self), new_card (&cards[i]));
}
