/** The sortable table of one comparison. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const model = wb.model;

  /** The columns of which some row has a number; the adjusted interval is in the verdict's cells. */
  function columns(view) {
    const rows = view.shown;
    const by = text.fitting(view.unit, rows.map(row => row.score.value));
    const scale = text.unit(by.unit);
    const ratio = row => (row.isBaseline ? 1 : row.ratio ? row.ratio.value : NaN);
    const compared = {
      time: row => row.score.value,
      ratio: ratio,
      interval: row => (row.ratio ? row.ratio.low : NaN),
      verdict: ratio,
      forks: row => row.means.length
    };
    const styles = {
      score: {factor: 1 / by.divisor},
      nanos: {factor: scale.kind === 'time' ? 1e-9 / scale.seconds : 1, unit: scale.kind === 'time' ? by.unit : 'ns/op'},
      number: {factor: 1},
      bytes: {format: text.amount},
      percent: {format: share => text.percent(Math.round(100 * share) / 100)},
      count: {format: String},
      ratio: {unit: view.baseline ? view.baseline.called : ''},
      interval: {show: row => (row.ratio ? text.interval(row.ratio.low, row.ratio.high) : '')},
      verdict: {unit: '(adjusted CI)', show: verdict, text: true}
    };
    return view.data.columns.map(column => {
      const style = styles[column.style] || {};
      const found = compared[column.id] || (row => figure(row, column.id));
      const value = style.factor ? row => style.factor * found(row) : found;
      return Object.assign({format: style.factor ? text.notation(rows.map(value)) : text.number}, style, {
        key: column.id,
        name: [column.heading, style.unit].filter(Boolean).join(' ') || by.unit,
        hint: column.legend,
        value: value
      });
    }).filter(column => rows.some(row => Number.isFinite(column.value(row)))
      && (column.key !== 'first' || rows.some(row => row.first !== row.bytes)));
  }

  /** What a page knows of a row by itself; NaN if nothing. */
  function figure(row, id) {
    const known = row.further && row.further[id] ? row.further[id][0] : row[id];
    return Number.isFinite(known) ? known : NaN;
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
    const content = column.show ? column.show(row) : column.format(column.value(row));
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
