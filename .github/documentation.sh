#!/usr/bin/env bash
# Makes the site: the references of the libraries, an archive for each, to be served as files below /SmartCodable/LIBRARY, the
# same in Chinese below /SmartCodable/zh-Hans/LIBRARY, and a first page. The engine's names are on the pages of the library that
# exports them, which neither `xcodebuild docbuild` nor `swift package` can do.
# Usage: documentation.sh FOLDER [OPTIONS OF docc convert]
set -euo pipefail
mkdir -p "$1"
site=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."
tool() { if [ "$(uname)" = Darwin ]; then xcrun "$@"; else "$@"; fi; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
sdk=()
[ "$(uname)" != Darwin ] || sdk=(-sdk "$(xcrun --show-sdk-path)")
modules=$(swift build --show-bin-path)/Modules

# convert LIBRARY FOLDER OPTIONS...: the catalogue at $work/catalogue/LIBRARY.docc, with the symbols at $work/LIBRARY.
convert() {
    local library=$1 path=$2
    shift 2
    mkdir -p "$(dirname "$site/$path")"
    tool docc convert "$work/catalogue/$library.docc" --additional-symbol-graph-dir "$work/$library" \
        --fallback-display-name "$library" --fallback-bundle-identifier "smartcodable.$library" \
        --transform-for-static-hosting --hosting-base-path "SmartCodable/$path" --output-path "$site/$path" "$@"
}

for library in SmartCodable HandyJSONCompat ExCodableCompat SmartStreams SmartContracts SmartMigration; do
    swift build --target "$library"
    # Of the others this would say that they export all of the engine, as SmartCodable does.
    exported=(-experimental-allowed-reexported-modules=SmartEngine)
    case $library in SmartCodable | HandyJSONCompat) ;; *) exported=() ;; esac
    mkdir "$work/$library"
    # With what arrays, dictionaries and other modules' types get: `[User].deserialize(from:)`.
    tool swift-symbolgraph-extract -module-name "$library" -I "$modules" -target "$target" ${sdk[@]+"${sdk[@]}"} \
        -minimum-access-level public -emit-extension-block-symbols ${exported[@]+"${exported[@]}"} -output-dir "$work/$library"

    # The articles, and the tutorial, whose code would be the library's where its sources are.
    rm -rf "$work/catalogue"
    mkdir "$work/catalogue"
    cp -R "Sources/$library/$library.docc" "$work/catalogue/"
    [ ! -d "Documentation/$library" ] || cp -R "Documentation/$library/." "$work/catalogue/$library.docc/"
    convert "$library" "$library" "$@"

    # The same symbols, and everything else in Chinese.
    rm -rf "$work/catalogue"
    mkdir -p "$work/catalogue/$library.docc"
    cp -R "Documentation/zh-Hans/$library/." "$work/catalogue/$library.docc/"
    [ ! -d "Documentation/$library/Resources" ] || cp -R "Documentation/$library/Resources" "$work/catalogue/$library.docc/"
    convert "$library" "zh-Hans/$library" "$@"

    # Names of the library's own, some that it exports, and some that it gives to other modules' types.
    page=$(tr '[:upper:]' '[:lower:]' <<< "$library")
    case $library in
        SmartCodable) names=(smartjsondecoder smartsentinel swift/array swift/dictionary) ;;
        HandyJSONCompat) names=(handyjson smartsentinel swift/array) ;;
        ExCodableCompat) names=(exautodecodable swift/decodable) ;;
        SmartStreams) names=(smartjsonsequence smartstreamerror) ;;
        SmartContracts) names=(smartschema) ;;
        SmartMigration) names=(smartrulescomparison smartengine/smartsentinel) ;;
    esac
    for folder in "$library" "zh-Hans/$library"; do
        for name in "${names[@]}"; do
            [ -f "$site/$folder/data/documentation/$page/$name.json" ] || { echo "$folder: no page for $name" >&2; exit 1; }
        done
    done
done
for folder in SmartCodable zh-Hans/SmartCodable; do
    [ -f "$site/$folder/data/tutorials/smartcodable/messyfeed.json" ] || { echo "$folder: no tutorial" >&2; exit 1; }
done
cp Documentation/index.html "$site/index.html"
