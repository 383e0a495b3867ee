"""Validates kata files by the schema on standard input; prints what does not fit, and how many files do."""

import json
import sys

import jsonschema
from ruamel.yaml import YAML

schema = json.load(sys.stdin)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
reader = YAML(typ="safe", pure=True)
reader.version = (1, 2)
wrong = 0
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        errors = list(validator.iter_errors(reader.load(file)))
    for error in errors:
        print(f"{path}: /{'/'.join(map(str, error.path))}: {error.message}")
    wrong += bool(errors)
print(f"{len(sys.argv) - 1 - wrong} of {len(sys.argv) - 1} files fit the schema")
sys.exit(1 if wrong else 0)
