#!/usr/bin/env bash
# Checks the podspecs without CocoaPods: their Ruby, and that files, platforms and dependencies are those of Package.swift.
set -euo pipefail
cd "$(dirname "$0")/../.."
manifest=$(mktemp)
trap 'rm -f "$manifest"' EXIT
swift package dump-package > "$manifest"
ruby Tests/Packaging/podspecs.rb "$manifest"
