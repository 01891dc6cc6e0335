#!/usr/bin/env python3
"""Where Apple's compiler puts the properties of the classes in Layouts/Models.swift: compiles them for an iPhone (arm64) and an
older watch (arm64_32) with Objective-C, reads the records of classes and variables that the compiler writes for Objective-C's
runtime, and writes them to Tests/layouts.txt. Needs Linux and Tests/Apple/root.sh.

    layouts.py             writes the table anew
    layouts.py --check     exits with 1 where it differs

A line has a class, its superclass, where its own variables begin and end, and of each its name, offset, size and alignment; of those
whose place only the runtime knows (generic classes) the offset is `?`. What it says of classes with a superclass written in Objective-C
is what the compiler assumes: the runtime moves them (LayoutTests)."""
import os, re, shutil, subprocess, sys, tempfile

here = os.path.dirname(os.path.abspath(__file__))
stubs = os.path.join(here, '../Apple/Stubs')
targets = {'arm64-apple-ios15.0': 'sdk-ios', 'arm64_32-apple-watchos9.0': 'sdk-watchos'}


def intermediate(root, sdk, target, work):
    """The module in the compiler's intermediate language."""
    shutil.copytree(f'{root}/{sdk}', f'{work}/sdk')
    shutil.copytree(f'{stubs}/include', f'{work}/sdk/usr/include', dirs_exist_ok=True)
    modules = f'{work}/sdk/usr/lib/swift'
    options = ['swiftc', '-target', target, '-resource-dir', f'{root}/res', '-sdk', f'{work}/sdk', '-plugin-path', f'{root}/res/host/plugins',
               '-module-cache-path', f'{work}/cache', '-I', modules, '-I', f'{here}/Layouts', '-swift-version', '5', '-parse-as-library',
               '-suppress-warnings', '-Xfrontend', '-disable-implicit-string-processing-module-import']
    for name in ('Darwin', 'ObjectiveC'):
        subprocess.run([*options, '-emit-module', '-enable-library-evolution', '-module-name', name, '-import-underlying-module',
                        '-o', f'{modules}/{name}.swiftmodule', f'{stubs}/{name}.swift'], check=True)
    return subprocess.run([*options, '-Xfrontend', '-disable-objc-attr-requires-foundation-module', '-wmo', '-module-name', 'Models', '-emit-ir',
                           f'{here}/Layouts/Models.swift'], check=True, capture_output=True, text=True).stdout


def table(text):
    """The lines of one target."""
    offsets = dict(re.findall(r'^@"([^"]+Wvd)" = .*?(?:global|constant) i(?:32|64) (\d+)', text, re.M))
    texts = dict(re.findall(r'^@("[^"]+"|\S+) = .*?constant \[\d+ x i8\] c"(.*?)\\00"', text, re.M))
    variables = {}
    for name, body in re.findall(r'^@_IVARS_(\w+) = .*?\[\{ ptr, ptr, ptr, i32, i32 \} (.*)\] \}', text, re.M):
        variables[name] = re.findall(
            r'\{ ptr (?:@"([^"]+)"|null), ptr @("[^"]+"|[^,]+), ptr @[^,]+, i32 (-?\d+), i32 (\d+) \}', body)
    with open(f'{here}/Layouts/Models.swift') as source:
        classes = re.findall(r'class (\w+)(?:<T>)?(?:: (\w+)(?:<\w+>)?)?', source.read())
    records = {}
    for name, start, end in re.findall(r'^@_DATA_(\w+) = .*?\{ i32 \d+, i32 (\d+), i32 (\d+),', text, re.M):
        records[name] = (start, end)
    for name, superclass in classes:
        # Swift's mangled name, or that which the class has for Objective-C.
        key = f'_TtC6Models{len(name)}{name}'
        key = next((k for k in (key, 'RenamedForObjectiveC') if k in records), key) if name == 'Renamed' else key
        if key not in records: key = next((k for k in records if k.endswith(f'6Models{len(name)}{name}')), key)
        start, end = records.get(key, ('?', '?'))
        fields = [f'{texts[field]} {offsets.get(symbol, "?")} {size} {1 << max(0, int(alignment))}'
                  for symbol, field, alignment, size in variables.get(key, [])]
        yield f'{name} {superclass or "-"} {start} {end} | ' + ', '.join(fields)


def main():
    root = subprocess.run([f'{here}/../Apple/root.sh'], check=True, capture_output=True, text=True).stdout.strip()
    lines = []
    for target, sdk in targets.items():
        with tempfile.TemporaryDirectory() as work:
            lines += [f'# {target}', *table(intermediate(root, sdk, target, work))]
    text = '\n'.join(line.rstrip() for line in lines) + '\n'
    path = f'{here}/Tests/layouts.txt'
    if sys.argv[1:] == ['--check']:
        if open(path).read() != text: sys.exit(f'{path} differs: write it anew by layouts.py')
    else:
        with open(path, 'w') as file: file.write(text)


main()
