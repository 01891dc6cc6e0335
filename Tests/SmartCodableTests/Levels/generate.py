#!/usr/bin/env python3
"""Writes LevelTable.swift: classes of three levels, and for each a struct with the same lines.

A level has, or has not: CodingKeys (of four kinds), a constant, wrappers (the library's and a user's own), a mapping, an
init(from:) of its own. The hierarchies are few: each pair of these, at one level or two, stands in one of them, as do both
of them missing, and one without the other; and each kind of CodingKeys with and without each of the others.
"""
import itertools
import os

FEATURES = ["keys", "constant", "wrappers", "mapping", "own init"]
KINDS = ["private raw", "plain", "extension", "private extension"]

# Of the level in the middle and the last one: the features as bits, and the kind of CodingKeys.
HIERARCHIES = [
    ((31, 1), (11, 2)), ((1, 1), (21, 2)), ((2, 0), (14, 0)), ((27, 3), (17, 0)), ((21, 0), (25, 3)),
    ((13, 2), (23, 1)), ((27, 2), (9, 1)), ((11, 0), (7, 3)), ((28, 0), (20, 0)), ((13, 3), (15, 0)),
    ((6, 0), (3, 0)), ((21, 3), (8, 0)), ((5, 2), (3, 1)),
]


def check():
    """That the hierarchies have each pair."""
    places = [(level, feature) for level in range(2) for feature in range(len(FEATURES))]
    pairs, kinds = set(), set()
    for hierarchy in HIERARCHIES:
        has = {(level, feature): hierarchy[level][0] >> feature & 1 for level, feature in places}
        pairs |= {(a, has[a], b, has[b]) for a, b in itertools.combinations(places, 2)}
        kinds |= {(level, hierarchy[level][1], place, has[place]) for level in range(2) if has[level, 0]
                  for place in places if place[1] != 0}
    assert len(pairs) == 4 * len(places) * (len(places) - 1) // 2
    assert len(kinds) == 2 * len(KINDS) * 2 * (len(places) - 2)


class Level:
    def __init__(self, prefix, number, kind):
        self.prefix = prefix
        self.has = {name: bool(number >> bit & 1) for bit, name in enumerate(FEATURES)}
        self.kind = kind if self.has["keys"] else ""
        # Private keys that no mapping names are not found when a level is written.
        if not self.has["mapping"]:
            self.kind = self.kind.removeprefix("private ")

    def name(self, property):
        return self.prefix + property

    @property
    def title(self):
        names = [self.kind + " keys" if name == "keys" else name for name in FEATURES if self.has[name]]
        return "+".join(names) or "nothing"

    @property
    def is_raw(self):
        return self.kind in ("raw", "private raw", "private extension")

    @property
    def is_found_everywhere(self):
        return not self.has["keys"] or self.has["mapping"] or self.has["own init"]

    def properties(self):
        """Name, declaration, type and whether the compiler has it read."""
        yield "Number", "var %s = 1", "Int", True
        yield "Text", 'var %s: String? = "t"', "String?", True
        yield "Secret", 'var %s = "kept"', "String", True
        yield "List", "var %s: [Int] = [4]", "[Int]", True
        if self.has["constant"]:
            yield "Version", "let %s = 5", "Int", False
        if self.has["wrappers"]:
            yield "Level", "@Limited var %s = 7", "Limited", True
            yield "Key", '@SmartKey("%s_key") var %s = 2', "SmartKey<Int>", True
            yield "Any", "@SmartAny var %s: [String: Any] = [:]", "SmartAny<[String: Any]>", True
            yield "Ignored", "@IgnoredKey var %s = 3", "IgnoredKey<Int>", True

    def declarations(self):
        for property, declaration, _, _ in self.properties():
            yield declaration.replace("%s", self.name(property))

    def cases(self):
        """Of the keys, with their texts. Those that are excluded have initial values."""
        for property, _, _, _ in self.properties():
            if self.has["keys"] and property in ("Secret", "Ignored"):
                continue
            text = self.name(property)
            if self.is_raw and property in ("Number", "Level"):
                text = self.prefix + "_" + property.lower()
            yield property, text

    def enum(self, name="CodingKeys"):
        raw = self.is_raw
        cases = [
            self.name(p) + (f' = "{text}"' if raw and text != self.name(p) else "") for p, text in self.cases()]
        access = "private " if self.kind.startswith("private") else ""
        return f"{access}enum {name}: {'String, ' if raw else ''}CodingKey {{ case {', '.join(cases)} }}"

    def mapped(self, keys="CodingKeys"):
        return f'{keys}.{self.name("Number")} <--- ["{self.prefix}_mapped", "{self.prefix}.path"]'

    def reading(self):
        """The lines of an init(from:)."""
        if not (self.has["own init"] and self.has["keys"]):
            for property, _, type, is_read in self.properties():
                if not is_read or property not in dict(self.cases()):
                    continue
                name = self.name(property)
                storage = "_" + name if property in ("Level", "Key", "Any", "Ignored") else name
                call = "decodeIfPresent(String.self" if type == "String?" else f"decode({type}.self"
                yield f"{storage} = try keys.{call}, forKey: .{name})"
            return
        yield f'{self.name("Number")} = try keys.decode(Int.self, forKey: .{self.name("Number")}) * 2'
        yield f'{self.name("Text")} = try keys.decodeIfPresent(String.self, forKey: .{self.name("Text")})'


def class_of(name, base, level):
    lines = [f"class {name}: {base} {{"]
    lines += ["    " + line for line in level.declarations()]
    in_extension = level.kind.endswith("extension")
    if level.has["keys"] and not in_extension:
        lines.append("    " + level.enum())
    if level.has["mapping"]:
        keys = "CodingKeys"
        if not level.has["keys"]:
            keys = "Names"
            lines.append(f'    enum Names: CodingKey {{ case {level.name("Number")} }}')
        lines.append("    override class func mappingForKey() -> [SmartKeyTransformer]? {")
        lines.append(f"        (super.mappingForKey() ?? []) + [{level.mapped(keys)}]")
        lines.append("    }")
    if level.has["own init"]:
        lines.append("    required init() { super.init() }")
        lines.append("    required init(from decoder: any Decoder) throws {")
        lines.append("        try super.init(from: decoder)")
        if level.has["keys"]:
            lines.append("        let keys = try decoder.container(keyedBy: CodingKeys.self)")
            lines += ["        " + line for line in level.reading()]
        lines.append("    }")
    lines.append("}")
    if level.has["keys"] and in_extension:
        lines += [f"extension {name} {{", "    " + level.enum(), "}"]
    return lines


def struct_of(name, levels):
    lines = [f"private struct {name}: SmartCodable {{", "    var id = 0"]
    for level in levels:
        lines += ["    " + line for line in level.declarations()]
    lines.append("    enum CodingKeys: String, CodingKey {")
    lines.append("        case id")
    for level in levels:
        for property, text in level.cases():
            key = level.name(property)
            lines.append(f"        case {key}" + (f' = "{text}"' if text != key else ""))
    lines.append("    }")
    mapped = [level.mapped() for level in levels if level.has["mapping"]]
    if mapped:
        lines.append("    static func mappingForKey() -> [SmartKeyTransformer]? {")
        lines += [f"        [{mapped[0]}" + ("," if len(mapped) > 1 else "]")]
        if len(mapped) > 1:
            lines.append(f"         {mapped[1]}]")
        lines.append("    }")
    if any(level.has["own init"] and level.has["keys"] for level in levels):
        lines.append("    init() {}")
        lines.append("    init(from decoder: any Decoder) throws {")
        lines.append("        let keys = try decoder.container(keyedBy: CodingKeys.self)")
        lines.append("        id = try keys.decode(Int.self, forKey: .id)")
        for level in levels:
            lines += ["        " + line for line in level.reading()]
        lines.append("    }")
    lines.append("}")
    return lines


def main():
    check()
    lines = ["// Written by generate.py.", "", "import SmartCodable", ""]
    rows = []
    for number, levels in enumerate(HIERARCHIES):
        middle, last = (Level(prefix, bits, KINDS[kind]) for prefix, (bits, kind) in zip("ml", levels))
        lines += class_of(f"Middle{number}", "LevelRoot", middle)
        lines += class_of(f"Last{number}", f"Middle{number}", last)
        lines += struct_of(f"Flat{number}", [middle, last]) + [""]
        everywhere = middle.is_found_everywhere and last.is_found_everywhere
        rows.append(
            f'    LevelRow("{middle.title} / {last.title}", Last{number}.self, Flat{number}.self, '
            f"isSure: {'true' if everywhere else 'false'}),")
    lines += ["let levelRows: [LevelRow] = [", *rows, "]"]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "LevelTable.swift")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


main()
