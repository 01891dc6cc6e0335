#!/usr/bin/env bash
# Whether what stands here can be released as VERSION: the version is the one of LibraryCoordinates.swift (ReleaseTests compares its
# copies), the changelog has notes for it, and no Chinese page waits for its translation (CONTRIBUTING.md).
# Usage: release-check.sh VERSION
set -euo pipefail
cd "$(dirname "$0")/.."
found=$(sed -n 's/.*public var version = "\(.*\)"/\1/p' Migration/Sources/MigrationKit/Manifests/LibraryCoordinates.swift)
[ "$found" = "$1" ] || { echo "the tag is $1, the version $found: .github/set-version.sh $1" >&2; exit 1; }
.github/release-notes.sh "$1" > /dev/null
# Build folders may hold copies of the pages.
pending=$(grep -rlx '<!-- zh: pending -->' --include='*.md' --exclude-dir='.build*' . || true)
[ -z "$pending" ] || { echo "to be translated: $pending" >&2; exit 1; }
