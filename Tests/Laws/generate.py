#!/usr/bin/env python3
"""Makes random SmartCodable models and payloads, and says what each payload is read as, reported and written as.

    Tests/Laws/generate.py                                  Generated: 300 models
    Tests/Laws/generate.py --check                          fails where it is not what would be generated
    Tests/Laws/generate.py --models 3000 --seed 7 --output D    a copy of this package with other models: swift test --package-path D

A model is a set of properties (kinds.py) with wrappers, names and a strategy, in three of the forms that a model may
have: struct, final class, open class of one to four levels, generic, direct. What is expected is worked out here, from
what the pages say; it knows nothing of the library. See "Laws" in Tests/README.md.
"""

import argparse
import json
import pathlib
import random
import re
import shutil
import sys

from kinds import (UNFIT, Address, Boolean, Bytes, Case, Exact, Filled, Floating, Free, Hierarchy, Identifier, Integer, Itself, Kind, Moment,
                   Nested, Optional, Place, Raw, Report, Several, Single, Table, Text, TransformedMoment, Union, Upper, anything,
                   canonical, has_objects, merged, plain, text)

HERE = pathlib.Path(__file__).resolve().parent
MODELS, SEED, PAYLOADS, FORMS, PER_FILE = 300, 1, 10, 3, 9

KEY_COUNTS = (1, 255, 256, 257)

NAMES = ("userName homeCity firstTag isOpen rowCount lastPage pageSize itemPrice shopArea unitCode dayPlan oldValue newValue "
         "topScore minLevel maxLevel baseRate extraInfo").split()
LEAF_NAMES = "leafTitle leafCount leafNote leafKind leafRate".split()
EXPLICIT = ["user_id", "名", "x-y", "ID", "_v", "a b"] + [f"k{n}" for n in range(30)]
PATHS = ["data.u{}", "deep.in.v{}", "list.0.w{}", "dot\\.x{}"]
BITS = (-(2**63), 2**63 - 1)
WORD = {"one": "one", "two": "two", "1": "digit"}
RANK = {0: "low", 1: "middle", 2: "high"}
MOOD = {"good": "good", "bad": "bad", "other": "other"}


def snake(name, joint="_"):
    return "".join(joint + c.lower() if c.isupper() else c for c in name)


STRATEGIES = {
    "lower": str.lower, "snake": snake, "upper": lambda name: name[0].upper() + name[1:], "kebab": lambda name: snake(name, "-"),
}


def scalar(rng):
    return rng.choice([
        lambda: Integer("Int", -(2**53), 2**53, largest=BITS), lambda: Integer("Int", -99, 99, -1, BITS), lambda: Integer("Int8", -128, 127),
        lambda: Integer("UInt16", 0, 65535), lambda: Integer("Int64", -(2**53), 2**53, largest=BITS), lambda: Integer("UInt", 0, 2**53, largest=(0, 2**64 - 1)),
        Boolean, Boolean, Text, Text, Text, lambda: Floating("Double"), lambda: Floating("Float"),
        lambda: Case("Word", WORD), lambda: Case("Rank", RANK), lambda: Case("Mood", MOOD, "other"), Exact,
    ])()


class Property:
    """`names`: those that it is read by instead of its own; `wrapper_names`: whether they stand in @SmartKey."""

    def __init__(self, name, kind, role="usual", wrappers=()):
        self.name, self.kind, self.role, self.wrappers = name, kind, role, list(wrappers)
        self.names, self.wrapper_names, self.coding_name = None, None, name

    def declaration(self, swift=None):
        wrappers = list(self.wrappers)
        if self.wrapper_names:
            wrappers.insert(0, "@SmartKey(" + ", ".join(map(quoted, self.wrapper_names)) + ")")
        return f"{''.join(w + ' ' for w in wrappers)}var {self.name}: {swift or self.kind.swift} = {self.kind.source}"

    def read_names(self, strategy):
        if self.names:
            return self.names
        return [STRATEGIES[strategy](self.coding_name), self.coding_name] if strategy else [self.coding_name]


def transformer(kind):
    return getattr(kind.kind if isinstance(kind, Optional) else kind, "transformer", None)


def quoted(name):
    return '"' + name.replace("\\", "\\\\") + '"'


def split(name):
    """The steps of a path, in which dots of names are escaped."""
    return [step.replace("\\.", ".") for step in re.split(r"(?<!\\)\.", name)]


def lookup(members, name):
    """Steps and value of a name, where there is one; the first step that something else blocks."""
    if name in members:
        return [name], members[name]
    if "." not in name:
        return None
    at, path = members, []
    for step in split(name):
        if isinstance(at, dict) and step in at:
            at, path = at[step], [*path, step]
        elif isinstance(at, list) and step.isdigit() and int(step) < len(at):
            at, path = at[int(step)], [*path, int(step)]
        else:
            # Null on the way is no value, as if it were not there.
            return "blocked" if path and not isinstance(at, (dict, list, type(None))) else None
    return path, at


def way(members, name):
    """The steps to a value that is missing: positions where an array is."""
    for step in split(name):
        yield int(step) if isinstance(members, list) else step
        members = members.get(step) if isinstance(members, dict) else next(iter(members[int(step):]), None) if isinstance(members, list) else None


def put(members, name, value, as_member=False):
    steps = [name] if as_member and "\\" not in name else split(name)
    at = members
    for step, following in zip(steps, steps[1:] + [None]):
        if isinstance(at, list):
            if not at:
                at.append({})
            at, step_value = at[0], None
            continue
        if following is None:
            at.setdefault(step, value)
            return
        if step not in at:
            at[step] = [] if following.isdigit() else {}
        if not isinstance(at[step], (dict, list)):
            return
        at = at[step]


def remove(members, name):
    """Takes a name out of the unknown members."""
    name = name if name in members else ".".join(split(name))
    if name in members:
        del members[name]
        return
    head, _, rest = name.partition(".")
    if rest and isinstance(members.get(head), dict):
        remove(members[head], rest)
        if not members[head]:
            del members[head]
    elif rest and isinstance(members.get(head), list):
        first, _, inner = rest.partition(".")
        if members[head] and isinstance(members[head][0], dict):
            remove(members[head][0], inner)
            # The positions of the others stay.
            members[head][0] = members[head][0] or None
            if members[head] == [None]:
                del members[head]


class Model:
    def __init__(self, number, rng, others):
        self.number, self.space = number, f"M{number:03}"
        self.is_leaf = not others
        self.style = "usual" if self.is_leaf else rng.choice(
            ["usual", "usual", "mapping", "mapping", "keys", "foundation", "snake", rng.choice(["upper", "kebab", "lower"])])
        self.has_finish = rng.random() < 0.5
        self.collections = rng.choice([None] * 5 + ["strict", "wraps"])
        names = (LEAF_NAMES if self.is_leaf else NAMES)[:]
        rng.shuffle(names)
        explicit = [("f_" if self.is_leaf else "") + n for n in EXPLICIT]
        rng.shuffle(explicit)
        self.properties = []
        if self.style == "foundation":
            others = None
        for _ in range(rng.randint(2, 4) if self.is_leaf else rng.randint(3, 8)):
            self.properties.append(self.property(names.pop(), rng, others))
        if not self.is_leaf and others and rng.random() < 0.25:
            leaf = rng.choice(others[:2])
            kind = Nested(leaf, "S")
            self.properties.append(Property(names.pop(), Optional(kind) if rng.random() < 0.4 else kind, "flat", ["@SmartFlat"]))
        if not self.is_leaf and others and rng.random() < 0.25:
            self.properties.append(Property(
                names.pop(), Free("[String: JSONValue]", "[:]", {}, dict), "unknown", [rng.choice(["@SmartUnknown", "@SmartFlat"])]))
        if not self.is_leaf and others and rng.random() < 0.1 and not any("{self}" in p.kind.swift for p in self.properties):
            card = POLYMORPHIC[0]
            self.properties.append(Property(names.pop(), Optional(card) if rng.random() < 0.5 else card, "flat", ["@SmartFlat"]))
        self.has_holder = (
            not self.is_leaf and others and rng.random() < 0.15
            and not any(p.role == "unknown" or "{self}" in p.kind.swift for p in self.properties))
        if self.has_holder:
            self.properties.append(Property(names.pop(), Filled(HOLDER, "Holder"), "flat", ["@SmartFlat"]))
        if any(p.role == "unknown" for p in self.properties) and rng.random() < 0.3:
            self.properties.append(Property(names.pop(), Integer("Int", -99, 99), "ignored", ["@IgnoredKey"]))
        self.is_recursive = any("{self}" in p.kind.swift for p in self.properties)
        self.has_finish = self.has_finish and not self.is_recursive
        rng.shuffle(self.properties)
        for place, p in enumerate(self.properties):
            if p.role == "usual" and self.style != "foundation":
                self.name(p, rng, explicit, f"{number}n{place}")
        self.has_unknown = self.has_holder or any(p.role == "unknown" for p in self.properties)
        self.has_values = any(transformer(p.kind) for p in self.properties)
        self.has_mapping = any(p.names and not p.wrapper_names for p in self.properties)
        self.has_renamed = any(p.coding_name != p.name for p in self.properties)

    def property(self, name, rng, others):
        chance = rng.random() if others is not None else 1
        if chance < 0.08 and others:
            kind = rng.choice(POLYMORPHIC)
            shape = rng.random()
            return Property(name, kind if shape < 0.3 else Optional(kind) if shape < 0.5 else Several(kind))
        if chance < 0.16 and others:
            kind = Nested(rng.choice(others), rng.choice("SF")) if rng.random() < 0.8 else Filled(FILLED)
            shape = rng.random()
            kind = kind if shape < 0.4 else Optional(kind) if shape < 0.6 else Several(kind, shape > 0.9, rng.random() < 0.2)
            return Property(name, kind)
        if chance < 0.22:
            return Property(name, rng.choice([
                lambda: Free("JSONValue", "1", 1), lambda: Free("[JSONValue]", "[]", [], list),
                lambda: Free("[String: JSONValue]", "[:]", {}, dict)])())
        if chance < 0.28:
            return Property(name, rng.choice([
                lambda: Free("Any?", "nil", None, is_optional=True), lambda: Free("[String: Any]", "[:]", {}, dict),
                lambda: Free("[Any]", "[]", [], list)])(), wrappers=["@SmartAny"])
        if chance < 0.34:
            form = rng.choice([None, "", ""])
            kind = Moment(form="read" if form is not None else None)
            return Property(name, Optional(kind) if rng.random() < 0.6 else kind, wrappers=["@SmartDate"] if kind.form else [])
        if chance < 0.40:
            return Property(name, rng.choice([lambda: Optional(Address()), Bytes, lambda: Optional(Bytes())])())
        if chance < 0.44:
            return Property(name, rng.choice([
                lambda: Table("Word", WORD, Integer("Int", -99, 99, largest=BITS)), lambda: Table("Int", {"1": 1, "-7": -7}, Boolean()),
                lambda: Single(Integer("Int", -99, 99, largest=BITS)), lambda: Single(Text()), Identifier])())
        if chance < 0.48:
            return Property(name, rng.choice([Upper, lambda: Optional(Upper()), TransformedMoment, lambda: Optional(TransformedMoment())])())
        if chance < 0.52:
            return Property(name, Integer("Int", -99, 99), "ignored", ["@IgnoredKey"])
        kind = scalar(rng)
        shape = rng.random()
        if shape < 0.4:
            return Property(name, kind)
        if shape < 0.65:
            return Property(name, Optional(kind, rng.random() < 0.3))
        if others and shape < 0.68:
            return Property(name, Several(Itself(self)))
        wraps = ["@SmartCompact.Array"] if shape < 0.74 else []
        if shape < 0.85:
            several = Several(kind, has_optional=not wraps and rng.random() < 0.2)
            several.is_compact = bool(wraps)
            return Property(name, several, wrappers=wraps)
        if shape < 0.9:
            return Property(name, Several(Several(kind)))
        table = Several(kind, is_table=True)
        table.is_compact = rng.random() < 0.3 and others is not None
        return Property(name, table, wrappers=["@SmartCompact.Dictionary"] if table.is_compact else [])

    def name(self, p, rng, explicit, unique):
        chance = rng.random()
        if self.style == "keys" and chance < 0.5:
            p.coding_name = explicit.pop()
        elif self.style == "mapping" and chance < 0.6 or chance < 0.15:
            names = [rng.choice(PATHS).format(unique)] if rng.random() < 0.4 else [explicit.pop()]
            if rng.random() < 0.4:
                names.append(p.name if rng.random() < 0.5 else explicit.pop())
            p.names = names
            if self.style != "mapping" or rng.random() < 0.3:
                p.wrapper_names = names
    # --- Values

    def initial(self):
        return {p.name: p.kind.initial for p in self.properties}

    def show(self, values):
        return "(" + ", ".join(p.kind.show(values[p.name]) for p in self.properties) + ")"

    def is_wide(self, values):
        """Unknown members have the order in which they came."""
        return any(
            any(map(has_objects, values[p.name].values())) if p.role == "unknown" else p.kind.is_wide(values[p.name])
            for p in self.properties)

    def members(self, rng, how, share):
        """A payload."""
        out = {}
        order = self.properties[:]
        rng.shuffle(order)
        for p in order:
            if p.role == "unknown" or rng.random() > share:
                continue
            if p.role == "ignored":
                if how is not Kind.right_of:
                    out.setdefault(p.name, 5)
                continue
            if p.role == "flat":
                kind = p.kind.kind if isinstance(p.kind, Optional) else p.kind
                flat = kind.right(rng) if isinstance(kind, Union) else kind.model.members(rng, how, share)
                if isinstance(kind, Union) and how is not Kind.right_of:
                    # Those of another case.
                    flat.update(dict(rng.choice([inner for _, inner in kind.cases.values() if inner]).members(rng, how, share), **flat))
                for name, value in flat.items():
                    out.setdefault(name, value)
                continue
            names = p.read_names(rng.strategy)
            name = names[0] if how is Kind.right_of and not rng.random() < 0.3 else rng.choice(names)
            is_member = how is not Kind.right_of and rng.random() < 0.15
            if how is not Kind.right_of and len(split(name)) > 1 and rng.random() < 0.06 and not rng.has_unknown:
                out.setdefault(name.split(".")[0], "text")
            put(out, name, how(p.kind, rng), is_member or not p.names)
        return out

    def known(self, strategy, members, now=None):
        """The names of what belongs to properties. `now`: what an update changes."""
        for p in self.properties:
            if p.role == "flat":
                kind = p.kind.kind if isinstance(p.kind, Optional) else p.kind
                if isinstance(kind, Union):
                    yield kind.by
                    inner = kind.cases.get(members.get(kind.by), (None, None))[1]
                    if now and now[p.name] and members.get(kind.by) is None:
                        inner = next((model for case, model in kind.cases.values() if case == now[p.name][0]), None)
                    yield from inner.known(strategy, members) if inner else []
                else:
                    yield from kind.model.known(strategy, members, now and now[p.name])
            elif p.role == "usual":
                yield from p.read_names(strategy)
            elif p.role == "ignored":
                yield p.name

    def read(self, members, report, path, now, is_new=True, taken=()):
        """What it becomes, from `now`; the report gets its lines. `taken`: what the models take that this one is flat in."""
        values = dict(now)
        for p in self.properties:
            place = Place(report, path, p.name)
            if p.role == "ignored":
                continue
            if p.role == "unknown":
                rest = json.loads(json.dumps(plain(members)))
                for name in [*self.known(report.strategy, members, None if is_new else now), *taken]:
                    remove(rest, name)
                values[p.name] = merged(now[p.name], rest) if not is_new else rest
                continue
            if p.role == "flat":
                kind = p.kind.kind if p.kind.is_optional else p.kind
                before = now[p.name]
                if isinstance(kind, Union):
                    # Without the member that chooses there is none, and an update changes the one that is there.
                    if kind.by not in members and (p.kind.is_optional if is_new else before is None):
                        continue
                    card = kind.read(members, place, None if is_new else before)
                    if card is not UNFIT:
                        values[p.name] = card
                    elif p.kind.is_optional:
                        place.note("becameNil")
                        values[p.name] = None
                    else:
                        place.note("keptInitialValue")
                    continue
                if p.kind.is_optional and not any(lookup(members, n) not in (None, "blocked") for n in kind.model.known(report.strategy, members)):
                    report.situations.add("flatOptionalAbsent")
                    continue
                is_fresh = before is None or is_new
                values[p.name] = kind.model.read(members, report, path, kind.initial if before is None else before, is_fresh,
                    [*taken, *self.known(report.strategy, members, None if is_new else now)])
                continue
            found, null, blocked = None, None, None
            # Of two spellings the property's own comes first.
            for name in sorted(p.read_names(report.strategy), key=lambda name: not p.names and name != p.coding_name):
                hit = lookup(members, name)
                if hit == "blocked":
                    blocked = blocked or name
                elif hit is not None and p.names and report.strategy == "kebab":
                    report.situations.add("explicitUnderCustom")
                if hit in (None, "blocked"):
                    continue
                if hit[1] is None:
                    null = null or hit[0]
                else:
                    found = found or hit
            if found is None and null is None:
                if blocked:
                    report.situations.add("blocked")
                if not is_new and not p.kind.is_optional:
                    report.situations.add("absentInUpdate")
                if is_new and (not p.kind.is_optional or blocked) or blocked:
                    place.at(*way(members, blocked or (p.names or [p.coding_name])[0])).note("keptInitialValue" if blocked else "missing")
                continue
            if (found[0] if found else null) == (p.wrapper_names or [None])[:1]:
                values[p.name + " is whole"] = True
            elif found:
                values[p.name + " is whole"] = False
            if found is None and isinstance(p.kind, Free) and p.kind.swift == "JSONValue":
                values[p.name] = None
                continue
            if found is None:
                place.at(*null).note("null")
                has_case = isinstance(p.kind, Union) and p.kind.unknown
                if (p.kind.is_optional or has_case) and (p.wrapper_names or "@SmartAny" in p.wrappers):
                    report.situations.add("wrappedNull")
                if p.kind.is_optional:
                    values[p.name] = None
                continue
            place = place.at(*found[0])
            result = p.kind.read(found[1], place, now[p.name] if not is_new else None)
            if result is not UNFIT:
                values[p.name] = result
            elif p.kind.is_optional:
                place.note("becameNil")
                values[p.name] = None
            else:
                place.note("keptInitialValue")
        return values

    def write(self, values, is_snake=None):
        def merge(into, more):
            for name, value in more.items():
                if name not in into:
                    into[name] = value
                elif isinstance(into[name], dict) and isinstance(value, dict):
                    merge(into[name], value)
                elif name == "list" and value and into[name]:
                    # The array of paths (`list.0.name`), which a flat model may have, too.
                    merge(into[name][0], value[0])

        out = {}
        is_snake = self.writes_snake if is_snake is None else is_snake
        rest = {}
        for p in self.properties:
            value = values[p.name]
            if p.role == "ignored" or value is None and p.kind.is_optional:
                continue
            if p.role == "unknown":
                rest = value
            elif p.role == "flat":
                merge(out, p.kind.write(value))
            elif p.wrapper_names:
                put(out, p.wrapper_names[0], p.kind.write(value), values.get(p.name + " is whole", False))
            else:
                out[snake(p.coding_name) if is_snake else p.coding_name] = p.kind.write(value)

        merge(out, rest)
        return out

    # --- Swift

    def forms(self, rng):
        others = ["F", "C", "D", "E"]
        generic = next((p for p in self.properties if self.is_generic(p)), None)
        if generic:
            others.append("G")
        rng.shuffle(others)
        chosen = ["S"] + others[: FORMS - 1]
        if self.has_unknown and "C" not in chosen:
            chosen[-1] = "C"
        if self.is_leaf and "F" not in chosen:
            chosen[-1] = "F"
        return chosen, generic

    @staticmethod
    def is_generic(p):
        if p.role != "usual" or p.wrappers or p.wrapper_names or "{self}" in p.kind.swift or transformer(p.kind) or isinstance(p.kind, Single):
            return False
        if isinstance(p.kind, Optional):
            return p.kind.source == "nil"
        return isinstance(p.kind, Several) and not p.kind.is_table and not p.kind.has_optional

    def declare(self, rng):
        """The forms, and the types by which they are listed."""
        forms, generic = self.forms(rng)
        out, types = [], []
        for form in forms:
            types.append((form, form if form not in "CG" else None))
            if form == "C":
                count = rng.randint(1, 4)
                cuts = sorted(rng.randint(0, len(self.properties)) for _ in range(count - 1))
                if count > 1 and rng.random() < 0.5:
                    cuts[0] = 0
                parts = [self.properties[a:b] for a, b in zip([0] + cuts, cuts + [len(self.properties)])]
                if self.is_recursive and all(p.role == "ignored" for p in parts[0]):
                    # KnownIssues has "emptyBase", which only this form would have.
                    count, parts = 1, [self.properties]
                names = [f"C{depth}" for depth in range(count)]
                for depth, part in enumerate(parts):
                    rng.own = names[-1]
                    out += self.level(f"class {names[depth]}: " + (names[depth - 1] if depth else "SmartCodable, LawValue"), part,
                                      rng, "class" if not depth else "sub")
                types[-1] = (form, names[-1])
                unknown = next((n for n, part in enumerate(parts) if any(p.role == "unknown" for p in part)), 0)
                if any(p.role == "ignored" for part in parts[:unknown] for p in part):
                    self.situations.append("ignoredInBase")
            elif form == "G":
                rng.own = "G<A>"
                inner = generic.kind.kind.swift
                out += self.level("struct G<A: Codable>: SmartCodable, LawValue", self.properties, rng, "struct", generic)
                types[-1] = (form, f"G<{inner}>")
            else:
                rng.own = form
                head = {"S": "struct S: SmartCodable", "F": "final class F: SmartCodable", "D": "struct D: SmartDirectCodable",
                        "E": "final class E: SmartDirectCodable"}[form]
                out += self.level(head + ", LawValue", self.properties, rng, "struct" if form in "SD" else "final")
        return out, types

    def level(self, head, properties, rng, kind, generic=None):
        out = [head + " {"]
        for p in properties:
            swift = None
            if p is generic:
                swift = "A?" if isinstance(p.kind, Optional) else "[A]"
            out.append("    " + p.declaration(swift).replace("{self}", rng.own))
        if kind in ("class", "final"):
            out.append(f"    {'required ' if kind == 'class' else ''}init() {{}}")
        mapped = [p for p in properties if p.names and not p.wrapper_names]
        changed = [p for p in properties if transformer(p.kind)]
        if self.has_renamed or kind == "sub" and (mapped or changed):
            keys = properties
            if keys:
                rows = ", ".join(p.name if p.coding_name == p.name else f"{p.name} = {quoted(p.coding_name)}" for p in keys)
                out.append(f"    enum CodingKeys: String, CodingKey {{ case {rows} }}")
        if self.has_mapping and (mapped or kind == "class"):
            rows = ", ".join(
                f"CodingKeys.{p.name} <--- " + (quoted(p.names[0]) if len(p.names) == 1 else "[" + ", ".join(map(quoted, p.names)) + "]")
                for p in mapped)
            how = {"struct": "static func", "final": "static func", "class": "class func", "sub": "override class func"}[kind]
            body = f"[{rows}]" if kind != "sub" else f"(super.mappingForKey() ?? []) + [{rows}]"
            out.append(f"    {how} mappingForKey() -> [SmartKeyTransformer]? {{ {body if mapped else 'nil'} }}")
        if self.has_values and (changed or kind == "class"):
            rows = ", ".join(f"CodingKeys.{p.name} <--- {transformer(p.kind)}" for p in changed)
            how = {"class": "class func", "sub": "override class func"}.get(kind, "static func")
            body = f"[{rows}]" if kind != "sub" else f"(super.mappingForValue() ?? []) + [{rows}]"
            out.append(f"    {how} mappingForValue() -> [SmartValueTransformer]? {{ {body if changed else 'nil'} }}")
        if self.has_finish and kind != "sub":
            out.append(f"    {'mutating ' if kind == 'struct' else ''}func didFinishMapping() {{ finished({self.number}) }}")
        fields = ", ".join(f"free({p.name})" if isinstance(p.kind, Free) else p.name for p in properties)
        if kind == "sub":
            out.append(f"    override var fields: [Any?] {{ super.fields + [{fields}] }}")
        else:
            out.append(f"    var fields: [Any?] {{ [{fields}] }}")
        return out + ["}"]


class Fixed(Model):
    """A model of Values.swift."""

    def __init__(self, **kinds):
        self.properties = [Property(name, kind) for name, kind in kinds.items()]
        self.has_unknown = False


def named(kind, initial, source=None):
    kind.initial, kind.source = initial, source
    return kind


NOTE = Fixed(body=Text(), stamp=Optional(Integer("Int", -99, 99, largest=BITS)))
PICTURE = Fixed(width=Floating("Double"), tags=Several(Text()))
SHAPE = Fixed(type=Text())
CIRCLE, SQUARE = Fixed(type=Text(), radius=Floating("Double")), Fixed(type=Text(), side=Optional(Integer("Int", -99, 99, largest=BITS)))
RATED = Fixed(level=Integer("Int", -99, 99, largest=BITS))
VEHICLE, BIKE = Fixed(wheels=Integer("Int", -99, 99, largest=BITS)), Fixed(wheels=Integer("Int", -99, 99, largest=BITS), bell=Text())


def car(**kinds):
    return Fixed(wheels=Integer("Int", -99, 99, largest=BITS), fuel=Optional(Text()), doors=Integer("Int", -99, 99, largest=BITS), **kinds)


CAR, GAS, POWER = car(), car(tank=Floating("Double")), car(range=Optional(Integer("Int", -99, 99, largest=BITS)))
HIGH = Fixed(level=Integer("Int", -99, 99, largest=BITS), note=Text())
KEEPER, HOLDER = Fixed(keeperNote=Text()), Fixed(holderId=Integer("Int", -99, 99, largest=BITS))
KEEPER.properties.append(Property("rest", Free("[String: JSONValue]", "[:]", {}, dict), "unknown"))
HOLDER.properties.append(Property("keeper", Filled(KEEPER, "Keeper"), "flat"))
FILLED = Fixed(id=Integer("Int", -99, 99, largest=BITS), name=Text())
FIXED = [KEEPER, HOLDER, FILLED, NOTE, PICTURE, SHAPE, CIRCLE, SQUARE, RATED, HIGH, VEHICLE, BIKE, CAR, GAS, POWER]
POLYMORPHIC = [
    Union("Message", ".ping", ("ping", None, "ping"), "kind", {"text": ("text", NOTE), "image": ("image", PICTURE), "ping": ("ping", None)}),
    Union("Message", ".ping", ("ping", None, "ping"), "kind", {"text": ("text", NOTE), "image": ("image", PICTURE), "ping": ("ping", None)}),
    Union("Numbered", ".two", ("two", None, "2"), "kind", {"1": ("one", NOTE), "2": ("two", None)}),
    Union("Card", ".unknown(1)", ("unknown", None, 1), "kind", {"text": ("text", NOTE)}, "unknown"),
    Hierarchy("Shape", "type", {"1": CIRCLE, "square": SQUARE}, SHAPE),
    Hierarchy("Shape", "type", {"1": CIRCLE, "square": SQUARE}, SHAPE),
    Hierarchy("Rated", "level", {"1": HIGH}, RATED),
    Hierarchy("Vehicle", "wheels", {"2": BIKE, "4": Hierarchy("Car", "fuel", {"gas": GAS, "power": POWER}, CAR)}, VEHICLE),
]


def rows_of(model, rng, count):
    """The payloads of a model, with what they become."""
    rng.strategy = model.style if model.style in STRATEGIES else None
    for other in {id(m): m for m in nested(model)}.values():
        other.writes_snake = rng.strategy == "snake"
    rng.has_unknown, rng.depth = model.has_unknown, 0
    base, basic, rows = None, set(), []
    for number in range(count):
        is_clean = number < 2
        share = 1 if number == 0 else rng.choice([0.5, 0.9, 1])
        how = Kind.right_of if number < 3 or rng.random() < 0.1 else Kind.dirty_of
        members = model.members(rng, how, share)
        if model.has_unknown or rng.random() < 0.3:
            members["zz"] = Raw(["1.50", "1.0", "1e2"][number % 3]) if model.has_unknown and rng.random() < 0.1 else anything(rng)
        report = Report()
        report.strategy, report.collections = rng.strategy, model.collections
        values = model.read(members, report, "", model.initial())
        if number == 0:
            base, basic = values, report.situations
        update = Report(is_update=True)
        update.situations |= basic
        update.strategy, update.collections = rng.strategy, model.collections
        updated = model.read(members, update, "", base, is_new=False)
        if any(p.role == "unknown" and p.wrappers == ["@SmartFlat"] for p in model.properties):
            report.situations.add("flatDictionary")
        digits = model.has_unknown and isinstance(members.get("zz"), Raw)
        row = {
            "id": f"{model.number}.{number}", "model": model.number, "json": text(members), "clean": is_clean,
            "value": model.show(values), "lines": sorted(report.lines), "written": canonical(model.write(values)),
            "coders": not has_enum_keys(model), "contains": f'"zz":{members["zz"]}' if digits else "",
            "updated": model.show(updated), "updateLines": sorted(update.lines),
            "situations": sorted(report.situations | update.situations),
            "raw": has_raw(members), "finishes": model.has_finish, "wide": model.is_wide(values),
            "foundation": number == 0 and model.style not in ("upper", "kebab", "lower") and "zz" not in members and all(
                p.role == "usual" and not p.names and not p.wrappers and p.kind.as_foundation for p in model.properties),
        }
        rows.append(row)
    return rows


def has_raw(value):
    if isinstance(value, (dict, list)):
        return any(map(has_raw, value.values() if isinstance(value, dict) else value))
    return isinstance(value, Raw)


def has_enum_keys(model):
    """The coders write those as a list."""
    return any("[Word:" in p.kind.swift for m in nested(model) for p in m.properties)


def nested(model):
    yield model
    for p in model.properties:
        kind = p.kind
        while not isinstance(kind, Nested) and hasattr(kind, "kind"):
            kind = kind.kind
        if isinstance(kind, Nested) and not isinstance(kind, Itself):
            yield from nested(kind.model)
    if not isinstance(model, Fixed):
        yield from FIXED


def key_counts(has_unknown):
    """Models with key types of as many cases, one of them for the unknown members, which take reflection metadata."""
    out = ["// Made by generate.py.", "import SmartCodable", ""]
    for count in KEY_COUNTS:
        for form, start in (("Struct", "public struct"), ("Class", "public final class")):
            out.append(f"{start} {form}{count}: SmartCodable {{")
            names = [f"k{n} = 0" for n in range(1, count + (0 if has_unknown else 1))]
            out += ["    public var " + ", ".join(names[first:first + 10]) for first in range(0, len(names), 10)]
            if has_unknown:
                out.append("    @SmartUnknown public var rest: [String: JSONValue] = [:]")
            out += ["    public init() {}", "}", ""]
    return "\n".join(out)


def generate(seed, models):
    rng = random.Random(seed)
    count = models // FORMS
    files, rows, number = {}, [], 0
    parts = 0
    leaves = []
    while number < count:
        parts += 1
        code = ["// Made by generate.py.", "import Foundation", "import SmartCodable", ""]
        table = []
        for _ in range(min(PER_FILE, count - number)):
            model = Model(number, rng, leaves if number >= 4 else [])
            model.situations = []
            body, types = model.declare(rng)
            if number < 4:
                leaves.append(model)
            code += [f"enum {model.space} {{"] + ["    " + line for line in body] + ["}", ""]
            for form, name in types:
                more = f", .{model.style}" if model.style in STRATEGIES else ""
                more += f", collections: .{model.collections}" if model.collections else ""
                more += ", isRecursive: true" if model.is_recursive else ""
                if form == "C" and model.situations:
                    more += ", situations: [" + ", ".join(map(quoted, model.situations)) + "]"
                table.append(f'        LawModel({number}, "{form}", {model.space}.{name}.self{more}),')
            rows += rows_of(model, rng, PAYLOADS)
            number += 1
        code += ["extension LawModel {", f"    static let file{parts:03}: [LawModel] = ["] + table + ["    ]", "}", ""]
        files[f"Sources/LawModels/Generated/Models{parts:03}.swift"] = "\n".join(code)
    tables = ", ".join(f"file{n:03}" for n in range(1, parts + 1))
    files["Sources/LawModels/Generated/AllModels.swift"] = "\n".join([
        "// Made by generate.py.", "extension LawModel {", f"    public static let seed = {seed}",
        f"    public static let all: [LawModel] = Array([{tables}].joined())", "}", ""])
    for module in ("KeyCounts", "KeyCountsWithoutMetadata"):
        files[f"Sources/{module}/Generated/KeyCounts.swift"] = key_counts(module == "KeyCounts")
    files["Tests/LawTests/Generated/payloads.jsonl"] = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--models", type=int, default=MODELS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    files = generate(arguments.seed, arguments.models)
    folder = arguments.output or HERE
    if arguments.check:
        sys.exit("run Tests/Laws/generate.py" if any(
            not (folder / n).exists() or (folder / n).read_text(encoding="utf-8") != t for n, t in files.items()) else 0)
    if arguments.output:
        # What is the same for every seed stays behind.
        left_out = shutil.ignore_patterns("Generated", "HandyModels", "KeyCounts*", "HandyLawTests.swift", "KeyCountTests.swift")
        for part in ("Sources", "Tests"):
            shutil.copytree(HERE / part, folder / part, dirs_exist_ok=True, ignore=left_out)
        files = {name: content for name, content in files.items() if "KeyCounts" not in name}
        package = (HERE / "Package.swift").read_text(encoding="utf-8").partition("\n// What is the same for every seed")[0]
        (folder / "Package.swift").write_text(package.replace('path: "../.."', f'path: "{HERE.parent.parent}"'), encoding="utf-8")
        print(f"seed {arguments.seed}, {arguments.models} models: swift test --package-path {folder}")
    for path in {(folder / n).parent for n in files}:
        shutil.rmtree(path, ignore_errors=True)
        path.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
