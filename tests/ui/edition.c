/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "edition.h"

#include "dub-box-file.h"

#include <string.h>

const Edition editions[N_EDITIONS] = {
  { "en", "en", "deluxe", "Royal Hall" },
  { "fr", "fr", "deluxe", "Salle royale" },
  { "uk", "uk", "deluxe", "Королівська Зала" },
  { "classic", "en", "classic", "King’s hall" },
  /* The language with long words. */
  { "qps", "", "deluxe", "[Róòýŷáàl Háàll]" },
};

static const Edition *edition; /* the edition under test */
static guint percent = 100;
static int room = NARROW; /* the width of the window */

static const guint all_expansions = (1u << DUB_N_EXPANSIONS) - 1;

/* Words that are the same in all languages, or come from elsewhere. */
static const char *const names[] = {
  "Barry",  "Deluxe",     "Français", "English",
  "Rococo", "Українська", "starter", /* the name of a box */
  "search",                          /* from libadwaita */
  "Search", "Escape",     "Ctrl",     "Alt",
};

static void
fail (const char *decoration, const char *what, const char *text)
{
  g_test_message ("%s at %u %%, %s: %s: “%s”", edition->name, percent, decoration, what, text);
  g_test_fail ();
}

static gboolean
is_name (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], word))
      return TRUE;

  return FALSE;
}

/* Returns whether a word is not marked for translation: such a word has plain small letters. In the
 * long language, short messages have no brackets, but accents. */
static gboolean
is_plain (const char *word)
{
  return g_str_is_ascii (word) && strlen (word) > 2 && g_ascii_islower (word[1]) && !is_name (word);
}

static gboolean
is_marked (const char *text)
{
  g_autoptr (GString) word = g_string_new (NULL);
  int depth = 0;

  for (const char *p = text;; p = g_utf8_next_char (p)) {
    gunichar c = g_utf8_get_char (p);

    if (g_unichar_isalpha (c)) {
      g_string_append_unichar (word, c);
      continue;
    }
    if (depth == 0 && is_plain (word->str))
      return FALSE;
    g_string_truncate (word, 0);
    depth += c == '[' ? 1 : c == ']' ? -1 : 0;
    if (c == '\0')
      return TRUE;
  }
}

void
edition_check_marked (const char *decoration, const char *what, const char *text)
{
  if (text != NULL && edition->language[0] == '\0' && !is_marked (text))
    fail (decoration, what, text);
}

static int
measure (GtkWidget *widget)
{
  int min;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);

  return min;
}

/* Returns the widest allowed width. Enlarged text may exceed a narrow screen, but not in proportion
 * to its scale, as a page without line breaks would. */
static int
get_limit (void)
{
  return percent <= 100 ? room : percent <= 150 ? 400 : 500;
}

/* Returns the innermost widget that is too wide, which is the one to fix. */
static GtkWidget *
find_wide (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && measure (child) > get_limit ())
      return find_wide (child);

  return widget;
}

static void
check_width (GtkWidget *widget, const char *decoration)
{
  g_autoptr (GPtrArray) labels = NULL;

  /* The desktop provides the frame around a window. */
  if (GTK_IS_WINDOW (widget))
    widget = gtk_widget_get_first_child (widget);
  if (measure (widget) <= get_limit ())
    return;
  widget = find_wide (widget);
  labels = ui_list (widget, GTK_TYPE_LABEL);
  g_test_message ("%s is %d wide", G_OBJECT_TYPE_NAME (widget), measure (widget));
  fail (decoration, "too wide", labels->len > 0 ? gtk_label_get_text (labels->pdata[0]) : "");
}

/* GTK asks for the height of a window before its width is known. */
static void
check_height (GtkWidget *widget, const char *decoration)
{
  int minimum;

  if (GTK_IS_WINDOW (widget))
    widget = gtk_widget_get_first_child (widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  if (percent > 100 || minimum <= TALL)
    return;
  g_test_message ("%s is %d high", G_OBJECT_TYPE_NAME (widget), minimum);
  fail (decoration, "too high", "");
}

/* Returns whether the toolkit puts the label on one line: a placeholder, the title of an entry, the
 * value of a row, or the title of a group. */
static gboolean
is_one_line (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_SEARCH_ENTRY) != NULL ||
         gtk_widget_get_ancestor (label, ADW_TYPE_ENTRY_ROW) != NULL ||
         gtk_widget_get_ancestor (label, ADW_TYPE_COMBO_ROW) != NULL ||
         (gtk_widget_get_ancestor (label, ADW_TYPE_PREFERENCES_GROUP) != NULL &&
          gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW) == NULL);
}

/* Real languages have to fit into one line unless the text is enlarged. The long language need
 * not. */
static gboolean
may_be_cut (GtkWidget *label)
{
  return (edition->language[0] == '\0' || percent > 100) &&
         (is_one_line (label) || gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL);
}

/* Returns whether a line break splits a word. */
static gboolean
has_broken_word (PangoLayout *layout)
{
  int n;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n);
  const char *text = pango_layout_get_text (layout);

  for (int i = 1; i < pango_layout_get_line_count (layout); i++) {
    int start = pango_layout_get_line_readonly (layout, i)->start_index;

    if (!attributes[g_utf8_pointer_to_offset (text, text + start)].is_line_break)
      return TRUE;
  }

  return FALSE;
}

static void
check_labels (GtkWidget *widget, const char *decoration)
{
  g_autoptr (GPtrArray) labels = ui_list (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *label = g_ptr_array_index (labels, i);

    if (!gtk_widget_get_mapped (GTK_WIDGET (label)))
      continue;
    edition_check_marked (decoration, "not marked", gtk_label_get_text (label));
    if (!may_be_cut (GTK_WIDGET (label)) &&
        pango_layout_is_ellipsized (gtk_label_get_layout (label)))
      fail (decoration, "cut off", gtk_label_get_text (label));
    if (has_broken_word (gtk_label_get_layout (label)))
      fail (decoration, "a broken word", gtk_label_get_text (label));
  }
}

static void
check_menu (GMenuModel *menu, const char *decoration)
{
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *label = NULL;

    if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
      edition_check_marked (decoration, "not marked, in a menu", label);
    check_menu (section, decoration);
  }
}

/* Checks words outside labels: tooltips and menus. */
static void
check_rest (GtkWidget *widget, const char *decoration)
{
  g_autoptr (GPtrArray) widgets = ui_list (widget, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++) {
    GtkWidget *one = g_ptr_array_index (widgets, i);

    /* The toolkit provides the buttons of a window or of an entry. */
    if (gtk_widget_get_ancestor (one, GTK_TYPE_WINDOW_CONTROLS) == NULL &&
        gtk_widget_get_ancestor (one, GTK_TYPE_ENTRY) == NULL &&
        gtk_widget_get_ancestor (one, GTK_TYPE_SEARCH_ENTRY) == NULL &&
        gtk_widget_get_ancestor (one, ADW_TYPE_ENTRY_ROW) == NULL &&
        gtk_widget_get_ancestor (one, ADW_TYPE_PREFERENCES_WINDOW) == NULL)
      edition_check_marked (decoration, "not marked, a tooltip", gtk_widget_get_tooltip_text (one));
    if (GTK_IS_MENU_BUTTON (one))
      check_menu (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (one)), decoration);
    if (GTK_IS_WINDOW (one))
      edition_check_marked (decoration, "not marked, a title",
                            gtk_window_get_title (GTK_WINDOW (one)));
  }
}

void
edition_check (GtkWidget *widget, const char *decoration)
{
  check_width (widget, decoration);
  check_height (widget, decoration);
  check_labels (widget, decoration);
  check_rest (widget, decoration);
}

void
edition_check_content (DubWindow *window, const char *decoration)
{
  ui_settle (window);
  edition_check (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), decoration);
}

DubSession *
edition_begin_seed (const Edition *of, guint64 seed)
{
  DubSetup setup = { .seed = seed,
                     .expansions = (guint8) all_expansions,
                     .count_candidate = TRUE,
                     .colors = { [DUB_BARRY] = DUB_PLAYER_PURPLE, [DUB_YOU] = DUB_PLAYER_BLACK } };
  g_autoptr (GError) error = NULL;
  DubSession *session;
  DubBox box;

  g_assert_true (dub_box_load_shipped (of->box, &box));
  /* A name in the edition's language, such as a player might give. */
  session = dub_session_new ("[Ü]", &box, &setup, &error);
  g_assert_no_error (error);

  return session;
}

DubSession *
edition_begin (const Edition *of)
{
  return edition_begin_seed (of, 9);
}

void
edition_choose (const Edition *next, guint next_percent)
{
  g_autoptr (GSettings) settings = g_settings_new (DUB_APPLICATION_ID);

  edition = next;
  percent = next_percent;
  g_settings_set_string (settings, "language", next->language);
  /* Phones show no buttons to minimize and to maximize. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", "gtk-xft-dpi",
                96 * 1024 * (int) percent / 100, NULL);
}

DubWindow *
edition_open_window (int width, int height)
{
  room = width;

  return ui_open_window (width, height);
}

const Edition *
edition_get (void)
{
  return edition;
}
