#!/usr/bin/env bash
# Runs a command in the folder of oldest-root.sh as root folder: the project at /project, build products at /build, arm64's system
# at /arm64 where there is one. In a mount namespace of its own, so that nothing is left behind, however it ends.
# Usage: inside.sh ROOT COMMAND
set -euo pipefail
root=$1
project=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$root"/{project,build,arm64}
# shellcheck disable=SC2016
exec unshare --mount --propagation private bash -euc '
    root=$1; project=$2; arm64=$(dirname "$root")/arm64
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --bind "$project" "$root/project"
    [ ! -d "$arm64" ] || mount --bind "$arm64" "$root/arm64"
    exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/bin:/bin LANG=C.UTF-8 bash -euc "$3"
' bash "$root" "$project" "$2"
