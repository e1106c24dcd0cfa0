/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dub-card-picker.h"

#include "dub-pane.h"
#include "dub-text.h"
#include "dub-wrap.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _DubCardPicker {
  AdwBin parent_instance;

  GtkWidget *search;
  GtkWidget *chips; /* toggle buttons, of which one at most is pressed */
  GtkWidget *likely;
  GtkWidget *seen;
  GtkWidget *seen_title;
  GtkWidget *nothing;
  GtkWidget *another;
  GtkWidget *action_row;
  GtkWidget *hall_row;
  GtkWidget *symbol_row;
  GtkWidget *tell_button;
  GtkWidget *first; /* the card that Enter takes, or NULL */
  guint chip;       /* that is pressed, from 1, or 0 */

  DubSession *session; /* unowned; outlives the picker */
  DubAction action;    /* its card is the one that is picked */
  GArray *actions;     /* owned; of DubCard, what another card may do */
};

/* Equal cards are one choice. */
typedef struct {
  DubCard card;
  guint n;         /* that there are */
  guint n_seen;    /* since the last shuffle */
  gboolean proven; /* the table has shown it before, in whatever round */
} Kind;

/* Cards of one width, so that they stand in columns where there is room. */
enum { CARD_WIDTH = 186, CARD_HEIGHT = 52, CHIP_HEIGHT = 44, TEXT_CHARS = 18 };

G_DEFINE_FINAL_TYPE (DubCardPicker, dub_card_picker, ADW_TYPE_BIN)

static const DubState *
get_state (DubCardPicker *self)
{
  return &dub_session_get_game (self->session)->state;
}

/* Without the Jewelry Box the symbol decides nothing, unless it is to be learned. */
static gboolean
shows_jewelry (DubCardPicker *self)
{
  const DubState *state = get_state (self);

  return dub_state_has_module (state, DUB_MODULE_JEWELRY_BOX) || state->way == DUB_WAY_LEARN;
}

static gboolean
is_same (DubCardPicker *self, DubCard a, DubCard b)
{
  if (!shows_jewelry (self))
    a.symbol = b.symbol;

  return dub_card_equal (a, b);
}

static guint
count_cards (DubCardPicker *self, const DubCard *cards, guint n_cards, DubCard card)
{
  guint n = 0;

  for (guint i = 0; i < n_cards; i++)
    n += is_same (self, cards[i], card);

  return n;
}

static void
add_kind (DubCardPicker *self, GArray *kinds, DubCard card)
{
  const DubGame *game = dub_session_get_game (self->session);
  const DubState *state = &game->state;
  Kind kind = { .card = card };
  guint n_learned;

  if (card.action == DUB_CARD_UNKNOWN)
    return;
  for (guint i = 0; i < kinds->len; i++)
    if (is_same (self, g_array_index (kinds, Kind, i).card, card))
      return;
  n_learned = count_cards (self, state->learned.cards, state->learned.n, card);
  kind.n = MAX (n_learned, count_cards (self, game->box.deck, DUB_N_CARDS, card));
  kind.n_seen = count_cards (self, state->discard.cards, state->discard.n, card) +
                count_cards (self, state->told.cards, state->told.n, card) +
                count_cards (self, &state->playing, 1, card);
  kind.proven = n_learned > 0;
  g_array_append_val (kinds, kind);
}

/* Whose place in the list is what the eye looks for: the action of a card that is
 * played, the foot of one that is turned up for a garment. */
static gint
compare_kinds (gconstpointer a, gconstpointer b, gpointer data)
{
  DubCardPicker *self = data;
  const Kind *one = a, *other = b;
  const DubCard x = one->card, y = other->card;
  gint foot = (x.hall * DUB_N_SYMBOLS + x.symbol) - (y.hall * DUB_N_SYMBOLS + y.symbol);
  gint head = (x.action * 64 + x.side * 32 + x.n) - (y.action * 64 + y.side * 32 + y.n);

  if (one->proven != other->proven)
    return other->proven - one->proven;
  if (self->action.type == DUB_ACTION_REVEAL)
    return head != 0 ? head : foot;

  return foot != 0 ? foot : head;
}

static GArray *
list_kinds (DubCardPicker *self)
{
  const DubGame *game = dub_session_get_game (self->session);
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (Kind));

  for (guint i = 0; i < game->state.learned.n; i++)
    add_kind (self, kinds, game->state.learned.cards[i]);
  /* Once all are learned, the box's list is of no use. */
  for (guint i = 0; game->state.learned.n < DUB_N_CARDS && i < DUB_N_CARDS; i++)
    add_kind (self, kinds, game->box.deck[i]);
  g_array_sort_with_data (kinds, compare_kinds, self);

  return kinds;
}

static char *
dup_line (DubCardPicker *self, DubCard card)
{
  DubAction action = self->action;

  if (action.type == DUB_ACTION_OTHERWISE)
    action.detail.otherwise.card = card;
  else
    action.detail.card = card;

  return dub_session_dup_line (self->session, &action);
}

/* The chip that a card belongs to: by hall, or by action with both ways to acquire
 * resources as one. */
static guint
get_chip (DubCardPicker *self, DubCard card)
{
  if (self->action.type != DUB_ACTION_REVEAL)
    return card.hall;

  return card.action <= DUB_CARD_DRAWER ? card.action : card.action - 1u;
}

/* What stands on the card, and how many of it can still come. */
static char *
dup_foot (DubCardPicker *self, const Kind *kind)
{
  g_autofree char *foot = dub_text_card_foot (kind->card, shows_jewelry (self));

  if (kind->n <= kind->n_seen + 1)
    return g_steal_pointer (&foot);

  /* Translators: the foot of a card, then how many such cards are left. */
  return g_strdup_printf (C_("card", "%s (%u cards)"), foot, kind->n - kind->n_seen);
}

static GtkWidget *
new_text (const char *text, gboolean is_main)
{
  GtkWidget *label = dub_pane_new_label (text, is_main ? "heading" : "caption");

  gtk_label_set_max_width_chars (GTK_LABEL (label), TEXT_CHARS);

  return label;
}

static GtkWidget *
new_card (DubCardPicker *self, const Kind *kind)
{
  g_autofree char *action = dub_text_card_action (kind->card);
  g_autofree char *foot = dup_foot (self, kind);
  g_autofree char *line = dup_line (self, kind->card);
  g_autofree char *name = g_strdup_printf ("%s, %s", action, foot);
  g_autofree char *words = g_strconcat (name, " ", line, NULL);
  gboolean by_action = self->action.type == DUB_ACTION_REVEAL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), new_text (by_action ? action : foot, TRUE));
  gtk_box_append (GTK_BOX (box), new_text (by_action ? foot : action, FALSE));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_size_request (button, CARD_WIDTH, CARD_HEIGHT);
  gtk_widget_add_css_class (button, "palette-tile");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.perform");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "words", g_utf8_casefold (words, -1), g_free);
  g_object_set_data (G_OBJECT (button), "chip", GUINT_TO_POINTER (get_chip (self, kind->card)));

  return button;
}

/* Each word of the search is somewhere in the card's words or code. */
static gboolean
is_found (DubCardPicker *self, GtkWidget *button, char **parts)
{
  const char *words = g_object_get_data (G_OBJECT (button), "words");

  if (self->chip != 0 &&
      self->chip != GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "chip")))
    return FALSE;

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (words, parts[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
is_searching (DubCardPicker *self)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0';
}

static GtkWidget *
get_heading (GtkWidget *button)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
}

/* Shows the cards that are looked for and marks the one that Enter takes. */
static guint
search_in (DubCardPicker *self, GtkWidget *cards, char **parts)
{
  guint n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (cards); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    gboolean found = is_found (self, button, parts);

    gtk_widget_set_visible (button, found);
    gtk_widget_remove_css_class (get_heading (button), "accent");
    if (found && self->first == NULL && is_searching (self)) {
      self->first = button;
      gtk_widget_add_css_class (get_heading (button), "accent");
    }
    n += found;
  }

  return n;
}

static void
search_changed_cb (DubCardPicker *self)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_auto (GStrv) parts = g_strsplit_set (text, " \t", -1);
  guint n_likely, n_seen;

  self->first = NULL;
  n_likely = search_in (self, self->likely, parts);
  n_seen = search_in (self, self->seen, parts);
  gtk_widget_set_visible (self->seen_title, n_seen > 0);
  gtk_widget_set_visible (self->nothing, n_likely + n_seen == 0);
  if (n_likely + n_seen == 0)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->another), TRUE);
}

/* A chip that is pressed lets the others go; pressed again it shows all. */
static void
chip_toggled_cb (GtkToggleButton *button, DubCardPicker *self)
{
  guint chip = 0;

  if (gtk_toggle_button_get_active (button))
    for (GtkWidget *other = gtk_widget_get_first_child (self->chips); other != NULL;
         other = gtk_widget_get_next_sibling (other))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (other), other == GTK_WIDGET (button));
  self->chip = 0;
  for (GtkWidget *other = gtk_widget_get_first_child (self->chips); other != NULL;
       other = gtk_widget_get_next_sibling (other)) {
    chip++;
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (other)))
      self->chip = chip;
  }
  search_changed_cb (self);
}

static void
add_chip (DubCardPicker *self, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_widget_set_size_request (button, -1, CHIP_HEIGHT);
  gtk_widget_add_css_class (button, "chip");
  g_signal_connect (button, "toggled", G_CALLBACK (chip_toggled_cb), self);
  dub_wrap_append (DUB_WRAP (self->chips), button);
}

static void
fill_chips (DubCardPicker *self)
{
  if (self->action.type != DUB_ACTION_REVEAL) {
    for (guint hall = 0; hall < DUB_N_HALLS; hall++) {
      g_autofree char *name = dub_text_hall (hall);

      add_chip (self, name);
    }
    return;
  }
  /* Translators: short names of the actions on her cards, here and below. */
  add_chip (self, C_("card action", "Favor"));
  add_chip (self, C_("card action", "Resources"));
  add_chip (self, C_("card action", "Tailor"));
  add_chip (self, C_("card action", "Hire"));
  add_chip (self, C_("card action", "Fund"));
}

static void
search_activate_cb (DubCardPicker *self)
{
  if (self->first != NULL)
    gtk_widget_activate_action_variant (self->first, "game.perform",
                                        gtk_actionable_get_action_target_value (
                                            GTK_ACTIONABLE (self->first)));
}

static void
stop_search_cb (DubCardPicker *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
fill (DubCardPicker *self)
{
  g_autoptr (GArray) kinds = list_kinds (self);
  gboolean any_seen = FALSE;

  for (guint i = 0; i < kinds->len; i++) {
    const Kind *kind = &g_array_index (kinds, Kind, i);
    gboolean is_seen = kind->n <= kind->n_seen;

    dub_wrap_append (DUB_WRAP (is_seen ? self->seen : self->likely), new_card (self, kind));
    any_seen |= is_seen;
  }
  gtk_widget_set_visible (self->seen_title, any_seen);
}

static DubCard
get_built (DubCardPicker *self)
{
  guint at = adw_combo_row_get_selected (ADW_COMBO_ROW (self->action_row));
  DubCard card = g_array_index (self->actions, DubCard, at);

  card.hall = (adw_combo_row_get_selected (ADW_COMBO_ROW (self->hall_row)) + 1) & 0x7;
  card.symbol = adw_combo_row_get_selected (ADW_COMBO_ROW (self->symbol_row)) & 0x3;

  return card;
}

static void
built_changed_cb (DubCardPicker *self)
{
  g_autofree char *line = dup_line (self, get_built (self));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->tell_button), "s", line);
}

static void
add_action (DubCardPicker *self, GtkStringList *names, DubCard card)
{
  g_autofree char *name = dub_text_card_action (card);

  g_array_append_val (self->actions, card);
  gtk_string_list_append (names, name);
}

static GListModel *
list_actions (DubCardPicker *self)
{
  const DubBox *box = &dub_session_get_game (self->session)->box;
  GtkStringList *names = gtk_string_list_new (NULL);

  add_action (self, names, (DubCard){ .action = DUB_CARD_FAVOR });
  for (guint n = 1; n <= DUB_N_DRAWERS; n++)
    add_action (self, names, (DubCard){ .action = DUB_CARD_DRAWER, .n = n & 0xf });
  for (guint n = 0; n < DUB_N_COLUMNS; n++)
    add_action (self, names, (DubCard){ .action = DUB_CARD_COLUMN, .n = n & 0xf });
  for (guint side = 0; side < DUB_N_SIDES; side++)
    for (guint n = 1; n <= box->garment_display.n; n++)
      add_action (self, names,
                  (DubCard){ .action = DUB_CARD_TAILOR, .n = n & 0xf, .side = side & 1 });
  for (guint side = 0; side < DUB_N_SIDES; side++)
    for (guint n = 1; n <= DUB_N_HIRE_SPACES; n++)
      add_action (self, names,
                  (DubCard){ .action = DUB_CARD_HIRE, .n = n & 0xf, .side = side & 1 });
  for (guint n = 0; n < DUB_N_FUNDS; n++)
    add_action (self, names, (DubCard){ .action = DUB_CARD_FUND, .n = n & 0xf });

  return G_LIST_MODEL (names);
}

static GListModel *
list_halls (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint hall = 0; hall < DUB_N_HALLS; hall++)
    gtk_string_list_take (names, dub_text_hall (hall));

  return G_LIST_MODEL (names);
}

static GListModel *
list_symbols (void)
{
  const char *names[] = { C_("card", "no Jewelry"),
                              C_("card", "Jewelry suitable for the Garment"),
                                  C_("card", "Jewelry in the color of the Garment"), NULL };

  return G_LIST_MODEL (gtk_string_list_new (names));
}

static GtkWidget *
add_combo (DubCardPicker *self, const char *title, GListModel *names)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), names);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (built_changed_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->another), row);
  g_object_unref (names);

  return row;
}

static GtkWidget *
new_builder (DubCardPicker *self)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  self->another = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->another), C_("card", "Another Card"));
  gtk_list_box_append (GTK_LIST_BOX (list), self->another);

  self->tell_button = gtk_button_new_with_label (C_("card", "This Is the Card"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->tell_button), "game.perform");
  gtk_widget_set_size_request (self->tell_button, -1, 44);
  gtk_widget_set_margin_top (self->tell_button, 8);
  gtk_widget_set_margin_bottom (self->tell_button, 8);
  gtk_widget_set_margin_start (self->tell_button, 12);
  gtk_widget_set_margin_end (self->tell_button, 12);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), self->tell_button);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);

  self->action_row = add_combo (self, C_("card", "Action"), list_actions (self));
  self->hall_row = add_combo (self, C_("card", "Hall"), list_halls ());
  self->symbol_row = add_combo (self, C_("card", "Jewelry symbol"), list_symbols ());
  gtk_widget_set_visible (self->symbol_row, shows_jewelry (self));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->another), row);
  built_changed_cb (self);

  return list;
}

static GtkWidget *
new_cards (const char *name)
{
  GtkWidget *cards = dub_wrap_new (6, TRUE);

  gtk_accessible_update_property (GTK_ACCESSIBLE (cards), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return cards;
}

static void
dub_card_picker_finalize (GObject *object)
{
  g_array_unref (DUB_CARD_PICKER (object)->actions);

  G_OBJECT_CLASS (dub_card_picker_parent_class)->finalize (object);
}

static void
dub_card_picker_class_init (DubCardPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dub_card_picker_finalize;
}

static void
dub_card_picker_init (DubCardPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  const char *hint = C_("card", "Find a card");

  self->actions = g_array_new (FALSE, FALSE, sizeof (DubCard));
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", hint, NULL);
  gtk_widget_set_size_request (self->search, -1, 44);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  hint, -1);
  g_signal_connect_swapped (self->search, "changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (search_activate_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (stop_search_cb), self);
  self->chips = dub_wrap_new (6, FALSE);
  self->likely = new_cards (C_("card", "Cards that can come"));
  self->seen_title = dub_pane_new_label (C_("card", "Seen since the last shuffle"), "heading");
  self->seen = new_cards (C_("card", "Seen since the last shuffle"));
  self->nothing =
      dub_pane_new_label (C_("card", "The box’s list has no such card. Put it together below."),
                              "dim-label");
  gtk_widget_set_visible (self->nothing, FALSE);

  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->chips);
  gtk_box_append (GTK_BOX (box), self->likely);
  gtk_box_append (GTK_BOX (box), self->seen_title);
  gtk_box_append (GTK_BOX (box), self->seen);
  gtk_box_append (GTK_BOX (box), self->nothing);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
dub_card_picker_new_for_action (DubSession *session, const DubAction *action)
{
  DubCardPicker *self = g_object_new (DUB_TYPE_CARD_PICKER, NULL);

  self->session = session;
  self->action = *action;
  fill_chips (self);
  fill (self);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), new_builder (self));

  return GTK_WIDGET (self);
}

GtkWidget *
dub_card_picker_new (DubSession *session, DubActionType type)
{
  return dub_card_picker_new_for_action (session, &(DubAction){ .type = (guint8) type });
}
