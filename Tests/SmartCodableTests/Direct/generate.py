#!/usr/bin/env python3
"""Writes DirectPairs.swift: each model of Models.txt twice, as SmartCodable and as SmartDirectCodable.

    Tests/SmartCodableTests/Direct/generate.py            writes it
    Tests/SmartCodableTests/Direct/generate.py --check    fails where it is not what would be written
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE / "DirectPairs.swift"


def main():
    source = (HERE / "Models.txt").read_text()
    names = re.findall(r"^(?:struct|final class) (\w+)(?:<.*>)?: (?:NSObject, )?Model_", source, re.M)
    generic = dict(re.findall(r"^// (\w+): (.+)$", source, re.M))
    body = re.sub(r"^(?=.)", "    ", re.sub(r"^// \w+: .+\n", "", source, flags=re.M), flags=re.M).rstrip()
    lines = [
        "// Written by generate.py from Models.txt.",
        "",
        "import ExCodableCompat",
        "import Foundation",
        "import SmartCodable",
        "",
        "enum UsualModels {",
        body.replace("Model_", "SmartCodable"),
        "}",
        "",
        "enum DirectModels {",
        body.replace("Model_", "SmartDirectCodable"),
        "}",
        "",
        "extension DirectPair {",
        "    static let all: [DirectPair] = [",
    ]
    for name in names:
        used = generic.get(name, name)
        direct = re.sub(r"@", "DirectModels.", used)
        usual = re.sub(r"@", "UsualModels.", used)
        lines.append(f"        DirectPair(UsualModels.{usual}.self, DirectModels.{direct}.self),")
    lines += ["    ]", "}", ""]
    text = "\n".join(lines)
    if "--check" in sys.argv:
        if TARGET.read_text() != text:
            sys.exit(f"{TARGET.name} is not what generate.py writes")
    else:
        TARGET.write_text(text)


main()
