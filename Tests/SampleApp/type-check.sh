#!/usr/bin/env bash
# Type-checks the sample app's sources against stubs of UIKit and SwiftUI, and the scripts' syntax: what of
# Tests/on-your-mac.sh can run without a Mac. MODULES is the folder of the libraries' modules.
#
#   Tests/SampleApp/type-check.sh [MODULES]
set -euo pipefail
cd "$(dirname "$0")/../.."
modules=${1:-.build/debug/Modules}
[ -d "$modules" ] || { echo "$modules: build the libraries first (swift build)"; exit 1; }
for script in Tests/on-your-mac.sh .github/simulator.sh; do bash -n "$script"; done
.github/simulator.sh --test
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
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
    Tests/SampleApp/Sources/SampleApp/*.swift "$work/Colors.swift"
