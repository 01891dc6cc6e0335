#!/usr/bin/env bash
# Prints the folder of an arm64 system's files to compile against: Debian trixie's packages, unpacked, not run. Made once, in about
# a minute, beside the folder of oldest-root.sh, whose apt-get downloads them.
set -euo pipefail
root=$("$(dirname "$0")/oldest-root.sh")
sysroot=$(dirname "$root")/arm64
exec 9> "$(dirname "$root")/lock"
flock 9
if [ ! -f "$sysroot/.complete" ]; then
    # A shell of its own: -e does not hold on the left of ||.
    bash -eu -o pipefail -c '
        root=$1 sysroot=$2
        rm -rf "$sysroot"
        mkdir -p "$sysroot"
        chroot "$root" bash -euc "
            dpkg --add-architecture arm64
            apt-get update
            rm -rf /tmp/arm64 && mkdir -p /tmp/arm64 && cd /tmp/arm64
            apt-get -o APT::Sandbox::User=root download linux-libc-dev {swiftlang,libswiftlang,libc6,libc6-dev}:arm64 \
                {libgcc-s1,libgcc-14-dev,libstdc++6,libstdc++-14-dev,zlib1g,libcrypt1}:arm64
        "
        for package in "$root"/tmp/arm64/*.deb; do dpkg-deb -x "$package" "$sysroot"; done
        # Debian has its folders under /usr.
        for folder in lib lib64; do [ -e "$sysroot/$folder" ] || ln -s "usr/$folder" "$sysroot/$folder"; done
        rm -rf "$root/tmp/arm64"
        touch "$sysroot/.complete"
    ' bash "$root" "$sysroot" > "$(dirname "$root")/arm64.log" 2>&1 \
        || { tail -n 20 "$(dirname "$root")/arm64.log" >&2; exit 1; }
fi
echo "$sysroot"
