/** The first screen: the answer, to which question, where it was measured, and the answers in words. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const ASKED = ['operation', 'method', 'class'];
  // Their values say what they are; those of others, of parameters for instance, are named.
  const SPEAKING = ['payload', 'operation', 'medium', 'jdk', 'class', 'method', 'source'];
  const MOST_ANSWERS = 6;

  /** The dimension of which every value gets an answer: the operation, else what comes nearest to one. */
  function askedAlong(data) {
    const found = ASKED.map(name => wb.model.dimension(data, name)).filter(
      d => d >= 0 && data.dimensions[d].values.length > 1);
    return found.length > 0 ? found[0] : -1;
  }

  function question(view) {
    const asked = askedAlong(view.data);
    const where = place(view, asked);
    const what = view.table.largerIsBetter ? 'does the most' : 'takes the least time';
    return [
      where, where.length > 0 ? 'which ' : 'Which ', dom.name(view.table.comparedBy),
      (view.table.ofMessages ? "'s message " : ' ') + what + ', and how sure is that?'
    ];
  }

  /** Of what: payload, JDK and what else varies, apart from what every answer names. */
  function place(view, asked) {
    const found = view.data.dimensions
      .map((dimension, d) => ({dimension: dimension, d: d, value: wb.model.value(view.data, view.table, d)}))
      .filter(one => one.d !== asked && one.value !== undefined && isTelling(one.dimension));
    return found.length === 0 ? [] : [found.map((one, i) => [i > 0 ? ', ' : '', dom.name(shown(one))]), ': '];
  }

  function isTelling(dimension) {
    return dimension.values.length > 1 || dimension.name === 'payload' || dimension.name === 'jdk';
  }

  function shown(one) {
    const name = one.dimension.name;
    const values = one.dimension.values.map(
      value => wb.controls.valueText(name, name === 'jdk' ? release(one.dimension.values, value) : value));
    const value = wb.labels.short(values)[one.dimension.values.indexOf(one.value)];
    return SPEAKING.indexOf(name) >= 0 ? value : name + ' ' + value;
  }

  /** A JDK by the number of its release, unless two builds of one are compared. */
  function release(labels, label) {
    const number = any => any.split(/[.+]/)[0];
    const alike = labels.filter(other => number(other) === number(label));
    return alike.length > 1 ? label : number(label);
  }

  function answers(view, choose) {
    const data = view.data;
    const asked = askedAlong(data);
    const tables = asked < 0 ? [view.table] : wb.model.tablesAlong(data, view.table.at, [asked]);
    const at = tables.indexOf(view.table);
    const first = Math.max(0, Math.min(at - 1, tables.length - MOST_ANSWERS));
    const some = tables.length > MOST_ANSWERS ? tables.slice(first, first + MOST_ANSWERS) : tables;
    return [
      some.map(table => one(view, table, asked, choose)),
      some.length < tables.length
        ? dom.el('p', {class: 'muted small'}, 'And ' + (tables.length - some.length) + ' more: choose below.') : ''
    ];
  }

  function one(view, table, asked, choose) {
    const answer = wb.words.answer(wb.model.compare(view.data, table, view.state.baseline));
    const current = table === view.table;
    const value = asked < 0 ? 'Answer' : wb.model.value(view.data, table, asked);
    const heading = asked < 0 || !current
      ? dom.el('button', {type: 'button', 'aria-pressed': String(current), onclick: () => choose(table)}, dom.name(value))
      : dom.name(value);
    return dom.el('div', {class: 'answer' + (current && asked >= 0 ? ' current' : '')},
      dom.el('h2', {}, asked < 0 ? dom.el('span', {}, 'Answer') : heading),
      dom.el('p', {}, dom.parts(answer.parts)));
  }

  /** Use cases, on the payload that is shown: unless the run was made for one, or all rows have one format. */
  function useCases(view) {
    const data = view.data;
    const at = {};
    ['payload', 'medium', 'jdk'].forEach(name => {
      const d = wb.model.dimension(data, name);
      if (d >= 0 && view.table.at[d] >= 0) {
        at[name] = wb.model.value(data, view.table, d);
      }
    });
    const formats = new Set(data.names.map(name => name.format).filter(Boolean));
    const found = at.payload === undefined || formats.size < 2 || data.asked ? [] : data.scenarios.map(
      one => wb.usecase.answer(data, Object.assign({}, one.scenario, at, {today: ''}))).filter(Boolean);
    return found.every(one => one.chosen === '') ? [] : [dom.el('h2', {}, 'Which one?'), dom.el('ul', {}, found.map(
      one => dom.el('li', {}, dom.el('strong', {}, one.title),
        one.chosen === '' ? ': ' : [one.keeps ? ': keep ' : ': take ', dom.el('strong', {}, dom.name(one.chosen)), '. '],
        one.words, dom.el('p', {class: 'muted small'}, dom.el('code', {}, one.terms)))))];
  }

  function alert(data) {
    const errors = data.findings.filter(f => f.severity === 'error').length;
    const warnings = data.findings.filter(f => f.severity === 'warning').length;
    if (errors + warnings === 0) {
      return [];
    }
    const said = [];
    if (errors > 0) {
      said.push(text.count(errors, 'finding') + ' that forbid' + (errors === 1 ? 's' : '') + ' the use of some numbers');
    }
    if (warnings > 0) {
      said.push(text.count(warnings, 'warning'));
    }
    return [dom.el('a', {href: '#findings', class: errors > 0 ? 'error' : 'warning'}, said.join(' and ')),
      ': read ' + (errors + warnings === 1 ? 'it' : 'them') + ' before using the numbers.'];
  }

  /** What was asked of the first table that is shown; where nothing can be answered, the question itself. */
  function heading(view) {
    const answer = wb.words.headline(wb.model.compare(view.data, view.table, view.state.baseline));
    return answer.length === 0 ? question(view) : [place(view, -1), dom.parts(answer)];
  }

  function render(view, choose) {
    dom.fill(dom.byId('question'), heading(view));
    dom.fill(dom.byId('machine'), text.name(view.data.environmentLine));
    dom.fill(dom.byId('alert'), alert(view.data));
    dom.fill(dom.byId('answers'), answers(view, choose));
    dom.fill(dom.byId('use-cases'), useCases(view));
  }

  wb.answer = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
