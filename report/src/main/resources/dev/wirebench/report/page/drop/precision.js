/** Ratios that are known less precisely than is asked, as IntervalTooWide.java says it of files without blocks. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const MOST_FORKS = 1000;

  /** As Words.java writes it. */
  function percent(share) {
    const value = 100 * share;
    const isFine = Math.abs(value) < 9.95 && Math.abs(value - Math.round(value)) > 1e-9;
    return (isFine ? value.toFixed(1) : grouped(value)) + ' %';
  }

  function grouped(value) {
    return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
  }

  function isUsable(x) {
    return x > 0 && Number.isFinite(x);
  }

  function usable(row) {
    return {means: row.means.filter(isUsable)};
  }

  /** {row, n, half} of every ratio with forks enough, `half` that of its corrected interval on the scale of logarithms. */
  function ratios(table) {
    const base = wb.drop.base;
    const baseline = table.rows.find(row => row.name === table.baseline);
    const others = table.rows.filter(row => row !== baseline && usable(row).means.length > 0);
    return others.map(row => {
      const wide = wb.statistics.ratio(usable(row), usable(baseline),
        1 - (1 - base.confidence) / Math.max(1, others.length));
      return {row: row, n: wide.n, half: Math.log(wide.high / wide.low) / 2};
    }).filter(ratio => ratio.n >= base.forksForVerdicts);
  }

  function median(values) {
    const sorted = values.slice().sort((a, b) => (Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : a - b));
    return sorted[Math.floor(sorted.length / 2)];
  }

  function mean(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  function variance(values) {
    const average = mean(values);
    return values.reduce((sum, x) => sum + (x - average) * (x - average), 0) / (values.length - 1);
  }

  /** The share of forks in the variance of their means (Kalibera and Jones 2013); undefined where it is not known. */
  function shareOfForks(row) {
    const scores = row.cell.forks.map(fork => fork.scores);
    const count = scores[0].length;
    if (scores.length < 2 || count < 2 || scores.some(fork => fork.length !== count)) {
      return undefined;
    }
    const within = mean(scores.map(variance));
    const forks = Math.max(0, variance(scores.map(mean)) - within / count);
    return forks / (forks + within / count);
  }

  function whatVaries(rows) {
    const shares = rows.map(shareOfForks).filter(share => share !== undefined);
    return shares.length === 0 ? ''
      : median(shares) > 0.5 ? ' Forks differ more than iterations do, so longer measurement would not help.'
        : ' Iterations differ as much as forks do, so longer measurement helps too.';
  }

  function remedy(wide, aim, delta) {
    const forks = Math.ceil(median(wide.map(one => one.n * Math.pow(one.half / aim, 2))));
    return (forks > MOST_FORKS ? delta + ' is not reachable here: for half of them it would take more than '
      + grouped(MOST_FORKS) + ' forks. Measure on a quieter machine, or accept a larger --delta.'
      : 'About ' + forks + ' forks (JMH\'s -f) would bring half of them to ' + delta + '; or accept a larger --delta.')
      + whatVaries(wide.map(one => one.row));
  }

  /** @return {said, remedy, places} of the rows whose corrected interval is wider than ±δ; null if there are none */
  function tooWide(tables) {
    const aim = Math.log1p(wb.drop.base.delta);
    const delta = '± ' + percent(wb.drop.base.delta);
    const wide = [];
    const places = [];
    let count = 0;
    tables.forEach(table => ratios(table).forEach(ratio => {
      count++;
      if (ratio.half > aim) {
        wide.push(ratio);
        places.push({table: table.id, words: ratio.row.name + ' in ' + table.title + ' (± ' + percent(Math.expm1(ratio.half)) + ')'});
      }
    }));
    return places.length === 0 ? null : {
      title: 'Corrected intervals wider than ' + delta,
      said: few => places.length + ' of ' + text.count(count, 'ratio') + ' are known less precisely than ' + delta
        + ', by the corrected intervals on which verdicts rest: ' + few(places.map(place => place.words)) + '.',
      remedy: remedy(wide, aim, delta),
      places: places
    };
  }

  wb.precision = {percent, tooWide, usable};
})((globalThis.wirebench = globalThis.wirebench || {}));
