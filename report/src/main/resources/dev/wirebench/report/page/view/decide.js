/** The panel that decides while its reader changes the scenario, by the script that the command decides by. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const form = wb.scenarioForm;

  /** A number with commas or spaces between its thousands. */
  const GROUPED = /^\d{1,3}([,\s]\d{3})+(\.\d+)?$/;

  /** The number that a reader wrote; NaN if it is none. */
  function numberOf(written) {
    return written === '' ? NaN : Number(GROUPED.test(written) ? written.replace(/[,\s]/g, '') : written);
  }

  /** @param holder what the field is a part of: the scenario, or its demands */
  function number(holder, field, change) {
    const value = holder[field.key];
    return dom.el('label', {}, dom.el('span', {}, field.label), dom.el('input', {
      type: 'text',
      inputmode: 'decimal',
      'data-field': field.key,
      value: value === null ? '' : String(Number((value / field.factor).toPrecision(12))),
      oninput: event => {
        const written = event.target.value.trim();
        const typed = written === '' ? null : numberOf(written) * field.factor;
        mark(event.target, form.isFit(field, typed));
        if (form.isFit(field, typed)) {
          holder[field.key] = typed;
        }
        change();
      }
    }));
  }

  function mark(input, isFit) {
    if (isFit) {
      input.removeAttribute('aria-invalid');
    } else {
      input.setAttribute('aria-invalid', 'true');
    }
  }

  function weight(chosen, key, change) {
    return dom.el('label', {}, dom.el('span', {}, 'Weight of ' + key), dom.el('input', {
      type: 'text',
      inputmode: 'decimal',
      'data-field': 'weight-' + key,
      value: String(chosen.scenario.weights[key]),
      oninput: event => {
        const changed = Object.assign({}, chosen.scenario.weights);
        changed[key] = numberOf(event.target.value.trim());
        mark(event.target, form.areWeights(changed));
        if (form.areWeights(changed)) {
          chosen.scenario.weights = changed;
        }
        change();
      }
    }));
  }

  function demand(chosen, one, change) {
    return dom.el('label', {}, dom.el('input', {
      type: 'checkbox',
      'data-field': one.key,
      checked: chosen.scenario.must[one.key] === one.on,
      onchange: event => {
        chosen.scenario.must[one.key] = event.target.checked ? one.on : !one.on;
        change();
      }
    }), one.label);
  }

  function select(label, field, values, current, choose) {
    return dom.el('label', {}, dom.el('span', {}, label), dom.el('select', {
      'data-field': field,
      onchange: event => choose(event.target.value)
    }, values.map(value => dom.el('option', {value: value[0], selected: value[0] === current}, text.name(value[1])))));
  }

  function same(values) {
    return values.map(value => [value, value]);
  }

  /** Everything that measured rows have a value for; the first of a list is what is chosen without a choice. */
  function selects(data, chosen, again) {
    const scenario = chosen.scenario;
    const prepared = wb.options.prepare(data, scenario);
    const names = prepared ? prepared.options.map(option => option.name) : [];
    const set = (key, value) => {
      scenario[key] = value;
      again();
    };
    const known = key => Array.from(new Set(data.names.map(name => name[key]).filter(Boolean)));
    const demanded = (label, field, key, values) => select(label, field, [['', 'any']].concat(same(values)),
      scenario.must[key].join(), value => {
        scenario.must[key] = value === '' ? [] : [value];
        again();
      });
    return [
      select('Scenario', 'preset', form.presets(data).map(one => [one.name, one.scenario.title || 'Your own']),
        chosen.preset, name => again(form.begin(data, name))),
      select('Payload', 'payload', same(wb.options.payloads(data, scenario.medium)), scenario.payload, value => {
        scenario.today = '';
        set('payload', value);
      }),
      select('Used today', 'today', [['', 'the run’s baseline']].concat(same(names)), scenario.today,
        value => set('today', value)),
      demanded('Format', 'format', 'formats', known('format')),
      demanded('Licence', 'licence', 'licences', known('licence'))
    ].concat(compressions(data, scenario, set));
  }

  /** Only where it was measured how long that takes. */
  function compressions(data, scenario, set) {
    const measured = wb.compression.measured(data, scenario);
    return measured.length === 0 ? [] : [select('Compression', 'compression',
      [['none', 'none']].concat(measured.map(name => [name, 'none or ' + name])),
      scenario.compression[scenario.compression.length - 1],
      value => set('compression', value === 'none' ? ['none'] : ['none', value]))];
  }

  function fields(data, chosen, change, again) {
    return dom.el('form', {class: 'scenario', 'aria-label': 'Scenario', autocomplete: 'off',
      onsubmit: event => event.preventDefault()},
      dom.el('div', {class: 'fields'}, selects(data, chosen, again),
        form.NUMBERS.map(field => number(chosen.scenario, field, change)),
        form.LIMITS.map(field => number(chosen.scenario.must, field, change)),
        form.WEIGHTS.map(key => weight(chosen, key, change))),
      dom.el('fieldset', {}, dom.el('legend', {}, 'Every option has to meet'),
        form.DEMANDS.map(one => demand(chosen, one, change))));
  }

  /** Cores at peak with their interval, beside what the scenario grants. */
  function bar(judged, one) {
    const scenario = judged.scenario;
    const granted = scenario.cores * scenario.utilisation;
    const most = Math.max.apply(null, [granted * 1.25].concat(judged.options.map(
      other => Math.min(other.peak.high, granted * 4)).filter(Number.isFinite)));
    const at = value => Math.max(0, Math.min(100, 100 * value / most)) + '%';
    const part = (name, left, width) => {
      const element = dom.el('span', {class: name});
      element.style.left = left;
      element.style.width = width;
      return element;
    };
    const low = Number.isFinite(one.peak.low) ? Math.max(0, one.peak.low) : one.peak.value;
    return dom.el('span', {class: 'bar', role: 'img', 'aria-label': text.number(one.peak.value) + ' cores at peak, '
      + text.interval(one.peak.low, one.peak.high) + '; ' + text.number(granted) + ' are granted'},
      part('value', '0', at(one.peak.value)),
      part('uncertain', at(low), (parseFloat(at(one.peak.high)) - parseFloat(at(low))) + '%'),
      part('limit', at(granted), '2px'));
  }

  function row(judged, one) {
    const isOut = one.reasons.length > 0;
    const known = one.unmeasured === '';
    return dom.el('tr', {class: isOut ? 'out' : one === judged.chosen ? 'chosen' : null, 'data-option': one.name},
      dom.el('th', {scope: 'row', class: 'name'}, dom.name(one.name)),
      dom.el('td', {}, known ? bar(judged, one) : ''),
      cell(known ? text.number(one.cores.value) : '–'),
      cell(known ? text.percent(one.peak.value / judged.scenario.cores) : '–'),
      cell(known && one.saving ? text.percent(one.saving.cores.value) : '–'),
      cell(text.number(one.megabytes)),
      cell(known ? wb.sentences.rate(one.bottleneck.fullAt) : '–'),
      dom.el('td', {class: 'why'}, isOut ? one.reasons.map(reason => text.name(reason.words)).join('; ')
        : wb.sentences.verdict(one) + (one.about.hard.length > 0 ? '; ' + text.count(one.about.hard.length, 'hard outcome') : '')));
  }

  function cell(content) {
    return dom.el('td', {class: 'number'}, content);
  }

  function table(judged) {
    const head = ['Option', 'Cores at peak', 'Cores', 'of all, peak', 'Saves', 'MB/s', 'Full at', 'Verdict, or why not'];
    return dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'decide-heading'},
      dom.el('table', {},
        dom.el('thead', {}, dom.el('tr', {}, head.map((one, i) =>
          dom.el('th', {scope: 'col', class: i > 1 && i < 7 ? 'number' : null}, one)))),
        dom.el('tbody', {}, judged.options.map(one => row(judged, one)))));
  }

  /** By the clipboard, where the browser lets a page from a file have it; else as text to be copied by hand. */
  function copyButton(decided) {
    const place = dom.el('div', {});
    const button = dom.el('button', {
      type: 'button',
      id: 'copy-record',
      onclick: () => {
        const byHand = () => dom.fill(place, dom.el('textarea', {rows: '12', readonly: true, 'aria-label': 'Decision record'},
          decided.record));
        if (navigator.clipboard) {
          navigator.clipboard.writeText(decided.record).then(() => {
            button.textContent = 'Copied';
          }, byHand);
        } else {
          byHand();
        }
      }
    }, 'Copy as decision record');
    return dom.el('div', {}, button, place);
  }

  /** What the data have no rows for. */
  function lacking(decided) {
    switch (decided.lacks) {
      case 'payload':
        return 'No table writes this payload.';
      case 'options':
        return 'Nothing here both writes and reads this payload.';
      default:
        return text.name(decided.missing) + ' has no rows that write and read this payload.';
    }
  }

  function outcome(data, decided) {
    if (decided.lacks) {
      return [dom.el('p', {class: 'warning'}, lacking(decided))];
    }
    return [
      dom.el('p', {class: 'decided', role: 'status'}, dom.el('strong', {}, text.name(decided.sentences[0]))),
      dom.el('ul', {}, decided.sentences.slice(1).map(sentence => dom.el('li', {}, text.name(sentence)))),
      table(decided.judged),
      copyButton(decided)
    ];
  }

  function command(data, scenario) {
    const run = data.sources.length > 0 ? data.sources[0].name : 'RUN';
    return data.command + ' decide ' + run + ' --scenario scenario.yaml';
  }

  /**
   * @param chosen of scenario.js, changed in place
   * @param changed called after a change, for the address
   */
  function render(data, chosen, changed) {
    const none = wb.options.payloads(data, wb.options.medium(data)).length === 0;
    // The next file that is dropped onto the page may have what a decision takes.
    dom.byId('decide').hidden = none;
    document.querySelector('nav a[href="#decide"]').parentElement.hidden = none;
    if (none) {
      return;
    }
    const place = dom.el('div', {id: 'decided'});
    const decide = () => {
      const scenario = chosen.scenario;
      dom.fill(place, outcome(data, wb.decide.decide(data, scenario, command(data, scenario))));
    };
    const change = () => {
      const wrong = document.querySelector('#decide [aria-invalid]');
      if (wrong) {
        dom.fill(place, dom.el('p', {class: 'warning', role: 'status'}, 'Nothing is decided: "'
          + wrong.parentElement.firstChild.textContent + '" takes another number.'));
      } else {
        decide();
        changed(chosen);
      }
    };
    const again = other => {
      const next = other || chosen;
      const field = document.activeElement ? document.activeElement.getAttribute('data-field') : null;
      render(data, next, changed);
      changed(next);
      if (field) {
        document.querySelector('#decide [data-field="' + field + '"]').focus({preventScroll: true});
      }
    };
    decide();
    wb.sections.section('decide', [
      dom.el('p', {class: 'muted'}, 'The command decide says the same, and METHODOLOGY how it is computed.'
        + ' Nothing leaves this page.'),
      fields(data, chosen, change, again),
      place
    ]);
  }

  wb.panel = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
