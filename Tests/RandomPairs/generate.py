#!/usr/bin/env python3
"""Makes random HandyJSON models and payloads, and records what HandyJSON makes of them.

    Tests/RandomPairs/generate.py                                 Generated and pairs.jsonl, keeping what was recorded
    Tests/RandomPairs/generate.py --check                         fails where these are not what would be generated
    Tests/RandomPairs/generate.py --module HandyJSON --output D   a program that imports another module, to record it
    Tests/RandomPairs/generate.py --record ANSWERS                takes over what such a program printed
    Tests/RandomPairs/generate.py --seed 7 --output D             other pairs, to look for differences beside HandyJSON

A model is a struct, a class, or a class of up to three levels, with properties of every kind that HandyJSON reads; its
payloads have what such a server sends: the right value, the same as text, another kind, null, nothing. Left out is what
Differences.md lists (integers that do not fit, containers for a String, dates without a transform ...): those rows have
tests of their own. See "Random pairs" in Tests/README.md.
"""

import argparse
import json
import pathlib
import random
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAIRS = HERE / "Recorded" / "pairs.jsonl"
MODELS = 200
PAYLOADS = 15
PER_FILE = 25


class Raw(str):
    """JSON as it stands in the payload: `1e3`, `12.50`."""


def text(value, rng):
    """JSON text; a dictionary may be a list of pairs."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        space = rng.choice(["", " ", "\n  "])
        members = (f"{json.dumps(k, ensure_ascii=rng.random() < 0.5)}:{space}{text(v, rng)}" for k, v in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(text(v, rng) for v in value) + "]"
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


# --- kinds of properties ---------------------------------------------------------------------------------------------

WORDS = ["", "a", "abc", "12", "007", "-3", "2.5", "true", "0", "1", "false", "NO", "1e3", " 5", "5 ", "名字", "😀", "\"q\"", "a\\b"]
BOUNDS = {"Int": 53, "Int8": 7, "Int16": 15, "Int32": 31, "Int64": 53, "UInt": 53, "UInt8": 8, "UInt16": 16, "UInt32": 32}


def integer(name, rng):
    top = 2 ** BOUNDS[name] - 1
    low = 0 if name.startswith("U") else -top - 1
    return rng.choice([0, 1, 7, top, low, rng.randint(low, top)])


def quarter(rng):
    return rng.randint(-4000, 4000) / 4


class Base:
    """A type of one value: how it is declared, and which JSON it gets."""

    def __init__(self, name, initial, right, is_hashable=True, takes_containers=True):
        self.name, self.initial, self.right = name, initial, right
        self.is_hashable, self.takes_containers = is_hashable, takes_containers

    def value(self, rng):
        kind = rng.random()
        if kind < 0.55:
            return self.right(rng)
        if kind < 0.70:
            right = self.right(rng)
            if isinstance(right, bool):
                return "true" if right else "false"
            return right if isinstance(right, (dict, list)) else str(right)
        if kind < 0.78:
            return None
        return self.other(rng)

    def other(self, rng):
        # The number formatters of systems differ in blanks and exponents.
        words = [word for word in WORDS if not {" ", "e"} & set(word) or word in ("true", "false")] if self.name == "NSNumber" else WORDS
        choices = [True, False, 0, 1, 12, rng.choice(words)]
        if self.name not in BOUNDS:
            choices += [2.5, Raw("1e3"), -3]
        elif rng.random() < 0.5:
            choices += [2.5, Raw("12.75")]
        if self.takes_containers:
            choices += [[], {}, [1, "a"], {"a": 1}]
        return rng.choice(choices)


def nested(rng):
    return {k: v for k, v in {"id": rng.choice([1, "2", "x", None]), "name": rng.choice(["n", 5, None])}.items() if rng.random() < 0.8}


def boxed(rng, inner):
    return {k: v for k, v in {"value": inner(), "list": [inner(), inner()]}.items() if rng.random() < 0.8}


def anything(rng, depth=0):
    leaf = [1, "a", True, None, 2.5, ""]
    if depth > 1 or rng.random() < 0.6:
        return rng.choice(leaf)
    if rng.random() < 0.5:
        return [anything(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    return {rng.choice("abcd"): anything(rng, depth + 1) for _ in range(rng.randint(0, 3))}


BASES = [Base(name, "42", lambda rng, name=name: integer(name, rng)) for name in BOUNDS]
BASES += [
    Base("Int", "-1", lambda rng: rng.randint(-99, 99)),
    Base("Bool", "true", lambda rng: rng.random() < 0.5),
    Base("Bool", "false", lambda rng: rng.choice([0, 1, True, False])),
    Base("String", '"initial"', lambda rng: rng.choice(WORDS), takes_containers=False),
    Base("String", '""', lambda rng: rng.choice(["long enough to be allocated", "短", "x"]), takes_containers=False),
    Base("Double", "1.5", quarter),
    Base("Float", "0.25", quarter),
    Base("Word", ".none", lambda rng: rng.choice(["none", "one", "two", "1"]), takes_containers=False),
    Base("Rank", ".low", lambda rng: rng.choice([0, 1, 2, 9])),
    Base("Point", "Point()", nested, is_hashable=False),
    Base("Node", "Node()", nested, is_hashable=False),
    Base("Box<Int>", "Box<Int>()", lambda rng: boxed(rng, lambda: rng.choice([5, "6", "x", None])), is_hashable=False),
    Base("Box<[Point]>", "Box<[Point]>()", lambda rng: boxed(rng, lambda: [nested(rng)]), is_hashable=False),
    Base("Box<Node>", "Box<Node>()", lambda rng: boxed(rng, lambda: nested(rng)), is_hashable=False),
]
FREE = [
    Base("Any", "", anything, is_hashable=False),
    Base("NSNumber", "", lambda rng: rng.choice([1, 2.5, True, "12", "1.5", "true", "abc"]), takes_containers=False),
    Base("Tag", "", lambda rng: rng.choice(["a", "", 5, None]), takes_containers=False),
    Base("NSString", "", lambda rng: rng.choice(["a", "", 12, True]), takes_containers=False),
]
# Property type, what it transforms, values.
TRANSFORMS = [
    ("Date?", "DateTransform()", lambda rng: rng.choice([0, 100.5, "77", "x", None])),
    ("URL?", "URLTransform()", lambda rng: rng.choice(["http://a.b/c", "x y", "", 5, None])),
    ("Word?", "EnumTransform<Word>()", lambda rng: rng.choice(["one", "two", "zero", 1, None])),
    ("Data?", "DataTransform()", lambda rng: rng.choice(["AQI=", "?", "", 5, None])),
    ("Int", "TransformOf<Int, String>(fromJSON: { $0.map { $0.utf8.count } }, toJSON: { $0.map { String($0) } })",
     lambda rng: rng.choice(["four", "", 5, None, "名"])),
    ("String", "TransformOf<String, Int>(fromJSON: { $0.map { \"<\\($0)>\" } }, toJSON: { $0?.count })",
     lambda rng: rng.choice([5, 12, "x", None])),
]
NAMES = ["user_id", "名", "a b", "x-y", "ID", "_v", "createdAt", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9"]
PATHS = ["data.u{}", "data.in.v{}", "l1.l2.l3.w{}", "data..x{}", "data\\\\.y{}"]


class Property:
    def __init__(self, name, rng):
        self.name, self.mapping, self.paths, self.is_excluded = name, None, None, False
        kind = rng.random()
        transform = None
        if kind < 0.12:
            self.type, transform, self.value = rng.choice(TRANSFORMS)
            self.initial = "" if self.type.endswith("?") else " = 3" if self.type == "Int" else ' = "s"'
        elif kind < 0.24:
            base = rng.choice(FREE)
            self.shape(base, rng, rng.choice(["T?", "T?", "[T]", "[String: T]"] if base.name == "Any" else ["T?"]))
        else:
            base = rng.choice(BASES)
            shapes = ["T"] * 5 + ["T?"] * 4 + ["T!", "[T]", "[T]", "[T]?", "[T?]", "[[T]]", "[String: T]", "[String: [T]]", "[String: T]?"]
            if base.is_hashable:
                shapes.append("Set<T>")
            self.shape(base, rng, rng.choice(shapes))
        self.transform = transform

    def shape(self, base, rng, shape):
        self.type = shape.replace("T", base.name)
        one = base.value

        def values(rng):
            return [one(rng) for _ in range(rng.choice([0, 1, 1, 2, 3]))]

        def members(make):
            return lambda rng: {k: make(rng) for k in rng.sample(["a", "b", "键", "1"], rng.choice([0, 1, 2]))}

        right = {
            "T": one, "T?": one, "T!": one, "[T]": values, "[T]?": values, "[T?]": values,
            "[[T]]": lambda rng: [values(rng) for _ in range(rng.choice([0, 1, 2]))],
            "[String: T]": members(one), "[String: T]?": members(one), "[String: [T]]": members(values),
            # Of one value: the order in which a set is written is an accident.
            "Set<T>": lambda rng: [base.right(rng)] * rng.choice([0, 1, 2]),
        }[shape]
        wrong = [None, 5, "x", True, [], {}] if shape not in ("T", "T?", "T!") else []
        self.value = lambda rng: rng.choice(wrong) if wrong and rng.random() < 0.15 else right(rng)
        if shape == "T":
            self.initial = f" = {base.initial}"
        elif shape.endswith(("?", "!")):
            has_initial = shape == "T?" and base.initial and rng.random() < 0.4
            self.initial = f" = {base.initial}" if has_initial and not base.initial.startswith(".") else ""
        else:
            self.initial = " = []" if not shape.startswith("[String") else " = [:]"

    def map(self, rng, names, number):
        """Its line in `mapping`, or none."""
        kind = rng.random()
        if self.transform is None and kind < 0.6:
            return None
        if self.transform is None and kind < 0.65:
            self.is_excluded = True
            return f"mapper >>> self.{self.name}"
        where = None
        if kind > 0.7 or self.transform is None:
            if rng.random() < 0.35:
                self.paths = [rng.choice(PATHS).format(number)]
            else:
                self.paths = [names.pop()]
            if rng.random() < 0.3:
                self.paths.append(names.pop())
            where = swift(self.paths[0]) if len(self.paths) == 1 else "[" + ", ".join(map(swift, self.paths)) + "]"
        if self.transform is None:
            return f"mapper <<< self.{self.name} <-- {where}"
        if where is None:
            return f"mapper <<< self.{self.name} <-- {self.transform}"
        return f"mapper <<< self.{self.name} <-- ({where}, {self.transform})"

    def put(self, payload, rng):
        """Its value into a payload, under one of its names."""
        if rng.random() < 0.12:
            return
        path = rng.choice(self.paths) if self.paths and rng.random() < 0.92 else self.name
        if self.paths and path in self.paths:
            steps = [s.replace("\0", ".") for s in path.replace("\\\\.", "\0").split(".") if s]
        else:
            steps = [path]
        at = payload
        for step in steps[:-1]:
            inner = at.setdefault(step, {})
            if not isinstance(inner, dict):
                return
            at = inner
        at.setdefault(steps[-1], self.value(rng))


def swift(name):
    return '"' + name + '"'


class Model:
    def __init__(self, number, rng):
        self.number = number
        names = NAMES[:]
        rng.shuffle(names)
        count = 0
        self.properties, levels = [], []
        kind = rng.choice(["struct", "struct", "class", "class", "chain", "chain"])
        for depth in range(rng.choice([2, 3]) if kind == "chain" else 1):
            own = []
            for _ in range(rng.randint(2, 7) if kind != "chain" else rng.randint(1, 4)):
                own.append(Property(f"p{count}", rng))
                count += 1
            lines = [line for line in (p.map(rng, names, f"{number}{p.name}") for p in own) if line and len(names) > 2]
            levels.append((own, lines))
            self.properties += own
        self.declaration = self.declare(kind, levels, rng)
        self.name = f"M{len(levels) - 1}"

    def declare(self, kind, levels, rng):
        out = []
        for depth, (own, lines) in enumerate(levels):
            is_struct, is_sub = kind == "struct", depth > 0
            out.append(f"struct M0: HandyJSON {{" if is_struct else f"class M{depth}: {f'M{depth - 1}' if is_sub else 'HandyJSON'} {{")
            out += [f"    var {p.name}: {p.type}{p.initial}" for p in own]
            if not is_struct:
                out.append("    required init() {}" if not is_sub else "    required init() { super.init() }")
            how = "mutating func" if is_struct else "override func" if is_sub else "func"
            if lines or (not is_struct and not is_sub):
                body = list(lines)
                # Without it the transforms of the levels above are not said, and a Date has to have one.
                above = [p for other, _ in levels[:depth] for p in other]
                if is_sub and (rng.random() < 0.7 or any(p.transform for p in above)):
                    body.insert(0, "super.mapping(mapper: mapper)")
                out += [f"    {how} mapping(mapper: HelpingMapper) {{"] + [f"        {line}" for line in body] + ["    }"]
            if depth == 0 and rng.random() < 0.4:
                how = "mutating func" if is_struct else "func"
                out.append(f'    {how} willStartMapping() {{ note("will") }}')
                out.append(f'    {how} didFinishMapping() {{ note("did") }}')
            out.append("}")
        return out

    def payload(self, rng):
        """How it is read, where, and from what."""
        body = {}
        order = self.properties[:]
        rng.shuffle(order)
        for p in order:
            p.put(body, rng)
        if rng.random() < 0.4:
            body["unknown"] = anything(rng)
        mode = rng.choice(["text"] * 7 + ["path", "array", "update"])
        if mode == "path":
            return mode, "data.0" if rng.random() < 0.1 else "code.result", text({"code": {"result": body}, "z": 1}, rng)
        if mode == "array":
            return mode, "", text([body, rng.choice([{}, None, 5, body])], rng)
        if rng.random() < 0.05:
            return mode, "", rng.choice(["", "{", "[]", "null", "5", '"{}"', "{}"])
        return mode, "", text(body, rng)


# --- files -----------------------------------------------------------------------------------------------------------


def source(models, module, number):
    lines = ["// Made by generate.py.", "import Foundation", f"import {module}", ""]
    for model in models:
        lines += [f"private enum Models{model.number:03} {{"] + ["    " + line for line in model.declaration] + ["}", ""]
    lines += ["extension RandomModel {", f"    static let file{number:02}: [RandomModel] = ["]
    lines += [f"        RandomModel({m.number}, Models{m.number:03}.{m.name}.self)," for m in models]
    lines += ["    ]", "}", ""]
    return "\n".join(lines)


def generate(seed, module):
    rng = random.Random(seed)
    models = [Model(number, rng) for number in range(MODELS)]
    pairs = []
    for model in models:
        for number in range(PAYLOADS):
            mode, path, payload = model.payload(rng)
            pairs.append({"id": f"{model.number}.{number}", "mode": mode, "path": path, "json": payload})
    files = {}
    parts = [models[start : start + PER_FILE] for start in range(0, MODELS, PER_FILE)]
    for number, part in enumerate(parts, 1):
        files[f"Models{number:02}.swift"] = source(part, module, number)
    tables = ", ".join(f"file{number:02}" for number in range(1, len(parts) + 1))
    files["AllModels.swift"] = "\n".join([
        "// Made by generate.py.",
        "extension RandomModel {",
        f"    static let all: [RandomModel] = Array([{tables}].joined())",
        "}",
        "",
    ])
    return files, pairs


def lines(rows):
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def read(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module", default="HandyJSONCompat")
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", type=pathlib.Path, metavar="ANSWERS")
    arguments = parser.parse_args()
    if arguments.record:
        # HandyJSON prints its complaints between them.
        said = arguments.record.read_text(encoding="utf-8").split("\n")
        answers = {row["id"]: row["answer"] for row in map(json.loads, filter(lambda line: line.startswith('{"answer"'), said))}
        PAIRS.write_text(lines(dict(row, observed=answers[row["id"]]) for row in read(PAIRS)), encoding="utf-8")
        return
    files, pairs = generate(arguments.seed, arguments.module)
    if arguments.output:
        arguments.output.mkdir(parents=True, exist_ok=True)
        for name in ("RandomModel.swift", "main.swift"):
            code = (HERE / name).read_text(encoding="utf-8") if name != "main.swift" else MAIN
            (arguments.output / name).write_text(code.replace("import HandyJSONCompat", f"import {arguments.module}"), encoding="utf-8")
        (arguments.output / "pairs.jsonl").write_text(lines(pairs), encoding="utf-8")
        folder = arguments.output
    else:
        folder = HERE / "Generated"
        recorded = {row["id"]: row for row in read(PAIRS)} if PAIRS.exists() else {}
        for row in pairs:
            old = recorded.get(row["id"])
            # What was recorded of another payload is no recording of this one.
            if old and {k: v for k, v in old.items() if k != "observed"} == row and "observed" in old:
                row["observed"] = old["observed"]
        files["../Recorded/pairs.jsonl"] = lines(pairs)
    if arguments.check:
        sys.exit("run Tests/RandomPairs/generate.py" if any(
            not (folder / n).exists() or (folder / n).read_text(encoding="utf-8") != t for n, t in files.items()) else 0)
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


# Reads pairs.jsonl, given as its argument, and prints a line for each: {"id": …, "answer": …}.
MAIN = """import Foundation

let pairs = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
for line in pairs.split(separator: "\\n") {
    let pair = try JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
    let id = pair["id"] as! String
    let model = RandomModel.all[Int(id.prefix { $0 != "." })!]
    let answer = model.answer(pair["mode"] as! String, pair["path"] as! String, pair["json"] as! String)
    let row = try JSONSerialization.data(withJSONObject: ["id": id, "answer": answer], options: [.sortedKeys])
    print(String(decoding: row, as: UTF8.self))
}
"""

if __name__ == "__main__":
    main()
