#!/bin/bash
# Compiles what adopt makes of its fixtures: where the files of `before` compile, those of `after` have to. Type checking alone
# misses errors of initialisers.
# Fixtures of several modules, or that name what no library here has, are counted and left out.
#
#   Migration/Tests/fixtures-type-check.sh [NAME…]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
for library in SmartCodable HandyJSONCompat ExCodableCompat; do swift build --package-path "$root" --target "$library" > /dev/null; done
modules=$(swift build --package-path "$root" --show-bin-path)/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check() { # FOLDER LOG
    local files=()
    while IFS= read -r -d '' file; do files+=("$file"); done < <(find "$1" -name '*.swift' ! -name Package.swift -print0 | sort -z)
    [ ${#files[@]} -gt 0 ] || return 2
    swiftc -frontend -emit-sil -o /dev/null -swift-version 5 -parse-as-library -suppress-warnings -module-name Fixture \
        -I "$modules" "${files[@]}" > "$2" 2>&1
}

checked=0 left=0 failed=0
for folder in "$here"/MigrationKitTests/Fixtures/Adopt/*/; do
    name=$(basename "$folder")
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    [ -d "$folder/after" ] || continue
    if ! check "$folder/before" "$work/log"; then
        left=$((left + 1))
        continue
    fi
    rm -rf "$work/after"
    cp -R "$folder/before" "$work/after"
    cp -R "$folder/after/." "$work/after/"
    checked=$((checked + 1))
    if ! check "$work/after" "$work/log"; then
        failed=$((failed + 1))
        echo "$name does not compile any more:"
        grep 'error:' "$work/log" | sed "s|$work/after/|  |" || true
    fi
done
echo "$checked fixtures compile before, $failed of them not after; $left left out"
[ "$failed" -eq 0 ]
