/** Every fork in the order in which they ran: drift, steps and outliers of the machine show here. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;
  const BAND = 36;
  const HALF = 13;
  const LEAST_RANGE = 0.03;
  const MOST_RANGE = 0.5;

  function median(values) {
    const sorted = values.slice().sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  function deviations(row) {
    const centre = median(row.means);
    return row.means.map(x => x / centre - 1);
  }

  /** Largest deviation from a row's median that the bands show; beyond it, forks are arrows at the edge. */
  function range(rows) {
    const all = [].concat.apply([], rows.map(deviations)).map(Math.abs).sort((a, b) => a - b);
    const most = all[Math.floor((all.length - 1) * 0.98)];
    return Math.min(MOST_RANGE, Math.max(LEAST_RANGE, most * 1.05));
  }

  function build(view, size) {
    const rows = view.shown.filter(row => row.means.length > 1 && row.means.every(x => x > 0 && Number.isFinite(x)))
      .map((row, index) => Object.assign({}, row, {index: index}));
    if (rows.length === 0) {
      return {missing: 'There is one fork per row: nothing to see in their order.'};
    }
    const narrow = kit.isNarrow(size);
    const reach = range(rows);
    const names = kit.labels(rows.map(row => row.label), size, narrow ? 0.34 : 0.26);
    const title = 'Forks in run order';
    const list = [];
    rows.forEach(row => deviations(row).forEach((deviation, f) => list.push({
      at: [row.order ? row.order[f] : f, row.index],
      row: row,
      fork: f,
      deviation: deviation,
      drifting: Boolean(row.drifting && row.drifting.indexOf(f) >= 0)
    })));
    const left = kit.MARGIN + names.room + 10;
    const right = 58;
    const width = size.width - left - right;
    const height = rows.length * BAND;
    const x = wb.scales.scale(list.map(mark => mark.at[0]), width, {room: 56, margin: 0.02});
    x.ticks = x.ticks.filter(tick => Number.isInteger(tick) && tick >= 0);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(legendItems(view, list).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 4;
    const spread = rows.map(row => text.percent(deviationOf(row)));
    return {
      title: title,
      note: 'Each band reaches ±' + text.percent(reach) + ' around its row’s median. At the right: standard deviation '
        + 'of the fork means.',
      height: top + height + 52,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(x, {name: rows[0].blocks ? 'place in the run (forks)' : 'place in the file (forks)'})],
        yAxis: [kit.rowAxis(names.texts, {}), kit.rowAxis(spread, {
          position: 'right',
          axisLabel: {
            show: true, interval: 0, margin: 8, fontSize: 11, color: light.muted, formatter: (_, i) => spread[i]
          }
        })],
        series: [
          kit.backdrop((api, params) => bands(rows, api, params), {data: [[x.min, 0]]}),
          kit.marks(list, (mark, api) => drawFork(view, mark, api, reach), {z: 3})
        ]
      }),
      marks: [null, list.map(mark => ({row: mark.row, lines: lines(view, mark)}))],
      table: {
        head: ['Row', 'Forks', 'Median', 'Least', 'Most', 'Standard deviation'],
        rows: rows.map(row => [
          row.label, String(row.means.length), text.quantity(median(row.means), view.unit),
          text.quantity(Math.min.apply(null, row.means), view.unit),
          text.quantity(Math.max.apply(null, row.means), view.unit), text.percent(deviationOf(row))])
      }
    };
  }

  /** Standard deviation of the fork means over their mean. */
  function deviationOf(row) {
    const mean = row.score.value;
    const squares = row.means.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
    return Math.sqrt(squares / (row.means.length - 1)) / mean;
  }

  function legendItems(view, list) {
    const items = kit.formatItems(view);
    if (list.some(mark => mark.drifting)) {
      items.push({
        text: 'hollow: warm-up not finished',
        draw: (x, y) => [kit.path(wb.style.shapes[0], x, y, kit.hollow(light.muted), 8)]
      });
    }
    return items;
  }

  function bands(rows, api, params) {
    const area = params.coordSys;
    const elements = [];
    rows.forEach(row => {
      const y = api.coord([0, row.index])[1];
      if (row.index % 2 === 0) {
        elements.push({
          type: 'rect',
          shape: {x: area.x, y: y - BAND / 2, width: area.width, height: BAND},
          style: {fill: light.band}
        });
      }
      elements.push(kit.line(area.x, y, area.x + area.width, y, light.axis, 0.5));
    });
    return elements;
  }

  function drawFork(view, mark, api, reach) {
    const at = api.coord(mark.at);
    const style = kit.styleOf(view, mark.row);
    const colour = mark.row.ranked ? style.colour : light.floor;
    const share = mark.deviation / reach;
    if (Math.abs(share) > 1) {
      const shape = share > 0 ? 'M5 0L10 10H0Z' : 'M0 0H10L5 10Z';
      return [kit.path(shape, at[0], at[1] - Math.sign(share) * HALF, {fill: colour}, 6)];
    }
    return [kit.path(style.shape, at[0], at[1] - share * HALF, mark.drifting ? kit.hollow(colour) : {fill: colour}, 8)];
  }

  function lines(view, mark) {
    const found = [['Fork', (mark.row.blocks ? 'block ' + mark.row.blocks[mark.fork] + ', ' : '')
      + (mark.row.heats ? 'heat ' + mark.row.heats[mark.fork] + ', ' : '') + 'place ' + mark.at[0]]];
    found.push(['Mean', text.quantity(mark.row.means[mark.fork], view.unit) + ', '
      + (mark.deviation >= 0 ? '+' : '') + text.percent(mark.deviation) + ' of the row’s median']);
    if (mark.drifting) {
      found.push(['Warm-up', 'not finished']);
    }
    return found;
  }

  wb.charts.push({
    id: 'forks',
    heading: 'Forks in run order',
    reading: 'One mark per fork. A trend across all bands is the machine’s; a single mark far from its band is a fork '
      + 'that was compiled differently.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
