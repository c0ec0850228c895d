/** The processors that writing and reading take with each option, next to what a change has to save. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  /** Bars; the table has all options. */
  const MOST = 12;
  const ROOM = 1.04;

  /** Today's option first, then the others with the least first; those that are ruled out come last. */
  function listed(judged) {
    const known = judged.options.filter(one => one !== judged.today && one.unmeasured === '' && Number.isFinite(one.cores.value));
    const rank = one => (one.reasons.length > 0 ? 1 : 0);
    known.sort((a, b) => rank(a) - rank(b) || a.cores.value - b.cores.value);
    return [judged.today].concat(known.slice(0, MOST - 1));
  }

  function upper(one) {
    return Math.max(one.cores.value, Number.isFinite(one.cores.high) ? one.cores.high : 0);
  }

  function part(name, left, width) {
    const element = dom.el('span', {class: name});
    element.style.left = 100 * left + '%';
    element.style.width = 100 * width + '%';
    return element;
  }

  /** What an option may take so that a change to it pays by processors; not above 0 where none can. */
  function limit(judged) {
    return judged.today.cores.value - judged.scenario.paysFrom * judged.scenario.cores;
  }

  function bar(judged, one, most) {
    const scenario = judged.scenario;
    const writing = one.writing * scenario.rate;
    const at = value => Math.max(0, Math.min(1, value / most));
    const low = Number.isFinite(one.cores.low) ? one.cores.low : one.cores.value;
    return dom.el('span', {class: 'track'},
      part('write', 0, at(writing)),
      part('read', at(writing), at(one.cores.value) - at(writing)),
      part('uncertain', at(low), at(upper(one)) - at(low)),
      limit(judged) > 0 ? part('pays', at(limit(judged)), 0) : '');
  }

  function row(judged, one, most) {
    const scenario = judged.scenario;
    const isOut = one.reasons.length > 0;
    const said = text.name(one.name) + ': ' + text.number(one.cores.value) + ' of ' + text.round(scenario.cores) + ' cores'
      + wb.sentences.range(one.cores) + ', of which writing takes ' + text.number(one.writing * scenario.rate)
      + (one === judged.today ? '; used today' : '') + (isOut ? '; ruled out' : '');
    return dom.el('li', {class: one === judged.today ? 'today' : isOut ? 'out' : null, 'aria-label': said},
      dom.el('span', {class: 'who'}, dom.name(one.name),
        one === judged.today ? dom.el('em', {}, 'today') : isOut ? dom.el('em', {}, 'ruled out') : ''),
      bar(judged, one, most),
      dom.el('span', {class: 'much'}, text.percent(wb.sentences.rounded(one.cores.value / scenario.cores))));
  }

  function legend(judged) {
    const scenario = judged.scenario;
    const otherWays = scenario.link !== null || scenario.paysFromPrice !== null;
    const swatch = name => dom.el('span', {class: 'swatch ' + name});
    return dom.el('p', {class: 'muted small legend'},
      swatch('write'), 'writing ', swatch('read'), 'reading ', swatch('uncertain'), '95 % interval; shares of '
        + text.count(scenario.cores, 'core') + ' at ' + wb.sentences.rate(scenario.rate) + '. ',
      limit(judged) > 0 ? [swatch('pays'), 'Left of this line a change saves '
        + text.percent(scenario.paysFrom) + ' of the processors' + (otherWays ? ', one of the ways to pay.' : ', and pays.')]
        : 'No option can save ' + text.percent(scenario.paysFrom) + ' of the processors'
          + (otherWays ? ', but a change may pay by link or price.' : ', which a change must save.'));
  }

  function picture(judged) {
    const shown = listed(judged);
    const most = Math.max.apply(null, shown.map(upper)) * ROOM;
    return dom.el('figure', {class: 'cores'},
      dom.el('figcaption', {}, 'Your processors that writing and reading take'),
      dom.el('ul', {}, shown.map(one => row(judged, one, most))),
      legend(judged),
      judged.options.length > shown.length
        ? dom.el('p', {class: 'muted small'}, 'The table has ' + (judged.options.length - shown.length) + ' more.') : '');
  }

  wb.cores = {picture};
})((globalThis.wirebench = globalThis.wirebench || {}));
