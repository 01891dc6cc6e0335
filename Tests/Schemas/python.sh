#!/usr/bin/env bash
# Python with a JSON Schema validator: python.sh SCRIPT ARGUMENT...
set -euo pipefail
folder=$(dirname "$0")/../../.build-schemas version=4.26.0
if ! "$folder/bin/python" -c "import importlib.metadata as m; assert m.version('jsonschema') == '$version'" 2> /dev/null; then
    rm -rf "$folder"
    python3 -m venv "$folder"
    "$folder/bin/pip" install --quiet --disable-pip-version-check "jsonschema==$version"
fi
exec "$folder/bin/python" "$@"
