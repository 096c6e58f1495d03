"""Run campaigns, and print what was tried and what fell.

python -m tests.campaigns [--long] [--seed N] [--seeds A-B] [--jobs N] [NAME ...]
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

from tests.campaigns import CAMPAIGNS, run_alone
from tests.campaigns.campaign import Told


def main() -> int:
    """Run what is named, or every campaign, and return 1 where anything fell."""
    parser = argparse.ArgumentParser(prog="tests.campaigns", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(CAMPAIGNS))
    parser.add_argument(
        "--long", action="store_true", help="the long form: hours of processor time"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--seeds", type=int, help="how many seeds, if not those of the form")
    parser.add_argument("--count", type=int, help="trials from each seed, if not those of the form")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    arguments = parser.parse_args()
    unknown = set(arguments.names) - set(CAMPAIGNS)
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: choose of {', '.join(CAMPAIGNS)}")
    fell = False
    for name in arguments.names or CAMPAIGNS:
        campaign = CAMPAIGNS[name]
        count = arguments.count or (campaign.long if arguments.long else campaign.short)
        seeds = arguments.seeds or (campaign.seeds if arguments.long else 1)
        fell |= _run(name, range(arguments.seed, arguments.seed + seeds), count, arguments)
    return int(fell)


def _run(name: str, seeds: range, count: int, arguments: argparse.Namespace) -> bool:
    """Run a campaign from each seed in a process of its own; whether anything fell."""
    total: Counter[str] = Counter()
    faults = 0
    started = time.monotonic()
    with ProcessPoolExecutor(
        arguments.jobs, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as pool:
        runs: dict[Future[Told], int] = {
            pool.submit(run_alone, name, seed, count, arguments.long): seed for seed in seeds
        }
        for done, run in enumerate(as_completed(runs), 1):
            try:
                told = run.result()
            except Exception as error:
                # A fault of the campaign, or a killed process; the other seeds have their turn.
                told = Told()
                told.fault(f"seed {runs[run]}", error)
            total += told.counts
            faults += len(told.faults)
            for fault in told.faults:
                print(f"FELL {name}, seed {runs[run]}: {fault}", flush=True)
            minutes = (time.monotonic() - started) / 60
            print(
                f"{name}: {done} of {len(seeds)} seeds, {minutes:.1f} min, {_words(total)}",
                flush=True,
            )
    print(f"{name}: {faults} faults; {_words(total)}", flush=True)
    return faults > 0


def _words(counts: Counter[str]) -> str:
    return ", ".join(f"{n:,} {what}" for what, n in sorted(counts.items(), key=lambda c: -c[1]))


if __name__ == "__main__":
    sys.exit(main())
