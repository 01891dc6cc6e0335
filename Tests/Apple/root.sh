#!/usr/bin/env bash
# Prints a folder with what the compiler needs for Apple's systems on Linux: `res`, the standard library's modules, and `sdk-ios`,
# `sdk-macos`, `sdk-watchos` and `sdk-catalyst`, to which compile.sh adds the stubs. The standard library is compiled from the sources that Debian's trixie publishes with Swift 6.0.3, as a module, without
# its code. Made once, in five minutes (it fetches 220 MB), for each toolchain, and kept in the user's cache folder, or in
# $SMARTCODABLE_TOOLCHAINS.
set -euo pipefail
cache=${SMARTCODABLE_TOOLCHAINS:-${XDG_CACHE_HOME:-$HOME/.cache}/smartcodable-toolchains}
version="$(swiftc --version 2> /dev/null | head -n 1) $(cksum < "$0")"
root=$cache/apple
mkdir -p "$cache"

fetch_sources() {
    local apt=$root/apt mirror
    rm -rf "$root"
    mkdir -p "$apt"/{lists/partial,cache/archives/partial,download} "$root/sources"
    # Debian's place, as this system has it.
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' | head -n 1)
    [ -n "$mirror" ] || { apt-get update; mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' | head -n 1); }
    echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" > "$apt/sources.list"
    printf '%s\n' "Dir::Etc::SourceList \"$apt/sources.list\";" 'Dir::Etc::SourceParts "/dev/null";' \
        "Dir::State::Lists \"$apt/lists\";" "Dir::Cache \"$apt/cache\";" > "$apt/apt.conf"
    APT_CONFIG=$apt/apt.conf apt-get update
    (cd "$apt/download" && APT_CONFIG=$apt/apt.conf apt-get source --download-only --tar-only swiftlang)
    tar -xf "$apt"/download/swiftlang_*.orig.tar.xz -C "$root/sources" --strip-components=2 --wildcards \
        '*/swift/stdlib/public' '*/swift/stdlib/toolchain/legacy_layouts' '*/swift/utils/gyb*' '*/swift/utils/*.py' \
        '*/swift/utils/availability-macros.def' '*/swift/test/abi/Inputs'
    rm -rf "$apt"
}

# The names in a list of sources, in its order, which the compiler needs.
listed() { sed -n "$2" "$1" | sed 's/#.*//' | grep -oE '[A-Za-z0-9+_/-]+\.swift(\.gyb)?( |$)' | tr -d ' '; }

# For a PLATFORM: its name in the compiler's folders, its oldest system that the libraries name, and that without a number.
make_modules() {
    local platform=$1 folder=$2 target=$3 triple=$4 pointer=8 layouts sources=$root/sources built=$root/built toolchain core=() concurrency=() name
    toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
    [[ $target != arm64_32-* ]] || pointer=4
    rm -rf "$built"
    mkdir -p "$built/core" "$root/res/$folder" "$root/sdk-$platform"/usr/{lib/swift,include}
    for name in $(listed "$sources/stdlib/public/core/CMakeLists.txt" '/^split_embedded_sources/,/^  )/p'); do
        # Its macro is made by a plugin that this toolchain has under another name.
        [ "$name" != ObjectIdentifier+DebugDescription.swift ] || continue
        if [ "${name%.gyb}" != "$name" ]; then
            python3 "$sources/utils/gyb.py" --line-directive '' -DCMAKE_SIZEOF_VOID_P=$pointer -o "$built/core/${name%.gyb}" \
                "$sources/stdlib/public/core/$name"
            core+=("$built/core/${name%.gyb}")
        else
            core+=("$sources/stdlib/public/core/$name")
        fi
    done
    # The compiler asks for what is newer than the sources: every Sendable type's metatype is Sendable.
    sed 's/protocol Sendable: /protocol Sendable: SendableMetatype, /' "$sources/stdlib/public/core/Sendable.swift" > "$built/core/Sendable.swift"
    echo '@_marker public protocol SendableMetatype: ~Copyable, ~Escapable {}' >> "$built/core/Sendable.swift"
    core=("${core[@]/#"$sources/stdlib/public/core/Sendable.swift"/"$built/core/Sendable.swift"}")
    for name in SIMDConcreteOperations SIMDVectorTypes; do
        python3 "$sources/utils/gyb.py" --line-directive '' -DCMAKE_SIZEOF_VOID_P=$pointer -o "$built/core/$name.swift" \
            "$sources/stdlib/public/core/$name.swift.gyb"
        core+=("$built/core/$name.swift")
    done
    core+=("$sources/stdlib/public/core/SIMDVector.swift")
    for name in $(listed "$sources/stdlib/public/Concurrency/CMakeLists.txt" '/^  Actor.swift/,/^  TaskSleepDuration.swift/p' | awk '!seen[$0]++'); do
        concurrency+=("$sources/stdlib/public/Concurrency/$name")
    done
    local options=(-target "$target" -Xfrontend -disable-legacy-type-info -parse-stdlib -parse-as-library -nostdimport -wmo
        -emit-module -enable-library-evolution -swift-version 5 -Xfrontend -require-explicit-availability=ignore
        -Xfrontend -disable-implicit-concurrency-module-import -Xfrontend -disable-implicit-string-processing-module-import
        -Xfrontend -experimental-skip-non-inlinable-function-bodies -module-cache-path "$built/cache" -I "$built")
    while IFS= read -r name; do
        options+=(-Xfrontend -define-availability -Xfrontend "$name")
    done < <(grep '^SwiftStdlib' "$sources/utils/availability-macros.def")
    for name in Macros FreestandingMacros Extern BitwiseCopyable NoncopyableGenerics2 SuppressedAssociatedTypes NonescapableTypes; do
        options+=(-enable-experimental-feature "$name")
    done
    swiftc "${options[@]}" -module-name Swift -emit-module-path "$built/Swift.swiftmodule" -D SWIFT_ENABLE_REFLECTION \
        -D SWIFT_STDLIB_HAS_COMMANDLINE -D SWIFT_STDLIB_HAS_STDIN -D SWIFT_STDLIB_HAS_ENVIRON -D SWIFT_STDLIB_ENABLE_UNICODE_DATA \
        -D SWIFT_STDLIB_ENABLE_VECTOR_TYPES -D SWIFT_RUNTIME_OS_VERSIONING -D SWIFT_THREADING_DARWIN "${core[@]}"
    swiftc "${options[@]}" -module-name _Concurrency -emit-module-path "$built/_Concurrency.swiftmodule" \
        -D SWIFT_CONCURRENCY_USES_DISPATCH -Xcc "-I$sources/stdlib/public/Concurrency/InternalShims" "${concurrency[@]}"
    # Debug builds import it; nothing calls it.
    echo > "$built/empty.swift"
    swiftc "${options[@]}" -module-name SwiftOnoneSupport -emit-module-path "$built/SwiftOnoneSupport.swiftmodule" "$built/empty.swift"
    for name in Swift _Concurrency SwiftOnoneSupport; do
        mkdir -p "$root/res/$folder/$name.swiftmodule"
        cp "$built/$name.swiftmodule" "$root/res/$folder/$name.swiftmodule/$triple.swiftmodule"
    done
    # Of processors that are older than the stable ABI.
    layouts=$sources/stdlib/toolchain/legacy_layouts/$folder/layouts-${target%%-*}.yaml
    [ ! -e "$layouts" ] || cp "$layouts" "$root/res/$folder/"
    cp -r "$toolchain/shims" "$root/sdk-$platform/usr/include/shims"
    # Of the SDK of iOS 18: a later one is looked at for more.
    echo "{\"CanonicalName\":\"${folder/maccatalyst/macosx}$5\",\"Version\":\"$5\",\"MaximumDeploymentTarget\":\"$5.99\",\"VersionMap\":{\"macOS_iOSMac\":{\"15.0\":\"18.0\"},\"iOSMac_macOS\":{\"18.0\":\"15.0\"}}}" \
        > "$root/sdk-$platform/SDKSettings.json"
    ln -sfn "$(readlink -f "$toolchain/clang")" "$root/res/clang"
    ln -sfn "$toolchain/host" "$root/res/host"
    rm -rf "$built"
}

make() {
    if [ ! -f "$root/.sources" ]; then
        fetch_sources
        touch "$root/.sources"
    fi
    if [ "$(cat "$root/.modules" 2> /dev/null)" != "$version" ]; then
        rm -rf "$root"/{res,sdk-*}
        make_modules ios iphoneos arm64-apple-ios15.0 arm64-apple-ios 18.0
        make_modules macos macosx x86_64-apple-macosx12.0 x86_64-apple-macos 15.0
        make_modules watchos watchos arm64_32-apple-watchos9.0 arm64_32-apple-watchos 11.0
        make_modules catalyst maccatalyst arm64-apple-ios15.0-macabi arm64-apple-ios-macabi 15.0
        echo "$version" > "$root/.modules"
    fi
}

# A shell of its own: -e does not hold on the left of ||.
if [ "${1:-}" = --make ]; then
    make
    exit
fi
# Another script may be making it.
exec 9> "$cache/lock-apple"
flock 9
"$0" --make > "$cache/apple.log" 2>&1 || { grep -E 'error:|^E:' "$cache/apple.log" || tail -n 20 "$cache/apple.log"; exit 1; } >&2
echo "$root"
