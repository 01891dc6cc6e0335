#!/usr/bin/env python3
"""Finds what the libraries call of Swift and Foundation that is newer than the oldest system they name, outside of #available.

A compiler for Apple's platforms refuses that; the one on Linux knows the versions (they are in the modules' symbol graphs) and does not
look. Needs Linux and a toolchain that writes its syntax trees as JSON (Swift 6.1 or later). A minute. Exit code 1 if something is found.
"""
import collections, glob, json, os, subprocess, sys, tempfile

OLDEST = (15, 0)  # iOS, as in Package.swift
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
           "FoundationInternationalization"]
# What has an older overload of the same name, which a compiler for Apple's platforms takes.
ALLOWED = {"FixedWidthInteger.&*(_:_:)"}

TOOLCHAIN = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))


def version(text):
    return tuple([int(part) for part in text.split(".")] + [0])[:2]


def newer_symbols(folder):
    """Name and version of each symbol that iOS has had since a later version than OLDEST, by its USR."""
    for module in MODULES:
        subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                        "-target", TOOLCHAIN["target"]["triple"], "-output-dir", folder], check=True, stderr=subprocess.DEVNULL)
    symbols = {}
    for path in glob.glob(folder + "/*.symbols.json"):
        with open(path) as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            for item in symbol.get("availability", []):
                since = item.get("introduced")
                if item.get("domain") == "iOS" and since and (since["major"], since.get("minor", 0)) > OLDEST:
                    symbols[symbol["identifier"]["precise"]] = (
                        ".".join(symbol["pathComponents"]), (since["major"], since.get("minor", 0)))
    return symbols


def promised(conditions):
    """The version of iOS that #available in these conditions asks for."""
    found = OLDEST
    for condition in conditions or []:
        if isinstance(condition, dict) and condition.get("_kind") == "#available":
            for query in condition.get("queries", []):
                if query.get("domain") == "iOS" and "version" in query:
                    found = max(found, version(query["version"]))
    return found


class Search:
    def __init__(self, symbols):
        self.symbols, self.found, self.file = symbols, collections.defaultdict(set), None

    def declared(self, node, system):
        for attribute in node.get("attrs", []):
            if attribute.get("_kind") == "available_attr" and attribute.get("domain") == "iOS" and "introduced" in attribute:
                system = max(system, version(attribute["introduced"]))
        return system

    def walk(self, node, system, place):
        if isinstance(node, list):
            for item in node:
                self.walk(item, system, place)
        if not isinstance(node, dict):
            return
        kind = node.get("_kind")
        system = self.declared(node, system)
        if isinstance(node.get("range"), dict):
            place = node["range"].get("start", place)
        name = node.get("decl_usr")
        if name in self.symbols and self.symbols[name][1] > system:
            self.found[(self.file, place)].add(self.symbols[name])
        if kind == "if_stmt":
            inside = max(system, promised(node.get("conditions")))
            for key, value in node.items():
                self.walk(value, system if key == "else_stmt" else inside, place)
        elif kind == "brace_stmt":
            # What follows a guard has what the guard asks for.
            for item in node.get("elements", []):
                self.walk(item, system, place)
                if isinstance(item, dict) and item.get("_kind") == "guard_stmt":
                    system = max(system, promised(item.get("conditions")))
        elif kind == "guard_stmt":
            inside = max(system, promised(node.get("conditions")))
            for key, value in node.items():
                self.walk(value, inside if key == "conditions" else system, place)
        else:
            for value in node.values():
                self.walk(value, system, place)


def trees(module, folder):
    """The module's syntax trees, one for each file."""
    files = sorted(glob.glob(f"Sources/{module}/**/*.swift", recursive=True))
    command = ["swiftc", "-frontend", "-swift-version", "6", "-module-name", module, "-package-name", "package",
               "-plugin-path", TOOLCHAIN["paths"]["runtimeResourcePath"] + "/host/plugins", "-I", folder,
               "-parse-as-library"]
    primary = [argument for file in files for argument in ("-primary-file", file)]
    log = os.path.join(folder, module + ".log")
    with open(log, "w") as errors:
        output = subprocess.run(command + ["-dump-ast", "-dump-ast-format", "json"] + primary, stdout=subprocess.PIPE,
                                stderr=errors, text=True).stdout
        subprocess.run(command + ["-emit-module", "-o", f"{folder}/{module}.swiftmodule"] + files, check=True, stderr=errors)
    decoder, place, seen = json.JSONDecoder(), 0, 0
    while place < len(output):
        if output[place].isspace():
            place += 1
            continue
        tree, place = decoder.raw_decode(output, place)
        seen += 1
        yield tree
    if seen < len(files):
        sys.exit(f"{module}: {seen} syntax trees of {len(files)} files\n" + open(log).read()[:2000])


with tempfile.TemporaryDirectory() as folder:
    symbols = newer_symbols(folder)
    if len(symbols) < 1000:
        sys.exit(f"the toolchain's modules name {len(symbols)} symbols only that are newer: nothing can be said")
    search = Search(symbols)
    for module in ["SmartEngine", "SmartCodable", "HandyJSONCompat", "ExCodableCompat", "SmartStreams", "SmartContracts", "SmartMigration"]:
        for tree in trees(module, folder):
            search.file = tree.get("filename")
            search.walk(tree, OLDEST, 0)

count = 0
for (file, place), names in sorted(search.found.items()):
    with open(file, "rb") as source:
        text = source.read()
    line = text[:place].count(b"\n")
    for name, since in sorted(names):
        if name not in ALLOWED:
            count += 1
            print(f"{file}:{line + 1}: {name} is new in iOS {since[0]}.{since[1]}: {text.splitlines()[line].decode().strip()}")
print(f"{len(symbols)} newer symbols looked for, {count} uses found")
sys.exit(1 if count else 0)
