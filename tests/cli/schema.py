# SPDX-FileCopyrightText: The Du Barry contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""JSON Schema (draft 2020-12), as far as our schemas use it. An unknown keyword is an error, so
that the validator does not ignore any."""

import json
import re

ANNOTATIONS = {"$schema", "$id", "$defs", "title", "description"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


class Schemas:
    """The schemas of a folder, by their file names."""

    def __init__(self, folder):
        self.files = {path.name: json.loads(path.read_text(encoding="utf-8"))
                      for path in folder.glob("*.schema.json")}

    def find(self, reference, file):
        """Returns the schema that a reference names, and its file."""
        name, _, pointer = reference.partition("#")
        file = name or file
        schema = self.files[file]
        for part in pointer.split("/")[1:]:
            schema = schema[part]
        return schema, file

    def faults(self, value, name):
        """Returns the faults of the value, each with its place."""
        file = f"{name}.schema.json"
        return list(self.check(value, self.files[file], file, "$"))

    def check(self, value, schema, file, place):
        for keyword, wanted in schema.items():
            if keyword not in ANNOTATIONS:
                method = getattr(self, "check_" + keyword.lstrip("$"), None)
                assert method, f"{file}: the keyword {keyword} is not known here"
                yield from method(value, wanted, schema, file, place)

    def fits(self, value, schema, file, place):
        return next(self.check(value, schema, file, place), None) is None

    def check_ref(self, value, wanted, _schema, file, place):
        schema, file = self.find(wanted, file)
        yield from self.check(value, schema, file, place)

    def check_type(self, value, wanted, _schema, _file, place):
        if wanted == "integer":
            good = isinstance(value, int) and not isinstance(value, bool)
        elif wanted == "number":
            good = isinstance(value, (int, float)) and not isinstance(value, bool)
        else:
            good = isinstance(value, TYPES[wanted])
        if not good:
            yield f"{place}: {value!r} is no {wanted}"

    def check_enum(self, value, wanted, _schema, _file, place):
        if not any(value == one and type(value) is type(one) for one in wanted):
            yield f"{place}: {value!r} is none of {wanted}"

    def check_const(self, value, wanted, _schema, _file, place):
        if value != wanted:
            yield f"{place}: {value!r} is not {wanted!r}"

    def check_minimum(self, value, wanted, _schema, _file, place):
        if isinstance(value, (int, float)) and value < wanted:
            yield f"{place}: {value} is less than {wanted}"

    def check_maximum(self, value, wanted, _schema, _file, place):
        if isinstance(value, (int, float)) and value > wanted:
            yield f"{place}: {value} is more than {wanted}"

    def check_exclusiveMinimum(self, value, wanted, _schema, _file, place):
        if isinstance(value, (int, float)) and value <= wanted:
            yield f"{place}: {value} is not more than {wanted}"

    def check_minLength(self, value, wanted, _schema, _file, place):
        if isinstance(value, str) and len(value) < wanted:
            yield f"{place}: {value!r} is too short"

    def check_maxLength(self, value, wanted, _schema, _file, place):
        if isinstance(value, str) and len(value) > wanted:
            yield f"{place}: {value!r} is too long"

    def check_pattern(self, value, wanted, _schema, _file, place):
        if isinstance(value, str) and not re.search(wanted, value):
            yield f"{place}: {value!r} does not look like {wanted}"

    def check_minItems(self, value, wanted, _schema, _file, place):
        if isinstance(value, list) and len(value) < wanted:
            yield f"{place}: less than {wanted} elements"

    def check_maxItems(self, value, wanted, _schema, _file, place):
        if isinstance(value, list) and len(value) > wanted:
            yield f"{place}: more than {wanted} elements"

    def check_uniqueItems(self, value, _wanted, _schema, _file, place):
        if isinstance(value, list) and len({json.dumps(one) for one in value}) < len(value):
            yield f"{place}: an element is there twice"

    def check_items(self, value, wanted, schema, file, place):
        if isinstance(value, list):
            begin = len(schema.get("prefixItems", ()))
            for i, one in enumerate(value[begin:], begin):
                yield from self.check(one, wanted, file, f"{place}[{i}]")

    def check_prefixItems(self, value, wanted, _schema, file, place):
        if isinstance(value, list):
            for i, (one, schema) in enumerate(zip(value, wanted)):
                yield from self.check(one, schema, file, f"{place}[{i}]")

    def check_properties(self, value, wanted, _schema, file, place):
        if isinstance(value, dict):
            for key, schema in wanted.items():
                if key in value:
                    yield from self.check(value[key], schema, file, f"{place}.{key}")

    def check_additionalProperties(self, value, wanted, schema, file, place):
        if isinstance(value, dict):
            for key in value.keys() - schema.get("properties", {}).keys():
                if wanted is False:
                    yield f"{place}.{key}: unknown"
                else:
                    yield from self.check(value[key], wanted, file, f"{place}.{key}")

    def check_propertyNames(self, value, wanted, _schema, file, place):
        if isinstance(value, dict):
            for key in value:
                yield from self.check(key, wanted, file, f"{place}.{key}")

    def check_required(self, value, wanted, _schema, _file, place):
        if isinstance(value, dict):
            for key in wanted:
                if key not in value:
                    yield f"{place}.{key}: missing"

    def check_oneOf(self, value, wanted, _schema, file, place):
        n = sum(self.fits(value, schema, file, place) for schema in wanted)
        if n == 0 and len(wanted) == 2:  # report only the faults of the matching alternative
            faults = [list(self.check(value, schema, file, place)) for schema in wanted]
            yield from max(faults, key=lambda list: list[0].count("."))
        elif n != 1:
            yield f"{place}: {n} of the forms fit, not one"

    def check_anyOf(self, value, wanted, _schema, file, place):
        if not any(self.fits(value, schema, file, place) for schema in wanted):
            yield f"{place}: none of the forms fits"

    def check_not(self, value, wanted, _schema, file, place):
        if self.fits(value, wanted, file, place):
            yield f"{place}: a form that is excluded"
