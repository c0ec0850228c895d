/** Size on the wire against time, with the Pareto front: the rows that no other beats in both. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;

  function isPlotted(row) {
    return row.bytes > 0 && row.score.value > 0 && Number.isFinite(row.score.value);
  }

  /** Ranked rows of which none is both smaller or equal and faster or equal, and better in one; by size. */
  function front(rows) {
    const best = rows.filter(row => row.ranked && !rows.some(other =>
      other.ranked && other !== row
      && other.bytes <= row.bytes && other.score.value <= row.score.value
      && (other.bytes < row.bytes || other.score.value < row.score.value)));
    return best.sort((a, b) => a.bytes - b.bytes || a.score.value - b.score.value);
  }

  function frontLine(points, x, y) {
    return kit.backdrop(api => {
      const corners = [];
      points.forEach((row, i) => {
        const at = api.coord([x.at(row.bytes), y.at(row.score.value)]);
        if (i > 0) {
          corners.push([at[0], corners[corners.length - 1][1]]);
        }
        corners.push(at);
      });
      return corners.length < 2 ? [] : [{
        type: 'polyline',
        shape: {points: corners},
        style: {stroke: light.reference, lineWidth: 1.5, lineDash: [5, 4], fill: 'none'}
      }];
    }, {data: [[x.min, y.min]], z: 2});
  }

  function build(view, size) {
    const rows = view.shown.filter(isPlotted);
    if (view.table.largerIsBetter || rows.length < 2) {
      return {missing: 'Sizes on the wire are not known for this table.'};
    }
    const narrow = kit.isNarrow(size);
    const title = 'Size and time';
    const by = text.scale(view.unit, Math.min.apply(null, rows.map(row => row.score.value)));
    const height = narrow ? 320 : 400;
    const times = rows.map(row => row.score.value / by.divisor);
    const y = wb.scales.scale(times, height, {log: true, room: 34, margin: 0.08});
    const left = kit.besideRoom(y);
    const width = size.width - left - kit.MARGIN - 6;
    const x = wb.scales.scale(rows.map(row => row.bytes), width, {log: true, room: 56, margin: 0.08});
    const yAt = {at: v => y.at(v / by.divisor), min: y.min};
    const best = front(rows);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(kit.formatItems(view).concat(best.length < 2 ? [] : [{
      text: 'Pareto front: none is smaller and faster',
      draw: (cx, cy) => [kit.line(cx - 7, cy, cx + 7, cy, light.reference, 1.5, [5, 4])]
    }]).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 6;
    const pixel = row => ({
      x: left + ((x.at(row.bytes) - x.min) / (x.max - x.min)) * width,
      y: top + height - ((yAt.at(row.score.value) - y.min) / (y.max - y.min)) * height,
      text: row.label
    });
    // The front is labelled first: where there is no room for all, its rows are the ones to know.
    const ordered = best.concat(rows.filter(row => best.indexOf(row) < 0));
    const placed = wb.placement.place(ordered.map(pixel), {x: left + 2, y: top, width: width - 2, height: height});
    const unlabelled = placed.filter(p => p === null).length;
    const list = ordered.map((row, i) =>
      ({at: [x.at(row.bytes), yAt.at(row.score.value)], row: row, label: placed[i]}));
    return {
      title: title,
      note: unlabelled > 0 ? text.count(unlabelled, 'row') + ' without a label for want of room: point at them, or see '
        + 'the data below.' : '',
      height: top + height + 50,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(x, {name: 'bytes per message (log scale)'})],
        yAxis: [wb.scales.axis(y, {name: by.unit + ' (log scale)'})],
        series: [
          frontLine(best, x, yAt),
          kit.marks(list, (mark, api) => drawPoint(view, mark, api), {z: 3})
        ]
      }),
      marks: [null, list.map(mark => ({
        row: mark.row,
        lines: [['Size', text.bytes(mark.row.bytes)]].concat(wb.words.details(view, mark.row))
      }))],
      table: {
        head: ['Row', 'Bytes', view.table.unit, 'On the front'],
        rows: ordered.map(row => [
          row.label, text.number(row.bytes), text.number(row.score.value), best.indexOf(row) >= 0 ? 'yes' : ''])
      }
    };
  }

  function drawPoint(view, mark, api) {
    const at = api.coord(mark.at);
    const style = kit.styleOf(view, mark.row);
    const look = mark.row.ranked ? kit.filled(style.colour) : kit.hollow(light.floor);
    const elements = [];
    if (mark.label) {
      if (mark.label.leader) {
        elements.push(kit.line(at[0], at[1], mark.label.leader.x, mark.label.leader.y, light.axis, 1));
      }
      elements.push(kit.label(mark.label.text, mark.label.x, mark.label.y, {size: wb.placement.size, halo: true}));
    }
    elements.push(kit.path(style.shape, at[0], at[1], look));
    return elements;
  }

  wb.charts.push({
    id: 'tradeoff',
    heading: 'Size and time',
    reading: 'Towards the lower left is better in both. Where no row is best in both, a dashed line joins those that none '
      + 'beats in size and time at once.',
    front: front,
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
