#!/usr/bin/env bash
# How long the commands take for 5,000 files, in release mode. The goal on a quiet machine: under 20 seconds
# and 1 GB, for adopt under 30 seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --product handyjson-migrate --scratch-path .build-release
tool="$PWD/.build-release/release/handyjson-migrate"
template="$PWD/Tests/MigrationKitTests/Fixtures/EndToEnd/Template"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
printf '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "Big", targets: [\n' > "$home/Package.swift"
for module in $(seq 1 50); do
    mkdir -p "$home/Sources/M$module"
    printf '    .target(name: "M%s"),\n' "$module" >> "$home/Package.swift"
    for copy in $(seq 1 50); do
        for file in Models Checks; do
            sed "s/Zed/M${module}x${copy}/g; s/zedChecks/m${module}x${copy}Checks/g" "$template/$file.swift" > "$home/Sources/M$module/$file$copy.swift"
        done
    done
done
printf '])\n' >> "$home/Package.swift"
cd "$home"
echo "$(find . -name '*.swift' | wc -l) files, $(find . -name '*.swift' -exec cat {} + | wc -l) lines"
# Peak memory where GNU time is there to tell it.
memory=()
if /usr/bin/time -f %M true 2> /dev/null; then memory=(/usr/bin/time -f "%M KB" -o memory.txt); fi
for command in "audit ." "audit . --format html" "swap ." "check . --update-baseline" "swap . --write --allow-dirty" \
    "adopt ." "adopt . --write --allow-dirty"; do
    start=$(date +%s)
    : > memory.txt
    ${memory[@]+"${memory[@]}"} "$tool" $command > report.txt 2> progress.txt || true
    echo "$command: $(($(date +%s) - start)) s, $(tail -1 memory.txt), $(wc -c < report.txt) bytes of report, $(wc -l < progress.txt) lines of progress"
done
