#!/usr/bin/env python3
"""Turns facts.jsonl into the Swift sources of a program that answers them.

    Tests/Facts/generate.py                                 the sources in Generated, for HandyJSONCompat
    Tests/Facts/generate.py --check                         fails where these are not what would be generated
    Tests/Facts/generate.py --module HandyJSON --output D   the sources for another module, to record its answers anew,
                                                            with Support.swift and main.swift beside them
    Tests/Facts/generate.py --record ANSWERS                takes over what such a program answered, as facts.jsonl

See "Recording anew" in Tests/README.md.
"""

import argparse
import json
import pathlib
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
FACTS = HERE.parent / "HandyJSONCompatTests" / "Fixtures" / "facts.jsonl"
PER_FILE = 50
# Types that not every system of the package has.
NEWER = [("Int128", "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *")]


def system_of(fact):
    """The systems that have what the fact is about; None for all."""
    return next((system for name, system in NEWER if name in fact["declarations"] + fact["expression"]), None)


def reference(name, fact):
    """The function that answers."""
    system = system_of(fact)
    if system is None:
        return f"{name}.answer"
    return f'{{ if #available({system}) {{ return {name}.answer() }} else {{ return "" }} }}'


def enum_name(fact):
    """The name of the enum that answers."""
    return "Fact_" + fact["id"].replace("-", "_")


def program(name, fact):
    """The enum that answers."""
    return "\n".join([
        f"enum {name} {{",
        f"    {fact['declarations']}",
        f"    static func answer() -> String {{ {fact['expression']} }}",
        "}",
    ])


def source(facts, module, number):
    """One file: an enum for each fact, and the table of their answers."""
    lines = ["// Made from facts.jsonl by generate.py.", "import Foundation", f"import {module}", ""]
    for name, fact in facts:
        if system_of(fact):
            lines.append(f"@available({system_of(fact)})")
        lines.append("private " + program(name, fact))
    lines += ["", "extension Fact {", f"    static let file{number:02}: [Fact] = ["]
    lines += [f'        Fact(id: "{fact["id"]}", answer: {reference(name, fact)}),' for name, fact in facts]
    lines += ["    ]", "}", ""]
    return "\n".join(lines)


def sources(module):
    """The names and texts of all files."""
    facts = [json.loads(line) for line in FACTS.read_text(encoding="utf-8").split("\n") if line]
    named = [(enum_name(fact), fact) for fact in facts]
    files = {}
    parts = [named[start : start + PER_FILE] for start in range(0, len(named), PER_FILE)]
    for number, part in enumerate(parts, 1):
        files[f"Facts{number:02}.swift"] = source(part, module, number)
    tables = ", ".join(f"file{number:02}" for number in range(1, len(parts) + 1))
    files["AllFacts.swift"] = "\n".join([
        "// Made from facts.jsonl by generate.py.",
        "extension Fact {",
        "    /// Every fact, in the order of facts.jsonl.",
        f"    static var all: [Fact] {{ Array([{tables}].joined()) }}",
        "}",
        "",
    ])
    return files


def record(answers):
    """Writes the answers of one or more runs into facts.jsonl: a fact without one ended its process; several are all kept."""
    seen = {}
    for path in answers:
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("{"):
                answer = json.loads(line)
                seen.setdefault(answer["id"], []).append(answer["answer"])
            elif line:
                seen.setdefault(line, [])
    lines = []
    for line in FACTS.read_text(encoding="utf-8").split("\n"):
        if not line:
            continue
        fact = json.loads(line)
        if fact["id"] in seen:
            found = list(dict.fromkeys(seen[fact["id"]]))
            fact["crash"] = not found
            fact["deterministic"] = len(found) < 2
            if found:
                fact["observed"] = " | ".join(found)
        lines.append(json.dumps(fact, ensure_ascii=False))
    FACTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module", default="HandyJSONCompat")
    parser.add_argument("--output", type=pathlib.Path, default=HERE / "Generated")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", type=pathlib.Path, nargs="+", metavar="ANSWERS")
    arguments = parser.parse_args()
    if arguments.record:
        return record(arguments.record)
    files = sources(arguments.module)
    if arguments.check:
        present = {path.name: path.read_text(encoding="utf-8") for path in arguments.output.glob("*.swift")}
        sys.exit("run Tests/Facts/generate.py" if present != files else 0)
    arguments.output.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (arguments.output / name).write_text(text, encoding="utf-8")
    if arguments.output.resolve() != HERE / "Generated":
        for name in ("Support.swift", "main.swift"):
            shutil.copy(HERE / name, arguments.output / name)


if __name__ == "__main__":
    main()
