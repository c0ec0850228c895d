/** What the slices of a run by turns say beside the ratios. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  const HEAD = ['Row', 'within heats', 'between heats', 'correlation in rounds', 'quiet rounds', 'slow rounds'];

  const READING = 'Within and between heats: where the variance of the ratios from heat to heat stems from, as a share, '
    + 'and as a deviation of the ratio. More rounds lessen only what lies within. Correlation in rounds: of the '
    + 'logarithms of the slices of one round; near 1, the machine varies and pairing takes it out; near 0, each row '
    + 'varies by itself. Quiet and slow rounds: the ratio where work that belongs to no row took its usual time, and where '
    + 'it took more than 10 % longer, with 95 % intervals over heats that have five rounds of each.';

  function share(part, deviation) {
    return (Number.isFinite(part) ? text.percent(Number(part.toFixed(2))) : '–') + ' (± ' + text.percent(deviation) + ')';
  }

  function ratio(estimate) {
    return estimate ? text.number(estimate[0]) + ' (' + text.interval(estimate[1], estimate[2]) + ')' : '–';
  }

  function cells(view, row) {
    const known = Number.isFinite(row.share);
    return [
      view.data.names[row.name].name,
      known ? share(row.share, row.within) : share(NaN, row.within),
      known ? share(1 - row.share, row.between) : '–',
      Number.isFinite(row.correlation) ? row.correlation.toFixed(2) : '–',
      ratio(row.quiet),
      ratio(row.slow)
    ];
  }

  /** Empty where forks ran one after another. */
  function table(view) {
    const rows = view.table.supplement && view.table.supplement.slices;
    if (!rows) {
      return '';
    }
    const heats = Math.max.apply(null, rows.map(row => row.heats));
    return dom.el('div', {class: 'slices'},
      dom.el('p', {class: 'muted small'}, 'By turns, against ' + text.name(view.data.names[view.table.baseline].name)
        + ', the baseline that the report was made with, over ' + text.count(heats, 'heat') + '. ' + READING),
      dom.table('Slices by row', HEAD, rows.map(row => cells(view, row))));
  }

  wb.turns = {table};
})((globalThis.wirebench = globalThis.wirebench || {}));
