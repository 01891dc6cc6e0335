#!/usr/bin/env python3
"""The twin test: adopts apps, compiles their models as they were and as they are, and compares 200 random payloads each.

    Migration/Tests/twins.py FOLDER [APP …]     FOLDER has an app's sources in each of its folders, as they were published

An app's models and what they name are compiled on their own, in a module of HandyJSONCompat and in one of SmartCodable; members
that do not compile outside the app are left out of both. Values are compared, and the JSON that is written. Prints each app's
figures, the models that stay and those whose twin differs, and writes them into FOLDER/twins.json. Nothing in the apps is
changed. HANDYJSON_MIGRATE is the tool, SCRATCH the folder in which `swift build` has built the libraries (.build). Linux.
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
BUILT = pathlib.Path(os.environ.get("SCRATCH", ROOT / ".build")) / "debug"
LIBRARIES = ("SmartEngine", "SmartCodable", "HandyJSONCompat")
COMPILE = ["swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-I", BUILT / "Modules"]
DECLARATION = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t\n]+|(?:open|public|internal|private|fileprivate|final|indirect|static|class|override|required"
    r"|convenience|mutating|lazy|weak|dynamic|private\(set\)|fileprivate\(set\)|nonisolated)[ \t\n]+)*"
    r"(class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript|deinit|case|actor)\b[ \t]*([\w.`]+)?",
    re.M,
)
# Written natively alone, as a row of NativeDifferences.md marked ‡ says.
SYSTEM = re.compile(r"\bvar\s+(\w+)\s*(?::\s*\[?(?:CG\w+|(?:Closed)?Range<\w+>|UIEdgeInsets)\b|=\s*CG\w+\()")
IMPORT = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+HandyJSON", re.M)
TYPES = ("class", "struct", "enum", "protocol", "extension")


class Item:
    """A declaration: its kind, its name, and where it is in its text."""

    def __init__(self, text, start, end):
        self.text, self.start, self.end = text, start, end
        found = DECLARATION.search(text, start, end)
        self.kind, self.name = (found[1], found[2] or "") if found else ("", "")
        self.header = text[found.start():].split("{")[0] if found else ""
        # Members of a type by what they say, so that both stages name them alike.
        self.label = f"{self.kind} {self.name} " + " ".join(self.header.split())[:120] if self.kind in ("func", "init", "subscript") else f"{self.kind} {self.name}"

    def body(self):
        """The place of what is between its braces."""
        start = code(self.text).find("{", self.start, self.end)
        return (start + 1, self.end - 1) if start >= 0 and self.kind in TYPES else None


CODE = {}


def code(text):
    """The text with blanks for comments and for what literals hold."""
    if text in CODE:
        return CODE[text]
    token = re.compile(r'//[^\n]*|/\*|#?"""|#?"|\n', re.S)
    out, at = [], 0

    def blank(piece):
        return re.sub(r"[^\n]", " ", piece)

    while found := token.search(text, at):
        out.append(text[at:found.start()])
        mark, end = found[0], found.end()
        if mark == "\n":
            out.append("\n")
        elif mark.startswith("//"):
            out.append(blank(mark))
        elif mark == "/*":
            depth = 1
            for inner in re.finditer(r"/\*|\*/", text[end:]):
                depth += 1 if inner[0] == "/*" else -1
                if not depth:
                    end += inner.end()
                    break
            else:
                end = len(text)
            out.append(blank(text[found.start():end]))
        else:
            close = mark[::-1]
            nested = 0
            while end < len(text):
                if text[end] == "\\" and not mark.startswith("#"):
                    if text[end + 1:end + 2] == "(":
                        nested += 1
                    end += 2
                elif nested and text[end] in "()":
                    nested += 1 if text[end] == "(" else -1
                    end += 1
                elif not nested and text.startswith(close, end):
                    end += len(close)
                    break
                elif text[end] == "\n" and len(mark) < 3:
                    break
                else:
                    end += 1
            out.append('"' + blank(text[found.start() + 1:end - 1]) + '"')
        at = end
    out.append(text[at:])
    CODE[text] = "".join(out)
    return CODE[text]


def items(text, start=0, end=None):
    """The declarations between two places, none inside another."""
    plain = code(text)
    end = len(text) if end is None else end
    found, at = [], start
    while (head := DECLARATION.search(plain, at, end)) is not None:
        depth, place, opened = 0, head.end(), False
        while place < end:
            letter = plain[place]
            if letter in "{([":
                depth += 1
                opened = opened or letter == "{"
            elif letter in "})]":
                depth -= 1
                if depth <= 0 and letter == "}":
                    # A stored property goes on behind a closure that it is made of, or its observers.
                    rest = re.match(r"\s*(\(\)|\.\w|\?\?|\{)", plain[place + 1:end])
                    if not (rest and head[1] in ("var", "let")):
                        place += 1
                        break
            elif letter == "\n" and depth == 0:
                rest = plain[place + 1:end].lstrip()
                goes = head[1] in TYPES or rest.startswith(("{", ".", "?", "&", "|", ":", "+ ", "->", "where ", "=", "<")) or plain[:place].rstrip()[-1:] in ("=", ",", "+", ":", "(", "&")
                if not goes or not rest:
                    break
            elif letter == ";" and depth == 0:
                break
            place += 1
        if place <= head.end():
            place = head.end()
        found.append(Item(text, head.start(), place))
        at = place
    return found


def line(text, place):
    return text.count("\n", 0, place) + 1


class App:
    """An app before and after, each an own copy."""

    def __init__(self, folder, work, tool):
        self.name = folder.name
        self.before, self.after = work / "before" / self.name, work / "after" / self.name
        shutil.copytree(folder, self.after, symlinks=True)

        def git(*arguments):
            subprocess.run(
                ["git", "-c", "user.name=twins", "-c", "user.email=twins", *arguments], cwd=self.after, capture_output=True, check=False
            )

        def run(*arguments):
            return subprocess.run([tool, *arguments], cwd=self.after, capture_output=True, text=True, errors="replace", check=False).stdout

        git("init", "-q")
        git("add", "-A", "-f")
        git("commit", "-qm", "published")
        run("swap", "--write", "--allow-dirty")
        shutil.copytree(self.after, self.before, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.models = [model for model in json.loads(run("audit", "--format", "json") or '{"models": []}')["models"] if not model["native"]]
        self.said = run("adopt", "--write", "--allow-dirty")
        figures = re.search(r"Models: (\d+) of (\d+) native.*?, (\d+) of them also", self.said)
        self.native, self.all, self.beside = map(int, figures.groups()) if figures else (0, len(self.models), 0)
        self.imports = sum(IMPORT.search(self.read(path)) is not None for path in self.after.rglob("*.swift"))
        self.reasons = sorted(set(re.findall(r"^  (\S.*\[[\w-]+\])$", self.said, re.M)))
        # What compiles only before adopt, and models that do not compile here.
        self.unlike, self.failed = {}, {}

    @staticmethod
    def read(path):
        return path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").replace("\r", "\n") if path.is_file() else ""

    def extract(self, number):
        """The models and what they name, as one file for each stage."""
        self.number = number
        places = {}
        for model in self.models:
            places.setdefault(model["path"], []).append(model)
        parts, wanted, seen = {}, [], set()
        for path in sorted(self.before.rglob("*.swift")):
            relative = str(path.relative_to(self.before))
            old, new = self.read(path), self.read(self.after / relative)
            after = {}
            for item in items(new):
                after.setdefault((item.kind, item.name), []).append(item)
            for item in items(old):
                twins = after.get((item.kind, item.name))
                part = (item, twins.pop(0) if twins else item)
                parts.setdefault(item.name.split(".")[0], []).append(part)
                first, last = line(old, item.start), line(old, item.end)
                if any(first <= model["line"] <= last for model in places.get(relative, [])):
                    wanted.append(part)
        kept = []
        while wanted:
            item, twin = part = wanted.pop()
            if id(item) in seen:
                continue
            seen.add(id(item))
            kept.append(part)
            for word in set(re.findall(r"\w+", code(item.text)[item.start:item.end])) | {item.name}:
                for other in parts.get(word, []):
                    if other[0].kind in ("class", "struct", "enum", "protocol", "typealias", "let") or other[0].kind == "extension" and word == item.name:
                        wanted.append(other)
        # Two targets may have the same type.
        kept.sort(key=lambda part: (part[0].kind == "extension", str(part[0].name)))
        names, self.parts = set(), []
        for part in kept:
            if part[0].kind != "extension":
                if part[0].name in names:
                    continue
                names.add(part[0].name)
            self.parts.append(part)
        self.missing = set()
        self.dropped = set()

    def is_view(self, item):
        return item.kind == "class" and re.search(r":\s*(UI\w+|\w*(ViewController|View|Cell|Controller))\b", item.header) is not None

    def source(self, stage):
        """The file of a stage, and for each of its lines the labels of the declaration in it."""
        out, owners = [], []

        def add(text, owner):
            for row in text.split("\n"):
                out.append(row)
                owners.append(owner)

        add("import Foundation\nimport HandyJSONCompat" + ("\nimport SmartCodable" if stage else ""), None)
        add("typealias NSInteger = Int\ntypealias NSUInteger = UInt", None)
        # An initial value that is random would differ from run to run.
        add("func arc4random() -> UInt32 { 4 }\nfunc arc4random_uniform(_ bound: UInt32) -> UInt32 { 0 }", None)
        add("\n".join(f"class {name}: NSObject {{ required override init() {{}} }}" for name in sorted(self.missing)), None)
        for number, part in enumerate(self.parts):
            item = part[stage]
            if (number,) in self.dropped:
                continue
            if self.is_view(part[0]):
                # Of a view only what is declared in it: a model's property may be of such a type.
                add(f"class {item.name}: NSObject {{ required override init() {{}}", (number,))
                for member in items(item.text, *(item.body() or (0, 0))):
                    own = (number, member.label + " 1")
                    if member.kind in TYPES and own not in self.dropped and not self.is_view(member):
                        self.write(item.text, member, own, add)
                add("}", (number,))
                continue
            self.write(item.text, item, (number,), add)
        self.registered = []
        rows = []
        for model in self.models:
            name, path = model["name"], model["name"].split("<")[0]
            part = next((part for part in self.parts if part[0].name == path.split(".")[0]), None)
            if part is None or path in self.failed or any(model["name"] == other for other, _ in self.registered):
                continue
            generic = re.match(r"[^{:]*?\b" + re.escape(path.split(".")[-1]) + r"\s*<([^>]*)>", part[0].header)
            if generic:
                asks = "HandyJSON" in part[0].header.split(">", 1)[1] and "where" in part[0].header or "HandyJSON" in generic[1]
                name = path + "<" + ", ".join("TwinElement" if asks else "String" for _ in generic[1].split(",")) + ">"
            self.registered.append((model["name"], name))
        conforms = "HandyJSON" + (", SmartCodable, HandyJSONRules" if stage else "")
        add(f"struct TwinElement: {conforms} {{ var id = 0; var name: String? }}", None)
        add(f'@_silgen_name("twins_{self.number}") func twins() -> [(name: String, type: Any.Type, read: (String) -> Any?, write: (Any) -> String?)] {{ [', None)
        for model, name in self.registered:
            written = "useMappedKeys: true" if stage else ""
            add(f'    ("{model}", {name}.self, {{ {name}.deserialize(from: $0) }}, {{ ($0 as? {name})?.toJSONString({written}) }}),', ("model", model))
        add("] }", None)
        return "\n".join(out) + "\n", owners

    def write(self, text, item, path, add):
        """A declaration without the members that are dropped."""
        def clean(piece):
            piece = re.sub(r"@objcMembers|@objc(\([^)]*\))?|@IBOutlet|@IBAction|@IBInspectable|@IBDesignable|@available\([^)]*\)|@discardableResult", " ", piece)
            piece = re.sub(r"\b(?:private|fileprivate)(?!\s*\()\s", " ", piece)
            return re.sub(r"\bdynamic\s+(?=var|func)", "", piece)

        body = item.body()
        if body is None:
            add(clean(text[item.start:item.end]), path)
            return
        add(clean(text[item.start:body[0]]), path)
        at = body[0]
        counts = {}
        for member in items(text, *body):
            counts[member.label] = counts.get(member.label, 0) + 1
            own = path + (f"{member.label} {counts[member.label]}",)
            between = text[at:member.start]
            add(clean(between), path)
            at = member.end
            if own in self.dropped:
                continue
            if member.kind in TYPES:
                self.write(text, member, own, add)
            else:
                add(clean(text[member.start:member.end]), own)
        add(text[at:item.end], path)

    def fit(self, work):
        """Compiles both, and leaves out what does not compile here, until the rest does. Type checking alone misses errors."""
        file = work / f"App{self.number}.swift"
        built = {}
        for turn in range(40):
            sources = [self.source(stage) for stage in (0, 1)]
            stage = next((stage for stage in (0, 1) if built.get(stage) != sources[stage][0]), None)
            if not self.registered:
                return False
            if stage is None:
                return True
            text, owners = sources[stage]
            file.write_text(text, encoding="utf-8")
            run = subprocess.run(
                [*COMPILE, "-wmo", "-parse-as-library", "-module-name", f"App{self.number}", "-c", file, "-o", self.object(work, stage)],
                capture_output=True, text=True, errors="replace", check=False,
            )
            if not run.returncode:
                built[stage] = text
                continue
            errors = re.findall(rf"^{re.escape(str(file))}:(\d+):\d+: error: (.*)$", run.stderr, re.M)
            unknown = {found[1] for _, said in errors if (found := re.match(r"cannot find type '(\w+)' in scope", said))}
            if unknown - self.missing and turn < 8:
                self.missing |= unknown
                continue
            if not self.leave_out(errors, owners, stage):
                print(self.name, stage, errors[:3] or run.stderr[-2000:], file=sys.stderr)
                return False
        print(self.name, "does not come to an end", file=sys.stderr)
        return False

    def object(self, work, stage):
        return work / f"App{self.number}.{stage}.o"

    def leave_out(self, errors, owners, stage):
        """The declarations in which the errors are; false if there are none."""
        changed = False
        for number, said in errors:
            owner = owners[int(number) - 1]
            if owner is None:
                continue
            if owner[0] == "model":
                changed = changed or owner[1] not in self.failed
                self.failed[owner[1]] = said
                continue
            if owner in self.dropped:
                continue
            self.dropped.add(owner)
            changed = True
            name = self.parts[owner[0]][stage].name + "".join("." + label.split()[1] for label in owner[1:] if len(label.split()) > 1)
            if stage == 1:
                self.unlike.setdefault(name, said)
            # Without its mapping in one of them, a model is another.
            if len(owner) == 1 or re.match(r"func (mapping|didFinish|willStart)", str(owner[-1])):
                for model in self.models:
                    if model["name"].split(".")[0].split("<")[0] == self.parts[owner[0]][0].name:
                        self.failed[model["name"]] = said
        return changed

    def names(self):
        """What mappings name, and texts of the sources."""
        result, texts = {}, set()
        for item, _ in self.parts:
            own = item.text[item.start:item.end]
            found = result.setdefault(item.name.split(".")[-1], {})
            for pattern in (r"(?:self\.)?(\w+)\s*<--\s*(\[[^\]]*\]|\"[^\"]*\"|\(\s*\"[^\"]*\")", r"property:\s*&(?:self\.)?(\w+),\s*name:\s*(\"[^\"]*\")"):
                for name, keys in re.findall(pattern, own):
                    found.setdefault(name, []).extend(re.findall(r'"([^"\\]*)"', keys))
            texts |= {text for text in re.findall(r'"([^"\\\n]{1,24})"', own) if "%" not in text}
        return {"names": result, "texts": sorted(texts)[:60]}


def build(apps, work, stage):
    """The program of all apps as they are at a stage."""
    folder = work / f"program{stage}"
    folder.mkdir()
    objects = [app.object(work / "fit", stage) for app in apps]
    shutil.copy(HERE / "Twins" / "Twins.swift", folder)
    main = "import Foundation\nimport SmartCodable\nfunc isModel(_ any: Any) -> Bool { any is any SmartDecodable }\n"
    for app in apps:
        main += f'@_silgen_name("twins_{app.number}") func twins_{app.number}() -> [Twin]\n'
    main += "try answer([\n" + "".join(f'    ("{app.name}", twins_{app.number}()),\n' for app in apps) + "])\n"
    (folder / "main.swift").write_text(main, encoding="utf-8")
    # Objects of files that are no more stay in the folder.
    sources = {path.name for name in LIBRARIES for path in (ROOT / "Sources" / name).rglob("*.swift")}
    library = [path for name in LIBRARIES for path in sorted((BUILT / f"{name}.build").rglob("*.o")) if path.stem in sources]
    program = folder / "Twins"
    subprocess.run([*COMPILE, folder / "main.swift", folder / "Twins.swift", *objects, *library, "-o", program], check=True)
    return program


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    tool = os.environ.get("HANDYJSON_MIGRATE") or ROOT / "Migration/.build/debug/handyjson-migrate"
    chosen = sys.argv[2:] or sorted(path.name for path in folder.iterdir() if path.is_dir())
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", 0)) or os.cpu_count()) as executor:
        work = pathlib.Path(name)
        (work / "fit").mkdir()
        apps = [app for app in executor.map(lambda name: App(folder / name, work, tool), chosen) if app.all]

        def fitted(pair):
            pair[1].extract(pair[0])
            return pair[1].fit(work / "fit")

        fits = list(executor.map(fitted, enumerate(apps)))
        ready = [app for app, fits in zip(apps, fits) if fits]
        count = sum(len(app.registered) for app in ready)
        names, payloads = work / "names.json", work / "payloads.json"
        names.write_text(json.dumps({app.name: app.names() for app in ready}), encoding="utf-8")
        payloads.write_text("{}", encoding="utf-8")
        before = answers(build(ready, work, 0), count, work / "before.txt", payloads, names)
        payloads.write_text(json.dumps({name: [row[0] for row in rows] for name, rows in before.items()}), encoding="utf-8")
        after = answers(build(ready, work, 1), count, work / "after.txt", payloads)
    report(folder, apps, before, after)


def without(tree, names):
    """JSON without these members."""
    if isinstance(tree, dict):
        return {name: without(value, names) for name, value in tree.items() if name not in names}
    return [without(value, names) for value in tree] if isinstance(tree, list) else tree


def is_listed(before, after, names):
    """Whether the texts differ by such members alone."""
    if not names or "nil" in (before, after):
        return False
    return json.dumps(without(json.loads(before), names)) == json.dumps(without(json.loads(after), names))


def report(folder, apps, before, after):
    result, total = {}, {"apps": 0, "models": 0, "native": 0, "beside": 0, "without the import": 0, "compared": 0, "equal": 0, "payloads": 0, "values": 0, "texts": 0, "listed": 0}
    for app in apps:
        compared = equal = 0
        system = {name for item, _ in getattr(app, "parts", []) for name in SYSTEM.findall(item.text)}
        differing = {}
        for model in app.models:
            key = f"{app.name}/{model['name']}"
            if key not in before and key not in after:
                continue
            compared += 1
            old, new = before.get(key, []), after.get(key, [])
            if len(old) != len(new):
                differing[model["name"]] = ["ends the program", len(old), len(new)]
                continue
            total["payloads"] += len(old)
            values = [(a, b) for a, b in zip(old, new) if a[1] != b[1]]
            written = [(a, b) for a, b in zip(old, new) if a[1] == b[1] and a[2] != b[2]]
            texts = [(a, b) for a, b in written if not is_listed(a[2], b[2], system)]
            total["listed"] += len(written) - len(texts)
            total["values"] += len(values)
            total["texts"] += len(texts)
            if values or texts:
                differing[model["name"]] = [len(values), len(texts), (values or texts)[0]]
            else:
                equal += 1
        result[app.name] = {
            "models": app.all, "native": app.native, "beside": app.beside, "imports": app.imports, "compared": compared, "equal": equal,
            "differing": differing, "only after adopt": app.unlike, "not compared": app.failed, "stays": app.reasons,
        }
        for key, value in (("apps", 1), ("models", app.all), ("native", app.native), ("beside", app.beside), ("without the import", not app.imports), ("compared", compared), ("equal", equal)):
            total[key] += value
        print(f"{app.name}: {app.native} of {app.all} native, {app.beside} beside, {app.imports} imports; {equal} of {compared} twins equal")
        for name, found in differing.items():
            print(f"    {name}: {str(found)[:400]}")
        for name, said in app.unlike.items():
            print(f"    {name} compiles only before: {said}")
    print(", ".join(f"{key} {value}" for key, value in total.items()))
    (folder / "twins.json").write_text(json.dumps({"total": total, "apps": result}, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
