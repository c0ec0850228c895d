/** A scenario as a file has it: the form that the command `decide` reads. */
(function (wb) {
  'use strict';

  const DAY = 86400;
  const YEAR = 365.25 * DAY;
  const HOUR = 3600;

  function plain(number) {
    return String(Number(number.toPrecision(12)));
  }

  /** Thousands may be grouped by commas or blanks; as `Quantity.java` has it. */
  const NUMBER = '([1-9][0-9]{0,2}(?:[, ][0-9]{3})+(?:\\.[0-9]+)?|[0-9]+(?:\\.[0-9]+)?)';
  const PLAIN = new RegExp('^' + NUMBER + '$');
  const RATE = new RegExp('^' + NUMBER + '\\s*([kM]?)(?:\\s*/\\s*(s|min|h|day))?$');
  const SECONDS = {s: 1, min: 60, h: HOUR, day: DAY};
  const THOUSANDS = {k: 1e3, M: 1e6};

  /** The number that somebody wrote; NaN if it is none. */
  function parseNumber(written) {
    return PLAIN.test(written) ? Number(written.replace(/[, ]/g, '')) : NaN;
  }

  /** Messages a second, as in 3000/s, 3k/s, 2M/day and 3,000; NaN if it is none. */
  function parseRate(written) {
    const found = RATE.exec(written);
    return found ? parseNumber(found[1]) * (THOUSANDS[found[2]] || 1) / (SECONDS[found[3]] || 1) : NaN;
  }

  /** A rate in messages a second, or an hour where they are few. */
  function rate(value, number) {
    return value < 0.1 ? number(value * HOUR) + '/h' : number(value) + '/s';
  }

  /** A span of time in years where these are whole, else in days. */
  function span(seconds) {
    const years = seconds / YEAR;
    return Number.isInteger(years) && years > 0 ? years + (years === 1 ? ' year' : ' years') : plain(seconds / DAY) + ' days';
  }

  function quoted(value) {
    return /^[A-Za-z0-9][A-Za-z0-9 ._/+-]*$/.test(value) && !/^[0-9.]+$/.test(value) && !/^(true|false|yes|no|null)$/i.test(value)
      ? value : JSON.stringify(value);
  }

  function listed(values) {
    return '[' + values.map(quoted).join(', ') + ']';
  }

  /** Lines; what is not set is left out. */
  function yaml(scenario) {
    const lines = [];
    const add = (isSet, line) => {
      if (isSet) {
        lines.push(line);
      }
    };
    add(scenario.title !== '', 'title: ' + quoted(scenario.title));
    lines.push('payload: ' + quoted(scenario.payload));
    add(scenario.medium !== 'bytes', 'medium: ' + quoted(scenario.medium));
    add(scenario.jdk !== '', 'jdk: ' + JSON.stringify(scenario.jdk));
    add(scenario.today !== '', 'today: ' + quoted(scenario.today));
    lines.push('rate: ' + rate(scenario.rate, plain));
    lines.push('peak: ' + plain(scenario.peak));
    lines.push('reads-per-write: ' + plain(scenario.reads));
    add(scenario.cores !== null && !scenario.coresAssumed, 'cores: ' + plain(scenario.cores || 1));
    add(scenario.link !== null, 'link: ' + plain((scenario.link || 0) / 1e6) + ' Mbit/s');
    add(scenario.pricePerGB !== null, 'price-per-GB: ' + plain(scenario.pricePerGB || 0));
    add(scenario.retention !== null, 'retention: ' + span(scenario.retention || 0));
    add(scenario.pricePerGBMonth !== null, 'price-per-GB-month: ' + plain(scenario.pricePerGBMonth || 0));
    add(scenario.pricePerCoreMonth !== null, 'price-per-core-month: ' + plain(scenario.pricePerCoreMonth || 0));
    lines.push('compression: ' + listed(scenario.compression));
    lines.push('utilisation: ' + plain(scenario.utilisation * 100) + ' %');
    lines.push('pays-from: ' + plain(scenario.paysFrom * 100) + ' %');
    add(scenario.paysFromPrice !== null, 'pays-from-price: ' + plain(scenario.paysFromPrice || 0));
    lines.push('weights: {' + Object.keys(scenario.weights).filter(key => scenario.weights[key] > 0).map(
      key => key + ': ' + plain(scenario.weights[key])).join(', ') + '}');
    const demands = must(scenario.must);
    return demands.length === 0 ? lines : lines.concat('must:', demands.map(line => '  ' + line));
  }

  /** What is not as it would be anyway. */
  function must(demands) {
    const flags = [
      ['readable', demands.readable, false],
      ['other-languages', demands.otherLanguages, false],
      ['evolution', demands.evolution, false],
      ['schema-step', demands.schemaStep, true],
      ['generated-code', demands.generatedCode, true],
      ['untrusted-input', demands.untrustedInput, false],
      ['one-instance', demands.oneInstance, false],
      ['own-class', demands.ownClass, true]
    ].filter(flag => flag[1] !== flag[2]).map(flag => flag[0] + ': ' + (flag[1] ? 'yes' : 'no'));
    return flags.concat(
      demands.formats.length === 0 ? [] : ['formats: ' + listed(demands.formats)],
      demands.licences.length === 0 ? [] : ['licences: ' + listed(demands.licences)],
      demands.jars === null ? [] : ['jars: ' + plain(demands.jars / 1e6) + ' MB'],
      demands.releasedWithin === null ? [] : ['released-within: ' + plain(demands.releasedWithin) + ' months']);
  }

  wb.scenario = {yaml, rate, parseNumber, parseRate};
})((globalThis.wirebench = globalThis.wirebench || {}));
