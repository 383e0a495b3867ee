"""Holds kata files against the schema on standard input, with a validator that is not ours.

    kata schema | validate.py fit FILE…       every file fits
    kata schema | validate.py refuse FOLDER…  no 'kata.yaml' in the folders fits, and what is misspelt is named
"""

import json
import os
import re
import sys

import jsonschema
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

# What is wrong in these cases of the bad corpus lies beyond the shape of the document: in the order of keys, in how a
# text is written, in what names mean, in scripts and patterns, or in sums.
BEYOND = {
    "E0202-format-later", "E0215-same-name", "E0216-points", "E0217-rows", "E0217-table", "E0218-clash",
    "E0219-no-command", "E0220-folded", "E0222-commands", "E0222-hash", "E0224-unknown-setup",
    "E0501-folded", "E0501-plain", "E0502-empty-map", "E0505-hash", "E0506-parenthesis",
    "E0507-back-reference", "E0508-reference", "E0509-escape",
}


def read(path):
    reader = YAML(typ="safe", pure=True)
    reader.version = (1, 2)
    with open(path, encoding="utf-8") as file:
        return reader.load(file)


def told(error):
    return f"/{'/'.join(map(str, error.path))}: {error.message}"


def fit(validator, paths):
    """Prints what does not fit; returns how many files do not."""
    wrong = 0
    for path in paths:
        errors = list(validator.iter_errors(read(path)))
        for error in errors:
            print(f"{path}: {told(error)}")
        wrong += bool(errors)
    print(f"{len(paths) - wrong} of {len(paths)} files fit the schema")
    return wrong


def refuse(validator, folders):
    """Prints which bad files fit, or are refused without a word about what is misspelt; returns how many."""
    wrong = 0
    seen = 0
    for folder in folders:
        name = os.path.basename(folder)
        if not re.match("E02|E050", name) or name in BEYOND:
            continue
        try:
            document = read(f"{folder}/kata.yaml")
        except (YAMLError, UnicodeDecodeError):
            continue
        seen += 1
        errors = [told(error) for error in validator.iter_errors(document)]
        with open(f"{folder}/expected.txt", encoding="utf-8") as file:
            misspelt = re.findall(r"error\[E0204\].* key '([^']+)'", file.read())
        unnamed = [word for word in misspelt if not any(f"'{word}'" in error for error in errors)]
        if errors and not unnamed:
            continue
        wrong += 1
        reason = f"nothing names {', '.join(unnamed)}: {errors}" if unnamed else "fits the schema"
        print(f"{folder}: {reason}")
    print(f"{seen - wrong} of {seen} bad files are refused")
    return wrong + (seen == 0)


schema = json.load(sys.stdin)
jsonschema.Draft7Validator.check_schema(schema)
checks = {"fit": fit, "refuse": refuse}
sys.exit(1 if checks[sys.argv[1]](jsonschema.Draft7Validator(schema), sys.argv[2:]) else 0)
