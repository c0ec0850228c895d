/** A burst of the machine, as forks saw it that took turns, and as forks saw it that ran one after another. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const kit = wb.kit;
  const light = wb.style.light;
  const DOT = wb.style.shapes[0];
  const HEIGHT = 230;
  const BELOW = 66;
  const ABOVE = 26;

  /** @param data {title, subtitle, baseline, panels: [{name, bands: [[from, to]], rows: [{name, points: [[x, y]]}]}]} */
  function build(data, size) {
    const head = kit.header(size, data.title, data.subtitle);
    const values = [].concat.apply([], data.panels.map(
      panel => [].concat.apply([], panel.rows.map(row => row.points.map(point => point[1])))));
    const y = wb.scales.scale(values, HEIGHT, {log: true, room: 30, label: text.round});
    const left = kit.besideRoom(y);
    const width = size.width - left - 24;
    const grids = [];
    const xAxes = [];
    const yAxes = [];
    const series = [];
    const above = head.elements.slice();
    data.panels.forEach((panel, i) => {
      const top = head.height + ABOVE + i * (HEIGHT + ABOVE + BELOW);
      const seconds = [].concat.apply([0], panel.rows.map(row => row.points.map(point => point[0])));
      const x = wb.scales.scale(seconds, width, {room: 56, margin: 0.02});
      x.ticks = x.ticks.filter(tick => tick >= 0);
      above.push(kit.label(panel.name, left, top - 18, {bold: true}));
      grids.push(kit.grid(left, top, width, HEIGHT));
      xAxes.push(wb.scales.axis(x, {name: 'seconds', gridIndex: i}));
      yAxes.push(wb.scales.axis(y, {name: 'time ÷ median of its row (log scale)', gridIndex: i}));
      const place = {xAxisIndex: i, yAxisIndex: i, data: [[x.min, y.min]]};
      series.push(
        kit.backdrop(api => bands(panel, x, y, api), Object.assign({z: 1}, place)),
        kit.backdrop(api => rows(data, panel, x, y, api), Object.assign({z: 3}, place)));
    });
    return {
      title: data.title,
      height: head.height + data.panels.length * (HEIGHT + ABOVE + BELOW),
      option: kit.option({above: above, grid: grids, xAxis: xAxes, yAxis: yAxes, series: series}),
      marks: []
    };
  }

  function bands(panel, x, y, api) {
    const inside = value => Math.max(x.min, Math.min(x.max, value));
    return panel.bands.filter(band => band[1] > x.min && band[0] < x.max).map(band => {
      const from = api.coord([inside(band[0]), y.max]);
      const to = api.coord([inside(band[1]), y.min]);
      return {
        type: 'rect',
        shape: {x: from[0], y: from[1], width: to[0] - from[0], height: to[1] - from[1]},
        style: {fill: light.band}
      };
    });
  }

  function rows(data, panel, x, y, api) {
    const elements = [];
    panel.rows.forEach(row => {
      const colour = row.name === data.baseline ? wb.style.colours[0] : light.floor;
      const points = row.points.map(point => api.coord([x.at(point[0]), y.at(point[1])]));
      elements.push({
        type: 'polyline',
        shape: {points: points},
        style: {stroke: colour, lineWidth: row.name === data.baseline ? 2 : 1, fill: 'none'}
      });
      points.forEach(at => elements.push(kit.path(DOT, at[0], at[1], {fill: colour}, 4)));
      if (panel.named) {
        const middle = points[Math.floor(points.length / 2)];
        const highest = Math.min.apply(null, points.map(at => at[1]));
        elements.push(kit.label(text.fit(row.name, 11, 110), middle[0], highest - 7, {
          size: 11, align: 'center', vertical: 'bottom', fill: light.muted, halo: true
        }));
      }
    });
    return elements;
  }

  globalThis.drawBursts = function (json, width) {
    const chart = {
      build: build,
      reading: 'Shaded: bursts. By turns all rows are slowed at the same time, and their ratios stay; one after another '
        + 'whoever measures just then is slowed alone.'
    };
    const data = JSON.parse(json);
    return wb.picture.draw(chart, data, {width: width, standalone: true, subtitle: data.subtitle});
  };
})(globalThis.wirebench);
