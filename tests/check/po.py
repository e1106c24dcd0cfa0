#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""po.py [--complete] TEMPLATE COMMITTED CATALOGUE...: finds faults that msgfmt does not check.
Forms agree in every language, typography follows each language, and messages have enough context
for translators. The committed template matches the one from the source. Missing translations are
listed, and are faults only with --complete."""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "po"))
import catalogue  # noqa: E402

# A printf directive, with its position first if it has one.
DIRECTIVE = re.compile(r"%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?(?:hh?|ll?|z)?[a-zA-Z%])")
# Formats of g_date_time_format, which differ between languages.
DATES = {"date of a game", "day of a game", "last played", "name of a game"}
DATE_LETTERS = set("dbBmYHM")
# Texts end alike, except for a closing quote or bracket.
ENDS = ".…:?!,"
NO_BREAK = "\u00a0\u202f"
LETTERS = re.compile(r"[^\W\d_]+")
NUMBER = r"(?:\d|%(?:\d\$)?\d*[ud])"
# Words that do not count anything after a number; any other word stays with its number.
FRENCH_BREAKS = ("à|appartiennent|au|aux|avec|comme|contre|coûte|dans|de|des|doit|en|est|et|mène|ou|"
                 "ouvre|par|part|pour|qui|s|sans|seulement|sont|sur|valide")
UKRAINIAN_BREAKS = ("або|бере|в|веде|від|для|до|за|замість|збігаються|згори|зверху|з|і|із|й|має|"
                    "коштує|на|по|проти|та|у|чи|її")
# Words that stay with the next number, and names.
FRENCH_NAMES = (r"(?:[Cc]arte|[Éé]tape|[Mm]anche|[Nn]iveau|[Pp]hase|[Ss]alle|[Tt]iroir) "
                rf"(?:{NUMBER}|[IVX]+\b)|Louis d’or|Louis XV|du Barry")
UKRAINIAN_NAMES = (r"(?:[Кк]арта|[Кк]рок|[Рр]аунд\w*|[Рр]ів(?:ень|н\w*)|[Фф]аза|№) "
                   rf"(?:{NUMBER}|[IVX]+\b)|дю Баррі")
# Contexts of texts in columns, or of texts to type.
FIXED = {"desktop", "example", "file", "topic"}


def directives(text):
    """Returns the directives of a text, in the order of its arguments."""
    found = [(int(place) if place else i, kind)
             for i, (place, kind) in enumerate(DIRECTIVE.findall(text), 1)]
    return [kind for _, kind in sorted(found) if kind != "%"]


def end_of(text):
    last = text.rstrip().rstrip("»”)\u00a0")[-1:]
    return last if last in ENDS else ""


def is_done(message):
    return not message.obsolete and "fuzzy" not in message.flags and all(message.texts)


def check_alike(message, text):
    source = message.plural or message.id
    if message.context in DATES:
        if not set(re.findall(r"%-?(\w)", text)) <= DATE_LETTERS:
            yield "another date than %d %b %m %Y %H %M"
    elif directives(text) != directives(source):
        yield f"takes {directives(text)}, not {directives(source)}"
    if text.count("\n") != source.count("\n"):
        yield "other line breaks"
    # Abbreviations may end in a period.
    if end_of(text) != end_of(source) and not (message.context or "").startswith("short"):
        yield f"ends with “{end_of(text)}”, not “{end_of(source)}”"
    if (text[:1] == " ", text[-1:] == " ") != (source[:1] == " ", source[-1:] == " "):
        yield "other spaces around it"


def check_quotes(message, text):
    # Texts to type are exempt.
    if re.search(r"['\"]", text):
        yield "straight quotes"
    if "..." in text:
        yield "three dots"


def check_no_break(message, text, breaks, names):
    """A number stays with the noun that it counts, and a name stays on one line."""
    if message.context in FIXED or not (message.context or message.plural):
        return
    # A row of numbers such as 2/6/10/14 may break before its noun, since both together are wider
    # than a card.
    counted = rf"(?<!/)(?<!/\d){NUMBER} (?!(?:{breaks})\b)(?=[^\W\d_])"
    for found in re.finditer(rf"{counted}|{names}|{NUMBER} %%", text):
        yield f"can break at “{text[found.start():found.end() + 8]}”"


def check_french(message, text):
    yield from check_no_break(message, text, FRENCH_BREAKS, FRENCH_NAMES)
    # A list of words for the desktop, or a text to type.
    if message.id.endswith(";") or message.context == "example":
        return
    # French has a narrow no-break space before these, and a wide one before a colon.
    if re.search(r"(?<=[^\u202f ])[;?!]", text):
        yield "no thin no-break space before ; ? or !"
    if re.search(r"[^\u00a0]:", text.replace("%H:%M", "")):
        yield "no wide no-break space before a colon"
    if re.search(r" [:;?!»]|« ", text):
        yield "a space that can break"
    if re.search(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", text) or "“" in text:
        yield "quotes not like « this »"
    if text.count("«") != text.count("»"):
        yield "a quote that is not closed"


def check_ukrainian(message, text):
    yield from check_no_break(message, text, UKRAINIAN_BREAKS, UKRAINIAN_NAMES)
    for word in LETTERS.findall(text):
        cyrillic = [letter for letter in word if "\u0400" <= letter <= "\u04ff"]
        if 0 < len(cyrillic) < len(word):
            yield f"Latin letters inside {word}"
        if set(word.lower()) & set("ыэъё"):
            yield f"not Ukrainian: {word}"
    if "“" in text:
        yield "quotes not like «this»"
    if text.count("«") != text.count("»"):
        yield "a quote that is not closed"
    if re.search(r"(?<=\w)[‘ʼ](?=\w)", text):
        yield "another apostrophe than ’"


def check_english(message, text):
    if re.search(r"\b(Garment|Trademark|Catering Kitchen|Royal Hall|[Ff]acedown|[Ff]aceup)", text):
        yield "a word of the Deluxe edition"


LANGUAGES = {"fr": check_french, "uk": check_ukrainian, "en@classic": check_english}


def check_catalogue(path):
    own = LANGUAGES.get(path.stem, lambda message, text: ())
    for message in filter(is_done, catalogue.read(path)):
        for text in message.texts:
            for check in (check_alike, check_quotes, own):
                yield from (f"{path}: {message}: {fault}" for fault in check(message, text))


def list_work(template, path):
    """Lists the work of a translator: missing and obsolete texts."""
    wanted = {message.key: message for message in catalogue.read(template)}
    there = catalogue.read(path)
    done = {message.key for message in filter(is_done, there)}
    yield from (f"{path}: {wanted[key]}: not translated" for key in wanted if key not in done)
    yield from (f"{path}: {message}: not in the source" for message in there
                if message.obsolete or message.key not in wanted)


def check_template(path):
    """A short text, or one with directives, has a comment for translators."""
    for message in catalogue.read(path):
        unclear = len(message.id.split()) <= 2 or "%" in message.id
        if unclear and message.context is None and "Translators:" not in message.comment:
            yield f"{path}: {message}: neither a context nor a comment for translators"
        if "%" in message.id and "Translators:" not in message.comment:
            yield f"{path}: {message}: no comment that tells what % stands for"


def check_committed(template, path):
    """Translators without a clone have this file only. The comparison ignores how releases of
    gettext wrap and order its lines."""
    here, there = [{(message.key, message.plural, message.comment, *message.files)
                    for message in catalogue.read(one)} for one in (template, path)]
    if here != there:
        yield f"{path}: {len(here ^ there)} messages are not as in the source; make pot renews it"


is_complete = sys.argv[1] == "--complete"
template, committed, *catalogues = map(pathlib.Path, sys.argv[1 + is_complete:])
faults = [*check_template(template), *check_committed(template, committed)]
work = []
for name in catalogues:
    faults += check_catalogue(name)
    work += list_work(template, name)
print("\n".join(faults + work))
if work:
    print(f"{len(work)} messages are left to translate")
sys.exit(bool(faults or is_complete and work))
