"""Runs programs that answer one after another, of which some end the process."""

import json
import os
import subprocess
import sys


def answers(program, count, file, *arguments):
    """By id; what ends the process has none. The program writes each id into the file, and then its answer as JSON."""
    started = 0
    while started < count:
        subprocess.run(
            [program, str(started), file, *arguments],
            check=False, capture_output=True, env={**os.environ, "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"},
        )
        begun = sum(1 for line in file.read_text(encoding="utf-8").split("\n") if line and not line.startswith("{"))
        if begun == started:
            sys.exit("the program does not start")
        started = begun
    if not count:
        return {}
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").split("\n") if line.startswith("{")]
    return {answer["id"]: answer["answer"] for answer in found}
