/** Releases of one library: what each costs, and where a change from one to the next is established. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const SVG = 'http://www.w3.org/2000/svg';
  const WIDTH = 640;
  const LINE = 26;
  const LEFT = 170;
  const RIGHT = 20;

  function ratio(value) {
    return value === undefined || value[0] === null ? '' : text.number(value[0]);
  }

  function interval(value) {
    return value === undefined || value[1] === null ? '' : text.interval(value[1], value[2]);
  }

  function draw(tag, properties, content) {
    const element = document.createElementNS(SVG, tag);
    Object.keys(properties).forEach(key => element.setAttribute(key, String(properties[key])));
    if (content !== undefined) {
      element.append(document.createTextNode(content));
    }
    return element;
  }

  /** A point and its interval for each release, from zero; a change that is established is filled. */
  function picture(one, by) {
    const most = Math.max.apply(null, one.lines.map(line => (line.score[2] === null ? line.score[0] : line.score[2])));
    const x = value => LEFT + (WIDTH - LEFT - RIGHT) * value / most;
    const height = LINE * one.lines.length + 24;
    const svg = draw('svg', {viewBox: '0 0 ' + WIDTH + ' ' + height, width: WIDTH, height, role: 'img',
      'aria-label': text.name(one.codec + ' over its versions, ' + one.title)});
    svg.append(draw('line', {x1: LEFT, x2: LEFT, y1: 0, y2: height - 20, stroke: 'currentColor', 'stroke-opacity': 0.4}));
    one.lines.forEach((line, i) => {
      const y = LINE * i + LINE / 2;
      svg.append(draw('text', {x: LEFT - 8, y: y + 4, 'text-anchor': 'end', 'font-size': 12, fill: 'currentColor'},
        text.name(line.name)));
      if (line.score[1] !== null) {
        svg.append(draw('line', {x1: x(Math.max(0, line.score[1])), x2: x(line.score[2]), y1: y, y2: y,
          stroke: 'currentColor', 'stroke-width': 2}));
      }
      svg.append(draw('circle', {cx: x(line.score[0]), cy: y, r: 5, stroke: 'currentColor', 'stroke-width': 2,
        fill: line.isChange ? 'currentColor' : 'none'}));
    });
    const score = text.notation([most / by.divisor]);
    svg.append(draw('text', {x: LEFT, y: height - 4, 'font-size': 12, fill: 'currentColor'}, '0'));
    svg.append(draw('text', {x: WIDTH - RIGHT, y: height - 4, 'text-anchor': 'end', 'font-size': 12, fill: 'currentColor'},
      score(most / by.divisor) + ' ' + by.unit));
    return svg;
  }

  function table(one) {
    const by = text.fitting(text.unit(one.unit), one.lines.map(line => line.score[0]));
    const score = text.notation(one.lines.map(line => line.score[0] / by.divisor));
    return [dom.el('h3', {}, dom.name(one.codec + ': ' + one.title)),
      dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-label': text.name(one.codec + ' over its versions')},
        picture(one, by)),
      dom.table(one.codec + ': ' + one.title,
        ['Release', 'Version', by.unit, '95 % interval', '× first', '95 % interval', '× before', 'Corrected', 'Verdict'],
        one.lines.map(line => [line.name, line.version, score(line.score[0] / by.divisor),
          line.score[1] === null ? '' : score(line.score[1] / by.divisor) + ' – ' + score(line.score[2] / by.divisor),
          ratio(line.ratio), interval(line.ratio), ratio(line.change), interval(line.change),
          (line.isChange ? '→ ' : '') + line.verdict]))];
  }

  /** Hidden where no library was measured in several releases. */
  function render(data) {
    const none = !data.histories || data.histories.length === 0;
    dom.byId('history').hidden = none;
    dom.byId('to-history').hidden = none;
    if (!none) {
      wb.sections.section('history', [dom.el('p', {},
        'Releases of one library in the order in which they were asked for. × first is the cost over that of the first, '
        + 'with a 95 % interval; × before is the cost over that of the line above, paired by block, with an interval that is '
        + 'corrected for the number of neighbours, on which the verdict rests. Filled points, and arrows in the table, are '
        + 'changes that are established.')]
        .concat([].concat.apply([], data.histories.map(table))));
    }
  }

  wb.history = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
