/** What was observed of codecs besides their speed: counts of hard cases, each row opening to what shows them. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;

  /** Counts of cases, or in words that none was executed. */
  function cell(cases) {
    return typeof cases === 'string' ? dom.el('td', {class: 'muted'}, cases)
      : dom.el('td', {class: cases[0] > 0 ? 'warning' : null}, cases[0] + ' of ' + cases[1] + ' hard');
  }

  /** The input is anybody's bytes or text, and stays text. */
  function observation(seen) {
    return dom.el('li', {},
      dom.el('p', {}, dom.name(seen.place), ': ', dom.el('strong', {}, text.name(seen.outcome)),
        seen.count > 1 ? ' (' + text.count(seen.count, 'input') + ')' : '',
        seen.said ? [': ', dom.el('code', {}, text.name(seen.said))] : ''),
      seen.input ? dom.el('pre', {}, text.name(seen.input)) : '');
  }

  function name(codec, detail) {
    if (codec.hard.length === 0) {
      return dom.name(codec.codec);
    }
    const button = dom.el('button', {
      type: 'button',
      'aria-expanded': 'false',
      onclick: () => {
        const open = button.getAttribute('aria-expanded') === 'true';
        button.setAttribute('aria-expanded', String(!open));
        detail.hidden = open;
        if (!open) {
          dom.fill(detail.firstChild, dom.el('ul', {class: 'seen'}, codec.hard.map(observation)));
        }
      }
    }, dom.name(codec.codec));
    return button;
  }

  function line(codec, columns) {
    const detail = dom.el('tr', {class: 'detail', hidden: true}, dom.el('td', {colspan: columns}));
    return [
      dom.el('tr', {'data-codec': codec.codec},
        dom.el('th', {scope: 'row', class: 'name'}, name(codec, detail)),
        dom.el('td', {}, text.name(codec.version || '-')),
        codec.cells.map(cell)),
      codec.hard.length === 0 ? '' : detail
    ];
  }

  function table(besides) {
    const head = ['Codec', 'Version tried'].concat(besides.qualities);
    return dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'besides-heading'},
      dom.el('table', {},
        dom.el('thead', {}, dom.el('tr', {}, head.map((one, i) =>
          dom.el('th', {scope: 'col', class: i === 0 ? 'name' : null}, text.name(one))))),
        dom.el('tbody', {}, besides.codecs.map(codec => line(codec, head.length)))));
  }

  /** Without observations there is no such section. */
  function render(data) {
    if (data.besides) {
      wb.sections.section('besides', [
        dom.el('p', {class: 'muted'}, text.name(data.besides.words), ' Select a codec for the inputs.'),
        table(data.besides)
      ]);
    } else if (dom.byId('besides')) {
      dom.byId('besides').remove();
      document.querySelector('nav a[href="#besides"]').parentElement.remove();
    }
  }

  wb.besides = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
