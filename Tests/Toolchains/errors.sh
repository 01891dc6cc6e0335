#!/usr/bin/env bash
# Prints the errors of a build's log. The compiler goes on after an error: what the log ends with says nothing.
# Usage: errors.sh LOG
set -uo pipefail
{ grep -E 'error:|Stack dump|^[0-9]+\.' "$1" || tail -n 20 "$1"; } | awk '!seen[$0]++' | head -n 40
