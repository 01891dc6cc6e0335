#!/usr/bin/env bash
# Makes handyjson-migrate.artifactbundle.zip of the archives in a folder, for SwiftPM's binary targets and for mint-like tools.
# Usage: artifact-bundle.sh VERSION FOLDER
set -euo pipefail
version=$1
folder=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bundle=$work/handyjson-migrate.artifactbundle
variants=()
add() { # ARCHIVE FOLDER TRIPLES
    [ -f "$folder/$1" ] || { echo "$1 is missing" >&2; exit 1; }
    mkdir -p "$bundle/$2"
    tar -xzf "$folder/$1" -C "$bundle/$2"
    variants+=("{\"path\": \"$2/handyjson-migrate\", \"supportedTriples\": [$3]}")
}
add handyjson-migrate-macos-universal.tar.gz macos '"arm64-apple-macosx", "x86_64-apple-macosx"'
add handyjson-migrate-linux-x86_64.tar.gz linux-x86_64 '"x86_64-unknown-linux-gnu"'
add handyjson-migrate-linux-aarch64.tar.gz linux-aarch64 '"aarch64-unknown-linux-gnu"'
list=$(IFS=,; echo "${variants[*]}")
cat > "$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "handyjson-migrate": {"type": "executable", "version": "$version", "variants": [$list]}
  }
}
JSON
python3 -m json.tool "$bundle/info.json" > /dev/null
(cd "$work" && python3 -m zipfile -c "$folder/handyjson-migrate.artifactbundle.zip" handyjson-migrate.artifactbundle)
