/** Elements from data. Text only ever becomes text: nothing here parses markup. */
(function (wb) {
  'use strict';

  /** el('p', {class: 'muted'}, 'text', child …). Properties that start with `on` are listeners. */
  function el(tag, properties) {
    const element = document.createElement(tag);
    Object.keys(properties || {}).forEach(key => {
      const value = properties[key];
      if (key.slice(0, 2) === 'on') {
        element.addEventListener(key.slice(2), value);
      } else if (value === true) {
        element.setAttribute(key, '');
      } else if (value !== false && value !== null && value !== undefined) {
        element.setAttribute(key, String(value));
      }
    });
    Array.prototype.slice.call(arguments, 2).forEach(child => append(element, child));
    return element;
  }

  function append(element, child) {
    if (Array.isArray(child)) {
      child.forEach(one => append(element, one));
    } else if (child !== null && child !== undefined && child !== '') {
      element.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
  }

  function byId(id) {
    return document.getElementById(id);
  }

  function fill(element) {
    const children = Array.prototype.slice.call(arguments, 1);
    element.replaceChildren();
    children.forEach(child => append(element, child));
  }

  /** A name from the data: kept apart from the direction of the text around it. */
  function name(text) {
    return el('bdi', {}, wb.text.name(text));
  }

  function parts(list) {
    return list.map(part => (typeof part === 'string' ? part : el('strong', {}, name(part.strong))));
  }

  function terms(lines) {
    return el('dl', {}, lines.map(line => [el('dt', {}, line[0]), el('dd', {}, wb.text.name(line[1]))]));
  }

  /** A table that scrolls by itself, also by keyboard. */
  function table(label, head, rows, numeric) {
    const isNumber = i => i > 0 && numeric !== false;
    return el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label},
      el('table', {},
        el('thead', {}, el('tr', {}, head.map((text, i) =>
          el('th', {scope: 'col', class: isNumber(i) ? 'number' : null}, wb.text.name(text))))),
        el('tbody', {}, rows.map(row => el('tr', {}, row.map((text, i) =>
          i === 0 ? el('th', {scope: 'row'}, name(text))
            : el('td', {class: isNumber(i) ? 'number' : null}, wb.text.name(text))))))));
  }

  wb.dom = {el, byId, fill, name, parts, terms, table};
})((globalThis.wirebench = globalThis.wirebench || {}));
