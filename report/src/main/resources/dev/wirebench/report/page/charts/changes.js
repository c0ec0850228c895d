/** What changed from one run, or JDK, to another: a slope for each row, with the intervals at both of its ends. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const model = wb.model;
  const statistics = wb.statistics;
  const light = wb.style.light;

  // What two results differ in that somebody wants to know the effect of; the first that they do.
  const CHANGING = ['source', 'jdk'];
  const LINE = 15;

  /** The tables before and after; null if there are no two. */
  function ends(view) {
    const data = view.data;
    const free = CHANGING.map(name => model.dimension(data, name)).filter(d => d >= 0 && data.dimensions[d].values.length > 1);
    if (free.length === 0) {
      return null;
    }
    const like = model.tablesAlong(data, view.table.at, free).filter(table => table.comparedBy === view.table.comparedBy
      && table.unit === view.table.unit);
    if (like.length < 2) {
      return null;
    }
    const place = like.indexOf(view.table);
    return {
      before: like[0],
      after: place > 0 ? view.table : like[1],
      called: table => free.map(d => short(data, d, table)).join(', ')
    };
  }

  function short(data, d, table) {
    const value = model.value(data, table, d) || '';
    if (data.dimensions[d].name !== 'jdk') {
      return value;
    }
    // Where two builds are of one feature release, only the whole version tells them apart.
    const alike = data.dimensions[d].values.filter(other => feature(other) === feature(value));
    return 'JDK ' + (alike.length > 1 ? value : feature(value));
  }

  /** As in "17, archive classes" of "17.0.15+6, archive classes"; before JDK 9 it stood behind "1.". */
  function feature(version) {
    return version.replace(/^1\./, '').split(/[._+-]/)[0] + version.replace(/^[^,]*/, '');
  }

  function usable(row) {
    return {means: row.means.filter(x => x > 0 && Number.isFinite(x))};
  }

  /** Rows of both tables that can be compared, the ones that became slowest first; what they had in common is not known. */
  function pairs(view, found) {
    const before = model.compare(view.data, found.before, view.state.baseline).rows;
    const after = model.compare(view.data, found.after, view.state.baseline).rows;
    const both = after.filter(row => model.isShown(view.state, row)).map(row => ({
      after: row,
      before: before.find(one => one.id === row.id)
    })).filter(pair => pair.before && usable(pair.before).means.length > 0 && usable(pair.after).means.length > 0);
    const family = Math.max(1, both.filter(pair => pair.after.ranked).length);
    const wide = 1 - (1 - view.data.confidence) / family;
    const sign = view.table.largerIsBetter ? [usableOf('before'), usableOf('after')] : [usableOf('after'), usableOf('before')];
    return both.map(pair => {
      const change = statistics.welchRatio(sign[0](pair), sign[1](pair), wide);
      return Object.assign(pair, {change: change, verdict: statistics.verdict(change, view.data.delta, view.data.forksForVerdicts)});
    }).sort((a, b) => b.change.value - a.change.value);
  }

  function usableOf(end) {
    return pair => usable(pair[end]);
  }

  function verdictOf(view, pair) {
    return model.verdictWords(pair.verdict, view.data.delta)[0];
  }

  function isEstablished(pair) {
    return pair.verdict === 'faster' || pair.verdict === 'slower';
  }

  function release(data, table) {
    const d = model.dimension(data, 'jdk');
    return d < 0 ? NaN : Number((model.value(data, table, d) || '').split(/[.+]/)[0]);
  }

  /** Why rows became slower, where an experiment has found that out. */
  function explanations(view, found, list) {
    const data = view.data;
    const operation = model.dimension(data, 'operation');
    return wb.explained.filter(one => release(data, found.before) <= one.until && release(data, found.after) >= one.from
      && operation >= 0 && model.value(data, view.table, operation) === one.operation).map(one => {
      const names = list.filter(pair => pair.verdict === 'slower' && one.codecs.indexOf(pair.after.name) >= 0).map(
        pair => pair.after.name);
      return names.length === 0 ? '' : text.list(names) + (names.length === 1 ? ' ' : ': each ') + one.words + ' ('
        + one.page + ').';
    }).filter(Boolean).join(' ');
  }

  /** Labels in the order of their lines, moved apart where they would overlap. */
  function labelled(list, area) {
    const sorted = list.slice().sort((a, b) => a.y - b.y);
    let free = area.top;
    sorted.forEach(one => {
      one.labelY = Math.max(one.y, free);
      free = one.labelY + LINE;
    });
    let most = area.bottom;
    sorted.slice().reverse().forEach(one => {
      one.labelY = Math.min(one.labelY, most);
      most = one.labelY - LINE;
    });
  }

  function build(view, size) {
    const found = ends(view);
    const list = found === null ? [] : pairs(view, found);
    if (list.length === 0) {
      return {missing: 'This report has no two runs, or JDKs, of which something could have changed.'};
    }
    const title = 'From ' + text.name(found.called(found.before)) + ' to ' + text.name(found.called(found.after));
    const values = [].concat.apply([], list.map(pair => [pair.before.score, pair.after.score])).reduce(
      (all, score) => all.concat([score.value, score.low, score.high]), []).filter(v => v > 0 && Number.isFinite(v));
    const by = text.scale(view.unit, Math.min.apply(null, values));
    const height = Math.max(kit.isNarrow(size) ? 300 : 360, list.length * LINE + 20);
    const y = wb.scales.scale(values.map(v => v / by.divisor), height, {log: true, room: 34, margin: 0.06});
    const at = v => y.at(v / by.divisor);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend([
      {text: 'thick: known to be faster or slower', draw: (cx, cy) => [kit.line(cx - 7, cy, cx + 7, cy, light.ink, 3)]},
      {text: 'thin: not known to be', draw: (cx, cy) => [kit.line(cx - 7, cy, cx + 7, cy, light.muted, 1)]}
    ], size, head.height);
    const top = head.height + key.height + 24;
    const left = kit.besideRoom(y) + 16;
    const words = list.map(pair => pair.after.label + '  ' + text.number(pair.change.value) + ' ×'
      + (kit.isNarrow(size) ? '' : '  ' + verdictOf(view, pair)));
    const right = Math.min(size.width * 0.55,
      Math.max.apply(null, words.map((w, i) => text.width(w, 12, isEstablished(list[i])))) + 34);
    const width = Math.max(60, size.width - left - right);
    const pixel = v => top + height - ((at(v) - y.min) / (y.max - y.min)) * height;
    const fitted = wb.labels.fit(words, 12, right - 30, list.map(isEstablished));
    const heads = wb.labels.fit([found.before, found.after].map(found.called), 12, [width, right]);
    const marks = list.map((pair, i) => ({
      at: [0, at(pair.before.score.value)],
      pair: pair,
      row: pair.after,
      words: fitted[i],
      y: pixel(pair.after.score.value)
    }));
    labelled(marks, {top: top, bottom: top + height});
    return {
      title: title,
      note: explanations(view, found, list),
      height: top + height + 16,
      option: kit.option({
        above: head.elements.concat(key.elements, [
          kit.label(heads[0], left, top - 16, {fill: light.muted, align: 'left'}),
          kit.label(heads[1], left + width, top - 16, {fill: light.muted, align: 'left'})
        ]),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [{type: 'value', min: 0, max: 1, show: false}],
        yAxis: [wb.scales.axis(y, {name: by.unit + ' (log scale)'})],
        series: [kit.marks(marks, (mark, api) => drawSlope(view, mark, at, api), {z: 3})]
      }),
      marks: [null, marks.map(mark => ({row: mark.row, lines: lines(view, found, mark.pair)}))],
      table: {
        head: ['Row', text.name(found.called(found.before)), text.name(found.called(found.after)), 'Ratio', 'Corrected interval', 'Verdict'],
        rows: list.map(pair => [
          pair.after.label,
          text.quantity(pair.before.score.value, view.unit),
          text.quantity(pair.after.score.value, view.unit),
          text.number(pair.change.value),
          text.interval(pair.change.low, pair.change.high),
          verdictOf(view, pair)
        ])
      }
    };
  }

  function drawSlope(view, mark, at, api) {
    const pair = mark.pair;
    const style = kit.styleOf(view, pair.after);
    const colour = pair.after.ranked ? style.colour : light.floor;
    const from = api.coord([0, at(pair.before.score.value)]);
    const to = api.coord([1, at(pair.after.score.value)]);
    const elements = [kit.line(from[0], from[1], to[0], to[1], colour, isEstablished(pair) ? 3 : 1)];
    [[pair.before.score, 0], [pair.after.score, 1]].forEach(end => {
      if (end[0].low > 0 && Number.isFinite(end[0].high)) {
        const low = api.coord([end[1], at(end[0].low)]);
        const high = api.coord([end[1], at(end[0].high)]);
        elements.push(kit.line(low[0], low[1], high[0], high[1], colour, 1.5));
      }
    });
    elements.push(kit.path(style.shape, from[0], from[1], kit.hollow(colour), 8));
    elements.push(kit.path(style.shape, to[0], to[1], kit.filled(colour), 8));
    if (Math.abs(mark.labelY - to[1]) > 2) {
      elements.push(kit.line(to[0] + 7, to[1], to[0] + 20, mark.labelY, light.axis, 1));
    }
    elements.push(kit.label(mark.words, to[0] + 24, mark.labelY, {vertical: 'middle', bold: isEstablished(pair)}));
    return elements;
  }

  function lines(view, found, pair) {
    const quantity = score => text.quantity(score.value, view.unit) + (Number.isFinite(score.low)
      ? ', 95 % interval ' + text.quantity(score.low, view.unit) + ' – ' + text.quantity(score.high, view.unit) : '');
    return [
      [text.name(found.called(found.before)), quantity(pair.before.score)],
      [text.name(found.called(found.after)), quantity(pair.after.score)],
      ['Ratio', text.number(pair.change.value) + ', corrected ' + text.interval(pair.change.low, pair.change.high)],
      ['Verdict', verdictOf(view, pair)]
    ];
  }

  wb.charts.push({
    id: 'changes',
    heading: 'What changed',
    reading: 'Each line leads from a row’s time in one result to its time in the other, with the 95 % interval of each. '
      + 'The ratio is that of the second to the first; whether it is known to be faster or slower rests on its interval '
      + 'corrected for the number of rows. Results of two campaigns may be of hours of different noise: measure both in '
      + 'one where it matters.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
