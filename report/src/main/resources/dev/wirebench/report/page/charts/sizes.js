/** Bytes on the wire: raw, gzip and zstd; or before and after the compression that was measured. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;

  const KINDS = [
    {key: 'bytes', name: 'as written', shape: 0, colour: 0},
    {key: 'gzip', name: 'gzip', shape: 1, colour: 1},
    {key: 'zstd', name: 'zstd', shape: 2, colour: 2}
  ];

  const COMPRESSED = [
    {key: 'uncompressed', name: 'as written', shape: 0, colour: 0},
    {key: 'bytes', name: 'compressed', shape: 1, colour: 1}
  ];

  function build(view, size) {
    const known = view.shown.filter(row => row.bytes > 0);
    if (known.length === 0) {
      return {missing: 'Sizes on the wire are not known for this table.'};
    }
    const rows = wb.model.byValue(known, row => row.bytes)
      .map((row, index) => Object.assign({}, row, {index: index}));
    const narrow = kit.isNarrow(size);
    const title = 'Bytes on the wire';
    const withFormat = row => row.label + (narrow || !row.format ? '' : '  ' + text.name(row.format));
    const names = kit.labels(rows.map(withFormat), size, narrow ? 0.36 : 0.3);
    const kinds = (view.table.ofMessages ? COMPRESSED : KINDS).filter(
      kind => rows.some(row => row[kind.key] > 0));
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(kinds.map(kind => ({
      text: kind.name,
      draw: (x, y) => [kit.path(wb.style.shapes[kind.shape], x, y, kit.filled(wb.style.sizeColours[kind.colour]))]
    })).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 4;
    const left = kit.MARGIN + names.room + 10;
    const width = size.width - left - kit.MARGIN - 16;
    const height = rows.length * 24;
    const all = [].concat.apply([], rows.map(row => kinds.map(kind => row[kind.key])));
    const scale = wb.scales.scale(all, width, {zero: true, room: 64, label: text.bytes});
    const lists = kinds.map(kind => rows
      .filter(row => row[kind.key] > 0)
      .map(row => ({at: [row[kind.key], row.index], row: row})));
    return {
      title: title,
      height: top + height + 52,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(scale, {name: 'bytes per message'})],
        yAxis: [kit.rowAxis(names.texts, {})],
        series: [kit.backdrop(api => rows.map(row => {
          const ends = kinds.map(kind => row[kind.key]).filter(v => v > 0);
          const from = api.coord([Math.min.apply(null, ends), row.index]);
          const to = api.coord([Math.max.apply(null, ends), row.index]);
          return kit.line(from[0], from[1], to[0], to[1], light.axis, 1);
        }))].concat(kinds.map((kind, k) => kit.marks(lists[k], (mark, api) => {
          const at = api.coord(mark.at);
          const colour = wb.style.sizeColours[kind.colour];
          const look = mark.row.ranked ? kit.filled(colour) : kit.hollow(colour);
          return [kit.path(wb.style.shapes[kind.shape], at[0], at[1], look, 9)];
        }, {z: 3})))
      }),
      marks: [null].concat(lists.map((list, k) =>
        list.map(mark => ({row: mark.row, lines: sizeLines(kinds, kinds[k], mark.row)})))),
      table: {
        head: ['Row', 'Format'].concat(kinds.map(kind => kind.name)),
        rows: rows.map(row => [row.label, row.format].concat(kinds.map(kind => text.number(row[kind.key]))))
      }
    };
  }

  function sizeLines(kinds, pointed, row) {
    const lines = kinds.map(kind =>
      [kind.name, text.round(row[kind.key]) + ' B' + (kind === pointed ? ' (this mark)' : '')]);
    return lines.concat(row.format ? [['Format', text.name(row.format)]] : []);
  }

  wb.charts.push({
    id: 'sizes',
    heading: 'Bytes on the wire',
    reading: 'Mean over the values of the payload, each compressed alone: small messages can grow when compressed. '
      + 'The sizes are computed, not sampled.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
