#!/usr/bin/env python3
"""Compares what a JSON Schema validator says of payloads with what became of them: a payload is valid if, and only if,
nothing in it was repaired. The schemas are valid themselves.

    validate.py FOLDER      FOLDER: what SchemaCorpus wrote
"""
import collections
import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def loose(schema):
    """The members of which only code knows what it takes: the schema has found some examples, no more."""
    names = set()
    if isinstance(schema, dict):
        for name, member in schema.get("properties", {}).items():
            if "examples" in member or "$comment" in member:
                names.add(name)
        for part in schema.values():
            names |= loose(part)
    elif isinstance(schema, list):
        for part in schema:
            names |= loose(part)
    return names


def concerned(error):
    """The names that an error is about."""
    if error.validator == "required":
        return {error.message.split("'")[1]}
    names = set(map(str, error.absolute_path))
    # Of several names of a property one is required.
    return names.union(*map(concerned, error.context)) if error.validator == "anyOf" else names


def main(folder):
    files = sorted(pathlib.Path(folder).glob("*.json"))
    failures = []
    counts = collections.Counter()
    for file in files:
        contents = json.loads(file.read_text())
        schema = json.loads(contents["schema"])
        Draft202012Validator.check_schema(schema)
        names = loose(schema)
        validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
        for case in contents["cases"]:
            try:
                payload = json.loads(case["payload"])
            except ValueError:
                continue
            if not isinstance(payload, dict):
                # No model, and no repair either.
                continue
            errors = [e for e in validator.iter_errors(payload) if not names.intersection(concerned(e))]
            repairs = [r for r in case["repairs"] if not names.intersection(r.split(":")[0].split("."))]
            counts["repaired" if repairs else "read as it is"] += 1
            if bool(errors) != bool(repairs):
                why = "; ".join(f"{e.json_path}: {e.message}" for e in errors) or "; ".join(repairs)
                failures.append(f"{contents['model']}: {case['payload']}: {'in' if errors else ''}valid, {why}")
    print(f"{len(files)} schemas; payloads: {dict(counts)}; {len(failures)} failures")
    for failure in failures[:200]:
        print(failure)
    # Too few of either would prove nothing.
    return 1 if failures or len(files) < 250 or min(counts.values(), default=0) < 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
