/** Every row in every payload: ratio to the baseline as a colour and a number. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;
  const CELL_HEIGHT = 24;
  const LEAST_WIDTH = 42;

  /** The dimension that makes the columns: the payload, else the one with most tables along it. */
  function columns(view) {
    const data = view.data;
    let best = {d: -1, tables: []};
    data.dimensions.forEach((dimension, d) => {
      const tables = wb.model.tablesAlong(data, view.table.at, [d]);
      const preferred = dimension.name === 'payload' && tables.length > 1;
      if (preferred || (tables.length > best.tables.length && !best.preferred)) {
        best = {d: d, tables: tables, preferred: preferred};
      }
    });
    return best;
  }

  /** Bounds between the nine classes of the ratio. */
  function bounds(delta) {
    return [0.25, 0.5, 0.8, 1 / (1 + delta), 1 + delta, 1.25, 2, 4];
  }

  function classOf(ratio, view) {
    const time = view.table.largerIsBetter ? 1 / ratio : ratio;
    const index = bounds(view.data.delta).findIndex(bound => time < bound);
    return index < 0 ? 8 : index;
  }

  function legendItems(view) {
    const limits = bounds(view.data.delta);
    return wb.style.shades.map((colour, i) => ({
      text: i === 0 ? '< ' + text.round(limits[0])
        : i === 8 ? '≥ ' + text.round(limits[7])
          : text.round(limits[i - 1]) + ' – ' + text.round(limits[i]),
      draw: (x, y) => [{
        type: 'rect',
        shape: {x: x - 7, y: y - 7, width: 14, height: 14},
        style: {fill: wb.style.shades[view.table.largerIsBetter ? 8 - i : i], stroke: light.grid, lineWidth: 1}
      }]
    }));
  }

  function cells(view, found) {
    const list = [];
    found.tables.forEach((table, column) => {
      const comparison = wb.model.compare(view.data, table, view.state.baseline);
      view.shown.forEach((shown, index) => {
        const row = comparison.rows.find(other => other.id === shown.id);
        if (row && (row.ratio || row.isBaseline)) {
          list.push({
            at: [column, index], row: row, comparison: comparison, table: table,
            ratio: row.isBaseline ? 1 : row.ratio.value
          });
        }
      });
    });
    return list;
  }

  function build(view, size) {
    const found = columns(view);
    if (found.tables.length < 2 || view.shown.length === 0 || !view.baseline) {
      return {missing: 'There is only one table of this kind: nothing to lay out side by side.'};
    }
    const list = cells(view, found);
    const narrow = kit.isNarrow(size);
    const title = 'Ratio to ' + text.name(view.baseline.name) + ' by ' + view.data.dimensions[found.d].name;
    const names = kit.labels(view.shown.map(row => row.label), size, narrow ? 0.36 : 0.26);
    const left = kit.MARGIN + names.room + 10;
    const cell = Math.max(LEAST_WIDTH, Math.min(92, (size.width - left - kit.MARGIN) / found.tables.length));
    const width = cell * found.tables.length;
    const values = found.tables.map(table => view.data.dimensions[found.d].values[table.at[found.d]]);
    const upright = values.some(value => text.width(text.name(value), 11) > cell - 6);
    const columnNames = wb.labels.fit(values, 11, upright ? 130 : cell - 6);
    const labelHeight = upright ? Math.max.apply(null, columnNames.map(name => text.width(name, 11))) + 12 : 22;
    const total = Math.max(size.width, left + width + kit.MARGIN);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(legendItems(view).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + labelHeight;
    const height = view.shown.length * CELL_HEIGHT;
    return {
      title: title,
      width: total,
      height: top + height + 12,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [{
          type: 'category',
          position: 'top',
          data: values.map((_, i) => String(i)),
          axisLine: {show: false},
          axisTick: {show: false},
          splitLine: {show: false},
          axisLabel: {
            show: true, interval: 0, rotate: upright ? 90 : 0, margin: 6, fontSize: 11, color: light.muted,
            formatter: (_, i) => columnNames[i]
          }
        }],
        yAxis: [kit.rowAxis(names.texts, {})],
        series: [kit.marks(list, (mark, api) => drawCell(view, mark, api, cell), {z: 3})]
      }),
      marks: [list.map(mark => ({
        row: mark.row,
        lines: [[view.data.dimensions[found.d].name, text.name(values[mark.at[0]])]].concat(
          wb.words.details(mark.comparison, mark.row))
      }))],
      table: {
        head: ['Row'].concat(values.map(text.name)),
        rows: view.shown.map((row, index) => [row.label].concat(found.tables.map((_, column) => {
          const mark = list.find(one => one.at[0] === column && one.at[1] === index);
          return mark ? text.number(mark.ratio) : '';
        })))
      }
    };
  }

  function isEstablished(row) {
    return ['faster', 'slower', 'tie', 'baseline'].indexOf(row.verdict) >= 0;
  }

  function drawCell(view, mark, api, width) {
    const at = api.coord(mark.at);
    const shade = classOf(mark.ratio, view);
    const strong = shade === 0 || shade === 8;
    return [
      {
        type: 'rect',
        shape: {x: at[0] - width / 2 + 1, y: at[1] - CELL_HEIGHT / 2 + 1, width: width - 2, height: CELL_HEIGHT - 2},
        style: {fill: wb.style.shades[shade]}
      },
      kit.label(short(mark.ratio), at[0], at[1], {
        align: 'center', vertical: 'middle', size: 11, bold: isEstablished(mark.row),
        fill: strong ? light.onStrong : light.onSoft
      })
    ];
  }

  function short(ratio) {
    return ratio >= 9.95 ? text.number(Math.round(ratio)) : ratio.toFixed(2);
  }

  wb.charts.push({
    id: 'matrix',
    heading: 'Side by side',
    reading: 'Ratio to the baseline, in each column within its own table; below 1 is faster where the score is a time. '
      + 'Bold: a verdict is established. Empty: not measured, or excluded with a reason below.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
