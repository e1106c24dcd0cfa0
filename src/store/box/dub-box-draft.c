/* SPDX-FileCopyrightText: The Du Barry contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format of a draft:
 *
 *   {"format": "dubarry-box-draft", "version": 1,
 *    "saved": the SHA-256 of the profile that it belongs to,
 *    "part": 12, "field": 0, "done": a bitmask of parts,
 *    "card": 7, "cards-done": a bitmask of cards, "picked": a card,
 *    "box": a profile}
 */

#include "dub-box-draft.h"

#include "dub-codec.h"
#include "dub-file.h"
#include "dub-profiles.h"

#include <glib/gstdio.h>
#include <string.h>

enum { VERSION = 1 };

G_STATIC_ASSERT (DUB_N_PARTS <= 16); /* bits of DubBoxDraft.done */

void
dub_box_draft_init (DubBoxDraft *draft, const DubBox *box)
{
  *draft = (DubBoxDraft){ .box = *box, .picked = box->deck[0] };
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (box->sources[dub_part_get_section (part)] != DUB_SOURCE_STARTER)
      draft->done |= (guint16) (1u << part);
  while (draft->part + 1u < DUB_N_PARTS && (draft->done & (1u << draft->part)) != 0)
    draft->part++;
  if ((draft->done & (1u << DUB_PART_DECK)) != 0)
    draft->cards_done = (1u << DUB_N_CARDS) - 1;
}

/* Copies a section from the current profile, unless the draft has changed it. */
static void
take_section (DubBoxDraft *draft, const DubBox *before, const DubBox *now, DubSection section)
{
  gboolean is_sure = now->sources[section] != DUB_SOURCE_STARTER;
  gboolean was_sure = before->sources[section] != DUB_SOURCE_STARTER;

  if (!dub_box_has_same_section (&draft->box, before, section))
    return;
  dub_box_copy_section (&draft->box, now, section);
  if (!is_sure && !was_sure)
    return;
  for (DubPart part = 0; part < DUB_N_PARTS; part++)
    if (dub_part_get_section (part) == section)
      draft->done = (guint16) (is_sure ? draft->done | 1u << part : draft->done & ~(1u << part));
  if (section == DUB_SECTION_DECK)
    draft->cards_done = is_sure ? (1u << DUB_N_CARDS) - 1 : 0;
}

void
dub_box_draft_take_over (DubBoxDraft *draft, const DubBox *before, const DubBox *now)
{
  for (DubSection i = 0; i < DUB_N_SECTIONS; i++)
    if (!dub_box_has_same_section (before, now, i))
      take_section (draft, before, now, i);
  g_strlcpy (draft->box.name, now->name, sizeof draft->box.name);
}

static char *
get_path (const char *id)
{
  g_autofree char *folder = dub_profiles_dup_folder ();
  g_autofree char *file = g_strconcat (id, ".draft", NULL);

  return g_build_filename (folder, file, NULL);
}

static char *
get_checksum (const DubBox *saved)
{
  g_autofree char *line = dub_box_print_line (saved);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
}

static gboolean
read_numbers (const DubJson *at, DubBoxDraft *draft)
{
  DubJson part = dub_json_member (at, "part");
  DubJson field = dub_json_member (at, "field");
  DubJson done = dub_json_member (at, "done");
  DubJson card = dub_json_member (at, "card");
  DubJson cards_done = dub_json_member (at, "cards-done");
  gint64 cards;

  if (!dub_json_read_u8 (&part, 0, DUB_N_PARTS - 1, &draft->part) ||
      !dub_json_read_u8 (&field, 0, G_MAXUINT8, &draft->field) ||
      !dub_json_read_u16 (&done, 0, (1u << DUB_N_PARTS) - 1, &draft->done) ||
      !dub_json_read_u8 (&card, 0, DUB_N_CARDS - 1, &draft->card) ||
      !dub_json_read_number (&cards_done, 0, (1 << DUB_N_CARDS) - 1, &cards))
    return FALSE;
  draft->cards_done = (guint32) cards;

  return TRUE;
}

/* Returns the checksum for drafts made before profiles listed their tiles. */
static char *
get_older_checksum (const DubBox *saved)
{
  static const DubSection later[] = { DUB_SECTION_GARMENTS, DUB_SECTION_RESOURCES,
                                      DUB_SECTION_JEWELRY };
  g_autoptr (JsonNode) node = dub_box_write (saved);
  JsonObject *box = json_node_get_object (node);
  JsonObject *sources = json_object_get_object_member (box, "sources");
  g_autofree char *line = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (later); i++) {
    json_object_remove_member (box, dub_name_get (DUB_SET_SECTION, later[i]));
    json_object_remove_member (sources, dub_name_get (DUB_SET_SECTION, later[i]));
  }
  line = json_to_string (node, FALSE);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);
}

/* A draft belongs to the profile that it was started from, to the one that it was to become,
 * and to the one that was being saved when the last value was entered: the app may have
 * been killed at any of these moments. */
static gboolean
goes_with (const char *checksum, const char *saving, const DubBox *box, const DubBox *saved)
{
  g_autofree char *own = get_checksum (box);
  g_autofree char *its = get_checksum (saved);
  g_autofree char *older = get_older_checksum (saved);

  return g_str_equal (checksum, its) || g_str_equal (own, its) || g_str_equal (saving, its) ||
         g_str_equal (checksum, older);
}

static gboolean
read_draft (const DubJson *at, const DubBox *profile, DubBoxDraft *draft)
{
  DubJson format = dub_json_member (at, "format");
  DubJson version = dub_json_member (at, "version");
  DubJson saved = dub_json_member (at, "saved");
  DubJson saving = dub_json_member (at, "saving");
  DubJson picked = dub_json_member (at, "picked");
  DubJson box = dub_json_member (at, "box");
  DubMember one = { .min = DUB_CARD_FAVOR };
  DubVisit card = { .member = &one, .value = &draft->picked };
  guint8 number;

  box.draft = TRUE;

  return dub_json_is_string (&format) &&
         g_str_equal (json_node_get_string (format.node), "dubarry-box-draft") &&
         dub_json_read_u8 (&version, VERSION, VERSION, &number) && dub_json_is_string (&saved) &&
         read_numbers (at, draft) && dub_codec_card.read (&picked, &card) &&
         dub_box_read (&box, &draft->box) &&
         goes_with (json_node_get_string (saved.node),
                    dub_json_is_string (&saving) ? json_node_get_string (saving.node) : "",
                    &draft->box, profile);
}

gboolean
dub_box_draft_load (const char *id, const DubBox *saved, DubBoxDraft *draft)
{
  g_autofree char *path = get_path (id);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  DubBoxDraft read = { 0 };
  gsize length;

  if (!dub_file_read (path, DUB_MAX_BOX_BYTES, &text, &length, NULL))
    return FALSE;
  node = dub_json_parse (text, length, NULL);
  if (node == NULL)
    return FALSE;

  DubJson root = dub_json_root (node, &error);

  if (!read_draft (&root, saved, &read))
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
  return count_bits (draft->done);
}

guint
dub_box_draft_count_cards (const DubBoxDraft *draft)
{
  return count_bits (draft->cards_done);
}

guint
dub_profile_get_done (const char *id)
{
  DubBoxDraft draft;
  DubBox box;

  if (!dub_profiles_load (id, &box, NULL))
    return 0;
  if (!dub_box_draft_load (id, &box, &draft))
    dub_box_draft_init (&draft, &box);

  return draft.done;
}

guint
dub_profile_count_done (const char *id)
{
  return count_bits (dub_profile_get_done (id));
}

static char *
print (const DubBox *saved, const DubBox *saving, const DubBoxDraft *draft)
{
  g_autofree char *checksum = get_checksum (saved);
  g_autofree char *next = saving != NULL ? get_checksum (saving) : NULL;
  JsonObject *object = json_object_new ();
  g_autoptr (JsonNode) node = dub_json_take_object (object);
  DubVisit card = { .value = (gpointer) &draft->picked };

  json_object_set_string_member (object, "format", "dubarry-box-draft");
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_string_member (object, "saved", checksum);
  if (next != NULL)
    json_object_set_string_member (object, "saving", next);
  json_object_set_int_member (object, "part", draft->part);
  json_object_set_int_member (object, "field", draft->field);
  json_object_set_int_member (object, "done", draft->done);
  json_object_set_int_member (object, "card", draft->card);
  json_object_set_int_member (object, "cards-done", draft->cards_done);
  json_object_set_member (object, "picked", dub_codec_card.write (&card));
  json_object_set_member (object, "box", dub_box_write (&draft->box));

  return dub_json_print (node);
}

gboolean
dub_box_draft_save (const char *id, const DubBox *saved, const DubBoxDraft *draft, GError **error)
{
  g_autofree char *path = get_path (id);
  g_autofree char *text = print (saved, NULL, draft);

  return dub_file_write (path, text, -1, 0600, error);
}

gboolean
dub_box_draft_keep (const char *id, const DubBox *saved, const DubBox *saving,
                    const DubBoxDraft *draft, GError **error)
{
  g_autofree char *path = get_path (id);
  g_autofree char *text = print (saved, saving, draft);

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

  return dub_box_draft_save (id, now, &draft, error);
}

void
dub_box_draft_delete (const char *id)
{
  g_autofree char *path = get_path (id);

  g_unlink (path);
}
