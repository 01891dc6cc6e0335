#!/usr/bin/env bash
# Compiles the libraries to object code for iOS 12 on arm64, with Objective-C, for debug and release; looks at what the code refers to;
# then compiles the tests for iOS 13, and the programs they start. How far that goes is in README.md here. Needs Linux. Five minutes.
#
#   Tests/Apple/compile.sh                   everything
#   Tests/Apple/compile.sh --libraries       no tests
#   Tests/Apple/compile.sh TARGET...         of the programs and the tests, these
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(Tests/Apple/root.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$root/sdk" "$work/sdk"
cp -r Tests/Apple/Stubs/include/. "$work/sdk/usr/include/"
overlays=$work/sdk/usr/lib/swift
stubs=Tests/Apple/Stubs

# Options of the compiler, for a version of iOS, and those of its frontend alone.
frontend=(-resource-dir "$root/res" -sdk "$work/sdk" -plugin-path "$root/res/host/plugins" -module-cache-path "$work/cache" -I "$overlays")
for_ios() { options=(-target "arm64-apple-ios$1" "${frontend[@]}" -Xfrontend -disable-implicit-string-processing-module-import); }

# An interface as it is, or with the modules that there is none of left out.
stub() {
    local name=$1
    shift
    swiftc "${options[@]}" -parse-as-library -emit-module -enable-library-evolution -swift-version 5 -module-name "$name" \
        -o "$overlays/$name.swiftmodule" "$@" 2> "$work/$name.log" || { cat "$work/$name.log"; exit 1; }
}
interface() {
    local name=$1
    shift
    (cd "$work" && "$OLDPWD/Tests/Apple/interface.py" "$name" "$OLDPWD/$stubs/$name.swift" "$@" -- -target arm64-apple-ios12.0 "${frontend[@]}" \
        -disable-implicit-string-processing-module-import)
    mv "$work/$name.swiftmodule" "$overlays/"
}
for_ios 12.0
stub Darwin -import-underlying-module $stubs/Darwin.swift
stub ObjectiveC -import-underlying-module $stubs/ObjectiveC.swift
interface Dispatch Dispatch
interface Foundation Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
stub Combine $stubs/Combine.swift
stub UIKit Tests/SampleApp/Stubs/UIKit.swift
stub SwiftUI Tests/SampleApp/Stubs/SwiftUI.swift

failed=0
# A module of sources: FOLDER NAME PATH OPTION...
compile() {
    local folder=$1 name=$2 path=$3 log
    shift 3
    mkdir -p "$work/$folder"
    log=$work/$folder/$name.log
    if find -L "$path" -name '*.swift' ! -path '*/.build/*' -print0 | sort -z | xargs -0 swiftc "${options[@]}" -wmo -package-name package \
        -I "$work/$folder" -module-name "$name" -emit-module -emit-module-path "$work/$folder/$name.swiftmodule" \
        -c -o "$work/$folder/$name.o" "$@" > "$log" 2>&1 && { [[ $path != Sources/* ]] || ! grep -q 'warning:' "$log"; }; then
        echo "$folder: $name"
    else
        failed=1
        echo "$folder: $name FAILED"
        grep -E "^(Sources|Tests|<|macro).*($([[ $path = Sources/* ]] && echo 'warning|')error):" "$log" | sort -u | head -n 30 || tail -n 20 "$log"
    fi
}
libraries=(SmartEngine SmartCodable HandyJSONCompat ExCodableCompat)
for library in "${libraries[@]}"; do compile release "$library" "Sources/$library" -parse-as-library -swift-version 6 -O; done
for library in "${libraries[@]}"; do
    compile debug "$library" "Sources/$library" -parse-as-library -swift-version 6 -Onone -enable-testing -DDEBUG
done
[ "$failed" = 0 ] || exit 1
Tests/Apple/references.py "$root/sources" "$work"/release/*.o
[ "${1:-}" != --libraries ] || exit 0
chosen=("$@")

# Programs have the package's system; tests one that has Swift Testing.
wanted() { [ "${#chosen[@]}" = 0 ] || [[ " ${chosen[*]} " == *" $1 "* ]]; }
program() { ! wanted "$1" || compile debug "$1" "$2" -swift-version "$3" -Onone -DDEBUG "${@:4}"; }
program Hostile Tests/Hostile 5
program Facts Tests/Facts 5
program HandyJSONAlone Tests/HandyJSONAlone 5
program ConditionalShapes Tests/ConditionalShapes 5
program ConditionalShapesNative Tests/ConditionalShapesNative 5 -DNATIVE_TOO
program ConditionalDictionaries Tests/ConditionalDictionaries 5
for_ios 13.0
sed -e 's/x86_64-unknown-linux-gnu\|aarch64-unknown-linux-gnu/arm64-apple-ios13.0/; s/-disable-objc-interop//; /import _StringProcessing$/d' \
    "$(find "$(dirname "$(readlink -f "$root/res/host")")/linux/Testing.swiftmodule" -name '*.swiftinterface' | head -n 1)" > "$work/Testing.swiftinterface"
swift-frontend -compile-module-from-interface "$work/Testing.swiftinterface" -o "$overlays/Testing.swiftmodule" -module-name Testing \
    -target arm64-apple-ios13.0 "${frontend[@]}" -disable-implicit-string-processing-module-import
# As SwiftPM writes it for targets with resources.
mkdir "$work/resources"
printf 'import Foundation\nextension Bundle { static var module: Bundle { main } }\n' > "$work/resources/Bundle.swift"
tests() { ! wanted "$1" || compile debug "$1" "Tests/$1" -parse-as-library -swift-version "$2" -Onone -DDEBUG "${@:3}"; }
tests TestSupport 6
tests ObjectiveCHeritageTests 6
tests SmartCodableTests 6
tests HandyJSONCompatTests 6 "$work/resources/Bundle.swift"
tests ExCodableCompatTests 6
tests DocumentationTests 6
tests HandyJSONShapes 5
tests HandyJSONStandardTypesShapes 5
tests RandomPairs 5 "$work/resources/Bundle.swift"
exit $failed
