#!/usr/bin/env python3
"""The law of schemas: a payload is valid by its model's schema if, and only if, it is read without a line.

    schemas.py SCHEMAS      SCHEMAS: what WrittenSchemas prints

What an optional lacks is no fault to a schema, though reports tell. `EXCUSES` are what a schema does not say, or says
otherwise, on purpose; one that explains nothing is a failure, too.
"""
import collections
import json
import pathlib
import re
import sys

from jsonschema import Draft202012Validator

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Schemas"))
from validate import concerned, loose  # noqa: E402

# The situation of generate.py, or what the payload has: why the schema differs.
EXCUSES = {
    "otherSpelling": "names that differ by case or separators, with .caseInsensitive or a closure",
    "explicitUnderCustom": "names that a closure finds inside other values",
    "flatOptionalAbsent": "an optional flat model's members are required, though all may be missing",
}


def other_spellings(error):
    """The names that are required, and there in another spelling."""

    def plain(name):
        return re.sub("[-_]", "", name).lower()

    there = {plain(name) for name in error.instance}
    return {name for name in error.validator_value if plain(name) in there}


def is_of_spelling(error):
    """Whether nothing but the spelling is wrong, also in an optional model."""
    if error.validator != "anyOf":
        return error.validator == "required" and concerned(error) <= other_spellings(error)
    ways = collections.defaultdict(list)
    for inner in error.context:
        ways[inner.schema_path[0]].append(inner)
    return any(all(map(is_of_spelling, errors)) for errors in ways.values())


def main(schemas):
    models = collections.defaultdict(list)
    for line in pathlib.Path(schemas).read_text().splitlines():
        model = json.loads(line)
        schema = json.loads(model["schema"])
        Draft202012Validator.check_schema(schema)
        models[model["model"]].append((model["form"], Draft202012Validator(schema), loose(schema)))
    payloads = HERE / "Tests/LawTests/Generated/payloads.jsonl"
    counts, failures, used = collections.Counter(), [], set()
    for line in payloads.read_text().splitlines():
        case = json.loads(line)
        payload = json.loads(case["json"])
        # The same text is the same schema, in most forms.
        seen = {}
        for form, validator, names in models[case["model"]]:
            key = json.dumps(validator.schema)
            if key in seen:
                continue
            seen[key] = form
            lines = [
                line
                for line in case["lines"]
                if not names.intersection(re.split(r"[.\[\]]+", line.split(" ")[0]))
            ]
            errors = [e for e in validator.iter_errors(payload) if not names.intersection(concerned(e))]
            counts["with a line" if lines else "without"] += 1
            if bool(errors) == bool(lines) or not errors and all(line.endswith(" null") for line in lines):
                continue
            why = "; ".join(f"{e.json_path}: {e.message[:160]}" for e in errors) or "; ".join(lines)
            excuses = [s for s in case["situations"] if s in EXCUSES]
            if errors and all(map(is_of_spelling, errors)):
                excuses.append("otherSpelling")
            used.update(excuses)
            if not excuses:
                kind = "invalid" if errors else "valid"
                failures.append(f"M{case['model']:03}.{form} {case['id']} {case['situations']} {kind}: {why}\n    {case['json']}")
    unused = set(EXCUSES) - used
    print(f"{sum(map(len, models.values()))} schemas; payloads: {dict(counts)}; {len(failures)} failures")
    for failure in failures[:200]:
        print(failure)
    if unused:
        print("excuses that explain nothing:", unused)
    return 1 if failures or unused or min(counts.values(), default=0) < 400 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
