#!/usr/bin/env bash
# Makes the reference of the libraries, an archive for each, to be served as files below /SmartCodable/LIBRARY. The engine's
# names are on the pages of the library that exports them, which neither `xcodebuild docbuild` nor `swift package` can do.
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
for library in SmartCodable HandyJSONCompat ExCodableCompat; do
    swift build --target "$library"
    # Of ExCodableCompat this would say that it exports all of the engine, as SmartCodable does, of which it exports a part.
    exported=(-experimental-allowed-reexported-modules=SmartEngine)
    [ "$library" != ExCodableCompat ] || exported=()
    mkdir "$work/$library"
    tool swift-symbolgraph-extract -module-name "$library" -I "$modules" -target "$target" ${sdk[@]+"${sdk[@]}"} \
        -minimum-access-level public ${exported[@]+"${exported[@]}"} -output-dir "$work/$library"
    tool docc convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$work/$library" \
        --fallback-display-name "$library" --fallback-bundle-identifier "smartcodable.$library" \
        --transform-for-static-hosting --hosting-base-path "SmartCodable/$library" --output-path "$site/$library" "$@"
    # One name of the library's own, and one that it exports.
    page=$(tr '[:upper:]' '[:lower:]' <<< "$library")
    case $library in
        SmartCodable) names=(smartjsondecoder smartsentinel) ;;
        HandyJSONCompat) names=(handyjson smartsentinel) ;;
        *) names=(exautodecodable) ;;
    esac
    for name in "${names[@]}"; do
        [ -f "$site/$library/data/documentation/$page/$name.json" ] || { echo "$library: no page for $name" >&2; exit 1; }
    done
done
