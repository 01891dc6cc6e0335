"""Kinds of properties: what JSON they get, and what the guide's page Tolerance.md makes of it."""

import base64
import calendar
import json


class Raw(str):
    """JSON as it stands in the payload: `12.0`, `1.50`."""


UNFIT = object()
WORDS = ["", "a", "abc", "12", "-3", "2.5", "x y", "true", "名字", "😀"]


def text(value):
    """JSON text, with members in their order."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(k, ensure_ascii=False)}:{text(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(text, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def plain(value):
    """The value without `Raw`."""
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    if isinstance(value, list):
        return [plain(v) for v in value]
    return json.loads(value) if isinstance(value, Raw) else value


def canonical(value):
    def whole(v):
        if isinstance(v, dict):
            return {k: whole(m) for k, m in v.items()}
        if isinstance(v, list):
            return [whole(m) for m in v]
        return int(v) if isinstance(v, float) and v.is_integer() else v

    return json.dumps(whole(plain(value)), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def is_number(value):
    return isinstance(value, (int, float, Raw)) and not isinstance(value, bool)


def number(value):
    """The number that JSON or a text of it has, else nil; `1e3` and blanks are not used."""
    if isinstance(value, str) and not isinstance(value, Raw) and not (value.strip("-").replace(".", "", 1).isdigit() and value.isascii()):
        return None
    try:
        return float(value) if "." in str(value) else int(value)
    except ValueError:
        return None


class Place:
    """Where a value is read: what is told of it goes into the expected report."""

    def __init__(self, report, path, owner):
        self.report, self.path, self.owner = report, path, owner

    def note(self, action):
        self.report.lines.append(f"{self.path} {self.owner} {action}")

    def at(self, *steps):
        """The place of a member by its name, or of an element by its number."""
        path = self.path
        for step in steps:
            if isinstance(step, int):
                path += f"[{step}]"
            elif not step or set(step) & set('.[]"'):
                path += '["%s"]' % step.replace('"', '\\"')
            else:
                path += ("." if path else "") + step
        return Place(self.report, path, self.owner)


class Report:
    def __init__(self, is_update=False):
        self.lines, self.situations, self.is_update = [], set(), is_update
        # The call's key strategy, and its option for collections: "strict", "wraps" or none.
        self.strategy, self.collections = None, None

    def forget(self, count):
        """What was told of a value that is given up."""
        if len(self.lines) > count:
            self.situations.add("collectionGivenUp")
            del self.lines[count:]


class Kind:
    """A type: its name, initial value (Swift and here), and JSON of its own."""

    is_optional = False
    as_foundation = True

    def __init__(self, swift, source, initial):
        self.swift, self.source, self.initial = swift, source, initial

    def wrong(self, rng):
        return rng.choice([True, 12, "12", "x", "", 2.5, [], {}, [1], {"a": 1}, "true", 1, 0, None])

    def dirty(self, rng):
        return self.right(rng) if rng.random() < 0.4 else self.wrong(rng)

    def show(self, value):
        return str(value)

    def write(self, value):
        return value

    def is_wide(self, value):
        """Whether it has a dictionary of several members, whose order is an accident."""
        return False


def has_objects(value):
    if isinstance(value, dict):
        return len(value) > 1 or any(map(has_objects, value.values()))
    return isinstance(value, list) and any(map(has_objects, value))


class Integer(Kind):
    def __init__(self, swift, low, top, initial=42, largest=None):
        super().__init__(swift, str(initial), initial)
        self.low, self.top, self.largest = low, top, largest or (low, top)

    def right(self, rng):
        return rng.choice([0, 1, 7, self.low, self.top, rng.randint(self.low, self.top)])

    def wrong(self, rng):
        if rng.random() < 0.4:
            return rng.choice([str(self.right(rng)), Raw("12.0"), self.top + 1, "12.0", "inf", "-inf", "+nan", "Infinity", "0xFFFFFFFFFFFFFFFFFF"])
        return super().wrong(rng)

    def read(self, value, place, now):
        if not is_number(value) and not isinstance(value, str):
            return UNFIT
        found = number(value)
        if found is None or found != int(found) or not self.largest[0] <= found <= self.largest[1]:
            return UNFIT
        if not is_number(value):
            place.note("converted")
        return int(found)


class Boolean(Kind):
    YES, NO = ["1", "YES", "Yes", "yes", "TRUE", "True", "true"], ["0", "NO", "No", "no", "FALSE", "False", "false"]

    def __init__(self):
        super().__init__("Bool", "false", False)

    def right(self, rng):
        return rng.random() < 0.5

    def wrong(self, rng):
        return rng.choice(self.YES + self.NO + [1, 0, 2]) if rng.random() < 0.5 else super().wrong(rng)

    def read(self, value, place, now):
        if isinstance(value, bool):
            return value
        if is_number(value) and number(value) in (0, 1):
            place.note("converted")
            return number(value) == 1
        if isinstance(value, str) and not isinstance(value, Raw) and value in self.YES + self.NO:
            place.note("converted")
            return value in self.YES
        return UNFIT

    def show(self, value):
        return "true" if value else "false"


class Floating(Kind):
    def __init__(self, swift):
        super().__init__(swift, "1.5", 1.5)

    def right(self, rng):
        return rng.randint(-4000, 4000) / 4

    def wrong(self, rng):
        return str(self.right(rng)) if rng.random() < 0.3 else super().wrong(rng)

    def read(self, value, place, now):
        if not is_number(value) and not isinstance(value, str) or number(value) is None:
            return UNFIT
        if not is_number(value):
            place.note("converted")
        return float(number(value))

    def show(self, value):
        return repr(float(value))


class Text(Kind):
    def __init__(self):
        super().__init__("String", '"initial"', "initial")

    def right(self, rng):
        return rng.choice(WORDS)

    def wrong(self, rng):
        return rng.choice([Raw("1.50"), Raw("12.0"), -7]) if rng.random() < 0.3 else super().wrong(rng)

    def read(self, value, place, now):
        if isinstance(value, bool):
            place.note("converted")
            return "true" if value else "false"
        if is_number(value):
            place.note("converted")
            return str(value)
        return value if isinstance(value, str) else UNFIT

    def show(self, value):
        return f"'{value}'"


class Case(Kind):
    """An enum with raw values; `default`: of a SmartCaseDefaultable."""

    def __init__(self, swift, cases, default=None):
        super().__init__(swift, "." + next(iter(cases.values())), next(iter(cases.values())))
        self.cases, self.default = cases, default

    def right(self, rng):
        return rng.choice(list(self.cases))

    def wrong(self, rng):
        return rng.choice(["zzz", "1", 1, "0", 9, "7", 1.5]) if rng.random() < 0.5 else super().wrong(rng)

    def read(self, value, place, now, in_collection=False):
        found, note = value, None
        if isinstance(next(iter(self.cases)), str):
            if isinstance(value, bool):
                found, note = ("true" if value else "false"), "converted"
            elif is_number(value):
                found, note = str(value), "converted"
        elif isinstance(value, str) or isinstance(value, Raw):
            found = number(value)
            note = "converted" if not isinstance(value, Raw) else None
        if not isinstance(found, bool) and not isinstance(found, (list, dict)) and found in self.cases:
            if note:
                place.note(note)
            return self.cases[found]
        if in_collection and self.default and value is not None:
            place.note("defaultCase")
            return self.default
        if note and found is not None:
            place.report.situations.add("enumGivenUp")
        return UNFIT

    def write(self, value):
        return next(raw for raw, name in self.cases.items() if name == value)


class Moment(Kind):
    """A Date: written as seconds, or as it came under @SmartDate."""

    as_foundation = False

    def __init__(self, form=None):
        super().__init__("Date", "Date(timeIntervalSince1970: 60)", 60)
        self.form = form

    TEXTS = {
        "2024-01-31T08:15:00Z": (2024, 1, 31, 8, 15, 0), "2001-02-03T04:05:06.500Z": (2001, 2, 3, 4, 5, 6.5),
        "1960-05-01T00:00:00Z": (1960, 5, 1, 0, 0, 0), "0001-01-01T00:00:00Z": None,
    }
    ODD = {

        "2024-01-31T08:15:00.125250Z": ((2024, 1, 31, 8, 15, 0.12525), "dateDigits"),
        "2024-01-31T08:15:00+08:00": ((2024, 1, 31, 0, 15, 0), "dateOffset"),
        "2024-01-31T08:15Z": ((2024, 1, 31, 8, 15, 0), "dateMinutes"),
    }

    @staticmethod
    def seconds(parts):
        # The zero time of Go and .NET, by Foundation's calendar.
        if not parts:
            return -62_135_769_600
        whole = calendar.timegm((*parts[:5], int(parts[5]), 0, 0, 0))
        return whole + parts[5] - int(parts[5])

    def right(self, rng):
        if self.form:
            return rng.choice([0, 86_400, 1_700_000_000, "120"] + list(self.TEXTS) + list(self.ODD))
        return rng.choice([0, 86_400, 1_700_000_000])

    def wrong(self, rng):
        return rng.choice(list(self.TEXTS) + ["120"]) if rng.random() < 0.4 else rng.choice([True, "x", "", [], {}, None, "true"])

    def read(self, value, place, now):
        if isinstance(value, bool):
            return UNFIT
        if is_number(value):
            return (float(number(value)), value)
        if isinstance(value, str):
            if value in self.TEXTS:
                return (float(self.seconds(self.TEXTS[value])), value)
            if value in self.ODD:
                parts, situation = self.ODD[value]
                place.report.situations.add(situation)
                return (float(self.seconds(parts)), value)
            found = number(value)
            if found is not None:
                return (float(found), value)
        return UNFIT

    def show(self, value):
        return f"date {float(value if not isinstance(value, tuple) else value[0])!r}"

    def write(self, value):
        if isinstance(value, tuple):
            return value[1] if self.form else value[0]
        return value


class Address(Kind):
    def __init__(self):
        super().__init__("URL", 'URL(fileURLWithPath: "")', None)

    def right(self, rng):
        return rng.choice(["http:a.b", "x:y", "abc"])

    def wrong(self, rng):
        return rng.choice([5, "", True, [], None])

    def read(self, value, place, now):
        return value if isinstance(value, str) and value else UNFIT

    def show(self, value):
        return f"url {value}"


class Bytes(Kind):
    as_foundation = False

    def __init__(self):
        super().__init__("Data", "Data()", b"")

    def right(self, rng):
        return rng.choice(["AQI=", "", "YWJj"])

    def wrong(self, rng):
        return rng.choice(["?", 5, [1, 2], True, None, {}])

    def read(self, value, place, now):
        if value == [1, 2]:
            place.note("converted")
            return bytes(value)
        if isinstance(value, str) and value != "?":
            return base64.b64decode(value)
        return UNFIT

    def show(self, value):
        return "data " + base64.b64encode(value).decode()

    def write(self, value):
        return base64.b64encode(value).decode()


class Exact(Kind):
    def __init__(self):
        super().__init__("Decimal", "1", 1)

    def right(self, rng):
        return rng.choice([0, 12, 2.5, -0.25])

    def wrong(self, rng):
        return rng.choice(["12", "2.5", True, "x", [], None, "inf", "-Infinity"])

    def read(self, value, place, now):
        if not is_number(value) and not isinstance(value, str) or number(value) is None:
            return UNFIT
        if not is_number(value):
            place.note("converted")
        return number(value)


def anything(rng, depth=0):
    leaf = [1, "a", True, 2.5, "", 0]
    if depth > 1 or rng.random() < 0.6:
        return rng.choice(leaf)
    if rng.random() < 0.5:
        return [anything(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    return {rng.choice("abcd"): anything(rng, depth + 1) for _ in range(rng.randint(0, 3))}


class Free(Kind):
    """Any JSON: a JSONValue, or an Any under @SmartAny. `only`: list or dict."""

    as_foundation = False

    def __init__(self, swift, source, initial, only=None, is_optional=False):
        super().__init__(swift, source, initial)
        self.only, self.is_optional = only, is_optional

    def right(self, rng):
        value = anything(rng)
        if self.only:
            return [value] if self.only is list else {"a": value}
        return value

    def wrong(self, rng):
        return rng.choice([None, 5, "x", [], {}, True])

    def read(self, value, place, now):
        if self.only is list and place.report.collections == "wraps" and not isinstance(value, list):
            place.note("converted")
            return [value]
        return UNFIT if self.only and not isinstance(value, self.only) else value

    def show(self, value):
        return "nil" if value is None and self.is_optional else canonical(value)

    def is_wide(self, value):
        return has_objects(value)


class Optional(Kind):
    is_optional = True

    def __init__(self, kind, has_initial=False):
        super().__init__(kind.swift + "?", kind.source if has_initial else "nil", kind.initial if has_initial else None)
        self.kind, self.as_foundation = kind, kind.as_foundation

    def right(self, rng):
        return self.kind.right(rng)

    def wrong(self, rng):
        return None if rng.random() < 0.25 else self.kind.wrong(rng)

    def read(self, value, place, now):
        return self.kind.read(value, place, now)

    def show(self, value):
        return "nil" if value is None else self.kind.show(value)

    def write(self, value):
        return self.kind.write(value)

    def is_wide(self, value):
        return value is not None and self.kind.is_wide(value)


def unfolded(value, kind, report):
    """JSON inside a text, where an array, a dictionary or a model is expected; or the value."""
    if not isinstance(value, str) or isinstance(value, Raw):
        return value, False
    try:
        inner = json.loads(value)
    except ValueError:
        return value, False
    if isinstance(inner, kind):
        report.situations.add("embedded")
        return inner, True
    return value, False


class Several(Kind):
    """An array, or a dictionary by texts."""

    def __init__(self, kind, is_table=False, has_optional=False):
        name = kind.swift + ("?" if has_optional else "")
        super().__init__(f"[String: {name}]" if is_table else f"[{name}]", "[:]" if is_table else "[]", {} if is_table else [])
        self.kind, self.is_table, self.has_optional, self.is_compact = kind, is_table, has_optional, False
        self.as_foundation = kind.as_foundation and not has_optional

    def fill(self, rng, make):
        count = rng.choice([0, 1, 1, 2, 3])
        return {k: make(rng) for k in rng.sample(["a", "b", "键", "k1"], count)} if self.is_table else [make(rng) for _ in range(count)]

    def right(self, rng):
        return self.fill(rng, self.kind.right)

    def wrong(self, rng):
        if rng.random() < 0.7:
            return self.fill(rng, self.kind.dirty)
        return rng.choice([None, 5, "x", True, [], {}, text(self.right(rng))])

    def read(self, value, place, now):
        value, is_embedded = unfolded(value, dict if self.is_table else list, place.report)
        report, told = place.report, len(place.report.lines)
        if report.collections == "wraps" and not self.is_table and value is not None and not isinstance(value, list):
            found = self.element(value, place)
            if found is UNFIT or found is None:
                report.forget(told)
                return UNFIT
            inside = [line for line in report.lines[told:] if not line.startswith(f"{place.path} {place.owner} ")]
            is_default = any(line.endswith(" defaultCase") for line in report.lines[told:] if line not in inside)
            report.lines[told:] = inside
            place.note("defaultCase" if is_default else "converted")
            return [found]
        if not isinstance(value, dict if self.is_table else list):
            return UNFIT
        if is_embedded:
            place.note("converted")
        is_strict = report.collections == "strict" and not self.is_compact
        rows = value.items() if self.is_table else enumerate(value)
        kept = []
        for step, element in rows:
            inner = place.at(step)
            if element is None:
                if self.has_optional:
                    kept.append((step, None))
                elif isinstance(self.kind, Free) and not self.kind.only:
                    kept.append((step, None))
                elif isinstance(self.kind, Union) and self.kind.unknown:
                    kept.append((step, self.kind.read(element, inner, None)))
                elif is_strict:
                    report.forget(told)
                    return UNFIT
                else:
                    inner.note("dropped")
                continue
            found = self.element(element, inner)
            if found is UNFIT and is_strict:
                if self.is_table:
                    report.situations.add("collectionGivenUp")
                report.forget(told)
                return UNFIT
            if found is UNFIT:
                inner.note("becameNil" if self.has_optional else "dropped")
                if self.has_optional:
                    kept.append((step, None))
                continue
            kept.append((step, found))
        return dict(kept) if self.is_table else [found for _, found in kept]

    def element(self, value, place):
        if isinstance(self.kind, Case):
            # An optional becomes nil.
            return self.kind.read(value, place, None, in_collection=not self.has_optional)
        return self.kind.read(value, place, None)

    def is_wide(self, value):
        inner = value.values() if self.is_table else value
        return self.is_table and len(value) > 1 or any(self.kind.is_wide(v) for v in inner if v is not None)

    def one(self, value):
        return "nil" if value is None and self.has_optional else self.kind.show(value)

    def show(self, value):
        if self.is_table:
            return "[" + ", ".join(sorted(f"'{k}': {self.one(v)}" for k, v in value.items())) + "]"
        return "[" + ", ".join(map(self.one, value)) + "]"

    def write(self, value):
        def written(v):
            return None if v is None else self.kind.write(v)

        return {k: written(v) for k, v in value.items()} if self.is_table else [written(v) for v in value]


class Nested(Kind):
    """Another model, as struct or final class."""

    def __init__(self, model, form):
        super().__init__(f"{model.space}.{form}", f"{model.space}.{form}()", None)
        self.model, self.as_foundation = model, False
        self.initial = model.initial()

    def right(self, rng):
        return self.model.members(rng, Kind.right_of, 1)

    def wrong(self, rng):
        if rng.random() < 0.6:
            return self.model.members(rng, Kind.dirty_of, 0.8)
        return rng.choice([None, 5, "x", [], {}, text(self.right(rng))])

    def read(self, value, place, now):
        value, is_embedded = unfolded(value, dict, place.report)
        if not isinstance(value, dict):
            return UNFIT
        if is_embedded:
            place.note("converted")
        is_new = not place.report.is_update or now is None
        return self.model.read(value, place.report, place.path, self.model.initial() if now is None else now, is_new)

    def show(self, value):
        return self.model.show(value)

    def write(self, value):
        return self.model.write(value)

    def is_wide(self, value):
        return self.model.is_wide(value)


Kind.right_of = staticmethod(lambda kind, rng: kind.right(rng))
Kind.dirty_of = staticmethod(lambda kind, rng: kind.dirty(rng))


class Table(Kind):
    """A dictionary by an enum or Int."""

    as_foundation = False

    def __init__(self, swift, keys, kind):
        super().__init__(f"[{swift}: {kind.swift}]", "[:]", {})
        self.keys, self.kind = keys, kind

    def fill(self, rng, keys, make):
        return {key: make(rng) for key in rng.sample(keys, rng.choice([0, 1, 2]))}

    def right(self, rng):
        return self.fill(rng, list(self.keys), self.kind.right)

    def wrong(self, rng):
        if rng.random() < 0.7:
            return self.fill(rng, list(self.keys) + ["zzz"], self.kind.dirty)
        return rng.choice([None, 5, "x", True])

    def read(self, value, place, now):
        if value == [] and "one" in self.keys:
            # The list that JSONEncoder writes.
            return {}
        if not isinstance(value, dict):
            return UNFIT
        kept, told = {}, len(place.report.lines)
        if place.report.collections == "strict" and "one" in self.keys:
            place.report.situations.add("strictEnumKeys")
        for key, element in value.items():
            inner = place.at(key)
            if key not in self.keys and place.report.collections == "strict":
                place.report.situations.add("collectionGivenUp")
                place.report.forget(told)
                return UNFIT
            if key not in self.keys:
                probe = Report()
                self.kind.read(element, Place(probe, "", ""), None)
                if probe.lines:
                    place.report.situations.add("keyGivenUp")
                inner.note("dropped")
                continue
            found = UNFIT if element is None else self.kind.read(element, inner, None)
            if found is UNFIT and place.report.collections == "strict":
                place.report.situations.add("collectionGivenUp")
                place.report.forget(told)
                return UNFIT
            if found is UNFIT:
                inner.note("dropped")
            else:
                kept[key] = found
        return kept

    def is_wide(self, value):
        return len(value) > 1

    def show(self, value):
        return "[" + ", ".join(sorted(f"{self.keys[k]}: {self.kind.show(v)}" for k, v in value.items())) + "]"

    def write(self, value):
        return {k: self.kind.write(v) for k, v in value.items()}


class Single(Several):
    """A set, of one value at most: its order is an accident."""

    def __init__(self, kind):
        super().__init__(kind)
        self.swift, self.as_foundation = f"Set<{kind.swift}>", True

    def fill(self, rng, make):
        return [make(rng) for _ in range(rng.choice([0, 1]))]


class Identifier(Kind):
    TEXTS = ["32DBB1EA-0A27-4724-9C0E-028A90B17B57", "00000000-0000-0000-0000-000000000000"]

    def __init__(self):
        super().__init__("UUID", f'UUID(uuidString: "{self.TEXTS[1]}") ?? UUID()', self.TEXTS[1])

    def right(self, rng):
        return rng.choice(self.TEXTS)

    def wrong(self, rng):
        return rng.choice(["x", "", 5, True, [], None])

    def read(self, value, place, now):
        return value if value in self.TEXTS else UNFIT


class Upper(Text):
    """A String by a transformer that reads texts in upper case, and writes them in lower case."""

    transformer = "FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })"
    as_foundation = False

    def __init__(self):
        super().__init__()
        self.source, self.initial = '"INITIAL"', "INITIAL"

    def right(self, rng):
        return rng.choice(["", "abc", "x y", "名字"])

    def read(self, value, place, now):
        return value.upper() if isinstance(value, str) and not isinstance(value, Raw) else UNFIT

    def write(self, value):
        return value.lower()


class TransformedMoment(Moment):
    transformer = "SmartDateTransformer()"


def merged(old, new):
    """Objects are added to each other, member by member."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    return {**old, **{name: merged(old.get(name), value) for name, value in new.items()}}


class Union(Kind):
    """A SmartPolymorphicEnum: `cases` by the values of the member `by`; `unknown`: the case of any other JSON."""

    as_foundation = False

    def __init__(self, swift, source, initial, by, cases, unknown=None):
        super().__init__(swift, source, initial)
        self.by, self.cases, self.unknown = by, cases, unknown

    def make(self, rng, how, share):
        tag = rng.choice(list(self.cases))
        model = self.cases[tag][1]
        members = model.members(rng, how, share) if model else {}
        return {self.by: int(tag) if tag.isdigit() and rng.random() < 0.7 else tag, **members}

    def right(self, rng):
        return self.make(rng, Kind.right_of, 1)

    def wrong(self, rng):
        if rng.random() < 0.6:
            return self.make(rng, Kind.dirty_of, 0.8)
        return rng.choice([None, 5, "x", [], {}, {self.by: "zzz"}, {self.by: "zzz", "a": 1}, {self.by: 9}])

    def read(self, value, place, now):
        tag = value.get(self.by) if isinstance(value, dict) else None
        if now is not None and place.report.is_update and isinstance(value, dict):
            updated = self.update(value, tag, place, *now)
            if updated:
                return updated
        if tag is None or str(tag) not in self.cases:
            if not self.unknown:
                return UNFIT
            (place.at(self.by) if tag is not None else place).note("defaultCase")
            return (self.unknown, None, value)
        case, model = self.cases[str(tag)]
        return (case, model and model.read(value, place.report, place.path, model.initial()), tag)

    def update(self, value, tag, place, case, inner, rest):
        """The case that is there, changed; nothing where the source names another."""
        named = (case,) if tag is None else self.cases.get(str(tag), (self.unknown,))
        if named[0] != case:
            return None
        if case == self.unknown:
            kind = rest.get(self.by) if isinstance(rest, dict) else None
            if tag is not None and str(kind) != str(tag):
                return None
            if tag is not None:
                place.at(self.by).note("defaultCase")
            return (case, None, merged(rest, value))
        model = next(model for name, model in self.cases.values() if name == case)
        return (case, model and model.read(value, place.report, place.path, inner, False), rest)

    def is_wide(self, value):
        return value[0] == self.unknown and has_objects(value[2])

    def show(self, value):
        case, inner, rest = value
        if case == self.unknown:
            return f"({case}, {canonical(rest)})"
        model = next(model for name, model in self.cases.values() if name == case)
        return f"({case}, {model.show(inner)})" if model else f"({case})"

    def write(self, value):
        case, inner, rest = value
        if case == self.unknown:
            return rest
        model = next(model for name, model in self.cases.values() if name == case)
        return {**(model.write(inner) if model else {}), self.by: int(rest) if str(rest).isdigit() else rest}


class Filled(Nested):
    """A model of Values.swift: a class whose base class has no properties."""

    def __init__(self, model, swift="Filled"):
        self.swift, self.source, self.initial, self.model, self.as_foundation = swift, swift + "()", model.initial(), model, False

    def read(self, value, place, now):
        if not isinstance(value, dict):
            place.report.situations.add("emptyBase")
        return super().read(value, place, now)


class Itself(Nested):
    """The model that has the property, as it is declared."""

    def __init__(self, model):
        self.swift, self.source, self.initial, self.model, self.as_foundation = "{self}", None, None, model, False

    def right(self, rng):
        return self.deeper(rng, Kind.right_of, 1)

    def wrong(self, rng):
        return self.deeper(rng, Kind.dirty_of, 0.7) if rng.random() < 0.6 else rng.choice([None, 5, "x", [], {}])

    def deeper(self, rng, how, share):
        rng.depth += 1
        members = self.model.members(rng, how, share) if rng.depth < 3 else {}
        rng.depth -= 1
        return members


def holds(chosen, model):
    """Whether a model is one, or one of its classes."""
    return chosen is model or isinstance(chosen, Hierarchy) and any(holds(inner, model) for inner in [chosen.base, *chosen.classes.values()])


class Hierarchy(Kind):
    """A polymorphic class: `classes` by the value of the property `by`, and the class itself for others. Some of them choose by
    another property."""

    as_foundation = False

    def __init__(self, swift, by, classes, base):
        super().__init__(swift, f"{swift}()", None)
        self.by, self.classes, self.base = by, classes, base
        self.initial = (base, base.initial())

    def make(self, rng, how, share):
        tag = rng.choice(list(self.classes))
        chosen = self.classes[tag]
        members = chosen.make(rng, how, share) if isinstance(chosen, Hierarchy) else chosen.members(rng, how, share)
        members = {name: value for name, value in members.items() if name.lower() != self.by}
        if how is not Kind.right_of and rng.random() < 0.2:
            return members
        return {**members, self.by: int(tag) if tag.isdigit() and rng.random() < 0.7 else tag}

    def right(self, rng):
        return self.make(rng, Kind.right_of, 1)

    def wrong(self, rng):
        if rng.random() < 0.6:
            return self.make(rng, Kind.dirty_of, 0.8)
        return rng.choice([None, 5, "x", [], {}, {self.by: "zzz"}, {self.by: 9}])

    def read(self, value, place, now):
        if not isinstance(value, dict):
            return UNFIT
        model = self.choose(value, place, now[0] if now is not None and place.report.is_update else None)
        same = now is not None and now[0] is model
        is_new = not (place.report.is_update and same)
        values = model.read(value, place.report, place.path, now[1] if same else model.initial(), is_new)
        return (model, values)

    def choose(self, value, place, present):
        """The class of an object; of one that is `present`, if an update names no other."""
        tag = value.get(self.by)
        chosen = self.classes.get(str(tag))
        if tag is not None and chosen is None:
            place.at(self.by).note("keptInitialValue" if present else "defaultCase")
        own = next((inner for inner in self.classes.values() if present and holds(inner, present)), None)
        if present and chosen and chosen is not own:
            present = None
        chosen = chosen or (own if present else None) or self.base
        return chosen.choose(value, place, present) if isinstance(chosen, Hierarchy) else chosen

    def show(self, value):
        return value[0].show(value[1])

    def write(self, value):
        model, values = value
        return model.write(values)
