/** Cost over the size of a family of payloads, per byte of the document where that is known, with crossing points. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;

  /** One line per shown row of the current table: its score in every table of the family. */
  function lines(view, family, perByte) {
    const comparisons = family.points.map(point => wb.model.compare(view.data, point.table, view.state.baseline));
    return view.shown.map(row => ({
      row: row,
      points: family.points.map((point, i) => {
        const found = comparisons[i].rows.find(other => other.id === row.id);
        return {
          x: point.x,
          row: found,
          comparison: comparisons[i],
          y: found ? found.score.value / (perByte ? point.table.documentBytes : 1) : NaN
        };
      }).filter(point => point.y > 0 && Number.isFinite(point.y))
    })).filter(one => one.points.length > 1);
  }

  /**
   * Where a row changes sides with the baseline: between the last size where its ratio excludes 1 on the one side and
   * the first where it does on the other, by the intervals that verdicts rest on. Sizes between them may tell nothing.
   * The place in between is not known: cost need not change smoothly, so nothing is interpolated.
   */
  function crossings(all, baselineId) {
    const found = [];
    all.filter(line => line.row.id !== baselineId && line.row.ranked).forEach(line => {
      const known = line.points.filter(point => side(point.row) !== 0);
      known.slice(1).forEach((to, i) => {
        if (side(known[i].row) !== side(to.row)) {
          found.push({line: line, from: known[i], to: to});
        }
      });
    });
    return found;
  }

  function side(row) {
    if (!row.wide || !(row.wide.low > 1 || row.wide.high < 1)) {
      return 0;
    }
    return row.wide.low > 1 ? 1 : -1;
  }

  function build(view, size) {
    const family = wb.families.of(view.data, view.table);
    if (!family) {
      return {missing: 'The payload of this table is not one of a family of at least three sizes.'};
    }
    const perByte = view.unit.kind === 'time' && family.points.every(point => point.table.documentBytes > 0);
    const all = lines(view, family, perByte);
    if (all.length === 0) {
      return {missing: 'No shown row was measured at two sizes of this family.'};
    }
    const values = [].concat.apply([], all.map(line => line.points.map(point => point.y)));
    const by = text.scale(view.unit, Math.min.apply(null, values));
    if (perByte) {
      by.divisor = 1 / (view.unit.seconds * 1e9);
      by.unit = 'ns per byte of the document';
    }
    const baselineId = view.baseline ? view.baseline.id : -1;
    const crossed = crossings(all, baselineId);
    return draw(view, size, {family: family, all: all, by: by, values: values, crossed: crossed});
  }

  function draw(view, size, cost) {
    const narrow = kit.isNarrow(size);
    const title = 'Cost over size';
    const names = kit.labels(cost.all.map(line => line.row.label), size, narrow ? 0.3 : 0.22);
    const height = Math.max(narrow ? 300 : 380, cost.all.length * wb.placement.lineHeight);
    const y = wb.scales.scale(cost.values.map(v => v / cost.by.divisor), height, {log: true, room: 34, margin: 0.05});
    const left = kit.besideRoom(y);
    const right = names.room + 26;
    const width = size.width - left - right;
    const x = wb.scales.scale(cost.family.points.map(point => point.x), width, {log: true, room: 34, margin: 0.02});
    x.ticks = sizes(cost.family, width);
    const head = kit.header(size, title, size.subtitle || '');
    const key = kit.legend(kit.formatItems(view).concat(cost.crossed.length === 0 ? [] : [{
      text: 'changes sides with ' + text.name(view.baseline.name) + ' somewhere in between',
      draw: (cx, cy) => [kit.line(cx - 7, cy, cx + 7, cy, light.reference, 5)]
    }]).concat(kit.markItems(view)), size, head.height);
    const top = head.height + key.height + 6;
    const pixelY = v => top + height - ((y.at(v / cost.by.divisor) - y.min) / (y.max - y.min)) * height;
    const ends = wb.placement.column(
      cost.all.map(line => pixelY(line.points[line.points.length - 1].y)), top + 5, top + height - 5);
    const list = [];
    cost.all.forEach((line, index) => line.points.forEach((point, p) => list.push({
      at: [x.at(point.x), y.at(point.y / cost.by.divisor)],
      line: line, point: point, index: index, last: p === line.points.length - 1
    })));
    const edge = left + width;
    return {
      title: title,
      note: crossingNote(view, cost),
      height: top + height + 50,
      option: kit.option({
        above: head.elements.concat(key.elements),
        grid: [kit.grid(left, top, width, height)],
        xAxis: [wb.scales.axis(x, {
          name: kit.axisName(cost.family.label + ' (log scale)', size.width - 2 * kit.MARGIN)
        })],
        yAxis: [wb.scales.axis(y, {name: cost.by.unit + ' (log scale)'})],
        series: [
          kit.backdrop(api => traces(view, cost, x, y, api), {data: [[x.min, y.min]], z: 2}),
          kit.marks(list, (mark, api) =>
            drawPoint(view, mark, api, names.texts[mark.index], ends[mark.index], edge), {z: 3})
        ]
      }),
      marks: [null, list.map(mark => ({
        row: mark.line.row,
        lines: [[cost.family.label, text.round(mark.point.x)]].concat(
          wb.words.details(mark.point.comparison, mark.point.row))
      }))],
      table: {
        head: ['Row'].concat(cost.family.points.map(point => text.round(point.x))),
        rows: cost.all.map(line => [line.row.label].concat(cost.family.points.map(at => {
          const found = line.points.find(point => point.x === at.x);
          return found ? text.number(found.y / cost.by.divisor) : '';
        })))
      }
    };
  }

  /** The sizes that were measured; some of them where there is no room for all. */
  function sizes(family, width) {
    const all = family.points.map(point => point.x);
    const step = Math.log10(all[all.length - 1] / all[0]) / width;
    let last = -Infinity;
    return all.filter(x => {
      const room = text.width(text.round(x), 11) + 8;
      const fits = Math.log10(x) - last >= room * step;
      last = fits ? Math.log10(x) : last;
      return fits;
    });
  }

  function traces(view, cost, x, y, api) {
    const at = point => api.coord([x.at(point.x), y.at(point.y / cost.by.divisor)]);
    const trace = (points, stroke, width) => ({
      type: 'polyline',
      shape: {points: points.map(at)},
      style: {stroke: stroke, lineWidth: width, fill: 'none'}
    });
    const between = crossing => crossing.line.points.slice(
      crossing.line.points.indexOf(crossing.from), crossing.line.points.indexOf(crossing.to) + 1);
    const colour = row => row.ranked ? kit.styleOf(view, row).colour : light.floor;
    return cost.crossed.map(crossing => trace(between(crossing), light.reference, 5))
      .concat(cost.all.map(line => trace(line.points, colour(line.row), 1.5)));
  }

  function drawPoint(view, mark, api, name, labelY, edge) {
    const at = api.coord(mark.at);
    const style = kit.styleOf(view, mark.line.row);
    const colour = mark.line.row.ranked ? style.colour : light.floor;
    const elements = [];
    if (mark.last) {
      elements.push(kit.line(at[0] + 5, at[1], edge + 14, labelY, light.axis, 1));
      elements.push(kit.label(name, edge + 18, labelY, {size: 12, vertical: 'middle'}));
    }
    elements.push(kit.path(style.shape, at[0], at[1], mark.line.row.ranked ? {fill: colour} : kit.hollow(colour), 8));
    return elements;
  }

  function crossingNote(view, cost) {
    if (!view.baseline) {
      return '';
    }
    const said = cost.crossed.map(crossing => text.name(crossing.line.row.name) + ' between '
      + text.round(crossing.from.x) + ' and ' + text.round(crossing.to.x)
      + (side(crossing.to.row) > 0 === !view.table.largerIsBetter ? ' (slower beyond)' : ' (faster beyond)'));
    return said.length === 0
      ? 'No row changes sides with ' + text.name(view.baseline.name) + ' beyond its corrected interval.'
      : 'Changes sides with ' + text.name(view.baseline.name) + ': ' + said.join('; ') + '.';
  }

  wb.charts.push({
    id: 'cost',
    heading: 'Cost over size',
    reading: 'A level line grows with the size of the data; a rising one grows faster. Between two measured sizes the '
      + 'cost need not change smoothly: wide classes can exceed what HotSpot compiles.',
    crossings: crossings,
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
