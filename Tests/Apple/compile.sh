#!/usr/bin/env bash
# Compiles the libraries to object code for iOS 15 on arm64, macOS 12 on x86_64, watchOS 9 on arm64_32 and Mac Catalyst, with
# Objective-C, for debug and release; looks at what the code refers to; then compiles the programs that tests start, and the tests, for
# the first two. How far that goes is in Tests/README.md, "Code for Apple's platforms". Needs Linux. Five minutes for each of the first
# two systems, two for the others.
#
#   Tests/Apple/compile.sh                       everything
#   Tests/Apple/compile.sh ios --libraries       for one system (or macos), no tests; of watchos and catalyst there are no tests
#   Tests/Apple/compile.sh ios TARGET...         of the programs and the tests, these
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ $# = 0 ]; then
    for system in ios watchos catalyst; do "$0" "$system"; done
    exec "$0" macos
fi
case $1 in
    ios) target=arm64-apple-ios15.0 ;;
    macos) target=x86_64-apple-macosx12.0 ;;
    watchos) target=arm64_32-apple-watchos9.0 ;;
    catalyst) target=arm64-apple-ios15.0-macabi ;;
    *) echo "usage: $0 [ios|macos|watchos|catalyst [--libraries|TARGET...]]" >&2; exit 2 ;;
esac
system=$1
shift
root=$(Tests/Apple/root.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$root/sdk-$system" "$work/sdk"
cp -r Tests/Apple/Stubs/include/. "$work/sdk/usr/include/"
overlays=$work/sdk/usr/lib/swift
stubs=Tests/Apple/Stubs

# Options of the compiler for a target, and those of its frontend alone.
frontend=(-resource-dir "$root/res" -sdk "$work/sdk" -plugin-path "$root/res/host/plugins" -module-cache-path "$work/cache" -I "$overlays")
options=(-target "$target" "${frontend[@]}" -Xfrontend -disable-implicit-string-processing-module-import)

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
    (cd "$work" && "$OLDPWD/Tests/Apple/interface.py" "$name" "$OLDPWD/$stubs/$name.swiftinterface" "$@" -- -target "$target" "${frontend[@]}" \
        -disable-implicit-string-processing-module-import)
    mv "$work/$name.swiftmodule" "$overlays/"
}
stub Darwin -import-underlying-module $stubs/Darwin.swift
stub ObjectiveC -import-underlying-module $stubs/ObjectiveC.swift
interface Dispatch Dispatch
interface Foundation Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
stub Combine $stubs/Combine.swift
if [ "$system" = macos ]; then
    stub AppKit $stubs/AppKit.swift
else
    stub UIKit Tests/SampleApp/Stubs/UIKit.swift
    stub SwiftUI Tests/SampleApp/Stubs/SwiftUI.swift
fi

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
libraries=(SmartEngine SmartCodable HandyJSONCompat ExCodableCompat SmartStreams SmartContracts SmartMigration)
for library in "${libraries[@]}"; do compile release "$library" "Sources/$library" -parse-as-library -swift-version 6 -O; done
for library in "${libraries[@]}"; do
    compile debug "$library" "Sources/$library" -parse-as-library -swift-version 6 -Onone -enable-testing -DDEBUG
done
[ "$failed" = 0 ] || exit 1
# The lists have no names of arm64_32.
[ "$system" = watchos ] || Tests/Apple/references.py "$root/sources" "${target%%-*}" "$work"/release/*.o
[[ $system != watchos && $system != catalyst && ${1:-} != --libraries ]] || exit 0
chosen=("$@")

wanted() { [ "${#chosen[@]}" = 0 ] || [[ " ${chosen[*]} " == *" $1 "* ]]; }
program() { ! wanted "$1" || compile debug "$1" "$2" -swift-version "$3" -Onone -DDEBUG "${@:4}"; }
compile debug TestSupport Tests/TestSupport -parse-as-library -swift-version 6 -Onone -DDEBUG
program Hostile Tests/Hostile 5
program Facts Tests/Facts 5
program HandyJSONAlone Tests/HandyJSONAlone 5
program ConditionalShapes Tests/Conditional/Sources/ConditionalShapes 5
program ConditionalShapesNative Tests/Conditional/Sources/ConditionalShapes 5 -DNATIVE_TOO
program ConditionalDictionaries Tests/Conditional/Sources/ConditionalDictionaries 5
if [ "$system" = ios ]; then program SampleApp Tests/SampleApp/Sources 5 -parse-as-library; fi
sed -e "s/x86_64-unknown-linux-gnu\|aarch64-unknown-linux-gnu/$target/; s/-disable-objc-interop//; /import _StringProcessing\$/d" \
    "$(find "$(dirname "$(readlink -f "$root/res/host")")/linux/Testing.swiftmodule" -name '*.swiftinterface' | head -n 1)" > "$work/Testing.swiftinterface"
swift-frontend -compile-module-from-interface "$work/Testing.swiftinterface" -o "$overlays/Testing.swiftmodule" -module-name Testing \
    -target "$target" "${frontend[@]}" -disable-implicit-string-processing-module-import
# As SwiftPM writes it for targets with resources.
mkdir "$work/resources"
printf 'import Foundation\nextension Bundle { static var module: Bundle { main } }\n' > "$work/resources/Bundle.swift"
tests() { ! wanted "$1" || compile debug "$1" "Tests/$1" -parse-as-library -swift-version "$2" -Onone -DDEBUG "${@:3}"; }
tests ObjectiveCHeritageTests 6
tests SmartCodableTests 6
tests HandyJSONCompatTests 6 "$work/resources/Bundle.swift"
tests ExCodableCompatTests 6
tests DocumentationTests 6
tests HandyJSONShapes 5
tests HandyJSONStandardTypesShapes 5
tests RandomPairs 5 "$work/resources/Bundle.swift"
exit $failed
