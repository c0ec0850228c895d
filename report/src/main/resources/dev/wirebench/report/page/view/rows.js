/** The sortable table of one comparison. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const model = wb.model;

  function columns(view) {
    const rows = view.shown;
    const by = text.fitting(view.unit, rows.map(row => row.score.value));
    const scale = text.unit(by.unit);
    const cpuUnit = scale.kind === 'time' ? by.unit : 'ns/op';
    const perNano = scale.kind === 'time' ? 1e-9 / scale.seconds : 1;
    const column = value => ({value: value, format: text.notation(rows.map(value))});
    const has = value => rows.some(row => Number.isFinite(value(row)));
    const baseline = view.baseline ? view.baseline.called : '';
    const ratio = row => (row.isBaseline ? 1 : row.ratio ? row.ratio.value : NaN);
    const size = key => row => (row.bytes ? row.bytes[key] : NaN);
    const further = view.data.further.map(kind => ({key: kind.key, name: kind.title, hint: kind.hint,
      ...column(row => (row.further && row.further[kind.key]
        ? row.further[kind.key][0] / (kind.inUnit ? by.divisor : 1) : NaN))}));
    const all = [
      {key: 'score', name: by.unit, hint: 'mean of the fork means', ...column(row => row.score.value / by.divisor)},
      {key: 'ratio', name: '× ' + baseline, value: ratio, when: Boolean(view.baseline)},
      {key: 'interval', name: '95 % interval', value: row => (row.ratio ? row.ratio.low : NaN),
        when: Boolean(view.baseline), show: row => (row.ratio ? text.interval(row.ratio.low, row.ratio.high) : '')},
      {key: 'verdict', name: 'Verdict (corrected)', value: ratio, when: Boolean(view.baseline), show: verdict,
        hint: 'the verdict rests on the interval corrected for the comparisons of this table', text: true},
      {key: 'allocation', name: 'B/op', value: row => row.allocation, format: text.amount, hint: 'allocated per operation'},
      {key: 'cpu', name: 'CPU ' + cpuUnit, hint: 'of all threads of the JVM', ...column(row => row.cpu * perNano)},
      {key: 'raw', name: 'Mean bytes', value: size('raw'), format: text.amount,
        hint: view.table.ofMessages ? 'of the compressed messages' : 'on the wire, over all values of the payload'},
      {key: 'first', name: 'Bytes of value 0', value: size('first'), format: text.amount,
        when: rows.some(row => row.bytes && row.bytes.first !== row.bytes.raw), hint: 'on the wire'},
      {key: 'uncompressed', name: 'Uncompressed', value: size('uncompressed'), format: text.amount,
        hint: 'mean bytes of the same messages as the codec writes them'},
      {key: 'share', name: 'Share', value: row => (row.bytes ? row.bytes.raw / row.bytes.uncompressed : NaN),
        format: share => text.percent(Math.round(100 * share) / 100), hint: 'what is left of a byte'},
      {key: 'gzip', name: 'gzip', value: size('gzip'), format: text.amount},
      {key: 'zstd', name: 'zstd', value: size('zstd'), format: text.amount},
      {key: 'forks', name: 'Forks', value: row => row.means.length, format: String}
    ].concat(further);
    return all.filter(column => column.when === undefined ? has(column.value) : column.when);
  }

  /** The word, and the interval that it rests on. */
  function verdict(row) {
    return [dom.el('span', {class: 'word'}, row.words),
      row.corrected ? dom.el('span', {class: 'corrected'}, text.interval(row.corrected.low, row.corrected.high)) : ''];
  }

  function sorted(view, all, sort) {
    const column = all.find(one => sort && one.key === sort.key);
    if (!sort || (!column && sort.key !== 'name')) {
      return view.shown;
    }
    const sign = sort.descending ? -1 : 1;
    const rows = view.shown.slice();
    rows.sort((a, b) => {
      if (!column) {
        return sign * (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
      }
      const x = column.value(a);
      const y = column.value(b);
      return Number.isFinite(x) && Number.isFinite(y) ? sign * (x - y) : model.order(x, y);
    });
    return rows;
  }

  function heading(column, sort, resort) {
    const direction = sort && sort.key === column.key ? (sort.descending ? 'descending' : 'ascending') : null;
    const kind = column.key === 'name' ? 'name' : column.text ? null : 'number ' + column.key;
    return dom.el('th', {scope: 'col', class: kind, 'aria-sort': direction},
      dom.el('button', {
        type: 'button',
        'data-sort': column.key,
        title: column.hint || null,
        onclick: () => resort({key: column.key, descending: direction === 'ascending'})
      }, text.name(column.name)));
  }

  function cell(column, row) {
    const content = column.show ? column.show(row) : (column.format || text.number)(column.value(row));
    return dom.el('td', {class: column.text ? 'verdict-' + row.verdict : 'number ' + column.key}, content);
  }

  function line(view, all, row) {
    const detail = dom.el('tr', {class: 'detail', hidden: true}, dom.el('td', {colspan: all.length + 1}));
    const button = dom.el('button', {
      type: 'button',
      'aria-expanded': 'false',
      onclick: () => {
        const open = button.getAttribute('aria-expanded') === 'true';
        button.setAttribute('aria-expanded', String(!open));
        detail.hidden = open;
        if (!open) {
          dom.fill(detail.firstChild, about(view, row));
        }
      }
    }, dom.name(row.label));
    return [
      dom.el('tr', {class: row.isBaseline ? 'baseline' : row.ranked ? null : 'study', 'data-row': row.id},
        dom.el('th', {scope: 'row', class: 'name'}, button),
        all.map(column => cell(column, row))),
      detail
    ];
  }

  function about(view, row) {
    const info = row.about;
    const lines = wb.words.details(view, row);
    [
      ['Version', info.version],
      ['Configuration', info.configuration],
      ['Settings', info.tuning],
      ['Holds', info.holds],
      ['Thread safety', info.threadSafety],
      ['Licence', info.licence],
      ['Study row', info.studyReason]
    ].forEach(pair => {
      if (pair[1]) {
        lines.push(pair);
      }
    });
    (row.notes || []).concat(info.notes || []).forEach(note => lines.push(['Note', note]));
    const link = /^https?:\/\//.test(info.documentation || '')
      ? dom.el('p', {class: 'small'}, dom.el(
        'a', {href: info.documentation, rel: 'noreferrer noopener'}, 'Documentation of this configuration'))
      : '';
    return [dom.terms(lines), link];
  }

  function caption(view) {
    return ['Select a row for its interval, forks and configuration.'].concat(
      wb.model.marks(view).map(mark => mark + ' ' + view.data.marks[mark] + '.')).join(' ');
  }

  /** @param resort called with {key, descending} */
  function render(view, sort, resort) {
    const place = dom.byId('rows');
    const focus = place.contains(document.activeElement) ? document.activeElement.getAttribute('data-sort') : null;
    const all = columns(view);
    const shown = sorted(view, all, sort);
    dom.fill(place,
      dom.el('p', {class: 'muted'}, dom.name(view.table.title), '. ', caption(view)),
      dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'rows-caption'},
        dom.el('table', {},
          dom.el('caption', {id: 'rows-caption', class: 'hidden'}, dom.name(view.table.title)),
          dom.el('thead', {}, dom.el('tr', {},
            heading({key: 'name', name: wb.controls.label(view.table.comparedBy)}, sort, resort),
            all.map(column => heading(column, sort, resort)))),
          dom.el('tbody', {}, shown.map(row => line(view, all, row))))),
      (view.table.notes || []).map(note => dom.el('p', {class: 'muted small'}, text.name(note))));
    if (focus) {
      const again = Array.from(place.querySelectorAll('[data-sort]')).find(b => b.getAttribute('data-sort') === focus);
      if (again) {
        again.focus({preventScroll: true});
      }
    }
  }

  wb.rows = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
