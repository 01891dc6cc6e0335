#!/usr/bin/env bash
# The identifier of a simulator that is there, whatever its name: of the newest system that the selected Xcode knows, or
# of the oldest that is installed.
#
#   .github/simulator.sh iOS|tvOS|watchOS|visionOS [newest|oldest] [--system]    with its system: 18.5
#   .github/simulator.sh --test     the choice, on a list that is written here
set -euo pipefail

choose='
import json, os, sys
wanted = {"visionOS": "xrOS"}.get(os.environ["PLATFORM"], os.environ["PLATFORM"])
limit = [int(part) for part in os.environ["NEWEST"].split(".")[:2]]
found = []
for runtime, devices in json.load(sys.stdin)["devices"].items():
    kind, _, version = runtime.rpartition(".SimRuntime.")[2].partition("-")
    number = [int(part) for part in version.split("-")[:2]] if version else []
    if kind == wanted and devices and number <= limit:
        found.append((number, devices[0]["udid"]))
if not found:
    sys.exit(f"no simulator for {wanted} up to {limit}")
number, identifier = (min if os.environ["AGE"] == "oldest" else max)(found)
print(identifier, ".".join(map(str, number)) if os.environ.get("SYSTEM") else "", sep=" " if os.environ.get("SYSTEM") else "")
'

if [ "${1:-}" = --test ]; then
    list='{"devices":{"com.apple.CoreSimulator.SimRuntime.iOS-9-3":[{"udid":"old"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-18-5":[{"udid":"new"}],"com.apple.CoreSimulator.SimRuntime.iOS-26-2":[{"udid":"newer"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-18-6":[],"com.apple.CoreSimulator.SimRuntime.xrOS-2-5":[{"udid":"vision"}]}}'
    answer() { PLATFORM=$1 AGE=$2 NEWEST=$3 python3 -c "$choose" <<< "$list"; }
    [ "$(answer iOS newest 18.5)" = new ]
    [ "$(answer iOS newest 26.2)" = newer ]
    [ "$(answer iOS oldest 26.2)" = old ]
    [ "$(answer visionOS newest 2.5)" = vision ]
    [ "$(SYSTEM=yes answer iOS newest 26.2)" = "newer 26.2" ]
    if answer tvOS newest 26.0 2> /dev/null; then exit 1; fi
    exit 0
fi

PLATFORM=$1
AGE=${2:-newest}
SYSTEM=${3:-}
case "$PLATFORM" in
    iOS) sdk=iphonesimulator ;;
    tvOS) sdk=appletvsimulator ;;
    watchOS) sdk=watchsimulator ;;
    visionOS) sdk=xrsimulator ;;
    *) echo "usage: $0 iOS|tvOS|watchOS|visionOS [newest|oldest] [--system]" >&2; exit 2 ;;
esac
NEWEST=$(xcrun --sdk "$sdk" --show-sdk-version)
export PLATFORM AGE NEWEST SYSTEM
xcrun simctl list devices available --json | python3 -c "$choose"
