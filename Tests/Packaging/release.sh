#!/usr/bin/env bash
# A release without publishing it: all of release.yml that does not need a Mac, with a stand-in for the tool's binary, and then
# what an app does with a release. Linux; ten seconds, more on a busy machine.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'echo "FAILED: release.sh, line $LINENO" >&2' ERR
coordinates=Migration/Sources/MigrationKit/Manifests/LibraryCoordinates.swift
version=$(sed -n 's/.*public var version = "\(.*\)"/\1/p' "$coordinates")
address=$(sed -n 's/.*public var url = "\(.*\)"/\1/p' "$coordinates")
fails() { if "$@" > "$work/output" 2>&1; then echo "FAILED: no error from $*" >&2; exit 1; fi; }

# In a copy of what git knows.
copy=$work/copy
mkdir "$copy"
git ls-files -z --cached --others --exclude-standard | xargs -0 sh -c 'for f; do [ ! -e "$f" ] || printf "%s\0" "$f"; done' sh \
    | tar --null --files-from=- -cf - | tar -xf - -C "$copy"
# The present version, which has a section once it is released.
grep -q "^## \[$version\]" CHANGELOG.md || "$copy/.github/set-version.sh" "$version" 2030-01-30 > /dev/null
"$copy/.github/release-check.sh" "$version"
"$copy/.github/release-notes.sh" "$version" > "$work/notes"
[ "$(wc -l < "$work/notes")" -gt 10 ]
fails "$copy/.github/release-check.sh" 99.0.0
fails "$copy/.github/release-notes.sh" 99.0.0

# The one after it.
for changelog in "$copy"/CHANGELOG*.md; do
    sed -i 's/^## \[Unreleased\]/&\n\n### Fixed\n\n- A row of the dry run./' "$changelog"
done
fails "$copy/.github/release-check.sh" 99.0.0
"$copy/.github/set-version.sh" 99.0.0 2030-01-31 > /dev/null
"$copy/.github/release-check.sh" 99.0.0
# All that stands under "Unreleased", and nothing of the version before.
"$copy/.github/release-notes.sh" 99.0.0 > "$work/next"
grep -qx -- '- A row of the dry run.' "$work/next"
fails grep '^## ' "$work/next"
fails grep -qxFf <(tail -n 1 "$work/notes") "$work/next"
"$copy/.github/release-notes.sh" "$version" | cmp - "$work/notes"
grep -qx '## \[99.0.0\] - 2030-01-31' "$copy/CHANGELOG.md"
grep -qF "[99.0.0]: ${address%.git}/releases/tag/99.0.0" "$copy/CHANGELOG.md"
for file in "$copy"/*.podspec "$copy"/README*.md "$copy/.github/ISSUE_TEMPLATE/bug.yml"; do
    grep -qF 99.0.0 "$file" || { echo "FAILED: ${file#"$copy"/} keeps the old version" >&2; exit 1; }
done
# Nothing says any more that there is no release, or names a branch.
fails grep -rlF -e '<!-- no release -->' -e 'branch: "main"' -e ":branch => 'main'" "$copy"/README*.md "$copy"/Migration/{Guide,zh-Hans}/SDKs.md
fails grep -F 'String? = "' "$copy/$coordinates"
"$copy/.github/specs.sh" "$work/specs"
[ -f "$work/specs/HandyJSONCompat/99.0.0/HandyJSONCompat.podspec" ]
"$copy/.github/set-version.sh" 99.0.0 2030-02-01 > /dev/null
[ "$(grep -c '## \[99.0.0\] - 2030-02-01' "$copy/CHANGELOG.md")" = 1 ]
echo "OK: versions and notes"

# The archives and the bundle, and a package that takes the bundle for its command.
mkdir "$work/out" "$work/artifacts"
printf '#!/bin/sh\necho "%s $*"\n' "$version" > "$work/out/handyjson-migrate"
chmod +x "$work/out/handyjson-migrate"
for archive in macos-universal linux-x86_64 linux-aarch64; do
    fails .github/artifact-bundle.sh "$version" "$work/artifacts"
    tar -czf "$work/artifacts/handyjson-migrate-$archive.tar.gz" -C "$work/out" handyjson-migrate
done
.github/artifact-bundle.sh "$version" "$work/artifacts"
(cd "$work/artifacts" && sha256sum ./*.tar.gz ./*.zip > SHA256SUMS && sha256sum --check --quiet SHA256SUMS)
bundle=$work/Bundle
mkdir -p "$bundle/Plugins/Migrate"
cp "$work/artifacts/handyjson-migrate.artifactbundle.zip" "$bundle"
cat > "$bundle/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bundle",
    targets: [
        .binaryTarget(name: "handyjson-migrate", path: "handyjson-migrate.artifactbundle.zip"),
        .plugin(
            name: "Migrate", capability: .command(intent: .custom(verb: "handyjson-migrate", description: "Runs the tool")),
            dependencies: ["handyjson-migrate"]),
    ])
SWIFT
cat > "$bundle/Plugins/Migrate/Migrate.swift" <<'SWIFT'
import Foundation
import PackagePlugin
@main struct Migrate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "handyjson-migrate").url
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
    }
}
SWIFT
answer=$(swift package --package-path "$bundle" --disable-sandbox handyjson-migrate audit 2> "$work/output" || cat "$work/output")
[[ $answer == *"$version audit"* ]] || { echo "FAILED: the bundle's tool answers $answer" >&2; exit 1; }
echo "OK: archives, bundle, checksums"

# README's lines for Package.swift, as they are and once the tag is there: the address leads to the copy here.
git -C "$copy" init -q -b main
git -C "$copy" add -A
git -C "$copy" -c user.name=release -c user.email=release@localhost commit -q -m 99.0.0
git -C "$copy" tag 99.0.0
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.file://$copy.insteadOf" GIT_CONFIG_VALUE_0="$address"
# resolves README WHAT: what Package.resolved says then.
resolves() {
    rm -rf "$work/App"
    mkdir -p "$work/App/Sources/App"
    touch "$work/App/Sources/App/App.swift"
    cat > "$work/App/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "App",
    dependencies: [
        $(grep -F ".package(url: \"$address\"" "$1")
    ],
    targets: [
        .target(name: "App", dependencies: [
            $(grep -F '.product(name: "SmartCodable"' "$1")
        ])
    ])
SWIFT
    swift package --package-path "$work/App" --cache-path "$work/cache" --config-path "$work/config" --security-path "$work/security" \
        --disable-dependency-cache resolve > "$work/output" 2>&1 \
        || { cat "$work/output" >&2; exit 1; }
    grep -qF "$2" "$work/App/Package.resolved"
}
if grep -qF '<!-- no release -->' README.md; then resolves README.md '"branch" : "main"'; fi
resolves "$copy/README.md" '"version" : "99.0.0"'
echo "OK: README's lines resolve, before and after the next release"
