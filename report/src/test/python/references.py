"""Prints the values that the statistics' tests expect, by independent packages.

    python -m venv .venv && .venv/bin/pip install numpy==2.2.6 scipy==1.15.3 \
        statsmodels==0.14.4 scikit-posthocs==0.11.4 pandas==2.2.3 \
        && .venv/bin/python references.py
"""

import importlib.metadata
import math

import numpy as np
import scikit_posthocs
from scipy import stats
from statsmodels.stats.diagnostic import lilliefors
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.weightstats import CompareMeans, DescrStatsW

for package in ("numpy", "scipy", "statsmodels", "scikit-posthocs"):
    print(package, importlib.metadata.version(package))

# Four rows of six forks each, in ns, with ties within and between rows.
A = [101.5, 99.25, 103.0, 100.0, 98.5, 102.25]
B = [110.0, 103.0, 108.5, 111.25, 107.0, 109.5]
C = [100.0, 104.5, 97.75, 102.25, 105.0, 99.25]
D = [150.5, 147.0, 160.25, 148.5, 151.0, 149.75]
ROWS = [A, B, C, D]

print("\nkruskal", *map(repr, stats.kruskal(*ROWS)))
print("kruskal, unequal", *map(repr, stats.kruskal(A, B[:4], C[:5])))

dunn = scikit_posthocs.posthoc_dunn(ROWS).to_numpy()
holm = scikit_posthocs.posthoc_dunn(ROWS, p_adjust="holm").to_numpy()
pairs = [(i, j) for i in range(4) for j in range(i + 1, 4)]
print("dunn", [float(dunn[i, j]) for i, j in pairs])
print("dunn holm", [float(holm[i, j]) for i, j in pairs])
uneven = scikit_posthocs.posthoc_dunn([A, B[:4], C[:5]]).to_numpy()
print("dunn, unequal", [float(uneven[i, j]) for i, j in [(0, 1), (0, 2), (1, 2)]])

# Benjamini and Hochberg (1995), section 3.2: thrombolysis.
BH = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
      0.5719, 0.6528, 0.7590, 1.000]
print("\nholm", [float(p) for p in multipletests(BH, method="holm")[1]])
print("bh", [float(p) for p in multipletests(BH, method="fdr_bh")[1]])

for name, x, y in (("A,B", A, B), ("A,C", A, C), ("B,A", B, A)):
    u = stats.mannwhitneyu(x, y).statistic
    print("vargha-delaney", name, float(u) / (len(x) * len(y)))

SLEEP = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]
SKEWED = [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 2, 4, 9]
for name, x in (("A", A), ("D", D), ("sleep", SLEEP), ("skewed", SKEWED)):
    d, p = lilliefors(x, pvalmethod="approx")
    print("lilliefors", name, repr(float(d)), repr(float(p)))


def nortest(x):
    """R's nortest::lillie.test, whose p above 0.1 statsmodels reads from a table instead."""
    n = len(x)
    d, _ = lilliefors(x)
    kk = (math.sqrt(n) - 0.01 + 0.85 / math.sqrt(n)) * d
    for limit, coefficients in (
        (0.5, [2.76773, -19.828315, 80.709644, -138.55152, 81.218052]),
        (0.9, [-4.901232, 40.662806, -97.490286, 94.029866, -32.355711]),
        (1.31, [6.198765, -19.558097, 23.186922, -12.234627, 2.423045]),
    ):
        if kk <= limit:
            return float(np.polynomial.polynomial.polyval(kk, coefficients))
    return 0.0


for name, x in (("A", A), ("sleep", SLEEP)):
    print("nortest", name, repr(nortest(x)))

la, lb, ld = np.log(A), np.log(B[:4]), np.log(D)
print("\npaired p", repr(float(stats.ttest_rel(np.log(A), np.log(B)).pvalue)))
welch = stats.ttest_ind(la, lb, equal_var=False)
print("welch p", repr(float(welch.pvalue)), "df", repr(float(welch.df)))
compare = CompareMeans(DescrStatsW(la), DescrStatsW(lb))
low, high = compare.tconfint_diff(alpha=0.05, usevar="unequal")
print("welch ratio", repr(float(np.exp(la.mean() - lb.mean()))),
      repr(float(np.exp(low))), repr(float(np.exp(high))))
ci = stats.ttest_ind(la, lb, equal_var=False).confidence_interval(0.99)
print("welch ratio 99 %", repr(float(np.exp(ci.low))), repr(float(np.exp(ci.high))))

# Kalibera and Jones (2013), section "worked example" with two levels.
Y = np.array([[9.0, 5, 8, 3], [10, 6, 7, 11], [1, 12, 2, 4]])
s1 = Y.var(axis=1, ddof=1).mean()
s2 = Y.mean(axis=1).var(ddof=1)
print("\nkalibera-jones", repr(float(s1)), repr(float(s2)), repr(float(s2 - s1 / 4)))

# Hierarchical bootstrap: B by A, paired by block, iterations below, with numpy's generator.
rng = np.random.default_rng(1)
wobble = np.array([0.99, 1.0, 1.01, 1.005, 0.995])
first = np.outer(B, wobble)
second = np.outer(A, wobble[::-1])


def resampled(x, blocks):
    rows = x[blocks]
    columns = rng.integers(0, x.shape[1], size=rows.shape)
    return np.take_along_axis(rows, columns, axis=1).mean()


ratios = []
for _ in range(200_000):
    blocks = rng.integers(0, 6, size=6)
    ratios.append(resampled(first, blocks) / resampled(second, blocks))
print("bootstrap", *np.percentile(ratios, [2.5, 97.5]))
unpaired = [resampled(first, rng.integers(0, 6, size=6))
            / resampled(second, rng.integers(0, 6, size=6)) for _ in range(200_000)]
print("bootstrap, not paired", *np.percentile(unpaired, [2.5, 97.5]))
