/** What two rows of a table do with their time, beside each other: which two, the reader chooses. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  /** As ProfileComparison.SMALLEST: of some hundred samples, less is chance. */
  const SMALLEST = 0.01;
  const MOST = 60;

  function percent(share) {
    return text.percent(Math.round(1000 * share) / 1000);
  }

  function change(share) {
    const rounded = Math.round(1000 * share) / 1000;
    return (rounded > 0 ? '+' : rounded < 0 ? '−' : '') + text.percent(Math.abs(rounded));
  }

  function byName(entries) {
    return new Map(entries.map(entry => [entry[0], entry]));
  }

  /** For each name that either row has: [name, first's entry, second's entry], the missing ones empty. */
  function joined(first, second, nothing) {
    const a = byName(first);
    const b = byName(second);
    return Array.from(new Set(Array.from(a.keys()).concat(Array.from(b.keys())))).map(
      name => [name, a.get(name) || nothing, b.get(name) || nothing]);
  }

  /** Methods that gained or lost a share, as ProfileComparison.methods. */
  function methods(first, second) {
    return joined(first.methods, second.methods, [0, 0, 0]).map(one => ({
      name: one[0], first: one[1], second: one[2], self: one[2][1] - one[1][1], total: one[2][2] - one[1][2]
    })).filter(one => Math.max(Math.abs(one.self), Math.abs(one.total)) >= SMALLEST).sort(
      (a, b) => Math.abs(b.self) - Math.abs(a.self) || Math.abs(b.total) - Math.abs(a.total));
  }

  function allocated(first, second) {
    return joined(first.allocated, second.allocated, [0, 0]).filter(
      one => Math.max(one[1][1], one[2][1]) >= SMALLEST).sort(
      (a, b) => Math.max(b[1][1], b[2][1]) - Math.max(a[1][1], a[2][1]));
  }

  function tooLarge(first, second) {
    return joined(first.tooLarge, second.tooLarge, [0, '']).filter(one => one[1][1] !== one[2][1]);
  }

  function table(title, head, lines) {
    if (lines.length === 0) {
      return [];
    }
    return [dom.el('h3', {}, title), dom.table(title, head, lines.slice(0, MOST)),
      lines.length > MOST ? dom.el('p', {class: 'muted'}, 'And ' + (lines.length - MOST) + ' more.') : ''];
  }

  function compared(profiles, first, second) {
    const name = i => profiles.names[i];
    const a = first.name;
    const b = second.name;
    const found = [].concat(
      table('Methods that gained or lost a share',
        ['Method', 'self, ' + a, 'self, ' + b, 'change', 'with what it calls, ' + a, 'with what it calls, ' + b, 'change'],
        methods(first, second).map(one => [name(one.name), percent(one.first[1]), percent(one.second[1]), change(one.self),
          percent(one.first[2]), percent(one.second[2]), change(one.total)])),
      table('Allocated bytes by class', ['Class', a, b],
        allocated(first, second).map(one => [name(one[0]), percent(one[1][1]), percent(one[2][1])])),
      table('Left out by the compiler, for their size, in one of the two', ['Method', a, b],
        tooLarge(first, second).map(one => [name(one[0]), one[1][1] || '-', one[2][1] || '-'])));
    return found.length > 0 ? found : [dom.el('p', {}, 'No share differs by as much as a per cent.')];
  }

  function link(row) {
    return [dom.name(row.name), ' (', text.count(row.samples, 'sample'), ', ',
      dom.el('a', {href: 'profiles/' + encodeURIComponent(row.file) + '.html'}, 'flame graph'), ')'];
  }

  function select(words, options, chosen, changed) {
    const list = dom.el('select', {onchange: () => changed(list.selectedIndex)},
      options.map((option, i) => dom.el('option', {selected: i === chosen ? 'selected' : null}, text.name(option))));
    return dom.el('label', {}, words, ' ', list);
  }

  /** The baseline and the row behind it, if there is one. */
  function usual(data, profiles) {
    const found = data.tables.find(one => one.id === profiles.table);
    const baseline = found.baseline === null || found.baseline === undefined ? '' : data.names[found.baseline].name;
    const first = Math.max(0, profiles.rows.findIndex(row => row.name === baseline));
    return [first, profiles.rows.length === 1 ? 0 : first === 0 ? 1 : 0];
  }

  function title(data, profiles) {
    return data.tables.find(one => one.id === profiles.table).title;
  }

  function draw(data, at, rows) {
    const profiles = data.profiles[at];
    const first = profiles.rows[rows[0]];
    const second = profiles.rows[rows[1]];
    const names = profiles.rows.map(row => row.name);
    wb.sections.section('profiles', [
      dom.el('p', {class: 'muted'}, 'From forks that were not measured, one for each row, by Flight Recorder: shares of '
        + 'samples below the operation. They say where to look, and not how much faster a row is. Below some hundred '
        + 'samples, a per cent is chance.'),
      dom.el('div', {class: 'controls'},
        data.profiles.length > 1 ? select('Table', data.profiles.map(one => title(data, one)), at,
          i => draw(data, i, usual(data, data.profiles[i]))) : dom.name(title(data, profiles)),
        select('Row', names, rows[0], i => draw(data, at, [i, rows[1]])),
        select('Beside', names, rows[1], i => draw(data, at, [rows[0], i]))),
      dom.el('p', {}, link(first), first === second ? '' : [' · ', link(second)],
        names.length === 2 ? [' · ', dom.el('a', {href: 'profiles/' + profiles.table + '--difference.html'},
          'how they differ')] : '')
    ].concat(first === second ? [] : compared(profiles, first, second)));
  }

  /** Hidden where nothing was profiled. */
  function render(data) {
    const none = !data.profiles || data.profiles.length === 0;
    dom.byId('profiles').hidden = none;
    dom.byId('to-profiles').hidden = none;
    if (!none) {
      draw(data, 0, usual(data, data.profiles[0]));
    }
  }

  wb.profiles = {render, methods};
})((globalThis.wirebench = globalThis.wirebench || {}));
