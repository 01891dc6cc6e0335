#!/usr/bin/env bash
# Opens the HTML report of a fixture app in Chromium, as wide as a phone and as a desk: it fits, it loads nothing, it runs nothing, and what must be seen is seen.
# Then it breaks the report in every way it looks for, and fails if that is not noticed. With --keep the folder with the screenshots stays, and its path is printed.
# BROWSER names another Chromium or Chrome.
set -euo pipefail
cd "$(dirname "$0")"
fixture="$PWD/MigrationKitTests/Fixtures/Apps/SwiftPM"
measure="$(cat report-in-browser.js)"
folder="$(mktemp -d)"
keep="${1:-}"
leave() {
    if [ "$keep" = --keep ]; then echo "$folder"; else rm -rf "$folder"; fi
}
trap leave EXIT
fail() { echo "report-in-browser: $1" >&2; exit 1; }

# What must have a size, in elements of which kind: every module, a finding with its code, the progress.
seen=(
    "h4|Models" "h4|ModelsTests" "h4|Networking" "h4|Storage" "h4|Chat" "summary|JSON text that is signed" ".place|Tests/ModelsTests/UserTests.swift:6"
    "pre mark|User().toJSONString()" "p|HandyJSON uses: 40 at first" ".dates|2026-01-05" ".plot span|33" "svg|" "svg polyline|"
)
widths=(390 1280)

find_browser() {
    local name
    for name in "${BROWSER:-}" chromium chromium-browser google-chrome "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        if [ -n "$name" ] && command -v "$name" > /dev/null; then echo "$name"; return; fi
    done
    fail "no Chromium and no Chrome was found: install one, or name it in BROWSER"
}

# A browser that is root's has no sandbox.
browse() {
    local root=()
    if [ "$(id -u)" = 0 ]; then root=(--no-sandbox); fi
    "$browser" --headless --disable-gpu --hide-scrollbars --no-first-run --user-data-dir="$folder/profile" --virtual-time-budget=10000 ${root[@]+"${root[@]}"} "$@" 2>> "$folder/browser.log"
}

make_report() {
    local tool status=0
    swift build --package-path .. --product handyjson-migrate > "$folder/build.log" || { cat "$folder/build.log" >&2; fail "the tool does not build"; }
    tool="$(swift build --package-path .. --show-bin-path)/handyjson-migrate"
    cat > "$folder/baseline.json" << JSON
{"version": 1, "uses": {}, "history": [
    {"date": "2026-01-05", "uses": 40, "models": 9, "native": 0}, {"date": "2026-02-02", "uses": 33, "models": 9, "native": 1}, {"date": "2026-03-02", "uses": 12, "models": 9, "native": 2}
]}
JSON
    (cd "$fixture" && "$tool" audit . --language en --format html --baseline "$folder/baseline.json" --output "$folder/report.html") 2> "$folder/audit.log" || status=$?
    [ "$status" = 1 ] || { cat "$folder/audit.log" >&2; fail "audit ended with $status"; }
}

# frame REPORT WIDTH: the report in a window of its own that is so wide; browsers refuse to make theirs as narrow as a phone.
frame() {
    printf '<!doctype html><meta charset="utf-8"><body style="margin:0"><iframe style="border:0;display:block;width:%spx;height:1200px" srcdoc="' "$2"
    sed 's/&/\&amp;/g; s/"/\&quot;/g' "$1"
    printf '"></iframe>\n'
}

# measure REPORT WIDTH: prints what is wrong. A policy in the copy that is measured blocks, and reports, whatever is loaded or run.
measure() {
    local policy='<meta id="policy" http-equiv="Content-Security-Policy" content="default-src '"'none'; style-src 'unsafe-inline'; script-src 'nonce-probe'"'">'
    local probe='<script id="probe" nonce="probe">blocked = []; addEventListener("securitypolicyviolation", event => blocked.push(event.effectiveDirective + " " + event.blockedURI))</script>'
    sed "s|<head>|<head>$policy$probe|" "$1" > "$folder/probed.html"
    {
        frame "$folder/probed.html" "$2"
        printf '<script id="seen" type="text/plain">%s</script>' "$(printf '%s\n' "${seen[@]}")"
        printf '<pre id="result"></pre><script>%s</script>\n' "$measure"
    } > "$folder/measure.html"
    browse --dump-dom "file://$folder/measure.html" > "$folder/dom.html"
    grep -q '^measured$' "$folder/dom.html" || fail "the page could not be measured"
    sed -n 's/^problem: //p' "$folder/dom.html"
}

# blank REPORT WIDTH NAME: takes a screenshot, and prints where nothing is on it.
blank() {
    local window=$(($2 < 500 ? 500 : $2))
    frame "$1" "$2" > "$folder/frame.html"
    browse --window-size="$window,1200" --screenshot="$folder/$3.png" "file://$folder/frame.html" > /dev/null
    [ -s "$folder/$3.png" ] || fail "there is no screenshot"
    {
        printf '<!doctype html><img id="shot" data-width="%s" src="data:image/png;base64,' "$2"
        base64 < "$folder/$3.png" | tr -d '\n'
        printf '"><pre id="result"></pre><script>%s</script>\n' "$measure"
    } > "$folder/pixels.html"
    browse --dump-dom "file://$folder/pixels.html" > "$folder/dom.html"
    grep -q '^measured$' "$folder/dom.html" || fail "the screenshot could not be read"
    sed -n 's/^problem: //p' "$folder/dom.html"
}

# must_notice WHAT EXPECTED SED-SCRIPT: a report that is broken so has a problem that says so.
must_notice() {
    local found
    sed "$3" "$folder/report.html" > "$folder/broken.html"
    cmp -s "$folder/report.html" "$folder/broken.html" && fail "$1: the report was not broken"
    if [ "$1" = "blank page" ]; then found="$(blank "$folder/broken.html" 390 broken)"; else found="$(measure "$folder/broken.html" 390)"; fi
    case "$found" in *"$2"*) ;; *) fail "$1 was not noticed${found:+, but: $found}" ;; esac
}

browser="$(find_browser)"
make_report
for width in "${widths[@]}"; do
    problems="$(measure "$folder/report.html" "$width"; blank "$folder/report.html" "$width" "report-$width")"
    [ -z "$problems" ] || fail "at $width px:
$problems"
done

# Names and lines longer than any window.
long="$(printf 'Long%.0s' {1..50})"
sed "s|Networking|Networking$long|g; s|User().toJSONString()|&$long|g; s|UserTests.swift:6|& · $long|g" "$folder/report.html" > "$folder/long.html"
problems="$(measure "$folder/long.html" 390)"
[ -z "$problems" ] || fail "with long names: $problems"

must_notice "a wide element" "wider than the window" 's|<body>|<body><div style="width:2000px">x</div>|'
must_notice "a wide element behind a click" "wider than the window" 's|<summary>All|<div style="width:2000px">x</div><summary>All|'
must_notice "a line that is not broken" "wider than the window" "s|Networking|Networking$long|g; s|</style>|h4 { white-space: nowrap; }</style>|"
must_notice "a script" "a script" 's|<body>|<body><script>1</script>|'
must_notice "a handler" "a script" 's|<h2>Findings|<h2 onclick="1">Findings|'
must_notice "an image from the network" "img-src https://example.invalid" 's|<body>|<body><img src="https://example.invalid/a.png">|'
must_notice "a style sheet from the network" "style-src" 's|<style>|<style>@import url("https://example.invalid/a.css");|'
must_notice "another file" "img-src file" 's|<body>|<body><img src="other.png">|'
must_notice "a linked file" "an element that loads" 's|</head>|<link rel="preload" href="other.css"></head>|'
must_notice "a module without a name" "Networking" 's|<span>Networking</span>||'
must_notice "hidden code" "User().toJSONString()" 's|</style>|pre { display: none; }</style>|'
must_notice "hidden progress" "polyline" 's|</style>|.chart { height: 0; visibility: hidden; }</style>|'
must_notice "a filter without effect" "the filter hides nothing" 's|body:has(#show-difference|body:has(#gone|'
must_notice "blank page" "blank" 's|</style>|body { opacity: 0; }</style>|'
echo "The report fits ${widths[*]} px, loads nothing, runs nothing and shows what it should."
