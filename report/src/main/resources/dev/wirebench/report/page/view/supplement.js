/** How verdicts are reached, and the statistics that decide nothing but that readers may expect. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  const PAIRS = [
    'First', 'Second', 'Ratio', 't test p', 'Benjamini-Hochberg p', 'Dunn p (Holm)', 'Vargha-Delaney A'
  ];

  const BY_HEAT = 'Ratios are paired by heat: the forks of a heat live at the same time and measure by turns, so that what '
    + 'the machine does to all of them alike cancels out.';

  function method(view) {
    const data = view.data;
    const pairing = view.paired
      ? view.table.rows.some(row => row.heats) ? BY_HEAT
        : 'Ratios are paired by block: rows that ran in the same block share its circumstances, which cancel out.'
      : 'The file has no blocks, so ratios are not paired: Welch’s t interval on the logarithms of fork means.';
    return dom.el('p', {}, 'The fork is the unit of replication: iterations of a fork are averaged first. ' + pairing
      + ' A verdict rests on the interval beside it, which is corrected for the ' + text.count(view.family, 'comparison')
      + ' of its table (Bonferroni; charts draw it thin, the plain 95 % interval thick), and on what difference matters, '
      + 'here ±' + text.percent(data.delta) + '. Faster or slower is wholly outside that band, equivalent wholly inside. '
      + 'Possibly by less excludes 1 but overlaps the band. Inconclusive includes 1 and reaches outside. Fewer than '
      + data.forksForVerdicts + ' forks are preliminary and have no verdict.');
  }

  function p(value) {
    return value === null || value === undefined ? '–' : value < 0.001 ? '< 0.001' : value.toFixed(3);
  }

  function supplement(view) {
    const extra = view.table.supplement;
    if (!extra) {
      return [];
    }
    const content = [dom.el('h3', {}, 'Supplement to ', dom.name(view.table.title))];
    if (extra.kruskalWallis) {
      content.push(dom.el('p', {}, 'Kruskal-Wallis over all ranked rows: H = ' + text.number(extra.kruskalWallis.h) + ', '
        + extra.kruskalWallis.degrees + ' degrees of freedom, p ' + equals(extra.kruskalWallis.p) + '. Dunn’s test cannot separate rows '
        + 'of neighbouring rank with so few forks; read the ratios first.'));
    }
    content.push(rowTable(view, extra), wb.turns.table(view));
    if (extra.pairs) {
      content.push(pairTable(view, extra.pairs));
    }
    return content;
  }

  function equals(value) {
    return value !== null && value < 0.001 ? '< 0.001' : '= ' + p(value);
  }

  function rowTable(view, extra) {
    const name = index => view.data.names[index].name;
    const letters = extra.rows.some(row => row.letters);
    const bootstrap = extra.rows.some(row => row.bootstrap);
    const lilliefors = extra.rows.some(row => row.lilliefors !== null);
    if (!letters && !lilliefors && !bootstrap) {
      return '';
    }
    const head = ['Row'].concat(
      letters ? ['Letters'] : [],
      lilliefors ? ['Lilliefors p'] : [],
      bootstrap ? ['Bootstrap 95 % of the ratio'] : []);
    return dom.el('div', {},
      dom.el('p', {class: 'muted small'}, (letters ? 'No clear difference between rows that share a '
        + 'letter (all pairs, Benjamini-Hochberg at 5 %, exploratory). ' : '')
        + (lilliefors ? 'Lilliefors: whether the logarithms of the fork means look normal; diagnostic only.' : '')
        + (bootstrap ? ' Bootstrap: against ' + text.name(view.table.baseline === null ? '' : name(view.table.baseline))
          + ', the baseline that the report was made with.' : '')),
      dom.table('Supplement by row', head, extra.rows.map(row => [name(row.name)].concat(
        letters ? [row.letters || ''] : [], lilliefors ? [p(row.lilliefors)] : [],
        bootstrap ? [row.bootstrap ? text.interval(row.bootstrap[0], row.bootstrap[1]) : ''] : []))));
  }

  function pairTable(view, pairs) {
    const name = index => view.data.names[index].name;
    const details = dom.el('details', {class: 'data', ontoggle: () => {
      if (details.open && details.childElementCount === 1) {
        details.append(dom.table('All pairs', PAIRS,
          pairs.map(pair => [name(pair[0]), name(pair[1]), text.number(pair[2]), p(pair[3]), p(pair[4]), p(pair[5]),
            pair[6] === null ? '–' : pair[6].toFixed(2)])));
      }
    }}, dom.el('summary', {}, 'All ' + pairs.length + ' pairs (exploratory)'));
    return details;
  }

  function render(view) {
    wb.sections.section('statistics', [method(view)].concat(supplement(view)));
  }

  wb.supplement = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
