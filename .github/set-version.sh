#!/usr/bin/env bash
# Writes the next version where formats need it, and gives it a section with its date in the changelogs: what stands under
# "Unreleased", or, where the version has a section already, a new date. The version and the repository's address stand in
# LibraryCoordinates.swift; ReleaseTests compares the copies.
# Usage: set-version.sh VERSION [DATE]     DATE is YYYY-MM-DD, today without it
set -euo pipefail
cd "$(dirname "$0")/.."
version=$1
date=${2:-$(date +%F)}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "$version is not MAJOR.MINOR.PATCH" >&2; exit 2; }
[[ $date =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || { echo "$date is not YYYY-MM-DD" >&2; exit 2; }
coordinates=Migration/Sources/MigrationKit/Manifests/LibraryCoordinates.swift
address=$(sed -n 's/.*public var url = "\(.*\)\.git"/\1/p' "$coordinates")
[ -n "$address" ] || { echo "$coordinates has no address" >&2; exit 1; }

edit() { # FILE sed's arguments: GNU's and BSD's sed agree on a suffix, and on nothing without one
    local file=$1
    shift
    sed -i.before "$@" "$file"
    rm "$file.before"
}
edit "$coordinates" -e "s/public var version = \".*\"/public var version = \"$version\"/" \
    -e 's/public var branch: String? = ".*"/public var branch: String?/'
for podspec in *.podspec; do edit "$podspec" "s/s\.version = '.*'/s.version = '$version'/"; done
# With the first release the lines that name a branch name it, and what is said until then goes.
for page in README*.md Migration/Guide/SDKs.md Migration/zh-Hans/SDKs.md; do
    edit "$page" -e "/\.package(url: /s/branch: \"main\"/from: \"$version\"/" -e "/\.package(url: /s/from: \"[0-9.]*\"/from: \"$version\"/" \
        -e "/^pod .*:git/s/:branch => 'main'/:tag => '$version'/" -e "/^pod .*:git/s/:tag => '[0-9.]*'/:tag => '$version'/" \
        -e "/^pod 'HandyJSONCompat', '~>/s/'~> [0-9.]*'/'~> ${version%.*}'/" -e '/<!-- no release -->$/d'
done
edit .github/ISSUE_TEMPLATE/bug.yml "s/placeholder: [0-9.]*, SwiftPM/placeholder: $version, SwiftPM/"

for changelog in CHANGELOG*.md; do
    if grep -q "^## \[$version\]" "$changelog"; then
        edit "$changelog" "s/^## \[$version\].*/## [$version] - $date/"
    else
        # A line of its own in the text to insert is a backslash before its end, for both seds.
        edit "$changelog" -e "s|^## \[Unreleased\]|&\\
\\
## [$version] - $date|" -e "s|^\[Unreleased\]: .*|[Unreleased]: $address/compare/$version...main\\
[$version]: $address/releases/tag/$version|"
    fi
    # The first release has the first links.
    grep -q "^\[$version\]:" "$changelog" \
        || printf '\n[Unreleased]: %s\n[%s]: %s\n' "$address/compare/$version...main" "$version" "$address/releases/tag/$version" >> "$changelog"
done
echo "$version of $date. The tool's recorded texts name it too: HANDYJSON_MIGRATE_RECORD=1 swift test --package-path Migration"
