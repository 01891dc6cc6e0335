#!/usr/bin/env bash
# Prints the section of CHANGELOG.md for a version; fails where there is none, or no date, so that no release goes out without notes.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
heading=$(grep -F "## [$version]" CHANGELOG.md || true)
[[ $heading =~ ^"## [$version] - "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] \
    || { echo "CHANGELOG.md has no line '## [$version] - YYYY-MM-DD': .github/set-version.sh $version" >&2; exit 1; }
notes=$(awk -v heading="$heading" '
    $0 == heading { inside = 1; next }
    inside && (/^## / || /^\[/) { exit }
    inside { print }
' CHANGELOG.md)
[ -n "${notes//[[:space:]]/}" ] || { echo "CHANGELOG.md has nothing about $version" >&2; exit 1; }
printf '%s\n' "$notes"
