/** What may mislead in JMH files, in the words of the command's findings. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const SHOWN = 4;
  const ALLOCATION = 'gc.alloc.rate.norm';
  const MILLIS = {ns: 1e-6, us: 1e-3, ms: 1, s: 1000, min: 60000, hr: 3600000, day: 86400000};

  /** A number that stands by itself, with four digits. */
  function number(value) {
    return text.notation([value])(value);
  }

  function few(words) {
    return words.slice(0, SHOWN).concat(words.length > SHOWN ? ['and ' + (words.length - SHOWN) + ' more'] : []).join('; ');
  }

  /** `effect` is relative, and NaN where it is unknown. */
  function finding(severity, kind, title, said, remedy, places, effect) {
    const isKnown = Number.isFinite(effect);
    return {severity: severity, weight: severity + (isKnown ? ', up to ' + wb.precision.percent(effect) : ''),
      effect: isKnown ? effect : NaN, kind: kind, title: title, text: said, remedy: remedy,
      tables: Array.from(new Set(places.map(place => place.table)))};
  }

  /** A finding of rows; none if there are no places. `look` returns {what, effect} or null; few know an effect. */
  function ofRows(tables, look, say) {
    const places = [];
    tables.forEach(table => table.rows.forEach(row => {
      const found = look(row, table);
      if (found) {
        places.push({table: table.id, words: row.name + ' in ' + table.title + ' (' + found.what + ')', effect: found.effect || 0,
          isWithin: Math.log1p(found.effect) < halfWidth(row, table)});
      }
    }));
    const named = places.slice().sort((one, other) => other.effect - one.effect).map(place => place.words);
    return places.length === 0 ? [] : [say(places, few(named))];
  }

  /** The largest effect for which an interval has no room, else of all. */
  function largest(places) {
    const beyond = places.filter(place => !place.isWithin);
    return Math.max.apply(null, (beyond.length > 0 ? beyond : places).map(place => place.effect));
  }

  /** Half the width of the interval of a row's ratio, or of its score, on the scale of logarithms. */
  function halfWidth(row, table) {
    const confidence = wb.drop.base.confidence;
    const usable = wb.precision.usable;
    const baseline = table.rows.find(one => one.name === table.baseline);
    const printed = !baseline || row === baseline
      ? wb.statistics.meanEstimate(row.means.filter(Number.isFinite), confidence)
      : wb.statistics.ratio(usable(row), usable(baseline), confidence);
    return Math.log(printed.high / printed.low) / 2;
  }

  function unusable(tables) {
    return ofRows(tables, row => {
      const count = row.means.filter(x => !(x > 0 && Number.isFinite(x))).length;
      return count === 0 ? null : {what: count + ' of ' + text.count(row.means.length, 'fork')};
    }, (places, words) => finding('error', 'unusable-scores', 'Scores that are no positive numbers',
      'Forks without a positive score, which ratios leave out, in ' + text.count(places.length, 'row') + ': ' + words + '.',
      'Look at what JMH printed for these benchmarks; iterations may be too short to hold one operation.', places));
  }

  function millis(iterations) {
    const found = /^(\d{1,9}) x (\d{1,9}) (ns|us|ms|s|min|hr|day)$/.exec(iterations);
    return found ? Math.floor(Number(found[1]) * Number(found[2]) * MILLIS[found[3]] + 1e-9) : NaN;
  }

  function short(sources) {
    const times = [].concat.apply([], sources.map(source => source.cells.map(
      cell => millis(cell.warmup) + millis(cell.measurement)))).filter(time => time < wb.drop.base.shortestForkMillis);
    return times.length === 0 ? [] : [finding('warning', 'short-forks', 'Times mean nothing',
      text.count(times.length, 'row') + (times.length === 1 ? ' comes' : ' come') + ' from forks whose iterations, warm-up '
        + 'included, take ' + Math.min.apply(null, times) + ' ms: HotSpot has hardly begun to compile what they measure.',
      'Read this as a test that everything works; for times, leave out --warmup and --measurement and choose another suite '
        + 'than smoke (with JMH, longer -w and -r).', [])];
  }

  function shortSamples(tables) {
    const found = tables.map(table => ({id: table.id, count: table.rows.filter(row => row.cell.mode === 'sample'
      && perCall(row.score, text.unit(table.unit)) < 1e-6).length})).filter(one => one.count > 0);
    const count = found.reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? [] : [finding('warning', 'short-samples', 'Too short to be timed one by one',
      text.count(count, 'row') + (count === 1 ? ' takes' : ' take') + ' less than a microsecond for a call, of which '
        + 'reading the clock twice, some tens of nanoseconds, is a part that counts.',
      'Take a larger payload for latencies; the mean of short calls is what the mode avgt measures.',
      found.map(one => one.id))];
  }

  /** In seconds. */
  function perCall(score, unit) {
    return unit.kind === 'time' ? score * unit.seconds : unit.kind === 'rate' ? unit.seconds / score : NaN;
  }

  /** How many of the sorted forks are in the lower of two groups; 0 if there are none. */
  function split(means) {
    const logs = means.map(Math.log).filter(Number.isFinite).sort((a, b) => a - b);
    if (logs.length < 5) {
      return 0;
    }
    let at = 1;
    for (let i = 2; i < logs.length; i++) {
      if (logs[i] - logs[i - 1] > logs[at] - logs[at - 1]) {
        at = i;
      }
    }
    const gap = logs[at] - logs[at - 1];
    const spread = Math.max(logs[at - 1] - logs[0], logs[logs.length - 1] - logs[at]);
    return at >= 2 && logs.length - at >= 2 && gap > Math.log1p(0.05) && gap > 3 * spread ? at : 0;
  }

  function average(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  function bimodal(tables) {
    return ofRows(tables, (row, table) => {
      const at = split(row.means);
      const sorted = row.means.filter(Number.isFinite).sort((a, b) => a - b);
      const [low, high] = [average(sorted.slice(0, at)), average(sorted.slice(at))];
      const mean = average(sorted);
      return at === 0 ? null : {
        what: at + ' at about ' + number(low) + ', ' + (sorted.length - at) + ' at ' + number(high) + ' ' + table.unit,
        effect: Math.max(mean - low, high - mean) / mean
      };
    }, (places, words) => finding(places.every(place => place.isWithin) ? 'note' : 'warning', 'bimodal-forks',
      'Forks in two groups',
      'The forks of ' + text.count(places.length, 'row') + ' fall into two groups, of which the mean describes neither: '
        + words + '.', 'Read the fork plot; run more blocks, so that both groups are met in proportion.', places,
      largest(places)));
  }

  function fewForks(tables) {
    const needed = wb.drop.base.forksForVerdicts;
    const most = table => Math.max.apply(null, table.rows.map(row => row.means.length));
    const places = tables.filter(table => most(table) < needed).map(table => ({table: table.id, words: table.title, most: most(table)}));
    const isOne = places.some(place => place.most === 1);
    return places.length === 0 ? [] : [finding('warning', 'few-forks', 'Preliminary: fewer than ' + needed + ' JVMs',
      text.count(places.length, 'table') + (isOne ? ' with one fork only, which has no interval: '
        : ' with too few forks to tell a difference from chance: ') + few(places.map(place => place.words)) + '.',
      'Run at least ' + needed + ' blocks (--blocks; with JMH -f).', places)];
  }

  function jvms(tables) {
    const places = [];
    tables.filter(table => table.comparedBy !== 'jdk').forEach(table => {
      const all = Array.from(new Set(table.rows.map(row => JSON.stringify(row.cell.jvm))));
      if (all.length > 1) {
        const words = Array.from(new Set(table.rows.map(row => (row.cell.jvm.name + ' ' + row.cell.jvm.args.join(' ')).trim())));
        places.push({table: table.id, words: table.title + ' (' + words.slice(0, 3).join(' / ') + ')'});
      }
    });
    return places.length === 0 ? [] : [finding('warning', 'different-jvms', 'Rows of one table ran on different JVMs',
      'What is compared differs in more than the code in ' + text.count(places.length, 'table') + ': '
        + few(places.map(place => place.words)) + '.',
      'Give all benchmarks of a table the same JVM and flags (JMH: @Fork, -jvm, -jvmArgs).', places)];
  }

  function allocation(tables) {
    return ofRows(tables, row => {
      const bytes = row.cell.forks.map(fork => fork.other(ALLOCATION)).filter(value => !Number.isNaN(value));
      const low = bytes.length === 0 ? 0 : Math.min.apply(null, bytes);
      const high = bytes.length === 0 ? 0 : Math.max.apply(null, bytes);
      return high - low > 8 && high - low > 0.01 * high ? {what: number(low) + ' to ' + number(high) + ' B/op'} : null;
    }, (places, words) => finding('note', 'allocation-differs', 'Allocation differs between forks',
      'The forks of ' + text.count(places.length, 'row') + ' allocated differently: ' + words + '.',
      'Read the mean as one of several outcomes: the compiler removes some allocations in some forks only.', places));
  }

  function wideIntervals(tables) {
    const found = wb.precision.tooWide(tables);
    return found === null ? []
      : [finding('note', 'interval-too-wide', found.title, found.said(few), found.remedy, found.places)];
  }

  /** Most severe first; of warnings, those with an unknown effect first, then those with the largest. */
  function of(sources, tables) {
    const severities = ['error', 'warning', 'note'];
    const size = one => (one.severity === 'note' ? 0 : Number.isNaN(one.effect) ? Infinity : one.effect);
    return [].concat(unusable(tables), short(sources), shortSamples(tables), bimodal(tables), fewForks(tables), jvms(tables),
      wideIntervals(tables), allocation(tables), wb.foreign.of(sources, tables)).sort((one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity)
        || (size(one) === size(other) ? 0 : size(other) - size(one))).map(one => {
      const shown = Object.assign({}, one);
      delete shown.effect;
      return shown;
    });
  }

  wb.doubts = {of};
})((globalThis.wirebench = globalThis.wirebench || {}));
