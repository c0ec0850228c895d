/**
 * JMH's JSON, read in the page, as JmhFile.java reads it for the command: cells with the scores of their forks. What is
 * not JMH's own is refused in a sentence, as a BadInput.
 */
(function (wb) {
  'use strict';

  const REMEDY = ': give JMH’s own JSON (-rf json).';
  const MOST_PARAMETERS = 1000;
  const SPECIAL = {
    NaN: NaN, '+INF': Infinity, INF: Infinity, Infinity: Infinity, '-INF': -Infinity, '-Infinity': -Infinity
  };

  const BadInput = wb.json.BadInput;

  /** What stands where, for messages. */
  function refuse(place, wanted) {
    throw new BadInput(place + ' should have ' + wanted + ' here' + REMEDY);
  }

  function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  }

  function number(value, place) {
    if (typeof value === 'number') {
      return value;
    }
    if (value === null) {
      return NaN;
    }
    return typeof value === 'string' && Object.keys(SPECIAL).indexOf(value) >= 0
      ? SPECIAL[value] : refuse(place, 'a number');
  }

  function list(value, place, wanted) {
    return Array.isArray(value) ? value : refuse(place, wanted);
  }

  function text(value, place) {
    if (value === null || value === undefined) {
      return '';
    }
    return typeof value === 'object' ? refuse(place, 'a text') : wb.text.whole(String(value));
  }

  /** By fork and iteration. */
  function byFork(raw, place) {
    return list(raw, place, 'a list of forks').map(fork =>
      list(fork, place, 'a list of iterations').map(value => number(value, place)));
  }

  /** Each iteration as the mean of its samples, without those in which nothing was sampled; and percentiles of all. */
  function samplesByFork(raw, place) {
    return list(raw, place, 'a list of forks').map(fork => {
      const counts = new Map();
      const means = list(fork, place, 'a list of iterations').map(pairs => sampled(pairs, place, counts));
      return {means: means.filter(mean => !Number.isNaN(mean)), percentiles: wb.statistics.percentiles(counts)};
    });
  }

  function sampled(pairs, place, counts) {
    let sum = 0;
    let count = 0;
    list(pairs, place, 'a list of [value, count]').forEach(pair => {
      if (!Array.isArray(pair) || pair.length !== 2) {
        refuse(place, 'a pair [value, count]');
      }
      const value = number(pair[0], place);
      const times = number(pair[1], place);
      counts.set(value, (counts.get(value) || 0) + times);
      sum += value * times;
      count += times;
    });
    return count === 0 ? NaN : sum / count;
  }

  function metric(value, place) {
    if (!isObject(value)) {
      refuse(place, 'a metric');
    }
    const samples = value.rawDataHistogram === undefined ? [] : samplesByFork(value.rawDataHistogram, place);
    const forks = value.rawDataHistogram !== undefined ? samples.map(one => one.means)
      : value.rawData !== undefined ? byFork(value.rawData, place) : [];
    const score = value.score === undefined ? NaN : number(value.score, place);
    return {
      unit: text(value.scoreUnit, place).trim(),
      forks: forks.length === 0 ? [[score]] : forks,
      samples: samples
    };
  }

  function parameters(value, place) {
    if (value === null || value === undefined) {
      return Object.create(null);
    }
    if (!isObject(value)) {
      refuse(place, 'parameters');
    }
    // Any name may be one of them.
    const found = Object.create(null);
    Object.keys(value).forEach(name => {
      found[wb.text.whole(name)] = text(value[name], place);
    });
    return found;
  }

  function secondary(value, place) {
    // Any name may be one of them.
    const found = Object.create(null);
    if (value !== null && value !== undefined) {
      if (!isObject(value)) {
        refuse(place, 'secondary metrics');
      }
      Object.keys(value).forEach(name => {
        found[name.replace(/·/g, '')] = metric(value[name], place).forks;
      });
    }
    return found;
  }

  /** A single shot has no time, also where JMH writes one that it was given and does not use. */
  function iterations(entry, kind, place) {
    const count = text(entry[kind + 'Iterations'], place);
    const time = text(entry.mode, place) === 'ss' ? 'single-shot' : text(entry[kind + 'Time'], place);
    return count === '' ? '' : count + ' x ' + time;
  }

  function cell(entry, index, file) {
    const place = file + ' (the result number ' + (index + 1) + ')';
    if (!isObject(entry)) {
      refuse(place, 'a result');
    }
    ['primaryMetric', 'benchmark'].forEach(field => {
      if (entry[field] === undefined) {
        throw new BadInput(file + ': the result number ' + (index + 1) + ' has no \'' + field + '\'' + REMEDY);
      }
    });
    const benchmark = text(entry.benchmark, place);
    const dot = benchmark.lastIndexOf('.');
    const primary = metric(entry.primaryMetric, place);
    const others = secondary(entry.secondaryMetrics, place);
    const mode = text(entry.mode, place);
    const threads = text(entry.threads, place);
    return {
      index: index,
      benchmark: benchmark,
      className: dot < 0 ? '' : benchmark.slice(0, dot),
      method: benchmark.slice(dot + 1),
      mode: mode,
      threads: /^[+-]?\d+$/.test(threads) ? Number(threads) : 0,
      params: parameters(entry.params, place),
      unit: primary.unit,
      largerIsBetter: mode === 'thrpt',
      jvm: {
        label: text(entry.jdkVersion, place),
        path: text(entry.jvm, place),
        vmName: text(entry.vmName, place),
        vmVersion: text(entry.vmVersion, place),
        args: Array.isArray(entry.jvmArgs) ? entry.jvmArgs.map(arg => text(arg, place)) : [],
        name: (text(entry.vmName, place) + ' ' + text(entry.vmVersion, place)).trim()
      },
      warmup: iterations(entry, 'warmup', place),
      measurement: iterations(entry, 'measurement', place),
      forks: primary.forks.map((scores, fork) => ({
        scores: scores,
        mean: mean(scores),
        other: name => (primary.samples[fork] && primary.samples[fork].percentiles[name] !== undefined
          ? primary.samples[fork].percentiles[name]
          : others[name] && others[name][fork] ? mean(others[name][fork]) : NaN)
      }))
    };
  }

  function mean(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  /**
   * @param content of the file
   * @param file its name
   * @throws BadInput if it is not JMH's list of results
   */
  function read(content, file) {
    if (content.trim() === '') {
      throw new BadInput(file + ' is empty: make it with JMH’s options -rf json -rff ' + file + '.');
    }
    const entries = wb.json.parse(content, file);
    if (entries === undefined) {
      throw new BadInput(file + ' is not JSON' + REMEDY);
    }
    if (!Array.isArray(entries)) {
      throw new BadInput(file + ' is JSON, but not JMH’s list of results: give what JMH writes with -rf json.');
    }
    if (entries.length === 0) {
      throw new BadInput(file + ' has no results: choose benchmarks that JMH finds, or let a fork end.');
    }
    const parameters = new Set();
    return distinct(entries.map((entry, i) => {
      const one = cell(entry, i, file);
      Object.keys(one.params).forEach(name => parameters.add(name));
      if (parameters.size > MOST_PARAMETERS) {
        throw new BadInput(file + ' has more than 1,000 different parameters (the result number ' + (i + 1)
          + '): give results of fewer benchmarks.');
      }
      return one;
    }), file);
  }

  function distinct(cells, file) {
    const seen = new Map();
    wb.machines.apart([{cells: cells}])[0].cells.forEach(one => {
      const key = JSON.stringify([wb.machines.place(one), one.jvm.label]);
      if (seen.has(key)) {
        throw new BadInput(file + ' has the same cell twice, as results ' + (seen.get(key) + 1) + ' and ' + (one.index + 1)
          + ': ' + one.benchmark + '; remove one, or give them as two files.');
      }
      seen.set(key, one.index);
    });
    return cells;
  }

  wb.jmh = {read, BadInput};
})((globalThis.wirebench = globalThis.wirebench || {}));
