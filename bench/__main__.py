"""`make bench`: every measurement, as ratios against peers in the same run where there are any.

python -m bench [statistics importing scoring web load …]
"""

import importlib
import sys

PARTS = ("statistics", "importing", "scoring", "web", "audits", "load")


def main(names: list[str]) -> int:
    """Run the named parts, or all of them; 1 if one of them missed what it promises."""
    missed = 0
    for name in names or PARTS:
        print(f"\n== {name}", flush=True)
        sys.argv = [f"bench.{name}"]
        missed |= int(importlib.import_module(f"bench.{name}").main() or 0)
    return missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
