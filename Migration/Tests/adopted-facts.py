#!/usr/bin/env python3
"""Adopts every program of Tests/Facts by itself and compares what it answers then with what HandyJSON answered.

    Migration/Tests/adopted-facts.py            fails where an answer is another one than adopted-facts.jsonl lists
    Migration/Tests/adopted-facts.py --record   writes the answers that differ into adopted-facts.jsonl, where a reason
                                                stands for them already; the others are printed

A fact whose models stay HandyJSON's says nothing here. Linux and macOS, two minutes.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from answers import answers

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LISTED = HERE / "adopted-facts.jsonl"
FIXTURES = ROOT / "Tests" / "HandyJSONCompatTests" / "Fixtures"
PACKAGE = """\
// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Facts", dependencies: [.package(path: "{root}")],
    targets: [
        .executableTarget(
            name: "Facts",
            dependencies: [
                .product(name: "SmartCodable", package: "{name}"), .product(name: "HandyJSONCompat", package: "{name}"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ])
"""
# Of 1,065 facts; the others' models stay HandyJSON's, by refusals that say why.
LEAST = 1_005
sys.path.insert(0, str(ROOT / "Tests" / "Facts"))
import generate  # noqa: E402


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def adopt(fact, tool, folder):
    """The fact, if its models are native now; its source is in the folder."""
    # Not every system has its types.
    if generate.system_of(fact):
        return None
    name = generate.enum_name(fact)
    alone = folder.parent.parent / name
    alone.mkdir()
    source = alone / "Fact.swift"
    source.write_text(
        f"import Foundation\nimport HandyJSONCompat\n\n{generate.program(name, fact)}\n", encoding="utf-8"
    )
    # It ends with 1 where something is left as it is.
    subprocess.run([tool, "adopt", "--write", "--allow-dirty", str(alone)], capture_output=True, check=False)
    adopted = source.read_text(encoding="utf-8")
    if "import SmartCodable" not in adopted:
        return None
    (folder / f"{name}.swift").write_text(adopted, encoding="utf-8")
    return fact


def build(facts, tool, package):
    """The program that answers the adopted facts, and how many they are."""
    folder = package / "Sources" / "Facts"
    folder.mkdir(parents=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as executor:
        adopted = [fact for fact in executor.map(lambda fact: adopt(fact, tool, folder), facts) if fact]
    rows = "\n".join(f'        Fact(id: "{fact["id"]}", answer: {generate.enum_name(fact)}.answer),' for fact in adopted)
    (folder / "AllFacts.swift").write_text(
        f"extension Fact {{\n    static let all: [Fact] = [\n{rows}\n    ]\n}}\n", encoding="utf-8"
    )
    for file in ("Support.swift", "main.swift"):
        shutil.copy(ROOT / "Tests" / "Facts" / file, folder / file)
    (package / "Package.swift").write_text(PACKAGE.format(root=ROOT, name=ROOT.name), encoding="utf-8")
    build = ["swift", "build", "--quiet", "-Xswiftc", "-suppress-warnings", "--package-path", package, "--scratch-path", ROOT / ".build-facts"]
    if subprocess.run(build, check=False, stdout=sys.stderr).returncode:
        sys.exit("what adopt writes does not compile")
    return pathlib.Path(output(*build, "--show-bin-path")) / "Facts", len(adopted)


def plain(fact, answer):
    """Without the classes of the numbers of toJSON(): natively all are NSNumbers, as a row of NativeDifferences.md says."""
    if "toJSON()" not in fact["expression"]:
        return answer
    answer = re.sub(r"NSNumber\(c ([01])\)", lambda found: "true" if found[1] == "1" else "false", answer)
    answer = re.sub(r"\b(?:NS(?:Decimal)?Number\(\w |(?:CGFloat|Float|U?Int\d*|Decimal)\()([^()]*)\)", r"\1", answer)
    return re.sub(r"(\d)\.0(?!\d)", r"\1", answer)


def allows(fact, answer):
    """As FactTests: where HandyJSON died any answer will do."""
    return fact["crash"] or plain(fact, answer) == plain(fact, fact["observed"]) or (
        not fact["deterministic"] and plain(fact, answer) in (plain(fact, one) for one in fact["observed"].split(" | "))
    )


def titles():
    """The differences of HandyJSONCompat, and of native models by HandyJSON's rules."""
    compat, native = (
        [line.split(" | ")[0].strip("| ") for line in page.read_text(encoding="utf-8").split("\n") if line.startswith("| ")]
        for page in (ROOT / "Migration/Guide" / name for name in ("Differences.md", "NativeDifferences.md"))
    )
    left = [title.removesuffix(" ‡") for title in native if title.endswith(" ‡")]
    return {title.removesuffix(" °") for title in compat + left}


def compare(facts, found, record):
    compat = {name: answer for row in lines(FIXTURES / "facts-differences.jsonl") for name, answer in row["facts"].items()}
    listed = lines(LISTED)
    reasons = {name: row for row in listed for name in row["facts"]}
    failures = []
    same = 0
    for fact in facts:
        name = fact["id"]
        if name not in found:
            continue
        answer = found[name]
        differs = not allows(fact, answer) and plain(fact, compat.get(name, "")) != plain(fact, answer)
        if not differs:
            same += 1
            if name in reasons:
                failures.append(f"{name} is as before adopting, and needs no reason")
        elif name not in reasons:
            failures.append(
                f"{name}: {answer}\n    instead of {fact['observed']}\n    {fact['declarations']}\n    {fact['expression']}"
            )
        elif record:
            reasons[name]["facts"][name] = answer
        elif plain(fact, reasons[name]["facts"][name]) != plain(fact, answer):
            failures.append(f"{name}: {answer}\n    instead of the listed {reasons[name]['facts'][name]}")
    rows = titles()
    for row in listed:
        if "row" in row and row["row"] not in rows:
            failures.append(f"no row ‡ in NativeDifferences.md: {row['row']}")
        failures += [f"{name} has no native form" for name in row["facts"] if name not in found]
    if record:
        text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in listed)
        LISTED.write_text(text, encoding="utf-8")
    for page in ("Migration/Guide/Rules.md", "Migration/zh-Hans/Rules.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        if not all(f" {figure} " in text.replace("\n", " ") for figure in (f"{len(found):,}", f"{len(facts):,}", same)):
            failures.append(f"{page} has other figures")
    if len(found) < LEAST:
        failures.append(f"only {len(found)} facts have a native form")
    print(f"{len(found)} of {len(facts)} facts have a native form: {same} answer as before, {len(found) - same} as listed")
    return failures


def main():
    # The options of the build that made the tool.
    options = [option for option in sys.argv[1:] if option != "--record"]
    tool = os.environ.get("HANDYJSON_MIGRATE") or pathlib.Path(
        output("swift", "build", "--package-path", HERE.parent, *options, "--show-bin-path")
    ) / "handyjson-migrate"
    facts = lines(FIXTURES / "facts.jsonl")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program, count = build(facts, tool, folder)
        found = answers(program, count, folder / "answers")
    failures = compare(facts, found, "--record" in sys.argv[1:])
    if failures:
        sys.exit("\n".join(failures))


main()
