/** What the rows of one heat measured in each of its rounds: what hits all of them alike cancels out of their ratios. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;
  const DOT = 5;
  const REFERENCE = 'work that belongs to no row';

  function mean(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  /** When each round took place: the mean of its turns, in seconds. */
  function rounds(heat) {
    return heat.rows[0].seconds.map((_, i) => mean(heat.rows.map(row => row.seconds[i])));
  }

  function build(view, size) {
    const heat = view.table.heat;
    if (!heat) {
      return {missing: 'No forks of this table took turns: each measured by itself, so there are no rounds.'};
    }
    const rows = heat.rows.map(slices => ({
      slices: slices,
      row: view.shown.find(row => row.id === slices.name)
    })).filter(one => one.row);
    if (rows.length === 0) {
      return {missing: 'No shown row was in the heat whose slices vary most.'};
    }
    return draw(view, size, heat, rows);
  }

  function draw(view, size, heat, rows) {
    const title = 'Slices of heat ' + heat.number;
    const narrow = kit.isNarrow(size);
    const names = kit.labels(rows.map(one => one.row.label), size, narrow ? 0.3 : 0.22);
    const height = Math.max(narrow ? 280 : 340, rows.length * wb.placement.lineHeight);
    const reference = heat.reference || [];
    const values = [].concat.apply(reference, rows.map(one => one.slices.slices));
    const y = wb.scales.scale(values, height, {log: true, room: 34, label: text.round});
    const left = kit.besideRoom(y);
    const width = size.width - left - names.room - 26;
    const x = wb.scales.scale(
      [].concat.apply([0], rows.map(one => one.slices.seconds)), width, {room: 56, margin: 0.02});
    x.ticks = x.ticks.filter(tick => tick >= 0);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(legendItems(view, reference).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 6;
    const pixelY = value => top + height - ((y.at(value) - y.min) / (y.max - y.min)) * height;
    const ends = wb.placement.column(rows.map(one => pixelY(last(one.slices.slices))), top + 5, top + height - 5);
    const list = rows.map((one, index) => Object.assign({index: index, at: point(x, y, one.slices, 0)}, one));
    return {
      title: title,
      note: note(heat),
      height: top + height + 50,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(x, {name: 'seconds since the first round'})],
        yAxis: [wb.scales.axis(y, {name: 'slice ÷ median of its row (log scale)'})],
        series: [
          kit.backdrop(api => traces(view, {heat: heat, reference: reference, rows: rows}, x, y, api),
            {data: [[x.min, y.min]], z: 2}),
          kit.marks(list, (mark, api) => drawRow(view, mark, x, y, api, {
            name: names.texts[mark.index], y: ends[mark.index], edge: left + width
          }), {z: 3})
        ]
      }),
      marks: [null, list.map(mark => ({row: mark.row, lines: lines(view, heat, mark)}))],
      table: table(heat, rows, reference)
    };
  }

  function last(values) {
    return values[values.length - 1];
  }

  function point(x, y, slices, i) {
    return [x.at(slices.seconds[i]), y.at(slices.slices[i])];
  }

  function legendItems(view, reference) {
    return kit.formatItems(view).concat(reference.length === 0 ? [] : [{
      text: REFERENCE,
      draw: (cx, cy) => [kit.line(cx - 7, cy, cx + 7, cy, light.axis, 4)]
    }]);
  }

  function colourOf(view, row) {
    return row.ranked ? kit.styleOf(view, row).colour : light.floor;
  }

  /** The lines, and behind them that of the reference: nobody points at them. */
  function traces(view, shown, x, y, api) {
    const elements = [kit.line(
      api.coord([x.min, y.at(1)])[0], api.coord([0, y.at(1)])[1],
      api.coord([x.max, y.at(1)])[0], api.coord([0, y.at(1)])[1], light.axis, 1)];
    if (shown.reference.length > 0) {
      const at = rounds(shown.heat);
      elements.push(polyline(shown.reference.map((value, i) => api.coord([x.at(at[i]), y.at(value)])), light.axis, 4));
    }
    shown.rows.forEach(one => elements.push(polyline(
      one.slices.slices.map((_, i) => api.coord(point(x, y, one.slices, i))), colourOf(view, one.row), 1)));
    return elements;
  }

  function polyline(points, stroke, width) {
    return {type: 'polyline', shape: {points: points}, style: {stroke: stroke, lineWidth: width, fill: 'none'}};
  }

  function drawRow(view, mark, x, y, api, end) {
    const points = mark.slices.slices.map((_, i) => api.coord(point(x, y, mark.slices, i)));
    const style = kit.styleOf(view, mark.row);
    const colour = colourOf(view, mark.row);
    const from = last(points);
    return points.map(at => kit.path(style.shape, at[0], at[1], {fill: colour}, DOT)).concat([
      Object.assign(kit.line(from[0] + 4, from[1], end.edge + 14, end.y, light.axis, 1), {silent: true}),
      kit.label(end.name, end.edge + 18, end.y, {size: 12, vertical: 'middle'})
    ]);
  }

  function change(value) {
    return (value >= 1 ? '+' : '') + text.percent(value - 1);
  }

  function extreme(slices, best) {
    const at = slices.slices.indexOf(best);
    return change(best) + ' at ' + text.number(slices.seconds[at]) + ' s';
  }

  function lines(view, heat, mark) {
    const slices = mark.slices;
    const f = mark.row.heats ? mark.row.heats.indexOf(heat.number) : -1;
    return [
      ['Slices', slices.slices.length + ' in ' + text.number(last(slices.seconds)) + ' s'],
      ['Slowest', extreme(slices, Math.max.apply(null, slices.slices)) + ', against the median'],
      ['Fastest', extreme(slices, Math.min.apply(null, slices.slices))]
    ].concat(f < 0 ? [] : [['Mean', text.quantity(mark.row.means[f], view.unit)]]);
  }

  function note(heat) {
    const all = heat.rows[0].slices.length + heat.leftOut;
    return 'Heat ' + heat.number + ', in block ' + heat.block + ', is the one of ' + text.count(heat.heats, 'heat')
      + ' in which slices vary most.'
      + (heat.leftOut > 0 ? ' ' + heat.leftOut + ' of its ' + all + ' rounds were left out.' : '');
  }

  /** Round by round. */
  function table(heat, rows, reference) {
    const named = reference.length > 0;
    return {
      head: ['Round', 'Seconds'].concat(rows.map(one => one.row.label), named ? [REFERENCE] : []),
      rows: rounds(heat).map((seconds, i) => [String(i + 1), text.number(seconds)].concat(
        rows.map(one => text.number(one.slices.slices[i])), named ? [text.number(reference[i])] : []))
    };
  }

  wb.charts.push({
    id: 'slices',
    heading: 'Slices of one heat',
    reading: 'One line per row: what it measured in each round, as a multiple of its own median. What the machine does '
      + 'to all lines at the same time cancels out of ratios; what it does to one of them alone does not.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
