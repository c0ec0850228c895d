"""Compares how much times and ratios differ between runs, by the cells.csv of their reports.

For each pair of files: of the rows that both have with five forks or more on JDK 17, how many ratios to jackson differ
more than the times do, and by which factor times and ratios differ (median).

    python3 carry_over.py FIRST/cells.csv SECOND/cells.csv [MORE/cells.csv ...]
"""
import collections
import csv
import itertools
import math
import statistics
import sys

BASELINE = "jackson"


def means(path):
    forks = collections.defaultdict(list)
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file):
            operation = row["benchmark"].rsplit(".", 1)[-1]
            if (row["metric"] == "score" and row["analysed"] == "true" and row["jdk"].startswith("17")
                    and operation in ("serialize", "deserialize") and "#" not in row["param.codec"]):
                forks[row["benchmark"], row["param.payload"], row["param.codec"]].append(float(row["value"]))
    return {key: statistics.mean(values) for key, values in forks.items() if len(values) >= 5}


def main(paths):
    runs = {path: means(path) for path in paths}
    for first, second in itertools.combinations(paths, 2):
        a, b = runs[first], runs[second]
        times, ratios = [], []
        for key in a:
            base = key[:2] + (BASELINE,)
            if key[2] != BASELINE and key in b and base in a and base in b:
                times.append(abs(math.log(a[key] / b[key])))
                ratios.append(abs(math.log(a[key] / b[key] * b[base] / a[base])))
        if times:
            more = sum(ratio > time for time, ratio in zip(times, ratios))
            print(f"{first} {second}: {more} of {len(times)} ratios differ more than times; median factor"
                  f" {math.exp(statistics.median(times)):.2f} of times, {math.exp(statistics.median(ratios)):.2f} of ratios")


main(sys.argv[1:])
