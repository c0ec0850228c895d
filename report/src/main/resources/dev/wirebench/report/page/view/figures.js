/** The charts in the page: picture, how to read it, and the same data as a table. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const HEADLINE = 'ratio';

  function vector(svg) {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const element = document.importNode(parsed, true);
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('focusable', 'false');
    return element;
  }

  function render(figure, chart, view, headline) {
    const width = Math.max(280, Math.floor(figure.clientWidth));
    const drawn = wb.picture.draw(chart, view, {width: width, standalone: false});
    const heading = dom.el('h3', {}, chart.heading);
    // The first says what to do; another chart of which the table has nothing is left out.
    figure.hidden = Boolean(drawn.missing) && !headline;
    if (drawn.missing) {
      dom.fill(figure, dom.el('p', {class: 'muted'}, drawn.missing));
      return;
    }
    const picture = dom.el('div', {
      class: 'picture', tabindex: '0', role: 'group', 'aria-roledescription': 'chart',
      'aria-label': text.name(drawn.title) + ', ' + text.name(view.table.title) + '. Arrow keys step through its '
        + text.count(drawn.marks.length, 'mark') + '; the data follow as a table.'
    }, vector(drawn.svg));
    wb.tip.attach(picture, drawn.marks);
    dom.fill(figure, heading, headline ? '' : dom.el('p', {class: 'reading'}, chart.reading), picture,
      headline ? dom.el('figcaption', {class: 'muted small'}, chart.reading) : '',
      drawn.note ? dom.el('p', {class: 'note'}, drawn.note) : '',
      data(chart, drawn));
  }

  /** Made when it is opened: most readers look at the picture. */
  function data(chart, drawn) {
    const details = dom.el('details', {class: 'data', ontoggle: () => {
      if (details.open && details.childElementCount === 1) {
        details.append(dom.table(chart.heading, drawn.table.head, drawn.table.rows));
      }
    }}, dom.el('summary', {}, 'Data of this chart'));
    return details;
  }

  let round = 0;

  /** The headline at once; the others one by one, so that the page answers in between. */
  function renderAll(view) {
    const mine = ++round;
    wb.tip.hide();
    render(dom.byId('headline'), wb.charts.find(chart => chart.id === HEADLINE), view, true);
    const others = wb.charts.filter(chart => chart.id !== HEADLINE);
    const place = dom.byId('figures');
    if (place.childElementCount === 0) {
      dom.fill(place, others.map(chart => dom.el('figure', {class: 'chart', id: 'chart-' + chart.id})));
    }
    others.reduce((before, chart) => before.then(() => new Promise(done => setTimeout(() => {
      if (mine === round) {
        render(dom.byId('chart-' + chart.id), chart, view, false);
      }
      done();
    }, 0))), Promise.resolve()).then(() => {
      if (mine === round) {
        document.documentElement.setAttribute('data-drawn', String(mine));
        performance.mark('all-charts');
      }
    });
  }

  wb.figures = {renderAll, render};
})((globalThis.wirebench = globalThis.wirebench || {}));
