/** What to show: one value of each dimension, the baseline, codecs and formats. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const MEDIA = {bytes: 'byte[]', string: 'String'};
  const LABELS = {jdk: 'JDK'};
  /** Rows that are more than a reader looks through. */
  const MANY = 12;

  function valueText(dimension, value) {
    if (dimension === 'medium') {
      return MEDIA[value] || value;
    }
    return dimension === 'jdk' && /^\d/.test(value) ? 'JDK ' + value : value;
  }

  function label(name) {
    return LABELS[name] || name.charAt(0).toUpperCase() + name.slice(1);
  }

  /** Values of one dimension that have a table; the others cannot be chosen. */
  function select(data, state, d, change) {
    const dimension = data.dimensions[d];
    return dom.el('label', {}, dom.el('span', {}, text.name(label(dimension.name))),
      dom.el('select', {
        'data-dimension': dimension.name,
        onchange: event => {
          state.at[d] = Number(event.target.value);
          state.at = wb.model.tableAt(data, state.at, d).at.slice();
          change();
        }
      }, dimension.values.map((value, i) =>
        dom.el('option', {value: i, selected: state.at[d] === i}, text.name(valueText(dimension.name, value))))));
  }

  function baselines(data, table, state, change) {
    const usable = table.rows.filter(wb.model.isComparable);
    const current = wb.model.compare(data, table, state.baseline).baseline;
    return dom.el('label', {}, dom.el('span', {}, 'Baseline'),
      dom.el('select', {
        id: 'baseline',
        onchange: event => {
          state.baseline = Number(event.target.value);
          change();
        }
      }, usable.map(row =>
        dom.el('option', {value: row.name, selected: Boolean(current) && current.id === row.name},
          text.name(data.names[row.name].name)))));
  }

  /** Letters of the names that are looked for. */
  let sought = '';

  function isSought(caption) {
    return text.name(caption).toLowerCase().indexOf(sought.trim().toLowerCase()) >= 0;
  }

  /** Leaves out of a list what is not looked for; nothing else is drawn again while somebody types. */
  function search(list) {
    return dom.el('input', {
      type: 'search',
      value: sought,
      placeholder: 'Search',
      'aria-label': 'Search the rows',
      oninput: event => {
        sought = event.target.value;
        Array.from(list.querySelectorAll('[data-caption]')).forEach(line => {
          line.hidden = !isSought(line.getAttribute('data-caption'));
        });
      }
    });
  }

  /** A row's box, with a button that leaves it alone. */
  function line(state, names, name, change) {
    const isHidden = caption => names.length >= MANY && !isSought(caption);
    const caption = wb.model.label(name);
    const only = dom.el('button', {
      type: 'button',
      class: 'link only',
      'aria-label': 'Show only ' + text.name(caption),
      onclick: () => {
        names.forEach(other => state.hiddenNames.add(other.name));
        state.hiddenNames.delete(name.name);
        state.hiddenFormats.clear();
        change();
      }
    }, 'only');
    return dom.el('div', {class: 'line', 'data-caption': caption, hidden: isHidden(caption)},
      box(state.hiddenNames, name.name, caption, change), only);
  }

  function box(set, key, caption, change) {
    return dom.el('label', {}, dom.el('input', {
      type: 'checkbox',
      checked: !set.has(key),
      onchange: event => {
        if (event.target.checked) {
          set.delete(key);
        } else {
          set.add(key);
        }
        change();
      }
    }), dom.name(caption));
  }

  function chooser(data, table, state, change, all) {
    const names = table.rows.map(row => data.names[row.name]);
    const formats = wb.model.formats(data).filter(format => format !== '');
    const what = table.comparedBy;
    const hidden = names.filter(name => !wb.model.isShown(state, {name: name.name, format: name.format || ''})).length;
    const list = dom.el('fieldset', {}, dom.el('legend', {}, text.name(label(what))),
      names.map(name => line(state, names, name, change)));
    const title = hidden === 0 ? 'all ' + names.length : (names.length - hidden) + ' of ' + names.length;
    return [
      dom.el('summary', {}, 'Rows: ' + title),
      dom.el('div', {},
        formats.length < 2 ? '' : dom.el('fieldset', {}, dom.el('legend', {}, 'Formats'),
          formats.map(format => box(state.hiddenFormats, format, format, change))),
        dom.el('p', {},
          dom.el('button', {
            type: 'button',
            onclick: () => {
              sought = '';
              all();
            }
          }, 'Show all'), ' ',
          dom.el('button', {
            type: 'button',
            onclick: () => {
              names.forEach(name => state.hiddenNames.add(name.name));
              change();
            }
          }, 'None')),
        names.length < MANY ? '' : search(list),
        list)
    ];
  }

  /**
   * Renders into the form. Controls that stay keep the keyboard's focus: only what changed is replaced.
   *
   * @param change called after the state was changed
   */
  function render(form, data, table, state, change) {
    const focus = focused(form);
    const details = form.querySelector('details') || dom.el('details', {class: 'chooser'});
    const open = details.open;
    const varied = data.dimensions.map((_, d) => d).filter(
      d => data.dimensions[d].values.length > 1 && table.at[d] >= 0);
    dom.fill(details, chooser(data, table, state, change, () => {
      state.hiddenNames.clear();
      state.hiddenFormats.clear();
      change();
    }));
    dom.fill(form, varied.map(d => select(data, state, d, change)), baselines(data, table, state, change), details);
    details.open = open;
    const again = focus < 0 ? null : focusable(form)[focus];
    if (again) {
      again.focus({preventScroll: true});
    }
  }

  function focusable(form) {
    return Array.from(form.querySelectorAll('select, input, summary, button'));
  }

  function focused(form) {
    return focusable(form).indexOf(document.activeElement);
  }

  wb.controls = {render, valueText, label};
})((globalThis.wirebench = globalThis.wirebench || {}));
