/** Tables on several JVMs, these beside each other: each row is compared with itself on the first. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  function ratio(value) {
    return value === undefined || value[0] === null ? '' : text.number(value[0]);
  }

  function interval(value) {
    return value === undefined || value[1] === null ? '' : text.interval(value[1], value[2]);
  }

  function collects(one) {
    return one.lines.some(line => line.at.some(at => at.collecting >= 0.001));
  }

  function columns(one, by) {
    const score = text.notation([].concat.apply([], one.lines.map(
      line => line.at.filter(at => at.score).map(at => at.score[0] / by.divisor))));
    const all = [];
    one.names.forEach((name, i) => {
      all.push({name: name + ', ' + by.unit, show: at => (at.score ? score(at.score[0] / by.divisor) : ''), of: i});
      if (i > 0) {
        all.push({name: '×', show: at => ratio(at.ratio), of: i});
        all.push({name: '95 % interval', show: at => interval(at.ratio), of: i});
        if (one.hasThreads) {
          all.push({name: 'All threads', show: at => ratio(at.speedUp), of: i});
          all.push({name: '95 % interval', show: at => interval(at.speedUp), of: i});
        }
      }
      if (collects(one)) {
        all.push({name: 'Collecting', of: i,
          show: at => (at.collecting === undefined ? '' : text.percent(Math.round(1000 * at.collecting) / 1000))});
      }
    });
    return all;
  }

  function table(one) {
    const scores = [].concat.apply([], one.lines.map(line => line.at.filter(at => at.score).map(at => at.score[0])));
    const all = columns(one, text.fitting(text.unit(one.unit), scores));
    return [dom.el('h3', {}, dom.name(one.title)),
      dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-label': text.name(one.title)},
        dom.el('table', {},
          dom.el('thead', {}, dom.el('tr', {}, dom.el('th', {scope: 'col', class: 'name'}, 'Codec'),
            all.map(column => dom.el('th', {scope: 'col', class: 'number'}, text.name(column.name))))),
          dom.el('tbody', {}, one.lines.map(line => dom.el('tr', {},
            dom.el('th', {scope: 'row', class: 'name'}, dom.name(line.name)),
            all.map(column => dom.el('td', {class: 'number'}, column.show(line.at[column.of])))))))),
      one.leftOut.length === 0 ? '' : dom.el('p', {class: 'muted small'}, 'Not here, since ' + text.name(one.names[0])
        + ' has no row to compare with: ' + one.leftOut.map(text.name).join(', ') + '.')];
  }

  /** One number for each configuration, over all tables. */
  function totals(one) {
    return [dom.el('h3', {}, dom.name('All comparisons: ' + one.jvm)),
      dom.el('p', {}, dom.name('The time on the JVM ' + one.jvm + ' over that on ' + one.first + ', as the geometric mean of '
        + text.count(one.comparisons, 'comparison') + ', with its 95 % interval over repetitions. The interval of the A/A '
        + 'control shows how small a difference can be seen.')),
      dom.table('All comparisons: ' + one.jvm, ['Codec', '×', '95 % interval'],
        one.lines.map(line => [line.name, ratio(line.ratio), interval(line.ratio)]))];
  }

  /** Hidden where all was measured on one. */
  function render(data) {
    const none = !data.jvms || data.jvms.length === 0;
    dom.byId('jvms').hidden = none;
    dom.byId('to-jvms').hidden = none;
    if (!none) {
      const threads = data.jvms.some(one => one.hasThreads);
      wb.sections.section('jvms', [dom.el('p', {},
        'Each row beside itself on other JVMs, paired by block; × is its time there over that on the first, with a 95 % '
        + 'interval that is corrected for nothing. Nothing is ranked here.'
        + (threads ? ' All threads: how many operations they do together in the time in which one thread did one.' : '')
        + (data.jvms.some(collects) ? ' Collecting: the share of time in which the garbage collector ran.' : ''))]
        .concat([].concat.apply([], (data.jvmTotals || []).map(totals)))
        .concat([].concat.apply([], data.jvms.map(table))));
    }
  }

  wb.jvms = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
