/** The panel that decides while its reader changes the scenario, by the script that the command decides by. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const form = wb.scenarioForm;
  const HEAD = ['Option', 'Cores', 'Of all cores, at peak', 'Saves', 'MB/s', 'Full at', 'Verdict, or why not'];

  /** The field's number as a reader would write it. */
  function shown(field, value) {
    return value === null ? '' : String(Number((value / field.factor).toPrecision(12))) + (field.unit || '');
  }

  /** @param holder what the field is a part of: the scenario, or its demands */
  function number(holder, field, change) {
    const parse = field.parse || wb.scenario.parseNumber;
    return dom.el('label', {}, dom.el('span', {}, field.label), dom.el('input', {
      type: 'text',
      inputmode: field.parse ? 'text' : 'decimal',
      'data-field': field.key,
      'data-wanted': field.wanted || 'a number' + (field.most ? ' up to ' + field.most / field.factor : ''),
      value: shown(field, holder[field.key]),
      oninput: event => {
        const written = event.target.value.trim();
        const typed = written === '' ? null : parse(written) * field.factor;
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
      'data-wanted': 'a number, 0 or more, and one weight has to be more than 0',
      value: String(chosen.scenario.weights[key]),
      oninput: event => {
        const changed = Object.assign({}, chosen.scenario.weights);
        changed[key] = wb.scenario.parseNumber(event.target.value.trim());
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

  function formOf(label) {
    return dom.el('form', {class: 'scenario', 'aria-label': label, autocomplete: 'off',
      onsubmit: event => event.preventDefault()}, Array.prototype.slice.call(arguments, 1));
  }

  /** Rate and cores. */
  function first(chosen, change) {
    return formOf('Rate and cores', dom.el('div', {class: 'fields'},
      form.NUMBERS.slice(0, form.FIRST).map(field => number(chosen.scenario, field, change))));
  }

  function others(data, chosen, change, again) {
    return dom.el('details', {class: 'more', open: chosen.isOpen},
      dom.el('summary', {onclick: () => {
        chosen.isOpen = !chosen.isOpen;
      }}, 'Payload, peak, link, prices, weights and demands'),
      formOf('Scenario',
        dom.el('div', {class: 'fields'}, selects(data, chosen, again),
          form.NUMBERS.slice(form.FIRST).map(field => number(chosen.scenario, field, change)),
          form.LIMITS.map(field => number(chosen.scenario.must, field, change)),
          form.WEIGHTS.map(key => weight(chosen, key, change))),
        dom.el('fieldset', {}, dom.el('legend', {}, 'Every option has to meet'),
          form.DEMANDS.map(one => demand(chosen, one, change)))));
  }

  function row(judged, one) {
    const isOut = one.reasons.length > 0;
    const known = one.unmeasured === '';
    return dom.el('tr', {class: isOut ? 'out' : one === judged.chosen ? 'chosen' : null, 'data-option': one.name},
      dom.el('th', {scope: 'row', class: 'name'}, dom.name(one.name)),
      [
        known ? text.number(one.cores.value) : '–',
        known ? text.percent(one.peak.value / judged.scenario.cores) : '–',
        known && one.saving ? text.percent(one.saving.cores.value) : '–',
        text.number(one.megabytes),
        known ? wb.sentences.rate(one.bottleneck.fullAt) : '–'
      ].map((content, i) => dom.el('td', {class: 'number', 'data-label': HEAD[i + 1]}, content)),
      dom.el('td', {class: 'why'}, isOut ? one.reasons.map(reason => text.name(reason.words)).join('; ')
        : wb.sentences.verdict(judged, one) + (one.about.hard.length > 0 ? '; known defects in ' + text.count(wb.sentences.defectCases(one), 'case') : '')));
  }

  function table(judged) {
    return dom.el('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'decide-heading'},
      dom.el('table', {},
        dom.el('thead', {}, dom.el('tr', {}, HEAD.map((one, i) =>
          dom.el('th', {scope: 'col', class: i > 0 && i < 6 ? 'number' : null}, one)))),
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
      wb.cores.picture(decided.judged),
      table(decided.judged),
      dom.el('ul', {class: 'reasons'}, decided.sentences.slice(1).map(sentence => dom.el('li', {}, text.name(sentence)))),
      copyButton(decided)
    ];
  }

  function command(data, scenario) {
    const run = data.sources.length > 0 ? data.sources[0].name : 'RUN';
    return data.command + ' decide ' + run + ' --scenario scenario.yaml';
  }

  /** A page of a run that was made for a scenario begins with its decision. */
  function lead(data) {
    if (data.asked) {
      const section = dom.byId('decide');
      dom.byId('decide-heading').textContent = 'Your decision';
      dom.byId('answer').before(section);
    }
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
          + wrong.parentElement.firstChild.textContent + '" is not ' + wrong.getAttribute('data-wanted') + '.'));
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
    lead(data);
    wb.sections.section('decide', [
      first(chosen, change),
      place,
      others(data, chosen, change, again),
      dom.el('p', {class: 'muted small'}, 'The command decide says the same; METHODOLOGY explains how it is computed.'
        + ' Nothing leaves this page.')
    ]);
  }

  wb.panel = {render};
})((globalThis.wirebench = globalThis.wirebench || {}));
