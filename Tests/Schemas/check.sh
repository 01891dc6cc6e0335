#!/usr/bin/env bash
# What a JSON Schema validator says of the schemas and payloads of the tests' models. After `swift build --build-tests`.
set -euo pipefail
cd "$(dirname "$0")/../.."
written=$(mktemp -d)
trap 'rm -rf "$written"' EXIT
SMARTCODABLE_SCHEMAS=$written swift test --skip-build --filter 'SchemaCorpusTests|RandomSchemaTests'
Tests/Schemas/python.sh Tests/Schemas/validate.py "$written"
