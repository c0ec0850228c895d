/** What the charts have in common: header, legend, rows with labels, marks. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const light = wb.style.light;
  const NARROW = 560;
  const SYMBOL = 10;
  const MARGIN = 12;

  function isNarrow(size) {
    return size.width < NARROW;
  }

  function label(content, x, y, options) {
    const o = options || {};
    return {
      type: 'text',
      x: x,
      y: y,
      silent: true,
      style: {
        text: content,
        fill: o.fill || light.ink,
        fontSize: o.size || 12,
        fontWeight: o.bold ? 'bold' : 'normal',
        fontFamily: wb.style.font,
        align: o.align || 'left',
        verticalAlign: o.vertical || 'top',
        // What a label crosses must not cross it out.
        stroke: o.halo ? light.paper : null,
        lineWidth: o.halo ? 3 : 0
      }
    };
  }

  /** Title and subtitle, for pictures that stand alone; in a page they are text of the page. */
  function header(size, title, subtitle) {
    const elements = [];
    let y = 4;
    if (size.standalone) {
      text.wrap(title, 15, size.width - 2 * MARGIN, true).forEach(line => {
        elements.push(label(line, MARGIN, y + 4, {size: 15, bold: true}));
        y += 20;
      });
      text.wrap(subtitle, 12, size.width - 2 * MARGIN).forEach(line => {
        elements.push(label(line, MARGIN, y + 5, {fill: light.muted}));
        y += 16;
      });
      y += 10;
    }
    return {elements: elements, height: y};
  }

  function path(shape, cx, cy, style, box) {
    const side = (box || SYMBOL) * wb.style.enlarged(shape);
    return {
      type: 'path',
      silent: false,
      shape: {pathData: shape, x: cx - side / 2, y: cy - side / 2, width: side, height: side},
      style: style
    };
  }

  function line(x1, y1, x2, y2, stroke, width, dash) {
    return {
      type: 'line',
      shape: {x1: x1, y1: y1, x2: x2, y2: y2},
      style: {stroke: stroke, lineWidth: width, lineDash: dash || null, lineCap: dash ? 'butt' : 'round', fill: 'none'}
    };
  }

  function filled(colour) {
    return {fill: colour, stroke: light.paper, lineWidth: 1};
  }

  function hollow(colour) {
    return {fill: light.paper, stroke: colour, lineWidth: 2};
  }

  /** Legend entries from left to right, in as many lines as they need. Items: {text, draw(cx, cy) → elements}. */
  function legend(items, size, top) {
    const elements = [];
    let x = MARGIN;
    let y = top;
    const texts = wb.labels.fit(items.map(item => item.text), 12, size.width - 2 * MARGIN - 24);
    items.forEach((item, i) => {
      const content = texts[i];
      const needed = 20 + text.width(content, 12) + 18;
      if (x > MARGIN && x + needed - 18 > size.width - MARGIN) {
        x = MARGIN;
        y += 19;
      }
      item.draw(x + 7, y + 8).forEach(element => elements.push(Object.assign(element, {silent: true})));
      elements.push(label(content, x + 19, y + 2, {fill: light.muted}));
      x += needed;
    });
    return {elements: elements, height: items.length === 0 ? 0 : y - top + 26};
  }

  function formatItems(view) {
    const present = wb.model.formats(view.data).filter(
      format => format !== '' && view.shown.some(row => row.format === format));
    return present.map(format => {
      const style = wb.style.formatStyle(view.data, format);
      return {text: format, draw: (x, y) => [path(style.shape, x, y, filled(style.colour))]};
    });
  }

  /** What the marks behind the names in a picture mean. */
  function markItems(view) {
    return wb.model.marks(view).map(mark => ({
      text: view.data.marks[mark],
      draw: (x, y) => [label(mark, x, y - 6, {fill: light.muted, align: 'center'})]
    }));
  }

  function styleOf(view, row) {
    return wb.style.formatStyle(view.data, row.format);
  }

  /** Room for the longest label, within a share of the width; and the labels cut to it. */
  function labels(names, size, share) {
    const widest = Math.max.apply(null, names.map(n => text.width(text.name(n), 12)).concat([20]));
    const room = Math.ceil(Math.min(widest + 2, size.width * share));
    return {room: room, texts: wb.labels.fit(names, 12, room)};
  }

  /** A category axis with one label per row, top row first. */
  function rowAxis(texts, options) {
    return Object.assign({
      type: 'category',
      inverse: true,
      data: texts.map((_, i) => String(i)),
      axisLine: {show: false},
      axisTick: {show: false},
      splitLine: {show: false},
      axisLabel: {
        show: true,
        interval: 0,
        margin: 10,
        fontSize: 12,
        color: light.ink,
        formatter: (_, i) => texts[i]
      }
    }, options);
  }

  /** A series that draws every mark itself; `draw(mark, api, params)` returns the elements of one mark. */
  function marks(list, draw, options) {
    return Object.assign({
      type: 'custom',
      clip: false,
      data: list.map(mark => mark.at),
      renderItem: (params, api) => ({type: 'group', children: draw(list[params.dataIndex], api, params)})
    }, options);
  }

  /** Something behind or before the marks that nobody points at. */
  function backdrop(draw, options) {
    return Object.assign({
      type: 'custom',
      silent: true,
      clip: false,
      data: [[0, 0]],
      z: 1,
      renderItem: (params, api) => ({type: 'group', silent: true, children: draw(api, params)})
    }, options);
  }

  /**
   * An option of ECharts.
   *
   * @param parts of it, and `above`: header and legend. They are a series, as ECharts' own component for free graphics
   *     knows no paths.
   */
  function option(parts) {
    const rest = Object.assign({}, parts);
    delete rest.above;
    const above = backdrop(() => parts.above, {z: 4});
    return Object.assign({
      animation: false,
      backgroundColor: light.paper,
      textStyle: {fontFamily: wb.style.font, fontSize: 12, color: light.ink}
    }, rest, {series: parts.series.concat([above], wb.scales.drawn(parts))});
  }

  function grid(left, top, width, height) {
    return {left: left, top: top, width: width, height: height, containLabel: false};
  }

  /** Pixels at the left of an area for an upright name and the labels of this scale. */
  function besideRoom(scale) {
    const widths = scale.ticks.map(tick => text.width(scale.label(tick), 11));
    return 34 + Math.ceil(Math.max.apply(null, widths.concat([10])));
  }

  /** The axis' name, on as many lines as it needs. */
  function axisName(content, length) {
    return text.wrap(content, 12, length).join('\n');
  }

  wb.kit = {
    MARGIN, isNarrow, label, header, path, line, filled, hollow, legend, formatItems, markItems, styleOf, labels, rowAxis, marks,
    backdrop, option, grid, besideRoom, axisName
  };
})((globalThis.wirebench = globalThis.wirebench || {}));
