/** Axes with units, and ticks that have room. */
(function (wb) {
  'use strict';

  const LOG_STEPS = [[1, 1.5, 2, 3, 4, 5, 6, 8], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]];
  const LINEAR_STEPS = [1, 2, 2.5, 5, 10];
  const LARGEST = 307;

  function clean(x) {
    return Number(x.toPrecision(12));
  }

  function linearTicks(min, max, most) {
    const rough = (max - min) / Math.max(1, most - 1);
    const power = Math.pow(10, Math.floor(Math.log10(rough)));
    const step = power * LINEAR_STEPS.find(s => s * power >= rough * 0.999);
    const ticks = [];
    for (let i = Math.ceil(min / step - 1e-9); i * step <= max + step * 1e-9; i++) {
      ticks.push(clean(i * step));
    }
    return ticks;
  }

  function logTicks(min, max, most) {
    if (max / min < 4) {
      return linearTicks(min, max, Math.min(most, 7)).filter(tick => tick > 0);
    }
    const first = Math.floor(Math.log10(min));
    const last = Math.ceil(Math.log10(max));
    let ticks = [];
    LOG_STEPS.some(steps => {
      ticks = decades(first, last, 1, steps, min, max);
      return ticks.length <= most;
    });
    for (let every = 2; ticks.length > most && every < 40; every++) {
      ticks = decades(first, last, every, [1], min, max);
    }
    return ticks;
  }

  function decades(first, last, every, steps, min, max) {
    const ticks = [];
    for (let power = first; power <= last; power++) {
      if (power % every === 0) {
        steps.forEach(step => ticks.push(clean(step * Math.pow(10, power))));
      }
    }
    return ticks.filter(tick => tick >= min * (1 - 1e-9) && tick <= max * (1 + 1e-9));
  }

  /**
   * An axis over `values`, in pixels of `length`.
   *
   * @param options log; zero: starts at 0; label: tick to text; room: pixels per tick; margin: share of the range to
   *     leave free at either end
   */
  function scale(values, length, options) {
    const finite = values.filter(v => Number.isFinite(v) && (!options.log || v > 0));
    const to = options.log ? Math.log10 : v => v;
    const from = options.log ? v => Math.pow(10, v) : v => v;
    let min = finite.length > 0 ? Math.min.apply(null, finite.map(to)) : 0;
    let max = finite.length > 0 ? Math.max.apply(null, finite.map(to)) : 1;
    if (options.zero) {
      min = Math.min(0, min);
      max = Math.max(max, min + 1e-12);
    } else if (max - min < (options.log ? 0.04 : 1e-9 * Math.max(1, Math.abs(max)))) {
      const pad = options.log ? 0.05 : Math.max(1e-9, Math.abs(max) * 0.05) || 1;
      min -= pad;
      max += pad;
    }
    const margin = (max - min) * (options.margin === undefined ? 0.05 : options.margin);
    min -= options.zero ? 0 : margin;
    max += margin;
    if (options.log) {
      // Powers of ten beyond these are 0 or infinite, and ticks up to there have no end.
      max = Math.max(1 - LARGEST, Math.min(max, LARGEST));
      min = Math.max(min, -LARGEST);
      if (!(min < max)) {
        min = max - 1;
      }
    }
    const most = Math.max(2, Math.floor(length / (options.room || 56)));
    const ticks = options.log ? logTicks(from(min), from(max), most) : linearTicks(min, max, most);
    return {at: to, min: min, max: max, ticks: ticks, label: options.label || wb.text.round, length: length};
  }

  /**
   * The scale as an axis of ECharts: a bare value axis over transformed values. What is seen of it is drawn by
   * `drawn`, as ECharts chooses ticks of logarithmic axes by whole decades.
   *
   * @param options name, which may have several lines, and ECharts' own
   */
  function axis(of, options) {
    const nothing = {show: false};
    const o = Object.assign({}, options);
    delete o.name;
    return Object.assign({
      type: 'value',
      min: of.min,
      max: of.max,
      axisLine: nothing,
      axisTick: nothing,
      axisLabel: nothing,
      splitLine: nothing,
      drawn: {scale: of, name: options.name}
    }, o);
  }

  function share(scale, tick) {
    return (scale.at(tick) - scale.min) / (scale.max - scale.min);
  }

  /** Grid lines, ticks, labels and name below an area. */
  function below(drawn, area, total) {
    const light = wb.style.light;
    const bottom = area.y + area.height;
    const elements = [wb.kit.line(area.x, bottom, area.x + area.width, bottom, light.axis, 1)];
    drawn.scale.ticks.forEach(tick => {
      const x = area.x + share(drawn.scale, tick) * area.width;
      elements.push(
        wb.kit.line(x, area.y, x, bottom, light.grid, 1),
        wb.kit.line(x, bottom, x, bottom + 4, light.axis, 1),
        wb.kit.label(drawn.scale.label(tick), x, bottom + 8, {fill: light.muted, size: 11, align: 'center'}));
    });
    drawn.name.split('\n').forEach((line, i) => {
      const half = wb.text.width(line, 12) / 2 + 4;
      const centre = Math.max(half, Math.min(total - half, area.x + area.width / 2));
      elements.push(wb.kit.label(line, centre, bottom + 26 + 16 * i, {fill: light.muted, align: 'center'}));
    });
    return elements;
  }

  /** The same at the left of an area, its name upright at the edge. */
  function beside(drawn, area) {
    const light = wb.style.light;
    const elements = [wb.kit.line(area.x, area.y, area.x, area.y + area.height, light.axis, 1)];
    drawn.scale.ticks.forEach(tick => {
      const y = area.y + (1 - share(drawn.scale, tick)) * area.height;
      elements.push(
        wb.kit.line(area.x, y, area.x + area.width, y, light.grid, 1),
        wb.kit.line(area.x - 4, y, area.x, y, light.axis, 1),
        wb.kit.label(drawn.scale.label(tick), area.x - 8, y, {
          fill: light.muted, size: 11, align: 'right', vertical: 'middle'
        }));
    });
    elements.push(Object.assign(
      wb.kit.label(drawn.name, 12, area.y + area.height / 2, {fill: light.muted, align: 'center', vertical: 'middle'}),
      {rotation: Math.PI / 2}));
    return elements;
  }

  /** Series that draw the axes of an option. */
  function drawn(option) {
    const series = [];
    option.xAxis.forEach((x, i) => {
      const y = option.yAxis[i];
      const corner = [x.drawn ? x.drawn.scale.min : 0, y.drawn ? y.drawn.scale.min : 0];
      const place = {xAxisIndex: i, yAxisIndex: i, data: [corner], z: 0};
      if (x.drawn) {
        series.push(wb.kit.backdrop((api, params) => below(x.drawn, params.coordSys, api.getWidth()), place));
      }
      if (y.drawn) {
        series.push(wb.kit.backdrop((api, params) => beside(y.drawn, params.coordSys), place));
      }
    });
    return series;
  }

  wb.scales = {scale, axis, drawn, logTicks, linearTicks};
})((globalThis.wirebench = globalThis.wirebench || {}));
