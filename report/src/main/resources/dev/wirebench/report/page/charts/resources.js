/** Allocation, and processor time beside elapsed time. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;

  const HEADING = 'Allocation and processor time';

  function panels(view) {
    const found = [];
    const by = text.scale({kind: 'time', seconds: 1e-9, text: 'ns/op'},
      Math.min.apply(null, view.shown.map(row => row.cpu).filter(v => v > 0).concat([Infinity])));
    if (view.shown.some(row => row.allocation >= 0)) {
      found.push({
        name: 'allocated bytes per operation',
        value: row => row.allocation,
        format: text.bytes,
        ghost: () => NaN
      });
    }
    if (view.shown.some(row => row.cpu > 0)) {
      const elapsed = row =>
        (view.unit.kind === 'time' ? (row.score.value * view.unit.seconds * 1e9) / by.divisor : NaN);
      found.push({
        name: 'processor ' + by.unit + ', all threads',
        value: row => row.cpu / by.divisor,
        format: text.round,
        ghost: elapsed
      });
    }
    return found;
  }

  function build(view, size) {
    const found = panels(view);
    if (found.length === 0) {
      return {missing: 'Neither allocation nor processor time was measured.'};
    }
    const narrow = kit.isNarrow(size);
    const rows = wb.model.byValue(view.shown, found[0].value).map((row, index) => Object.assign({}, row, {index: index}));
    const names = kit.labels(rows.map(row => row.label), size, narrow ? 0.36 : 0.26);
    const title = found.length > 1 ? HEADING : found[0].name.charAt(0).toUpperCase() + found[0].name.slice(1);
    const head = kit.header(size, title, size.subtitle || '');
    const items = kit.formatItems(view).concat(found.some(p => rows.some(row => p.ghost(row) > 0)) ? [{
      text: 'elapsed time',
      draw: (x, y) => [kit.line(x, y - 6, x, y + 6, light.reference, 2)]
    }] : []);
    const key = kit.legend(items.concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 4;
    const left = kit.MARGIN + names.room + 10;
    const gap = 30;
    const columns = narrow ? 1 : found.length;
    const width = (size.width - left - kit.MARGIN - 10 - gap * (columns - 1)) / columns;
    const height = rows.length * 24;
    const layout = found.map((panel, p) => ({
      left: columns === 1 ? left : left + p * (width + gap),
      top: columns === 1 ? top + p * (height + 66) : top
    }));
    const scales = found.map(panel => wb.scales.scale(
      [].concat.apply([], rows.map(row => [panel.value(row), panel.ghost(row)])).filter(v => v > 0),
      width, {log: true, room: 56, label: panel.format, margin: 0.06}));
    const lists = found.map((panel, p) => rows
      .filter(row => panel.value(row) >= 0)
      .map(row => ({
        at: [panel.value(row) > 0 ? scales[p].at(panel.value(row)) : scales[p].min, row.index],
        row: row
      })));
    const labelled = p => columns === 1 || p === 0;
    return {
      title: title,
      height: layout[layout.length - 1].top + height + 62,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: layout.map(at => kit.grid(at.left, at.top, width, height)),
        xAxis: found.map((panel, p) => wb.scales.axis(scales[p], {
          gridIndex: p, name: kit.axisName(panel.name + ' (log scale)', width + 40)
        })),
        yAxis: found.map((panel, p) => kit.rowAxis(names.texts, Object.assign(
          {gridIndex: p}, labelled(p) ? {} : {axisLabel: {show: false}}))),
        series: found.map((panel, p) => kit.marks(
          lists[p],
          (mark, api) => drawRow(view, panel, scales[p], mark.row, api, mark.at),
          {xAxisIndex: p, yAxisIndex: p, z: 3}))
      }),
      marks: lists.map((list, p) => list.map(mark => ({
        row: mark.row,
        lines: [[found[p].name, found[p].format(found[p].value(mark.row))]].concat(wb.words.details(view, mark.row))
      }))),
      table: {
        head: ['Row'].concat(found.map(panel => panel.name)),
        rows: rows.map(row => [row.label].concat(found.map(panel => panel.format(panel.value(row)))))
      }
    };
  }

  function drawRow(view, panel, scale, row, api, at) {
    const style = kit.styleOf(view, row);
    const colour = row.ranked ? style.colour : light.floor;
    const place = api.coord(at);
    const start = api.coord([scale.min, row.index])[0];
    const elements = [kit.line(start, place[1], place[0], place[1], light.grid, 1)];
    if (panel.ghost(row) > 0) {
      const x = api.coord([scale.at(panel.ghost(row)), row.index])[0];
      elements.push(kit.line(x, place[1] - 6, x, place[1] + 6, light.reference, 2));
    }
    elements.push(kit.path(style.shape, place[0], place[1], row.ranked ? kit.filled(colour) : kit.hollow(colour)));
    return elements;
  }

  wb.charts.push({
    id: 'resources',
    heading: HEADING,
    reading: 'Allocation is nearly free of noise. Processor time counts all threads of the JVM: where it exceeds the '
      + 'elapsed time, the collector or the compiler worked beside the benchmark.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
