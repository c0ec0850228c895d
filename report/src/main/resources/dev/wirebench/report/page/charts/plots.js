/** Two pictures that several charts are: rows with a mark for each series, and series over a number. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;
  const ROW = 24;
  const STACKED_ROW = 40;
  const HEIGHT = 320;

  /** After eight series colours start again one further, so that no two have colour and shape in common. */
  function look(index) {
    const count = wb.style.shapes.length;
    return {
      shape: wb.style.shapes[index % count],
      colour: wb.style.colours[(index + Math.floor(index / count)) % count]
    };
  }

  function legend(spec, size, top) {
    const items = spec.series.map((one, i) => ({
      text: text.name(one.name),
      draw: (x, y) => [kit.path(look(i).shape, x, y, kit.filled(look(i).colour))]
    }));
    return kit.legend(spec.reference === undefined ? items : items.concat([{
      text: text.name(spec.referenceName),
      draw: (x, y) => [kit.line(x - 7, y, x + 7, y, light.reference, 1, [4, 3])]
    }]), size, top);
  }

  function isShown(value, log) {
    return Number.isFinite(value) && (!log || value > 0);
  }

  function written(value) {
    return value && Number.isFinite(value[1]) && Number.isFinite(value[2])
      ? text.number(value[0]) + ', 95 % ' + text.interval(value[1], value[2]) : text.number(value ? value[0] : NaN);
  }

  /** What the scale must have room for. */
  function extent(values, spec) {
    return values.reduce((all, value) => all.concat(value), spec.reference === undefined ? [] : [spec.reference])
      .filter(value => isShown(value, spec.log));
  }

  /** Beside its marks, a row has its label; above them, where there is no room for it beside. */
  function rowsOf(labels, size) {
    const names = kit.labels(labels, size, kit.isNarrow(size) ? 0.36 : 0.34);
    const isCut = labels.some(label => text.width(text.name(label), 12) > names.room);
    return kit.isNarrow(size) && isCut ? {
      height: STACKED_ROW,
      lower: STACKED_ROW / 5,
      left: kit.MARGIN,
      beside: labels.map(() => ''),
      above: wb.labels.fit(labels, 12, size.width - 2 * kit.MARGIN)
    } : {height: ROW, lower: 0, left: kit.MARGIN + names.room + 10, beside: names.texts, above: []};
  }

  /**
   * A row for each thing, in it a mark for each series at its value, with a line over its interval.
   *
   * @param spec {title, subtitle, axis, log, reference, referenceName, series: [{name}],
   *     rows: [{label, values: [[value, low, high] or null for each series]}]}; of values that have no interval, low
   *     and high are null
   */
  function dots(spec, size) {
    const rows = spec.rows.filter(row => row.values.some(value => value && isShown(value[0], spec.log)));
    if (rows.length === 0) {
      return {missing: 'There are no figures for this chart.'};
    }
    const all = [].concat.apply([], rows.map(row => row.values)).filter(Boolean);
    const layout = rowsOf(rows.map(row => row.label), size);
    const head = kit.header(size, spec.title, spec.subtitle || size.subtitle || '');
    const key = legend(spec, size, head.height);
    const top = head.height + key.height + 4;
    const width = size.width - layout.left - kit.MARGIN - 16;
    const height = rows.length * layout.height;
    const scale = wb.scales.scale(extent(all, spec), width, {log: spec.log, zero: !spec.log, room: 60});
    const lists = spec.series.map((_, s) => rows.map((row, index) => ({row: row, index: index, value: row.values[s]}))
      .filter(mark => mark.value && isShown(mark.value[0], spec.log))
      .map(mark => Object.assign(mark, {at: [scale.at(mark.value[0]), mark.index]})));
    return {
      title: spec.title,
      height: top + height + 56,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(layout.left, top, width, height)],
        xAxis: [wb.scales.axis(scale, {name: kit.axisName(spec.axis + (spec.log ? ' (log scale)' : ''), width + 40)})],
        yAxis: [kit.rowAxis(layout.beside, {})],
        series: [kit.backdrop(api => (spec.reference === undefined ? []
          : upright(api, scale.at(spec.reference), rows.length, layout)).concat(layout.above.map((label, i) =>
          kit.label(label, layout.left, api.coord([scale.min, i])[1] - layout.lower, {vertical: 'middle', halo: true}))),
        {z: 2, data: [[scale.min, 0]]})].concat(lists.map((list, s) => kit.marks(list,
          (mark, api) => drawDot(mark, s, spec, scale, layout, api), {z: 3})))
      }),
      marks: [null].concat(lists.map((list, s) => list.map(mark => ({
        row: {label: mark.row.label},
        lines: [[text.name(spec.series[s].name), written(mark.value)]]
      })))),
      table: {
        head: ['Row'].concat(spec.series.map(one => one.name)),
        rows: rows.map(row => [row.label].concat(row.values.map(written)))
      }
    };
  }

  function upright(api, at, count, layout) {
    const from = api.coord([at, 0]);
    const to = api.coord([at, count - 1]);
    const half = layout.height / 2;
    return [kit.line(from[0], from[1] - half, to[0], to[1] + half, light.reference, 1, [4, 3])];
  }

  /** Series of one row stand a little below each other, so that none hides another. */
  function drawDot(mark, series, spec, scale, layout, api) {
    const style = look(series);
    const place = api.coord(mark.at);
    const apart = Math.min(6, (ROW - 10) / spec.series.length);
    const y = place[1] + layout.lower + (series - (spec.series.length - 1) / 2) * apart;
    const elements = [];
    const low = mark.value[1];
    const high = mark.value[2];
    if (isShown(low, spec.log) && isShown(high, spec.log)) {
      const ends = [low, high].map(end => api.coord([scale.at(end), mark.index])[0]);
      elements.push(kit.line(ends[0], y, ends[1], y, style.colour, 2));
    }
    elements.push(kit.path(style.shape, place[0], y, kit.filled(style.colour), 9));
    return elements;
  }

  /**
   * Series over a number.
   *
   * @param spec {title, subtitle, x, y, log, joined, reference, referenceName,
   *     series: [{name, points: [[x, y, low, high]]}]}: names of axes; whether y has a logarithmic scale; whether
   *     points of a series are joined; a value of y at which a line is drawn
   */
  function curves(spec, size) {
    const series = spec.series.map(one => ({
      name: one.name,
      points: one.points.filter(point => Number.isFinite(point[0]) && isShown(point[1], spec.log))
    }));
    const points = [].concat.apply([], series.map(one => one.points));
    if (points.length === 0) {
      return {missing: 'There are no figures for this chart.'};
    }
    const head = kit.header(size, spec.title, spec.subtitle || size.subtitle || '');
    const key = legend(spec, size, head.height);
    const top = head.height + key.height + 12;
    const y = wb.scales.scale(extent(points.map(point => point.slice(1)), spec), HEIGHT,
      {log: spec.log, zero: !spec.log, room: 34});
    const left = kit.besideRoom(y) + 4;
    const width = size.width - left - 24;
    const x = wb.scales.scale(points.map(point => point[0]), width, {zero: true, room: 64});
    const lists = series.map(one => one.points.map(point => ({at: [point[0], y.at(point[1])], point: point, of: one})));
    return {
      title: spec.title,
      height: top + HEIGHT + 56,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, HEIGHT)],
        xAxis: [wb.scales.axis(x, {name: kit.axisName(spec.x, width)})],
        yAxis: [wb.scales.axis(y, {name: text.fit(spec.y + (spec.log ? ' (log scale)' : ''), 12, HEIGHT)})],
        series: [kit.backdrop(api => behind(spec, lists, x, y, api),
          {z: 2, data: [[x.min, y.min]]})].concat(lists.map((list, s) => kit.marks(list,
          (mark, api) => drawPoint(mark, s, spec, y, api), {z: 3})))
      }),
      marks: [null].concat(lists.map(list => list.map(mark => ({
        row: {label: mark.of.name},
        lines: [[spec.x, text.number(mark.point[0])], [spec.y, written(mark.point.slice(1))]]
      })))),
      table: {
        head: ['Series', spec.x, spec.y],
        rows: [].concat.apply([], series.map(one => one.points.map(
          point => [one.name, text.number(point[0]), written(point.slice(1))])))
      }
    };
  }

  function behind(spec, lists, x, y, api) {
    const elements = spec.reference === undefined ? [] : [[x.min, x.max].map(
      end => api.coord([end, y.at(spec.reference)]))].map(
      ends => kit.line(ends[0][0], ends[0][1], ends[1][0], ends[1][1], light.reference, 1, [4, 3]));
    return !spec.joined ? elements : elements.concat(lists.map((list, s) => ({
      type: 'polyline',
      shape: {points: list.map(mark => api.coord(mark.at))},
      style: {stroke: look(s).colour, lineWidth: 1.5, fill: 'none'}
    })));
  }

  function drawPoint(mark, series, spec, y, api) {
    const style = look(series);
    const at = api.coord(mark.at);
    const elements = [];
    if (isShown(mark.point[2], spec.log) && isShown(mark.point[3], spec.log)) {
      const ends = [mark.point[2], mark.point[3]].map(end => api.coord([mark.point[0], y.at(end)]));
      elements.push(kit.line(ends[0][0], ends[0][1], ends[1][0], ends[1][1], style.colour, 1.5));
    }
    elements.push(kit.path(style.shape, at[0], at[1], kit.filled(style.colour), 9));
    return elements;
  }

  wb.plots = {dots, curves};
})((globalThis.wirebench = globalThis.wirebench || {}));
