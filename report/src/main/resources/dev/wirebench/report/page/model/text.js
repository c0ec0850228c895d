/** Names, numbers and units as a reader sees them. */
(function (wb) {
  'use strict';

  // Control, bidirectional-override and unpaired surrogate characters would garble a line, or make an SVG
  // file invalid XML. They are shown as U+FFFD, not dropped: two names must not become one.
  const UNSHOWABLE = new RegExp(
    '[\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufffe\\uffff]', 'g');
  const UNPAIRED = new RegExp(
    '[\\ud800-\\udbff](?![\\udc00-\\udfff])|(^|[^\\ud800-\\udbff])[\\udc00-\\udfff]', 'g');

  function name(text) {
    return whole(String(text).replace(UNSHOWABLE, '\ufffd'));
  }

  /** Half a character is none. */
  function whole(text) {
    return text.replace(UNPAIRED, '$1\ufffd');
  }

  // Advance widths of Helvetica for U+0020 … U+007E, in 1/1000 em. Arial, Liberation Sans and Nimbus Sans have
  // the same, so a picture laid out with them is the same wherever it is drawn, with or without a screen.
  const WIDTHS = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
    556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
    556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
    500, 500, 500, 334, 260, 334, 584
  ];
  const BOLD = 1.07;
  const WIDE = 1000;
  const OTHER = 620;
  const LONGEST = 60;

  function charWidth(code) {
    if (code >= 0x20 && code <= 0x7e) {
      return WIDTHS[code - 0x20];
    }
    return code >= 0x2e80 ? WIDE : OTHER;
  }

  /** Width in pixels of one line of text. */
  function width(text, size, bold) {
    let sum = 0;
    for (let i = 0; i < text.length; i++) {
      sum += charWidth(text.charCodeAt(i));
    }
    return (sum * size * (bold ? BOLD : 1)) / 1000;
  }

  /**
   * The name itself, or its beginning and end around an ellipsis: long names tend to differ at the end. For pictures:
   * ECharts remembers texts as keys of a plain object, in which the key __proto__ does harm.
   */
  function fit(text, size, room, bold) {
    const shown = text === '__proto__' ? text + ' ' : name(text);
    if (width(shown, size, bold) <= room) {
      return shown;
    }
    const chars = Array.from(shown);
    for (let keep = chars.length - 1; keep > 1; keep--) {
      let head = Math.ceil(keep / 2);
      let cut = chars.slice(0, head).join('') + '…' + chars.slice(chars.length - (keep - head)).join('');
      if (width(cut, size, bold) <= room) {
        return cut;
      }
    }
    return '…';
  }

  /** A name for a sentence: its beginning and end where it is very long. */
  function short(text) {
    const chars = Array.from(name(text));
    return chars.length <= LONGEST ? chars.join('')
      : chars.slice(0, LONGEST - 16).join('') + '…' + chars.slice(chars.length - 15).join('');
  }

  /** Words broken into lines that fit; a word that is longer than a line is cut. */
  function wrap(text, size, room, bold) {
    const lines = [];
    let line = '';
    name(text).split(' ').forEach(word => {
      const longer = line === '' ? word : line + ' ' + word;
      if (line !== '' && width(longer, size, bold) > room) {
        lines.push(line);
        line = fit(word, size, room);
      } else {
        line = line === '' ? fit(word, size, room) : longer;
      }
    });
    lines.push(line);
    return lines;
  }

  function grouped(digits) {
    return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  }

  /** Three significant digits without exponent; more only for integers: 0.246, 12.3, 1,228. */
  function number(value) {
    const size = Math.abs(value);
    return significant(value, 3, size >= 1e15 || (size > 0 && size < 1e-6));
  }

  function significant(value, digits, exponent) {
    if (value === null || value === undefined || Number.isNaN(value)) {
      return '–';
    }
    if (!Number.isFinite(value)) {
      return value > 0 ? '∞' : '−∞';
    }
    if (exponent) {
      return value.toExponential(digits - 1).replace(/-/g, '−');
    }
    // Rounded before its digits are counted: 9.9996 becomes 10.00, not 10.000.
    const size = Number(Math.abs(value).toPrecision(digits));
    const decimals = size === 0 ? 0 : Math.max(0, digits - 1 - Math.floor(Math.log10(size)));
    const parts = (decimals === 0 ? Math.abs(value) : size).toFixed(decimals).split('.');
    return (value < 0 ? '−' : '') + grouped(parts[0]) + (parts.length > 1 ? '.' + parts[1] : '');
  }

  /**
   * How numbers that stand below each other are written: four significant digits at any magnitude, and either all with
   * an exponent or none.
   */
  function notation(values) {
    const sizes = values.filter(Number.isFinite).map(Math.abs);
    const exponent = sizes.some(size => size >= 1e9 || (size > 0 && size < 1e-6));
    return value => significant(value, 4, exponent);
  }

  /** The same without zeros at its end: for ticks and bounds, which are round. */
  function round(value) {
    const shown = number(value);
    return shown.indexOf('.') < 0 ? shown : shown.replace(/\.?0+$/, '');
  }

  function interval(low, high) {
    return Number.isFinite(low) && Number.isFinite(high) ? number(low) + ' – ' + number(high) : '–';
  }

  function percent(fraction) {
    return round(fraction * 100) + ' %';
  }

  const SECONDS = {ns: 1e-9, us: 1e-6, 'µs': 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600, day: 86400};

  /** What JMH's unit means: time per operation, operations per time, or something else. */
  function unit(text) {
    const time = /^(\S+)\/op$/.exec(text);
    if (time && SECONDS[time[1]]) {
      return {kind: 'time', seconds: SECONDS[time[1]], text: text};
    }
    const rate = /^ops\/(\S+)$/.exec(text);
    if (rate && SECONDS[rate[1]]) {
      return {kind: 'rate', seconds: SECONDS[rate[1]], text: text};
    }
    return {kind: 'other', seconds: 1, text: text};
  }

  /** Whether a score of one unit can be written in the other. */
  function areComparable(one, other) {
    const kind = unit(one).kind;
    return one === other || (kind !== 'other' && kind === unit(other).kind);
  }

  const TIMES = [[1, 's'], [1e-3, 'ms'], [1e-6, 'µs'], [1e-9, 'ns']];

  /** How many powers of ten a value is away from having one to three digits before its point. */
  function misfit(value) {
    const magnitude = Math.log10(value);
    return Math.max(0, -magnitude, magnitude - 3);
  }

  /**
   * A scale for all values of a column: their unit, unless the smallest is below 1 or the largest has more than five
   * digits; then that in which the smallest has one to three.
   */
  function fitting(of, values) {
    const positive = values.filter(value => value > 0 && Number.isFinite(value));
    const smallest = Math.min.apply(null, positive);
    const largest = Math.max.apply(null, positive);
    const own = {divisor: 1, unit: of.text.replace('us', 'µs')};
    if (positive.length === 0 || of.kind === 'other' || (smallest >= 1 && largest < 1e5)) {
      return own;
    }
    return TIMES.slice().reverse().reduce((best, time) => {
      const divisor = of.kind === 'time' ? time[0] / of.seconds : of.seconds / time[0];
      const better = misfit(smallest / divisor) < misfit(smallest / best.divisor) && Number.isFinite(largest / divisor);
      return better ? {divisor: divisor, unit: of.kind === 'time' ? time[1] + '/op' : 'ops/' + time[1]} : best;
    }, own);
  }

  /** A scale for a column or an axis: divide by `divisor`, write `unit`. `typical` is in `of`. */
  function scale(of, typical) {
    if (of.kind === 'time') {
      const seconds = typical * of.seconds;
      const step = TIMES.find(t => seconds >= t[0]) || TIMES[TIMES.length - 1];
      return {divisor: step[0] / of.seconds, unit: step[1] + '/op'};
    }
    return {divisor: 1, unit: of.text};
  }

  function quantity(value, of) {
    if (!Number.isFinite(value)) {
      return number(value);
    }
    const by = scale(of, Math.abs(value));
    return number(value / by.divisor) + ' ' + by.unit;
  }

  /** Bytes in a column: whole above a hundred, and where they are; what profilers cannot tell from 0 is 0. */
  function amount(value) {
    if (!Number.isFinite(value)) {
      return number(value);
    }
    return value >= 100 || Number.isInteger(value) ? grouped(value.toFixed(0)) : value.toFixed(2);
  }

  const BYTES = [[1e9, 'GB'], [1e6, 'MB'], [1e3, 'kB'], [1, 'B']];

  function bytes(value) {
    if (!Number.isFinite(value)) {
      return number(value);
    }
    const step = BYTES.find(b => value >= b[0]) || BYTES[BYTES.length - 1];
    return round(value / step[0]) + ' ' + step[1];
  }

  /** a, b and c. */
  function list(items) {
    return items.length < 2
      ? items.join('')
      : items.slice(0, -1).join(', ') + ' and ' + items[items.length - 1];
  }

  function count(n, one, many) {
    return n + ' ' + (n === 1 ? one : many || one + 's');
  }

  wb.text = {LONGEST, name, whole, short, width, fit, wrap, number, notation, round, interval, percent, unit, areComparable, scale, fitting, quantity, amount, bytes, list, count};
})((globalThis.wirebench = globalThis.wirebench || {}));
