#!/usr/bin/env python3
"""Looks at what object code for Apple's systems refers to outside of itself: a reference that is not weak ends an app at launch where the system
lacks it. The standard library's and the runtime's must be among what Apple's libraries exported before Swift 6, by the lists that its
sources test against, or be weak; so must every function that the libraries look up by name.

    references.py SOURCES-OF-SWIFT PROCESSOR OBJECT...
"""
import collections, glob, os, re, subprocess, sys

sources, processor, objects = sys.argv[1], sys.argv[2], sys.argv[3:]
exported = set()
for module in ["stdlib", "concurrency"]:
    with open(f"{sources}/test/abi/Inputs/macOS/{processor}/{module}/baseline") as file:
        exported.update(file.read().split())
# What the compiler declares as linked strongly on purpose, or the C library and Objective-C have always had.
OF_THE_SYSTEM = re.compile(r"_(CF\w+|OBJC_(META)?CLASS_\$_NSObject|_Block_\w+|_NSConcreteStackBlock|__isPlatformVersionAtLeast|__stack_chk_\w+|"
                           r"_objc_empty_cache|objc_\w+|class_(get|copy|responds)\w+|ivar_get\w+|property_getName|pthread_\w+|dlopen|dlsym|f(open|close|read|error)|setvbuf|"
                           r"strerror|strncmp|(__)?bzero|free|malloc|malloc_size|mem(chr|cmp|cpy|move|set)|usleep|getenv|_error|exit)$")
modules = {os.path.basename(path)[:-2] for path in objects}

strong, weak = collections.defaultdict(set), collections.defaultdict(set)
for path in objects:
    for line in subprocess.check_output(["llvm-nm", "-m", "-u", path], text=True).splitlines():
        if "(undefined)" in line:
            (weak if "weak" in line else strong)[line.split()[-1]].add(os.path.basename(path))


others = {"Foundation", "Dispatch", "Combine", "UIKit", "AppKit", "ObjectiveC", "Darwin"} | modules
missing = []
for symbol in sorted(strong):
    if symbol in exported or OF_THE_SYSTEM.match(symbol) or any(f"{len(name)}{name}" in symbol for name in others):
        continue
    missing.append(symbol)
looked_up = set()
for path in glob.glob("Sources/SmartEngine/**/*.swift", recursive=True):
    with open(path) as file:
        looked_up.update(re.findall(r'(?:find|dlsym)\((?:[^")]*, )?"(swift_\w+)"', file.read()))
unknown = sorted(name for name in looked_up if "_" + name not in exported)
print(f"{len(strong)} references that are strong, {len(weak)} that are weak; {len(looked_up)} functions looked up")
for symbol in missing:
    print(f"strong, and not known to be exported: {symbol} in {', '.join(sorted(strong[symbol]))}")
for name in unknown:
    print(f"looked up, and not known to be exported: {name}")
if not looked_up or not strong:
    print("nothing was found to look at")
sys.exit(1 if missing or unknown or not looked_up or not strong else 0)
