#!/usr/bin/env bash
# What a JSON Schema validator says of the schemas and payloads of the tests' models. After `swift build --build-tests`.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=.build-schemas version=4.26.0
if ! "$folder/bin/python" -c "import importlib.metadata as m; assert m.version('jsonschema') == '$version'" 2> /dev/null; then
    rm -rf "$folder"
    python3 -m venv "$folder"
    "$folder/bin/pip" install --quiet --disable-pip-version-check "jsonschema==$version"
fi
written=$(mktemp -d)
trap 'rm -rf "$written"' EXIT
SMARTCODABLE_SCHEMAS=$written swift test --skip-build --filter 'SchemaCorpusTests|RandomSchemaTests'
"$folder/bin/python" Tests/Schemas/validate.py "$written"
