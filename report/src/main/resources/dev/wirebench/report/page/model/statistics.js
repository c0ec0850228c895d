/** The estimates that change with the baseline, as the report's Java code computes them: a test holds both together. */
(function (wb) {
  'use strict';

  /** ln Γ(x), x > 0: Stirling's series after shifting x above 15, relative error below 1e-14. */
  function logGamma(x) {
    let shift = 0;
    let y = x;
    while (y < 15) {
      shift += Math.log(y);
      y += 1;
    }
    const z = 1 / (y * y);
    const series = 1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z * (1 / 1188))));
    return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series / y - shift;
  }

  /** Continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
  function betaFraction(x, a, b) {
    const tiny = 1e-300;
    let c = 1;
    let d = 1 - ((a + b) * x) / (a + 1);
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    let h = d;
    for (let m = 1; m <= 1000; m++) {
      let even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / (1 + even * d || tiny);
      c = 1 + even / c || tiny;
      h *= d * c;
      let odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / (1 + odd * d || tiny);
      c = 1 + odd / c || tiny;
      h *= d * c;
      if (Math.abs(d * c - 1) < 1e-16) {
        break;
      }
    }
    return h;
  }

  /** Regularized incomplete beta function I_x(a, b). */
  function beta(x, a, b) {
    if (x <= 0 || x >= 1) {
      return x <= 0 ? 0 : 1;
    }
    const front = Math.exp(
      logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
    return x < (a + 1) / (a + b + 2)
      ? (front * betaFraction(x, a, b)) / a
      : 1 - (front * betaFraction(1 - x, b, a)) / b;
  }

  /** P(X < count) of so many trials, each with probability ½. */
  function binomialBelow(count, trials) {
    let sum = 0;
    for (let k = 0; k < count; k++) {
      sum += Math.exp(logGamma(trials + 1) - logGamma(k + 1) - logGamma(trials - k + 1) - trials * Math.LN2);
    }
    return sum;
  }

  /** The median and its distribution-free interval, as Estimates.java has it; null if there are no values. */
  function medianEstimate(values, confidence) {
    const sorted = values.slice().sort((a, b) => a - b);
    const n = sorted.length;
    if (n === 0) {
      return null;
    }
    let k = 0;
    while (2 * binomialBelow(k + 1, n) <= 1 - confidence) {
      k++;
    }
    return {
      value: (sorted[Math.floor(n / 2)] + sorted[Math.floor((n - 1) / 2)]) / 2,
      low: k === 0 ? NaN : sorted[k - 1],
      high: k === 0 ? NaN : sorted[n - k],
      n: n
    };
  }

  // Share, and the fewest calls that it is told of, as Samples.java has them.
  const PERCENTILES = [['p50', 0.5, 20], ['p90', 0.9, 100], ['p99', 0.99, 1000], ['p99.9', 0.999, 10000]];

  /** By name, of a map from times to how often each was taken: nearest rank, where there are enough. */
  function percentiles(counts) {
    const sorted = Array.from(counts.entries()).sort((a, b) => a[0] - b[0]);
    const all = sorted.reduce((sum, pair) => sum + pair[1], 0);
    const found = {};
    PERCENTILES.filter(one => all >= one[2]).forEach(one => {
      let below = 0;
      const pair = sorted.find(each => {
        below += each[1];
        return below >= one[1] * all;
      });
      found[one[0]] = (pair || sorted[sorted.length - 1])[0];
    });
    return found;
  }

  /** P(T > t) of Student's t, t ≥ 0. */
  function tSurvival(t, df) {
    return 0.5 * beta(df / (df + t * t), df / 2, 0.5);
  }

  const quantiles = new Map();

  /** The t with P(T > t) = p, 0 < p < 0.5: bisection to the last bit, once per degrees of freedom and p. */
  function tQuantile(p, df) {
    const key = p + '/' + df;
    if (!quantiles.has(key)) {
      quantiles.set(key, solveT(p, df));
    }
    return quantiles.get(key);
  }

  function solveT(p, df) {
    let low = 0;
    let high = 1;
    while (tSurvival(high, df) > p) {
      high *= 2;
    }
    for (let i = 0; i < 200; i++) {
      let middle = (low + high) / 2;
      if (middle === low || middle === high) {
        break;
      }
      if (tSurvival(middle, df) > p) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  function mean(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  function variance(values, average) {
    return values.reduce((sum, x) => sum + (x - average) * (x - average), 0) / (values.length - 1);
  }

  /** Fewer values have no interval. */
  const FEWEST = 3;

  /** Mean and t interval; NaN ends where there are fewer than three values. */
  function plainMean(values, confidence) {
    const n = values.length;
    const value = n === 0 ? NaN : mean(values);
    const error = n < FEWEST ? NaN : Math.sqrt(variance(values, value) / n);
    return estimate(value, error, n - 1, n, confidence);
  }

  /** Mean of values that cannot be negative, with an interval on the logarithm of the mean, which stays above 0. */
  function meanEstimate(values, confidence) {
    const plain = plainMean(values, confidence);
    if (!values.every(x => x > 0)) {
      return plain;
    }
    const factor = Math.exp((plain.high - plain.value) / plain.value);
    return {value: plain.value, low: plain.value / factor, high: plain.value * factor, n: plain.n};
  }

  function estimate(value, error, df, n, confidence) {
    const half = Number.isNaN(error) ? NaN : tQuantile((1 - confidence) / 2, df) * error;
    return {value: value, low: value - half, high: value + half, n: n};
  }

  function exponential(log) {
    return {value: Math.exp(log.value), low: Math.exp(log.low), high: Math.exp(log.high), n: log.n};
  }

  /** What forks of two rows have in common: their heat, else their block. */
  function occasions(row) {
    return row.heats || row.blocks || [];
  }

  /** The indices of forks that belong together, as [a's, b's]. */
  function pairs(a, b) {
    const others = occasions(b);
    return occasions(a).map((occasion, i) => [i, others.indexOf(occasion)]).filter(pair => pair[1] >= 0);
  }

  /** A row with the forks of its A/A control, as Sample.java joins them: the geometric mean on each common occasion. */
  function joined(row, control) {
    const others = occasions(control);
    const mates = occasions(row).map(occasion => control.means[others.indexOf(occasion)]);
    return Object.assign({}, row, {
      means: row.means.map((mean, i) => (mates[i] === undefined ? mean : Math.sqrt(mean * mates[i])))
    });
  }

  /** Ratio of rows that ran on the same occasions: exp of the mean of ln(a/b), t interval on the logarithms. */
  function pairedRatio(a, b, confidence) {
    const logs = pairs(a, b).map(pair => Math.log(a.means[pair[0]] / b.means[pair[1]]));
    return exponential(plainMean(logs, confidence));
  }

  /**
   * The row by block, each fork as a multiple of the fork of its heat that every heat has, times the mean of those: so
   * rows compare that never met. Where a row never met that one, the row itself.
   */
  function through(row, anchor) {
    const found = pairs(row, anchor);
    const level = mean(anchor.means);
    const blocks = Array.from(new Set(found.map(pair => row.blocks[pair[0]])));
    return found.length === 0 ? row : {
      blocks: blocks,
      means: blocks.map(block => mean(found.filter(pair => row.blocks[pair[0]] === block)
        .map(pair => level * row.means[pair[0]] / anchor.means[pair[1]])))
    };
  }

  /** Ratio of rows without blocks: Welch's t interval on the logarithms of the fork means. */
  function welchRatio(a, b, confidence) {
    const x = a.means.map(Math.log);
    const y = b.means.map(Math.log);
    const n = Math.min(x.length, y.length);
    const value = mean(x) - mean(y);
    if (n < FEWEST) {
      return exponential({value: value, low: NaN, high: NaN, n: n});
    }
    const vx = variance(x, mean(x)) / x.length;
    const vy = variance(y, mean(y)) / y.length;
    const squares = (vx * vx) / (x.length - 1) + (vy * vy) / (y.length - 1);
    // Without any spread the degrees of freedom are undefined, and the interval is the point.
    const df = squares === 0 ? n - 1 : ((vx + vy) * (vx + vy)) / squares;
    return exponential(estimate(value, Math.sqrt(vx + vy), df, n, confidence));
  }

  /** Rows are {means, blocks, heats}; heats are absent where forks ran one after another, blocks where there are none. */
  function ratio(a, b, confidence) {
    return pairs(a, b).length > 0 ? pairedRatio(a, b, confidence) : welchRatio(a, b, confidence);
  }

  /**
   * The six verdicts, and `indicative` below `minimum` observations: the interval against the band from 1/(1+δ) to
   * 1+δ, where smaller is faster.
   *
   * @param wide the ratio with its interval at the family's confidence
   * @param delta practical threshold: 0.03 is ±3 %
   */
  function verdict(wide, delta, minimum) {
    if (!(wide.n >= minimum)) {
      return 'indicative';
    }
    const high = 1 + delta;
    const low = 1 / high;
    if (wide.high < low) {
      return 'faster';
    }
    if (wide.low > high) {
      return 'slower';
    }
    if (wide.low >= low && wide.high <= high) {
      return 'tie';
    }
    return wide.high < 1 ? 'perhaps-faster' : wide.low > 1 ? 'perhaps-slower' : 'unclear';
  }

  wb.statistics = {
    tQuantile, meanEstimate, medianEstimate, percentiles, pairedRatio, welchRatio, ratio, joined, through, verdict
  };
})((globalThis.wirebench = globalThis.wirebench || {}));
