#!/usr/bin/env bash
# Builds the libraries with Swift 6.0.3, the oldest toolchain they support, in debug and release, without a warning, and runs all
# tests in debug. Swift comes from Debian's trixie, in a chroot; build products and the chroot stay in the cache folder
# (oldest-root.sh). Needs root. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/../.."
project=$PWD
root=$(Tests/Toolchains/oldest-root.sh)

# What a chroot lacks. In a mount namespace of its own, so that nothing is left behind, however this ends.
inside() {
    unshare --mount --propagation private bash -euc '
        root=$1; project=$2; shift 2
        mkdir -p "$root/project" "$root/build"
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --rbind "$project" "$root/project"
        exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 bash -euc "$@"
    ' bash "$root" "$project" "$@"
}

inside 'swift --version 2>&1 | head -n 1'
warnings=$root/build/warnings.txt
for configuration in debug release; do
    # Built anew when a source has changed, so the warnings of what was built before are kept beside the products.
    inside "cd /project && swift build -c $configuration --product HandyJSONCompat --scratch-path /build/$configuration 2>&1" \
        | tee "$root/build/$configuration.log" | tail -n 3
    grep -h 'Sources/.*: warning:' "$root/build/$configuration.log" > "$warnings" || true
    [ ! -s "$warnings" ] || { echo "warnings with Swift 6.0.3:"; sort -u "$warnings"; exit 1; }
done
inside "cd /project && swift test --scratch-path /build/debug $*"
