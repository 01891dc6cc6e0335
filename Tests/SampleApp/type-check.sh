#!/usr/bin/env bash
# Type-checks the sample app's sources against stubs of UIKit and SwiftUI, and the scripts' syntax; makes the app's project, and looks
# for what it refers to: what of Tests/on-your-mac.sh can run without a Mac. MODULES is the folder of the libraries' modules.
#
#   Tests/SampleApp/type-check.sh [MODULES]
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=${1:-.build/debug/Modules}
[ -d "$modules" ] || { echo "$modules: build the libraries first (swift build)"; exit 1; }
for script in Tests/on-your-mac.sh .github/simulator.sh .github/xcode.sh; do bash -n "$script"; done
.github/simulator.sh --test
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for option in '' --pods; do
    Tests/SampleApp/project.py "$work/project$option" $option
    # Each identifier is that of an object, and each path that of a file.
    python3 - "$work/project$option" << 'PYTHON'
import os, re, sys
text = open(sys.argv[1] + "/SampleApp.xcodeproj/project.pbxproj").read()
objects = set(re.findall(r'^\t\t"([0-9A-F]{24})" = \{', text, re.M))
used = set(re.findall(r'"([0-9A-F]{24})"', text))
assert len(objects) > 15 and used == objects, used ^ objects
paths = re.findall(r'"(?:path|relativePath)" = "(\.\.[^"]*)"', text)
assert len(paths) > 2 and all(os.path.exists(os.path.join(sys.argv[1], path)) for path in paths), paths
PYTHON
done
for stub in UIKit SwiftUI; do
    swiftc -swift-version 5 -parse-as-library -emit-module -module-name "$stub" -I "$work" -o "$work/$stub.swiftmodule" \
        "Tests/SampleApp/Stubs/$stub.swift"
done
# The transforms of colours are the libraries', which are built without UIKit here.
cat > "$work/Colors.swift" << 'SWIFT'
import HandyJSONCompat
import UIKit
final class HexColorTransform: TransformType {
    func transformFromJSON(_ value: Any?) -> UIColor? { nil }
    func transformToJSON(_ value: UIColor?) -> String? { nil }
}
SWIFT
swiftc -swift-version 5 -parse-as-library -typecheck -module-name SampleApp -I "$work" -I "$modules" \
    Tests/SampleApp/Sources/*.swift "$work/Colors.swift"
