#!/usr/bin/env bash
# Proves the libraries on a Mac, and prints a page to paste into an issue. Needs Xcode 16 or later; no developer account,
# no device. Its time has not been measured; expect half an hour.
#
#   Tests/on-your-mac.sh            everything
#   Tests/on-your-mac.sh --quick    the tests on macOS, and the sample app on the newest iOS simulator
#
# What it writes: a folder .build-mac here, and the sample app in simulators.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
[ "$(uname)" = Darwin ] || { echo "This is for a Mac; on Linux: Tests/SampleApp/type-check.sh"; exit 2; }
quick=${1:-}
out=.build-mac
mkdir -p "$out"
page=$out/report.md
failed=0

say() { echo "$*" | tee -a "$page"; }

# A step by its title: its output goes to a file, of which the page has the end where it failed.
step() {
    local title=$1 log
    shift
    log=$out/$(echo "$title" | tr -c 'A-Za-z0-9\n' '-').log
    echo "… $title"
    if "$@" > "$log" 2>&1; then
        say "| $title | passed |"
    else
        failed=$((failed + 1))
        say "| $title | **failed** |"
        { echo "### $title"; echo '```'; grep -E "error:|✘|failed|FAILED" "$log" | head -40; tail -15 "$log"; echo '```'; } \
            >> "$out/failures.md"
    fi
}

# Tests that start a program or call the compiler are not compiled for a simulator (`#if os(Linux) || os(macOS)`).
tests_on() { xcodebuild test -scheme SmartCodable-Package -destination "id=$1" -derivedDataPath "$out/derived" -skipPackagePluginValidation; }

# The program of the sample app in a bundle, signed for this machine only, started with its report as the only output.
sample_on() {
    local id=$1 app=$out/SampleApp.app program
    (cd Tests/SampleApp && xcodebuild build -scheme SampleApp -destination "id=$id" -derivedDataPath "../../$out/sample") || return 1
    program=$(find "$out/sample/Build/Products" -type f -name SampleApp -perm +111 | head -1)
    [ -n "$program" ] || { echo "no program was built"; return 1; }
    rm -rf "$app"
    mkdir -p "$app"
    cp "$program" "$app/"
    cat > "$app/Info.plist" << 'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.SmartCodableSample</string>
    <key>CFBundleName</key><string>SampleApp</string>
    <key>CFBundleExecutable</key><string>SampleApp</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleVersion</key><string>1</string>
    <key>CFBundleShortVersionString</key><string>1.0</string>
    <key>MinimumOSVersion</key><string>13.0</string>
    <key>UILaunchScreen</key><dict/>
</dict></plist>
PLIST
    codesign --force --sign - "$app" || return 1
    xcrun simctl bootstatus "$id" -b || return 1
    xcrun simctl install "$id" "$app" || return 1
    xcrun simctl launch --console-pty "$id" org.example.SmartCodableSample --report | tee "$out/self-check-$id.txt"
    grep -q "^all passed" "$out/self-check-$id.txt"
}

pods() {
    command -v pod > /dev/null || { echo "CocoaPods is not installed: brew install cocoapods"; return 1; }
    pod lib lint SmartEngine.podspec --allow-warnings || return 1
    pod lib lint SmartCodableEngine.podspec --include-podspecs=SmartEngine.podspec --allow-warnings || return 1
    pod lib lint HandyJSONCompat.podspec --include-podspecs=SmartEngine.podspec --allow-warnings || return 1
    local spec
    for spec in ExCodableCompat SmartStreams SmartContracts; do
        pod lib lint "$spec.podspec" --include-podspecs='{SmartEngine,SmartCodableEngine}.podspec' --allow-warnings || return 1
    done
}

: > "$page"
rm -f "$out/failures.md" "$out"/self-check-*.txt
say "## SmartCodable on a Mac"
say ""
say "- $(sw_vers -productName) $(sw_vers -productVersion), $(uname -m)"
say "- $(xcodebuild -version | tr '\n' ' ')"
say "- $(swift --version 2>&1 | head -1)"
say "- commit $(git rev-parse --short HEAD 2> /dev/null || echo unknown)"
say ""
say "| Step | Result |"
say "|---|---|"
step "tests on macOS" swift test --scratch-path "$out/swift"
newest=$(.github/simulator.sh iOS newest) || newest=
if [ -n "$newest" ]; then step "sample app, newest iOS" sample_on "$newest"; else say "| iOS | no simulator is installed |"; fi
if [ "$quick" != --quick ]; then
    step "release tests on macOS" swift test -c release --scratch-path "$out/release" -Xswiftc -enable-testing -Xswiftc -DSMARTCODABLE_QUOTES_VALUES
    oldest=$(.github/simulator.sh iOS oldest) || oldest=
    for id in $(printf '%s\n' "$newest" "$oldest" | sort -u); do
        step "tests on iOS, $id" tests_on "$id"
        [ "$id" = "$newest" ] || step "sample app, oldest iOS" sample_on "$id"
    done
    step "pods" pods
fi
for report in "$out"/self-check-*.txt; do
    [ -e "$report" ] && { echo; echo '```'; cat "$report"; echo '```'; } >> "$page"
done
[ -e "$out/failures.md" ] && { echo; cat "$out/failures.md"; } >> "$page"
echo
echo "----- paste this into an issue (it is $page) -----"
cat "$page"
exit "$((failed > 0))"
