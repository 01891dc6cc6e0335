#!/usr/bin/env bash
# Takes a fixture app of ten modules from HandyJSON to SmartCodable, compiling and running it at every step. A few minutes.
# Options go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
HANDYJSON_MIGRATE_E2E=1 swift test --filter EndToEndTests "$@"
