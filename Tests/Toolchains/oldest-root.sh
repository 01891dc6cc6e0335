#!/usr/bin/env bash
# Prints the folder of a Debian trixie that has Swift 6.0.3, the oldest toolchain the libraries support. Made once, in about two
# minutes, with debootstrap (as root), and kept in the user's cache folder, or in $SMARTCODABLE_TOOLCHAINS.
set -euo pipefail
cache=${SMARTCODABLE_TOOLCHAINS:-${XDG_CACHE_HOME:-$HOME/.cache}/smartcodable-toolchains}
root=$cache/trixie
[ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ] || { echo "needs Linux and root, for chroot" >&2; exit 1; }
mkdir -p "$cache"
# Another script may be making it.
exec 9> "$cache/lock"
flock 9
if [ ! -f "$root/.complete" ]; then
    # A shell of its own: -e does not hold on the left of ||.
    bash -eu -o pipefail -c '
        root=$1
        command -v debootstrap > /dev/null || apt-get install -y debootstrap || { apt-get update; apt-get install -y debootstrap; }
        rm -rf --one-file-system "$root"
        debootstrap --variant=minbase --include=ca-certificates,git,gcc,g++,libc6-dev,libstdc++-14-dev,swiftlang trixie "$root"
        rm -f "$root"/var/cache/apt/archives/*.deb
        touch "$root/.complete"
    ' bash "$root" > "$cache/trixie.log" 2>&1 || { tail -n 20 "$cache/trixie.log" >&2; exit 1; }
fi
echo "$root"
