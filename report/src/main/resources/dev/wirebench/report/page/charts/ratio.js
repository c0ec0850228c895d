/** Ratio to the baseline: a dot and both intervals per row, on a logarithmic axis, with floor and verdict. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;

  // An interval over two forks can span decades; it is cut off this far from the outermost dot, with an arrow.
  const REACH = 3;
  const FLOOR_REACH = 4;
  const THICK = 4;
  const THIN = 1.25;

  function values(rows) {
    const points = rows.map(point).filter(Number.isFinite).concat([1]);
    const low = Math.min.apply(null, points);
    const high = Math.max.apply(null, points);
    rows.forEach(row => {
      intervals(row).forEach(
        interval => points.push(Math.max(interval.low, low / REACH), Math.min(interval.high, high * REACH)));
      if (floor(row) > low / FLOOR_REACH) {
        points.push(floor(row));
      }
    });
    return points;
  }

  /** The one that the verdict rests on, if there is one, and the plain one: in the order of drawing. */
  function intervals(row) {
    const thin = row.corrected ? [{low: row.corrected.low, high: row.corrected.high, width: THIN}] : [];
    return !row.ratio || !Number.isFinite(row.ratio.low) ? []
      : thin.concat([{low: row.ratio.low, high: row.ratio.high, width: THICK}]);
  }

  function point(row) {
    return row.isBaseline ? 1 : row.ratio ? row.ratio.value : NaN;
  }

  /** Time to copy the row's bytes, over the baseline's time. */
  function floor(row) {
    return row.floorRatio;
  }

  function isEstablished(row) {
    return row.verdict === 'faster' || row.verdict === 'slower' || row.verdict === 'tie';
  }

  // In a picture of at least this width both intervals are written out, in columns so far from the drawing.
  const WIDE = 860;
  const PLAIN = 95;
  const CORRECTED = 187;
  const WORDS = 240;

  /** Number, interval and words at the right of a row, as many of them as the width allows. */
  function written(row, size, x, y) {
    const ratio = text.number(point(row));
    if (kit.isNarrow(size)) {
      return [
        kit.label(ratio, x, y - 7, {bold: true, vertical: 'middle'}),
        kit.label(row.short, x, y + 7, {fill: light.muted, size: 11, vertical: 'middle'})
      ];
    }
    const elements = [kit.label(ratio, x + 40, y, {bold: true, align: 'right', vertical: 'middle'})];
    if (size.width < WIDE) {
      return elements.concat([kit.label(row.short, x + 52, y, {vertical: 'middle'})]);
    }
    return elements.concat([
      column(row.ratio ? text.interval(row.ratio.low, row.ratio.high) : '', x + PLAIN, y),
      column(row.corrected ? text.interval(row.corrected.low, row.corrected.high) : '', x + CORRECTED, y),
      kit.label(row.ranked ? row.words : row.short, x + WORDS, y, {vertical: 'middle'})
    ]);
  }

  function column(content, x, y) {
    return kit.label(content, x, y, {fill: light.muted, size: 11, align: 'center', vertical: 'middle'});
  }

  /** What the two columns of intervals are, above the rows. */
  function columnHeads(size, x, y) {
    return size.width < WIDE ? [] : [column('95 %', x + PLAIN, y), column('corrected', x + CORRECTED, y)];
  }

  /** A level line that ends where it says: round ends would make a thick one longer. */
  function span(from, to, y, colour, width) {
    const line = kit.line(from, y, to, y, colour, width);
    line.style.lineCap = 'butt';
    return line;
  }

  function drawRow(view, size, scale, row, api, params) {
    const area = params.coordSys;
    const style = kit.styleOf(view, row);
    const colour = row.ranked ? style.colour : light.floor;
    const y = api.coord([scale.min, row.index])[1];
    const x = v => api.coord([scale.at(v), row.index])[0];
    const left = area.x + 2;
    const right = area.x + area.width - 2;
    const elements = floorElements(row, x, y, left);
    intervals(row).forEach(interval => {
      const low = x(interval.low);
      const high = x(interval.high);
      elements.push(span(Math.max(left, low), Math.min(right, high), y, colour, interval.width));
      if (low < left) {
        elements.push(kit.path('M10 0V10L0 5Z', left + 3, y, {fill: colour}, 7));
      }
      if (high > right) {
        elements.push(kit.path('M0 0L10 5L0 10Z', right - 3, y, {fill: colour}, 7));
      }
    });
    if (Number.isFinite(point(row))) {
      const look = isEstablished(row) || row.isBaseline ? kit.filled(colour) : kit.hollow(colour);
      elements.push(kit.path(style.shape, x(point(row)), y, look));
    }
    return elements.concat(written(row, size, area.x + area.width + 12, y));
  }

  function floorElements(row, x, y, left) {
    if (!(floor(row) > 0)) {
      return [];
    }
    const at = x(floor(row));
    return at >= left ? [kit.line(at, y - 8, at, y + 8, light.floor, 2)] : [];
  }

  /** δ around 1, and 1 itself. */
  function reference(view, scale) {
    return kit.backdrop((api, params) => {
      const area = params.coordSys;
      const x = v => api.coord([scale.at(v), 0])[0];
      const low = Math.max(area.x, x(1 / (1 + view.data.delta)));
      const high = Math.min(area.x + area.width, x(1 + view.data.delta));
      return [
        {type: 'rect', shape: {x: low, y: area.y, width: high - low, height: area.height}, style: {fill: light.band}},
        kit.line(x(1), area.y, x(1), area.y + area.height, light.reference, 1.5)
      ];
    }, {data: [[scale.min, 0]], z: 1});
  }

  function legendItems(view, rows, scale) {
    const items = kit.formatItems(view);
    if (rows.some(row => floor(row) > 0 && scale.at(floor(row)) >= scale.min)) {
      items.push({
        text: 'floor: copying the bytes',
        draw: (x, y) => [kit.line(x, y - 6, x, y + 6, light.floor, 2)]
      });
    }
    if (rows.some(row => intervals(row).length > 0)) {
      items.push(lineItem('thick: 95 % interval', THICK));
    }
    if (rows.some(row => row.corrected)) {
      items.push(lineItem('thin: corrected, on which the verdict rests', THIN));
    }
    if (rows.some(row => !isEstablished(row) && !row.isBaseline)) {
      items.push({
        text: 'hollow: nothing established',
        draw: (x, y) => [kit.path(wb.style.shapes[0], x, y, kit.hollow(light.muted))]
      });
    }
    items.push({
      text: '±' + text.percent(view.data.delta),
      draw: (x, y) => [{
        type: 'rect',
        shape: {x: x - 6, y: y - 6, width: 12, height: 12},
        style: {fill: light.band, stroke: light.grid}
      }]
    });
    return items;
  }

  function lineItem(content, width) {
    return {text: content, draw: (x, y) => [span(x - 7, x + 7, y, light.muted, width)]};
  }

  function build(view, size) {
    const baseline = view.baseline;
    if (!baseline || view.shown.length === 0) {
      return {missing: view.shown.length === 0
        ? 'No row is shown: choose some above.'
        : 'This table has no baseline to compare with.'};
    }
    const narrow = kit.isNarrow(size);
    const rows = view.shown.map((row, index) => Object.assign({}, row, {
      index: index,
      floorRatio: view.table.largerIsBetter ? NaN : row.floor / baseline.score.value
    }));
    const names = kit.labels(rows.map(row => row.label), size, narrow ? 0.34 : 0.26);
    const right = narrow ? 86 : size.width < WIDE ? 146 : 400;
    const left = kit.MARGIN + names.room + 10;
    const width = Math.max(60, size.width - left - right);
    const rowHeight = narrow ? 34 : 26;
    const what = view.table.largerIsBetter ? 'throughput' : 'time';
    const title = 'Ratio to ' + text.name(baseline.name);
    const scale = wb.scales.scale(values(rows), width, {log: true, room: 48});
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(legendItems(view, rows, scale).concat(kit.markItems(view)), size, head.height);
    const heads = size.width < WIDE ? 0 : 16;
    const top = head.height + key.height + heads + 4;
    const height = rows.length * rowHeight;
    const called = wb.labels.fit(view.rows.map(row => row.name), 12, 160)[view.rows.indexOf(baseline)];
    const name = kit.axisName(what + ' ÷ ' + what + ' of ' + called
      + ' (log scale; ' + (view.table.largerIsBetter ? 'right' : 'left') + ' is faster)', size.width - 2 * kit.MARGIN);
    const list = rows.map(row => ({at: [scale.min, row.index], row: row}));
    return {
      title: title,
      height: top + height + 34 + 16 * name.split('\n').length,
      option: kit.option({
        above: head.elements.concat(key.elements, columnHeads(size, left + width + 12, top - 8)),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(scale, {name: name})],
        yAxis: [kit.rowAxis(names.texts, {})],
        series: [
          reference(view, scale),
          kit.marks(list, (mark, api, params) => drawRow(view, size, scale, mark.row, api, params), {z: 3})
        ]
      }),
      marks: [null, list.map(mark => ({row: mark.row, lines: wb.words.details(view, mark.row)}))],
      table: {
        head: ['Row', 'Ratio', '95 % interval', 'Corrected interval', 'Verdict', 'Forks'],
        rows: rows.map(row => [
          row.label,
          text.number(point(row)),
          row.ratio ? text.interval(row.ratio.low, row.ratio.high) : '',
          row.corrected ? text.interval(row.corrected.low, row.corrected.high) : '',
          row.words,
          String(row.means.length)
        ])
      }
    };
  }

  wb.charts = wb.charts || [];
  wb.charts.push({
    id: 'ratio',
    heading: 'Time against the baseline',
    reading: 'Each dot is a ratio, the thick line through it its 95 % interval over forks. The verdict rests on the '
      + 'thin line, the interval corrected for the number of comparisons: where it reaches 1 and leaves the grey band, '
      + 'the result is inconclusive; where it is within the band, the two are equivalent.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
