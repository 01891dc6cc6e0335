#!/usr/bin/env bash
# Builds the libraries with Swift 6.0.3, the oldest toolchain they support, in debug and release, without a warning, and runs all
# tests in debug. Swift comes from Debian's trixie, in a chroot; build products and the chroot stay in the cache folder
# (oldest-root.sh). Needs root. With --libraries no tests; other arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(Tests/Toolchains/oldest-root.sh)
inside() { Tests/Toolchains/inside.sh "$root" "$1"; }

inside 'swift --version 2>&1 | head -n 1'
for configuration in debug release; do
    for library in SmartCodable HandyJSONCompat ExCodableCompat SmartStreams SmartContracts; do
        log=$root/build/$configuration-$library.log
        inside "cd /project && swift build -c $configuration --target $library --scratch-path /build/$configuration -debug-info-format none 2>&1" \
            > "$log" || { Tests/Toolchains/errors.sh "$log"; exit 1; }
        tail -n 1 "$log"
        if grep -E '/Sources/.*warning:' "$log" | sort -u; then echo "warnings with Swift 6.0"; exit 1; fi
    done
done
[ "${1:-}" != --libraries ] || exit 0
# Its Observation names a function that is nowhere, and that nobody calls.
options="-Xlinker --allow-shlib-undefined -debug-info-format none"
inside "cd /project && swift build --build-tests --scratch-path /build/debug $options > /build/tests.log 2>&1" \
    || { Tests/Toolchains/errors.sh "$root/build/tests.log"; exit 1; }
inside "cd /project && swift test --skip-build --scratch-path /build/debug $options $*"
