#!/usr/bin/env bash
# The pictures of README.md's audit, in both languages, light and dark: Guide/Pictures/audit*.png, or in
# another folder. Look at them afterwards.
# Usage: pictures.sh [FOLDER]
# BROWSER names another Chromium or Chrome than the first on the path.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p "${1:-Guide/Pictures}"
pictures=$(cd "${1:-Guide/Pictures}" && pwd)
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
swift build --package-path Migration --product handyjson-migrate
tool="$(swift build --package-path Migration --show-bin-path)/handyjson-migrate"
cp -R Migration/Tests/MigrationKitTests/Fixtures/Apps/SwiftPM "$folder/SampleApp"
root=()
[ "$(id -u)" != 0 ] || root=(--no-sandbox)

# picture LANGUAGE HEIGHT SUFFIX: down to the last bar.
picture() {
    (cd "$folder/SampleApp" && "$tool" audit . --language "$1" --format html --output "$folder/report.html") || [ $? = 1 ]
    for scheme in 1 0; do
        local name=audit
        [ $scheme = 1 ] || name=audit-dark
        "${BROWSER:-chromium}" --headless --disable-gpu --hide-scrollbars ${root[@]+"${root[@]}"} --user-data-dir="$folder/profile" \
            --blink-settings=preferredColorScheme=$scheme --window-size="900,$2" --screenshot="$pictures/$name$3.png" "file://$folder/report.html"
    done
}
picture en 645 ""
picture zh-Hans 603 .zh-Hans
