#!/usr/bin/env bash
# The developer folder of the newest Xcode in /Applications, for DEVELOPER_DIR, whatever the app is called.
#
#   .github/xcode.sh [FOLDER]
set -euo pipefail
for app in "${1:-/Applications}"/Xcode*.app; do
    plist=$app/Contents/version.plist
    [ -e "$plist" ] || continue
    version=$(python3 -c 'import plistlib, sys; print(plistlib.load(open(sys.argv[1], "rb"))["CFBundleShortVersionString"])' "$plist")
    echo "$version $app"
done | sort -t . -k 1,1n -k 2,2n -k 3,3n | tail -n 1 | sed -n 's|^[0-9.]* \(.*\)|\1/Contents/Developer|p'
