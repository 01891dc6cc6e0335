#!/usr/bin/env bash
# Builds the libraries with Swift 6.0.3, the oldest toolchain they support, in release, and in debug with the tests but the
# pages' code, without a warning in the libraries, and runs the tests. Swift comes from Debian's trixie, in a chroot; build
# products and the chroot stay in the cache folder (oldest-root.sh). Needs root. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(Tests/Toolchains/oldest-root.sh)
inside() { Tests/Toolchains/inside.sh "$root" "$1"; }

inside 'swift --version 2>&1 | head -n 1'
# quietly LOG COMMAND: its output goes to a file.
quietly() {
    local log=$root/build/$1.log
    inside "cd /project && $2 2>&1" > "$log" || { Tests/Toolchains/errors.sh "$log"; exit 1; }
    tail -n 1 "$log"
    if grep -E '/Sources/(Smart|HandyJSON|ExCodable).*warning:' "$log" | sort -u; then echo "warnings with Swift 6.0"; exit 1; fi
}

options="-debug-info-format none"
for library in SmartCodable HandyJSONCompat ExCodableCompat SmartStreams SmartContracts SmartMigration; do
    quietly "release-$library" "swift build -c release --target $library --scratch-path /build/release $options"
done
# Its Observation names a function that is nowhere, and that nobody calls.
options+=" -Xlinker --allow-shlib-undefined"
quietly tests "SMARTCODABLE_TESTS=core swift build --build-tests --scratch-path /build/debug $options"
inside "cd /project && SMARTCODABLE_TESTS=core swift test --skip-build --scratch-path /build/debug $options ${*@Q}"
