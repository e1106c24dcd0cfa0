/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a draft:
 *
 *   {"format": "dubarry-box-draft", "version": 4,
 *    "part": 12, "field": 0,
 *    "card": 7, "cards-done": a bitmask of cards, "picks": a bitmask, "picked": a card,
 *    "box": {"sources": {"deck": "starter"}, "deck": [...]}, the sections that the profile may not
 *           have yet}
 */

#include "dub-box-draft.h"

#include "dub-codec.h"
#include "dub-file.h"
#include "dub-profiles.h"

#include <glib/gstdio.h>
#include <string.h>

enum { VERSION = 4 };

static gboolean
is_matched (const DubBox *box, DubPart part)
{
  return (dub_box_get_matched (box) >> part & 1u) != 0;
}

void
dub_box_draft_show_card (DubBoxDraft *draft, guint card)
{
  gboolean is_known = (draft->cards_done & (1u << card)) != 0 ||
                      draft->box.sources[DUB_PART_DECK] == DUB_SOURCE_SHARED;

  draft->card = (guint8) card;
  draft->picked = draft->box.deck[card];
  draft->picks = is_known ? DUB_ALL_PICKS : 0;
}

void
dub_box_draft_init (DubBoxDraft *draft, const DubBox *box)
{
  *draft = (DubBoxDraft){ .box = *box };
  while (draft->part + 1u < DUB_N_PARTS && is_matched (box, draft->part))
    draft->part++;
  if (is_matched (box, DUB_PART_DECK))
    draft->cards_done = (1u << DUB_N_CARDS) - 1;
  dub_box_draft_show_card (draft, 0);
}

/* Copies a part from the current profile, unless the draft has changed it. */
static void
take_part (DubBoxDraft *draft, const DubBox *before, const DubBox *now, DubPart part)
{
  gboolean is_sure = is_matched (now, DUB_PART_DECK);
  gboolean was_sure = is_matched (before, DUB_PART_DECK);

  if (!dub_box_has_same_part (&draft->box, before, part))
    return;
  dub_box_copy_part (&draft->box, now, part);
  if (part == DUB_PART_DECK && (is_sure || was_sure)) {
    draft->cards_done = is_sure ? (1u << DUB_N_CARDS) - 1 : 0;
    dub_box_draft_show_card (draft, draft->card);
  }
}

void
dub_box_draft_take_over (DubBoxDraft *draft, const DubBox *before, const DubBox *now)
{
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (!dub_box_has_same_part (before, now, part))
      take_part (draft, before, now, part);
  g_strlcpy (draft->box.name, now->name, sizeof draft->box.name);
}

static char *
get_path (const char *id)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *file = g_strconcat (id, ".draft", NULL);

  return g_build_filename (folder, file, NULL);
}

static const DubMember members[] = {
  DUB_NUMBER ("part", DubBoxDraft, part, 0, DUB_N_PARTS - 1),
  DUB_NUMBER ("field", DubBoxDraft, field, 0, G_MAXUINT8),
  DUB_NUMBER ("card", DubBoxDraft, card, 0, DUB_N_CARDS - 1),
  DUB_NUMBER ("cards-done", DubBoxDraft, cards_done, 0, (1 << DUB_N_CARDS) - 1),
  DUB_NUMBER ("picks", DubBoxDraft, picks, 0, DUB_ALL_PICKS),
  DUB_MEMBER ("picked", card, DubBoxDraft, picked, .min = DUB_CARD_FAVOR),
  DUB_MEMBERS_END,
};

static gboolean
read_draft (const DubJson *at, DubBoxDraft *draft)
{
  DubJson format = dub_json_member (at, "format");
  DubJson version = dub_json_member (at, "version");
  DubJson box = dub_json_member (at, "box");
  guint8 number;

  return dub_json_is_string (&format) &&
         g_str_equal (json_node_get_string (format.node), "dubarry-box-draft") &&
         dub_json_read_u8 (&version, VERSION, VERSION, &number) &&
         dub_members_read (at, members, draft) && dub_box_read_changes (&box, &draft->box);
}

gboolean
dub_box_draft_load (const char *id, const DubBox *profile, DubBoxDraft *draft)
{
  g_autofree char *path = get_path (id);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  DubBoxDraft read = { .box = *profile };
  gsize length;

  if (!dub_file_read (path, DUB_MAX_BOX_BYTES, &text, &length, NULL))
    return FALSE;
  node = dub_json_parse (text, length, NULL);
  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, &error);

  if (!read_draft (&root, &read))
    return FALSE;
  *draft = read;

  return TRUE;
}

static guint
count_bits (guint32 bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

guint
dub_box_draft_count_done (const DubBoxDraft *draft)
{
  return count_bits (dub_box_get_matched (&draft->box));
}

guint
dub_box_draft_count_cards (const DubBoxDraft *draft)
{
  return count_bits (draft->cards_done);
}

/* Loads the profile as far as it was entered. */
static gboolean
load (const char *id, DubBoxDraft *draft)
{
  DubBox box;

  if (!dub_profiles_load (id, &box, NULL))
    return FALSE;
  if (!dub_box_draft_load (id, &box, draft))
    dub_box_draft_init (draft, &box);

  return TRUE;
}

guint
dub_profile_get_samples (const char *id)
{
  DubBoxDraft draft;

  return load (id, &draft) ? dub_box_get_samples (&draft.box) : (1u << DUB_N_PARTS) - 1;
}

guint
dub_profile_count_done (const char *id, guint *n_others)
{
  DubBoxDraft draft;

  gboolean is_read = load (id, &draft);

  if (n_others != NULL)
    *n_others = 0;
  for (DubPart part = 0; is_read && n_others != NULL && part < DUB_N_PARTS; part++)
    *n_others += draft.box.sources[part] == DUB_SOURCE_SHARED;

  return is_read ? dub_box_draft_count_done (&draft) : 0;
}

gboolean
dub_box_draft_keep (const char *id, const DubBox *profile, const DubBox *saving,
                    const DubBoxDraft *draft, GError **error)
{
  g_autofree char *path = get_path (id);
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) node = dub_json_take_object (object);
  g_autofree char *text = NULL;

  json_object_set_string_member (object, "format", "dubarry-box-draft");
  json_object_set_int_member (object, "version", VERSION);
  dub_members_write (object, members, draft, NULL);
  json_object_set_member (object, "box", dub_box_write_changes (&draft->box, profile, saving));
  text = dub_json_print (node);

  return dub_file_replace (path, text, strlen (text), error);
}

gboolean
dub_box_draft_sync (const char *id, GError **error)
{
  g_autofree char *path = get_path (id);

  return dub_file_sync (path, error);
}

gboolean
dub_box_draft_follow (const char *id, const DubBox *before, const DubBox *now, GError **error)
{
  DubBoxDraft draft;

  if (!dub_box_draft_load (id, before, &draft))
    return TRUE;
  dub_box_draft_take_over (&draft, before, now);

  return dub_box_draft_keep (id, now, now, &draft, error) && dub_box_draft_sync (id, error);
}

void
dub_box_draft_delete (const char *id)
{
  g_autofree char *path = get_path (id);

  g_unlink (path);
}
