/** A page of words, tables and charts, section by section: what a protocol tells that is no run of JMH. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  /** Text of the data is never markup; what stands above a table names it for who cannot see it. */
  function table(one) {
    return [dom.el('h3', {}, text.name(one.caption)),
      dom.table(text.name(one.caption), one.columns.map(column => column.heading), one.rows,
        one.columns.slice(1).every(column => column.numeric))];
  }

  function words(paragraph) {
    const all = text.name(paragraph.spans.map(span => span.text).join(''));
    return dom.el('p', {class: paragraph.style === 'WARNING' ? 'warning' : null}, all);
  }

  const PARTS = {
    paragraph: words,
    table: table,
    figure: one => dom.el('figure', {class: 'chart', 'data-chart': one.kind})
  };

  function section(one, i) {
    const id = 'section-' + i;
    return dom.el('section', {id: id, tabindex: '-1', 'aria-labelledby': id + '-heading'},
      dom.el('h2', {id: id + '-heading'}, dom.name(one.title)),
      one.parts.map(part => PARTS[part.part](part)));
  }

  /** Charts are as wide as the page lets them be, and drawn again when that changes. */
  function draw(data) {
    data.sections.forEach((one, i) => {
      const places = dom.byId('section-' + i).querySelectorAll('figure');
      one.parts.filter(part => part.part === 'figure').forEach((spec, f) => wb.figures.render(places[f], {
        heading: spec.heading,
        reading: spec.reading,
        build: (view, size) => wb.plots[spec.kind](Object.assign({title: spec.heading}, spec.spec), size)
      }, {table: {title: one.title}}, false));
    });
    document.documentElement.setAttribute('data-drawn', '1');
  }

  function start(data) {
    dom.byId('run').textContent = text.name(data.name);
    dom.byId('question').textContent = text.name(data.title);
    dom.fill(dom.byId('words'), data.warning ? dom.el('p', {class: 'warning'}, text.name(data.warning)) : '',
      data.answers.map(answer => dom.el('p', {}, dom.el('strong', {}, text.name(answer)))),
      data.words.map(words),
      data.command ? dom.el('pre', {tabindex: '0'}, dom.el('code', {}, text.name(data.command))) : '');
    dom.fill(dom.byId('sections'), data.sections.map(section));
    dom.fill(dom.byId('to-sections'), data.sections.map((one, i) =>
      dom.el('li', {}, dom.el('a', {href: '#section-' + i}, dom.name(one.title)))));
    wb.sections.section('licences', wb.sections.licences(data));
    wb.dark.pictures();
    draw(data);
    let timer = 0;
    window.addEventListener('resize', () => {
      clearTimeout(timer);
      timer = setTimeout(() => draw(data), 120);
    });
  }

  start(JSON.parse(dom.byId('data').textContent));
})((globalThis.wirebench = globalThis.wirebench || {}));
