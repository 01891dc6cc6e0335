#!/usr/bin/env python3
"""Makes an Apple system's module out of what Linux's toolchain has of the same name: its public declarations, without bodies, compiled as
a module interface. What an Apple system does not have, or has from Objective-C, is left out.

    interface.py NAME ADDITIONS LINUX-MODULE... -- COMPILER-OPTION...

writes NAME.swiftinterface and NAME.swiftmodule into the current folder, and NAME.removed: the declarations that do not compile for
the target, which are taken out one after the other until the rest does.
"""
import os, re, subprocess, sys

separator = sys.argv.index("--")
NAME, ADDITIONS = sys.argv[1:3]
MODULES, OPTIONS = sys.argv[3:separator], sys.argv[separator + 1:]
# Declared by the stub of ObjectiveC, as on Apple's systems.
OBJECTIVE_C = {"NSObject", "NSObjectProtocol", "ObjCBool", "Selector", "NSZone"}
# Of macOS only.
if any("-apple-ios" in option for option in OPTIONS):
    OBJECTIVE_C |= {"Process", "Host"}
# What a value type is bridged to. Linux has a protocol of its own for it.
BRIDGED = {
    "String": "NSString", "Int": "NSNumber", "Int8": "NSNumber", "Int16": "NSNumber", "Int32": "NSNumber", "Int64": "NSNumber",
    "UInt": "NSNumber", "UInt8": "NSNumber", "UInt16": "NSNumber", "UInt32": "NSNumber", "UInt64": "NSNumber", "Bool": "NSNumber",
    "Double": "NSNumber", "Float": "NSNumber", "CGFloat": "NSNumber", "Array": "NSArray", "Dictionary": "NSDictionary",
    "Set": "NSSet", "Data": "NSData", "Date": "NSDate", "URL": "NSURL", "UUID": "NSUUID", "Decimal": "NSDecimalNumber",
    "Locale": "NSLocale", "TimeZone": "NSTimeZone", "Calendar": "NSCalendar", "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet",
    "CharacterSet": "NSCharacterSet", "DateInterval": "NSDateInterval", "DateComponents": "NSDateComponents",
    "PersonNameComponents": "NSPersonNameComponents", "URLComponents": "NSURLComponents", "URLQueryItem": "NSURLQueryItem",
    "Notification": "NSNotification", "Substring": "NSString",
}

# What Linux's types lack.
INSERTED = {
    "enum DateDecodingStrategy": "case formatted(DateFormatter)", "enum DateEncodingStrategy": "case formatted(DateFormatter)",
    "class DispatchObject": "public init()",
}

# What Linux does not mark as newer than the oldest system.
NEWER = {"static let withoutEscapingSlashes: JSONSerialization": "@available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)"}


def declarations(module):
    target = re.search(r'"triple": "([^"]*)"', subprocess.check_output(["swiftc", "-print-target-info"], text=True)).group(1)
    text = subprocess.check_output(["swift-synthesize-interface", "-module-name", module, "-target", target], text=True)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("//")]


def block_end(lines, start):
    """The line after the declaration that begins there, with its braces."""
    depth = 0
    for place in range(start, len(lines)):
        text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', lines[place]) if lines[place] else ""
        depth += text.count("{") - text.count("}")
        if depth <= 0:
            return place + 1
    return len(lines)


def is_attribute(line):
    """Whether nothing else stands on the line."""
    text = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line).strip()
    return text.startswith("@") and not re.sub(r"@\w+(\([^()]*\))?", "", text).strip()


def bridging():
    for value, reference in sorted(BRIDGED.items()):
        if NAME != "Foundation":
            return
        yield f"extension {value} : _ObjectiveCBridgeable {{"
        yield f"    public func _bridgeToObjectiveC() -> {reference}"
        for kind, result in [("_force", ""), ("_conditionally", " -> Bool")]:
            yield f"    public static func {kind}BridgeFromObjectiveC(_ x: {reference}, result: inout {value}?){result}"
        yield f"    public static func _unconditionallyBridgeFromObjectiveC(_ source: {reference}?) -> {value}"
        yield "}"


def made_fit(line):
    """What the tool prints for people, as an interface has it: every property and subscript says what it has."""
    line = re.sub(r"\b(private|fileprivate|internal|package|public)\(set\) |\b(weak|unowned|lazy) (?=var )", "", line)
    line = line.replace(", SendableMetatype", "")
    # Within Date and Decimal these names are those of their own types.
    line = re.sub(r"(where \w+ : )(FormatStyle|ParseStrategy)\b", rf"\1{NAME}.\2", line)
    # On Apple's systems subclasses of NSArray need not have it.
    if line.startswith("open class "):
        made_fit.is_mutable = "NSMutable" in line.split(":")[0]
    line = re.sub(r"\brequired (?=public init\(objects)", "override " if made_fit.is_mutable else "", line)
    if re.search(r"\bstruct \w+", line):
        line = line.replace("@frozen ", "")
    if re.search(r"\blet \w+: .*\{ get", line):
        return re.sub(r"\blet ", "var ", line, count=1)
    if re.search(r"^[^(]*\bvar `?\w+`?: |\bsubscript\b", line) and not line.rstrip().endswith(("}", "{")) and not is_attribute(line):
        return line + " { get set }"
    return line


made_fit.is_mutable = False
lines = [line for module in MODULES for line in map(made_fit, declarations(module))]
kept, place, types = [], 0, set()
while place < len(lines):
    line = lines[place]
    # The modules below have placeholders of some types.
    declared = re.match(r"(?:@\S+ )*(?:open|public) (?:class|protocol|struct|enum) (\w+)", line)
    end = block_end(lines, place)
    if line.startswith("import ") or "static func formatted(_ formatter: DateFormatter)" in line:
        place += 1
    elif declared and declared.group(1) in OBJECTIVE_C | types:
        while kept and kept[-1].startswith("@"):
            kept.pop()
        place = end
    else:
        if declared:
            types.add(declared.group(1))
        kept += [mark for start, mark in NEWER.items() if start in line]
        kept.append(line)
        kept += [text for start, text in INSERTED.items() if re.search(start + r"\b.*\{$", line)]
        place += 1
with open(ADDITIONS) as file:
    header, _, additions = file.read().partition("// ---\n")
lines = (["// swift-interface-format-version: 1.0", f"// swift-module-flags: -module-name {NAME} -enable-library-evolution -swift-version 5"]
         + header.splitlines() + kept + list(bridging()) + additions.splitlines())

removed = []
for attempt in range(200):
    with open(NAME + ".swiftinterface", "w") as file:
        file.write("\n".join(lines) + "\n")
    run = subprocess.run(["swift-frontend", "-compile-module-from-interface", NAME + ".swiftinterface", "-o", NAME + ".swiftmodule",
                          "-module-name", NAME] + OPTIONS, stderr=subprocess.PIPE, text=True)
    wrong = sorted({int(number) - 1 for number in re.findall(re.escape(NAME) + r"\.swiftinterface:(\d+):\d+: error:", run.stderr)} - {0})
    if not wrong:
        break
    gone = set()
    for place in wrong:
        if place in gone:
            continue
        # With the attributes on lines of their own above it.
        start = place
        while is_attribute(lines[start]):
            start += 1
        end = block_end(lines, start)
        if lines[start].strip() == "}":
            end = start
        first = start
        while is_attribute(lines[first - 1]):
            first -= 1
        if first == end:
            sys.exit("not understood: " + run.stderr[:3000])
        gone.update(range(first, end))
        removed.append("\n".join(lines[first:end][:3]) + "\n    // " + next((part for part in run.stderr.splitlines() if f":{place + 1}:" in part), ""))
    lines = [line for place, line in enumerate(lines) if place not in gone]
with open(NAME + ".removed", "w") as file:
    file.write("\n".join(removed) + "\n")
if run.returncode:
    sys.exit(run.stderr[:4000])
print(f"{NAME}: {len(lines)} lines, {len(removed)} declarations left out")
