#!/usr/bin/env bash
# Adds the podspecs to a specs repository's folder, as NAME/VERSION/NAME.podspec: for podspecs that depend on them, since trunk takes
# no new pods. Their source is the tag VERSION.
# Usage: specs.sh FOLDER
set -euo pipefail
[ $# = 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
for podspec in *.podspec; do
    name=${podspec%.podspec}
    version=$(sed -n "s/.*s\.version = '\(.*\)'/\1/p" "$podspec")
    mkdir -p "$folder/$name/$version"
    cp "$podspec" "$folder/$name/$version/"
done
