/** What the slowest calls take: percentiles of each row, with their intervals. */
(function (wb) {
  'use strict';

  const HEADING = 'Latency';

  /** The kinds of further figures that are percentiles: times, like the scores. */
  function percentiles(view) {
    return (view.data.further || []).filter(
      kind => kind.inUnit && view.shown.some(row => row.further && row.further[kind.key]));
  }

  function build(view, size) {
    const kinds = percentiles(view);
    if (kinds.length === 0) {
      return {missing: 'Calls were not timed one by one.'};
    }
    const all = [].concat.apply([], view.shown.map(row => kinds.map(kind => valueOf(row, kind)[0])));
    const by = wb.text.scale(view.unit, Math.min.apply(null, all.filter(value => value > 0).concat([Infinity])));
    return wb.plots.dots({
      title: HEADING,
      axis: by.unit.replace('/op', '') + ' that so many calls do not exceed',
      log: true,
      series: kinds.map(kind => ({name: kind.key})),
      rows: wb.model.byValue(view.shown, row => valueOf(row, kinds[0])[0]).map(row => ({
        label: row.label,
        values: kinds.map(kind => valueOf(row, kind).map(value => (Number.isFinite(value) ? value / by.divisor : NaN)))
      }))
    }, size);
  }

  function valueOf(row, kind) {
    const found = row.further && row.further[kind.key];
    return found ? found.map(value => (value === null ? NaN : value)) : [NaN, NaN, NaN];
  }

  wb.charts.push({
    id: 'latency',
    heading: HEADING,
    reading: 'Each mark is a percentile of the calls of a fork, the median over forks, and its line the 95 % interval of '
      + 'that. A percentile that too few calls would decide is not told.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
