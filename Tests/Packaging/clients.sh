#!/usr/bin/env bash
# Builds and runs packages that use the libraries as apps do: Swift 5 and Swift 6 mode, static and in a dynamic library, library
# evolution, optimised for size with dead code stripped and LTO, without reflection metadata, with types named like the libraries',
# and with standard types as models in files that import HandyJSONCompat alone.
# A folder for the build products may be given; it is used again.
set -euo pipefail
cd "$(dirname "$0")/../.."
project=$PWD
work=${1:-$(mktemp -d)}
[ -n "${1:-}" ] || trap 'rm -rf "$work"' EXIT
package=$work/Client
rm -rf "$package"
mkdir -p "$package"/Sources/{Old,New,Kit,Names,Naming5,Naming6,Named5,Named6,Standard5,Standard6}
ln -s "$project" "$work/SmartCodable" 2> /dev/null || true

cat > "$package/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Client",
    products: [.library(name: "Kit", type: .dynamic, targets: ["Kit"])],
    dependencies: [.package(path: "../SmartCodable")],
    targets: [
        .executableTarget(
            name: "Old", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Kit", dependencies: [.product(name: "SmartCodable", package: "SmartCodable")]),
        .executableTarget(name: "New", dependencies: ["Kit"]),
        // An app whose names are also the libraries', after the swap.
        .target(name: "Names"),
        .target(
            name: "Naming5", dependencies: ["Names", .product(name: "HandyJSONCompat", package: "SmartCodable")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "Naming6", dependencies: ["Names", .product(name: "HandyJSONCompat", package: "SmartCodable")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .executableTarget(name: "Named5", dependencies: ["Naming5"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "Named6", dependencies: ["Naming6"]),
        // `extension Array: HandyJSON {}` where nothing but HandyJSONCompat is imported.
        .executableTarget(
            name: "Standard5", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Standard6", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ],
    swiftLanguageModes: [.v6]
)
SWIFT
cp Tests/Packaging/Old.swift "$package/Sources/Old/main.swift"
cp Tests/Packaging/Kit.swift "$package/Sources/Kit/Kit.swift"
cp Tests/Packaging/New.swift "$package/Sources/New/main.swift"
fixture=Migration/Tests/MigrationKitTests/Fixtures/EndToEnd
cp $fixture/Names/Names.swift "$package/Sources/Names/Names.swift"
# An operator of the app's own, too: after `adopt` it would be ambiguous.
printf 'infix operator <---: AdditionPrecedence\npublic func <--- (a: String, b: String) -> String { a + b }\n' \
    >> "$package/Sources/Names/Names.swift"
for mode in 5 6; do
    for file in $fixture/Naming/*.swift; do
        sed 's/^import HandyJSON$/import HandyJSONCompat/' "$file" > "$package/Sources/Naming$mode/${file##*/}"
    done
    printf 'import HandyJSONCompat\nimport Names\npublic let joined = "own " <--- "operator"\n' > "$package/Sources/Naming$mode/Joined.swift"
    printf 'import Naming%s\nfor line in namingChecks() { print(line) }\nprint(joined)\n' $mode > "$package/Sources/Named$mode/main.swift"
    cp Tests/Packaging/StandardTypes.swift "$package/Sources/Standard$mode/main.swift"
done

# shellcheck disable=SC1112
old='7 Ann true|base -1 sub 2.5|["a", "1"]|{"id":7,"name":"Ann","nested":{"ok":true}}|the app’s own Node'
new='7 Ann|[0].id: Item.id expects Int, found string "7": converted'
named='names true the app'\''s own today key|'
named+='converted converted 7 3 own decoded own encoded|'
named+='own own lamp wrench saw [1]|'
named+='containers ["own": "table"] ["own"] own subscript {"table":"own"} ["own, in the module"]|'
named+='text {"page_id":7,"title":"t"} {"count":2,"repair":"saw","pages":[{"page_id":1}]}|'
named+='own operator'
standard='{"code":0,"data":[{"id":7}],"list":[[{"id":7}]]}|'
standard+='{"code":0,"data":{"u":{"id":7}},"list":[{"u":{"id":7}}]}|'
standard+='{"code":0,"data":[7],"list":[[7]]}|'
standard+='{"code":0,"data":[7],"list":[[7]]}|'
standard+='{"code":0,"data":"7","list":["7"]} {"code":0,"data":7,"list":[7]}'

expect() { # NAME EXPECTED PROGRAM
    local found
    found=$("$3" 2>&1 | paste -sd'|')
    if [ "$found" != "$2" ]; then printf '%s: expected\n  %s\nfound\n  %s\n' "$1" "$2" "$found"; exit 1; fi
    printf '%s: ok\n' "$1"
}
client() { # NAME SCRATCH ARGUMENTS...
    local name=$1 scratch=$work/$2 log=$work/$2.log
    shift 2
    swift build --package-path "$package" --scratch-path "$scratch" "$@" > "$log" 2>&1 || { tail -n 30 "$log"; exit 1; }
    # Foundation has no library evolution on Linux, which the compiler says for every file.
    if grep -E '/(SmartCodable|Standard[56])/Sources/.*warning:' "$log" | grep -v "was not compiled with library evolution"; then exit 1; fi
    products=$(swift build --package-path "$package" --scratch-path "$scratch" "$@" --show-bin-path)
    expect "$name, Swift 5 mode, static" "$old" "$products/Old"
    expect "$name, Swift 6 mode, in a dynamic library" "$new" "$products/New"
    for mode in 5 6; do
        expect "$name, Swift $mode mode, names of the app's own" "$named" "$products/Named$mode"
        expect "$name, Swift $mode mode, standard types as models" "$standard" "$products/Standard$mode"
    done
}

client "debug" debug
debug=$products
# All modules are built so, as an XCFramework of an app's modules is; nothing else need be passed.
client "-enable-library-evolution" evolution -Xswiftc -enable-library-evolution
client "-Osize, LTO, dead code stripped" size -c release -Xswiftc -Osize --experimental-lto-mode full -Xswiftc -use-ld=lld \
    -Xlinker --gc-sections

# One module without reflection metadata: refused with a message that says what to do.
swiftc -swift-version 5 -module-name Bare -I "$debug/Modules" -Xfrontend -disable-reflection-metadata \
    -o "$work/bare" Tests/Packaging/Bare.swift "$debug"/{SmartEngine,HandyJSONCompat}.build/*.o
found=$("$work/bare" 2>&1 || true)
case $found in
    *"build its module without -disable-reflection-metadata"*) echo "-disable-reflection-metadata: ok" ;;
    *) printf -- '-disable-reflection-metadata: no message but\n%s\n' "$found"; exit 1 ;;
esac
echo "20 passed, 0 failed"
