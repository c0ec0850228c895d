/** The scenario that the reader decides for: fields of a form, and a short form for the address. */
(function (wb) {
  'use strict';

  const DAY = 86400;

  /** How a field's number is shown, as a factor; what may be left empty is null then. */
  const NUMBERS = [
    {key: 'rate', label: 'Messages written', factor: 1, parse: wb.scenario.parseRate, unit: '/s',
      wanted: 'a rate, for instance 3000/s, 3k/s or 2M/day'},
    {key: 'cores', label: 'Cores', factor: 1, empty: true},
    {key: 'peak', label: 'Peak, times that', factor: 1, least: 1},
    {key: 'reads', label: 'Reads for each write', factor: 1, least: 0},
    {key: 'link', label: 'Link, Mbit/s', factor: 1e6, empty: true},
    {key: 'retention', label: 'Stored for days', factor: DAY, empty: true},
    {key: 'pricePerGB', label: 'Price of a GB moved', factor: 1, empty: true, least: 0},
    {key: 'pricePerGBMonth', label: 'Of a GB stored a month', factor: 1, empty: true, least: 0},
    {key: 'pricePerCoreMonth', label: 'Of a core a month', factor: 1, empty: true, least: 0},
    {key: 'utilisation', label: 'Highest use, %', factor: 0.01, most: 1},
    {key: 'paysFrom', label: 'A change pays from, %', factor: 0.01, most: 1},
    {key: 'paysFromPrice', label: 'Or from, money a month', factor: 1, empty: true}
  ];

  /** Likewise, of what every option has to meet. */
  const LIMITS = [
    {key: 'jars', label: 'Jars of at most, KiB', factor: 1024, empty: true},
    {key: 'releasedWithin', label: 'Released within months', factor: 1, empty: true}
  ];

  /** How many of the numbers stand above the picture. */
  const FIRST = 2;

  const WEIGHTS = ['cpu', 'network', 'allocation', 'storage'];

  /** The value that switches a demand on. */
  const DEMANDS = [
    {key: 'readable', label: 'People can read it', on: true},
    {key: 'otherLanguages', label: 'Other languages', on: true},
    {key: 'evolution', label: 'Old and new readers meet', on: true},
    {key: 'untrustedInput', label: 'Bytes from outside', on: true},
    {key: 'oneInstance', label: 'One instance for all threads', on: true},
    {key: 'schemaStep', label: 'No compiled schema', on: false},
    {key: 'generatedCode', label: 'No generated code', on: false},
    {key: 'ownClass', label: 'Binds my own class', on: true}
  ];

  const NOTHING = {
    title: '',
    medium: 'bytes',
    jdk: '',
    today: '',
    rate: 10000,
    peak: 1,
    reads: 1,
    cores: null,
    link: null,
    utilisation: 0.7,
    pricePerGB: null,
    pricePerGBMonth: null,
    pricePerCoreMonth: null,
    retention: null,
    compression: ['none'],
    paysFrom: 0.05,
    paysFromPrice: null,
    weights: {cpu: 1, network: 0, allocation: 0, storage: 0},
    must: {
      formats: [], readable: false, otherLanguages: false, evolution: false, schemaStep: true, generatedCode: true,
      licences: [], jars: null, releasedWithin: null, untrustedInput: false, oneInstance: false, ownClass: true
    }
  };

  const OWN = 'own';

  /** The reader's own, which begins as the scenario that the run was made for, and those that come with the program. */
  function presets(data) {
    const medium = wb.options.medium(data);
    const payloads = wb.options.payloads(data, medium);
    const own = {name: OWN, scenario: data.asked && payloads.indexOf(data.asked.payload) >= 0 ? data.asked
      : Object.assign({}, NOTHING, {payload: payloads[0], medium: medium})};
    return [own].concat((data.scenarios || []).filter(one => one.scenario.medium === medium
      && payloads.indexOf(one.scenario.payload) >= 0).map(one => ({
      name: one.name,
      scenario: Object.assign({}, one.scenario, {today: usable(data, one.scenario)})
    })));
  }

  /** What a preset names as today's may not have been measured. */
  function usable(data, scenario) {
    const prepared = wb.options.prepare(data, scenario);
    return prepared && prepared.options.some(option => option.name === scenario.today) ? scenario.today : '';
  }

  function copy(value) {
    return JSON.parse(JSON.stringify(value));
  }

  function begin(data, name) {
    const all = presets(data);
    const preset = all.find(one => one.name === name) || all[0];
    return {preset: preset.name, scenario: copy(preset.scenario)};
  }

  /** Whether a number may stand in a field. */
  function isFit(field, value) {
    if (value === null) {
      return Boolean(field.empty);
    }
    return Number.isFinite(value) && value <= (field.most || 1e15)
      && (field.least === undefined ? value > 0 : value >= field.least);
  }

  function areWeights(weights) {
    return WEIGHTS.every(key => Number.isFinite(weights[key]) && weights[key] >= 0 && weights[key] <= 1e6)
      && WEIGHTS.some(key => weights[key] > 0);
  }

  /** What the reader changed of the preset, as text for the address. */
  function shortened(data, chosen) {
    const from = begin(data, chosen.preset).scenario;
    const changed = {};
    Object.keys(from).forEach(key => {
      if (JSON.stringify(from[key]) !== JSON.stringify(chosen.scenario[key])) {
        changed[key] = chosen.scenario[key];
      }
    });
    return chosen.preset + (Object.keys(changed).length === 0 ? '' : '~' + JSON.stringify(changed));
  }

  /** The opposite. What does not fit is as the preset has it: an address may come from anybody. */
  function lengthened(data, text) {
    const at = text.indexOf('~');
    const chosen = begin(data, at < 0 ? text : text.slice(0, at));
    const changed = at < 0 ? {} : parsed(text.slice(at + 1));
    const scenario = chosen.scenario;
    takeNumbers(NUMBERS, changed, scenario);
    if (changed.weights && areWeights(changed.weights)) {
      WEIGHTS.forEach(key => {
        scenario.weights[key] = changed.weights[key];
      });
    }
    if (changed.must) {
      DEMANDS.forEach(demand => {
        if (typeof changed.must[demand.key] === 'boolean') {
          scenario.must[demand.key] = changed.must[demand.key];
        }
      });
      ['formats', 'licences'].filter(key => isTexts(changed.must[key])).forEach(key => {
        scenario.must[key] = changed.must[key];
      });
      takeNumbers(LIMITS, changed.must, scenario.must);
    }
    ['payload', 'today', 'medium', 'jdk'].forEach(key => {
      if (typeof changed[key] === 'string') {
        scenario[key] = changed[key];
      }
    });
    if (isTexts(changed.compression) && changed.compression.length > 0) {
      scenario.compression = changed.compression;
    }
    return wb.options.payloads(data, scenario.medium).indexOf(scenario.payload) < 0 ? begin(data, OWN) : chosen;
  }

  function takeNumbers(fields, from, to) {
    fields.filter(field => from[field.key] !== undefined && isFit(field, from[field.key])).forEach(field => {
      to[field.key] = from[field.key];
    });
  }

  function isTexts(list) {
    return Array.isArray(list) && list.every(one => typeof one === 'string');
  }

  function parsed(text) {
    try {
      const value = JSON.parse(text);
      return value !== null && typeof value === 'object' ? value : {};
    } catch (notJson) {
      return {};
    }
  }

  wb.scenarioForm = {NUMBERS, FIRST, LIMITS, WEIGHTS, DEMANDS, OWN, presets, begin, isFit, areWeights, shortened, lengthened};
})((globalThis.wirebench = globalThis.wirebench || {}));
