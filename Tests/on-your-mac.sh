#!/usr/bin/env bash
# Proves the libraries on a Mac, and prints a page to paste into an issue. Needs Xcode 16 or later; no developer account, no device. The
# newest Xcode in /Applications is taken, or that of DEVELOPER_DIR.
#
#   Tests/on-your-mac.sh            everything; its time has not been measured, expect half an hour
#   Tests/on-your-mac.sh --quick    the first step, the tests on macOS, and the sample app on the newest iOS simulator
#   Tests/on-your-mac.sh --first    the first step, two minutes: what only a Mac can show, in one small program
#
# What it writes: .build-mac and .swiftpm here, and the sample app in simulators, which stay booted.
# shellcheck disable=SC2317 # The steps are called by their names.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
[ "$(uname)" = Darwin ] || { echo "This is for a Mac; on Linux: Tests/SampleApp/type-check.sh"; exit 2; }
wanted=${1:-}
case $wanted in '' | --quick | --first) ;; *) sed -n 's/^# \{0,3\}//;2,9p' "$0"; exit 2 ;; esac
if [ -z "${DEVELOPER_DIR:-}" ]; then
    DEVELOPER_DIR=$(.github/xcode.sh)
    if [ -n "$DEVELOPER_DIR" ]; then export DEVELOPER_DIR; else unset DEVELOPER_DIR; fi
fi
# Failed tests begin with ✘, whatever fonts there are.
export SWT_SF_SYMBOLS_ENABLED=0
root=$PWD
out=$root/.build-mac
mkdir -p "$out"
page=$out/report.md
log=
failed=0
: > "$page"
: > "$out/details.md"
: > "$out/failed.txt"

say() { echo "$*" | tee -a "$page"; }
block() { echo '```'; cat; echo '```'; }

# A step by its title: its output goes to a file, whose end the page has where it failed.
step() {
    local title=$1
    shift
    log=$out/$(echo "$title" | tr -c 'A-Za-z0-9\n' '-').log
    echo "… $title"
    # What reads its input would take the rest of the list of simulators.
    if "$@" < /dev/null > "$log" 2>&1; then
        say "| $title | passed |"
        return
    fi
    failed=$((failed + 1))
    say "| $title | **failed** |"
    { echo; echo "### $title"; { grep -E "error:|✘|failed|FAILED|DIFFERS" "$log" | head -n 40; echo …; tail -n 15 "$log"; } | block; } >> "$out/details.md"
    # By the names of its tests and checks, or the step itself.
    { grep -E '^(✘ Test |DIFFERS: |FAILED  )' "$log" | grep -v '^✘ Test run' | sed 's/ recorded an issue.*//; s/ failed after.*//' | sort -u \
        || echo "the step itself"; } | sed "s|^|- $title: |" >> "$out/failed.txt"
}

first_run() {
    # Compiled first: a crash would hide what the program printed.
    swift build --package-path Tests/FirstRun --scratch-path "$out/first" || return 1
    "$out/first/debug/FirstRun" > "$out/first-run.txt" 2>&1
    local status=$?
    cat "$out/first-run.txt"
    [ "$status" -le 1 ] || echo "FAILED  the program ended with status $status, after the last line above"
    return "$status"
}

# Without the programs that tests start: Xcode builds none for a simulator, and those tests are not compiled there
# (`#if os(Linux) || os(macOS)`).
tests_on() {
    SMARTCODABLE_TESTS=simulator xcodebuild test -scheme SmartCodable-Package -destination "id=$1" -derivedDataPath "$out/derived" \
        -skipPackagePluginValidation
}

# The sample app with the libraries as a package, started with its report as the only output.
sample_on() {
    local id=$1 app=$out/sample/Build/Products/Debug-iphonesimulator/SampleApp.app
    mkdir -p "$out/SampleApp"
    Tests/SampleApp/project.py "$out/SampleApp" || return 1
    xcodebuild build -project "$out/SampleApp/SampleApp.xcodeproj" -scheme SampleApp -configuration Debug -destination "id=$id" \
        -derivedDataPath "$out/sample" || return 1
    start "$id" "$app" "$out/self-check-$id.txt"
}

# The app in a simulator; its report goes to a file.
start() {
    [ -d "$2" ] || { echo "no app was built"; return 1; }
    xcrun simctl bootstatus "$1" -b || return 1
    xcrun simctl install "$1" "$2" || return 1
    xcrun simctl launch --console-pty "$1" org.example.SmartCodableSample --report | tee "$3"
    grep -q "^all passed" "$3"
}

# The sample app with the libraries as pods, from the folder here, linked statically, and started: only then is the native half
# found in an archive. Nothing is asked of trunk, and nothing is left in CocoaPods' own folder.
pods() {
    command -v pod > /dev/null || { echo "CocoaPods is not installed: brew install cocoapods"; return 1; }
    local folder=$out/PodsApp id=${1:-}
    export CP_HOME_DIR=$out/cocoapods
    rm -rf "$folder"
    mkdir -p "$folder/Specs"
    git -C "$folder/Specs" init -q || return 1
    Tests/SampleApp/project.py "$folder" --pods || return 1
    cat > "$folder/Podfile" << PODFILE
source 'file://$folder/Specs'
platform :ios, '15.0'
use_frameworks! :linkage => :static
target 'SampleApp' do
  pod 'SmartEngine', :path => '$root'
  pod 'SmartCodableEngine', :path => '$root'
  pod 'HandyJSONCompat', :path => '$root'
end
PODFILE
    .github/specs.sh "$folder/Specs" || return 1
    git -C "$folder/Specs" add -A || return 1
    git -C "$folder/Specs" -c user.name=test -c user.email=test@localhost -c commit.gpgsign=false commit -q -m Specs || return 1
    (cd "$folder" && pod install) || return 1
    local destination="generic/platform=iOS Simulator"
    [ -z "$id" ] || destination="id=$id"
    xcodebuild build -workspace "$folder/SampleApp.xcworkspace" -scheme SampleApp -configuration Release \
        -destination "$destination" -derivedDataPath "$out/pods" || return 1
    [ -z "$id" ] || start "$id" "$out/pods/Build/Products/Release-iphonesimulator/SampleApp.app" "$out/self-check-pods.txt"
}

say "## SmartCodable on a Mac"
say ""
say "- $(sw_vers -productName) $(sw_vers -productVersion), $(uname -m)"
say "- $(xcodebuild -version | tr '\n' ' ')"
say "- $(swift --version 2>&1 | head -n 1)"
say "- commit $(git rev-parse --short HEAD 2> /dev/null || echo unknown)"
say ""
say "| Step | Result |"
say "|---|---|"
rm -f "$out"/self-check-*.txt "$out/first-run.txt"
step "first run" first_run
if [ "$wanted" != --first ]; then
    step "tests on macOS" swift test --scratch-path "$out/swift"
    # Identifier and system.
    newest=$(.github/simulator.sh iOS newest --system) || newest=
    if [ -n "$newest" ]; then
        step "sample app, iOS ${newest#* }" sample_on "${newest%% *}"
    else
        say "| iOS | no simulator is installed |"
    fi
fi
if [ -z "$wanted" ]; then
    step "pods" pods "${newest%% *}"
    oldest=$(.github/simulator.sh iOS oldest --system) || oldest=
    printf '%s\n%s\n' "$newest" "$oldest" | sort -u > "$out/simulators.txt"
    while read -r id system; do
        [ -n "$id" ] || continue
        step "tests on iOS $system" tests_on "$id"
        [ "$id" = "${newest%% *}" ] || step "sample app, iOS $system" sample_on "$id"
    done < "$out/simulators.txt"
    step "release tests on macOS" swift test -c release --scratch-path "$out/release" -Xswiftc -enable-testing \
        -Xswiftc -DSMARTCODABLE_QUOTES_VALUES
fi
for report in "$out/first-run.txt" "$out"/self-check-*.txt; do
    [ -e "$report" ] && { echo; block < "$report"; } >> "$page"
done
{
    cat "$out/details.md"
    echo
    echo "### What failed that should not"
    echo
    if [ -s "$out/failed.txt" ]; then cat "$out/failed.txt"; else echo "Nothing."; fi
} >> "$page"
echo
echo "----- paste this into an issue (it is $page) -----"
cat "$page"
exit "$((failed > 0))"
