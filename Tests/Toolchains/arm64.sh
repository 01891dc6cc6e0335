#!/usr/bin/env bash
# Compiles the libraries and their tests for arm64 with Swift 6.0.3 and runs the tests under qemu's user emulation. Suites
# that start programs (`BuiltProgram`) are left out, and the pages' code. Needs root and Linux on x86_64. Arguments are those of `swift test`: --filter, --skip.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v qemu-aarch64-static > /dev/null || apt-get install -y qemu-user-static \
    || { apt-get update && apt-get install -y qemu-user-static; }
root=$(Tests/Toolchains/oldest-root.sh)
Tests/Toolchains/arm64-root.sh > /dev/null
inside() { Tests/Toolchains/inside.sh "$root" "$1"; }

programs=$(grep -rl --include='*Tests.swift' 'BuiltProgram\.' Tests | xargs basename -a -s .swift | paste -sd '|')
# Hundreds of thousands of objects, texts of up to 17 MB. Random payloads are few, and of long tables every third row is taken
# (`rows`): tests take some fifteen times as long under qemu, and all of them run on x86_64.
large="largeTexts|unevenTexts|ObjectTests/large|arraysThatAreReservedInPieces|NameCollisionTests"
build="SMARTCODABLE_TESTS=core swift build --build-tests --destination Tests/Toolchains/arm64.json --scratch-path /build/arm64 -Xlinker --allow-shlib-undefined -debug-info-format none"
inside "cd /project && $build > /build/arm64.log 2>&1" \
    || { Tests/Toolchains/errors.sh "$root/build/arm64.log"; exit 1; }
cp "$(command -v qemu-aarch64-static)" "$root/usr/local/bin/"
inside "cd /project && QEMU_LD_PREFIX=/arm64 /usr/local/bin/qemu-aarch64-static \
    -E SMARTCODABLE_PAYLOADS=2 -E LD_LIBRARY_PATH=/arm64/usr/libexec/swift/lib/swift/linux:/arm64/usr/lib/aarch64-linux-gnu \
    /build/arm64/aarch64-unknown-linux-gnu/debug/SmartCodablePackageTests.xctest --testing-library swift-testing \
    --skip '$programs|$large' ${*@Q}"
