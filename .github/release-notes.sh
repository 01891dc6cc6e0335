#!/usr/bin/env bash
# Prints the section of CHANGELOG.md for a version; fails where there is none, so that no release goes out without notes.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
notes=$(awk -v heading="## [$version]" '
    index($0, heading) == 1 { inside = 1; next }
    inside && (/^## / || /^\[/) { exit }
    inside { print }
' CHANGELOG.md)
[ -n "${notes//[[:space:]]/}" ] || { echo "CHANGELOG.md has no section for $version" >&2; exit 1; }
printf '%s\n' "$notes"
