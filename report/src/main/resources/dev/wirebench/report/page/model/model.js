/**
 * From the page's data and what the reader chose to rows with estimates and verdicts: what charts, table and
 * sentences draw on. Everything that depends on the baseline is computed here, from fork means.
 */
(function (wb) {
  'use strict';

  const text = wb.text;
  const statistics = wb.statistics;

  /** The tables with the chosen values of all dimensions but those named. */
  function tablesAlong(data, at, free) {
    return data.tables.filter(table =>
      data.dimensions.every((dimension, d) => free.indexOf(d) >= 0 || table.at[d] === at[d]));
  }

  /**
   * The table at exactly these values; else the one that agrees with most of them, the first ones counting most.
   *
   * @param d a dimension whose value must be kept, if any table has it; or undefined
   */
  function tableAt(data, at, d) {
    const kept = data.tables.filter(table => d === undefined || table.at[d] === at[d]);
    let best = data.tables[0];
    let bestScore = -1;
    (kept.length > 0 ? kept : data.tables).forEach(table => {
      const score = table.at.reduce((sum, value, i) => sum * 2 + (value === at[i] ? 1 : 0), 0);
      if (score > bestScore) {
        best = table;
        bestScore = score;
      }
    });
    return best;
  }

  /** The forks that ratios can be made of: those whose mean is a positive number. */
  function sample(row) {
    if (row.means.every(isUsable)) {
      return row;
    }
    return {
      means: row.means.filter(isUsable),
      blocks: row.blocks && row.blocks.filter((_, i) => isUsable(row.means[i])),
      heats: row.heats && row.heats.filter((_, i) => isUsable(row.means[i]))
    };
  }

  function isUsable(x) {
    return x > 0 && Number.isFinite(x);
  }

  function isComparable(row) {
    return row.means.some(isUsable);
  }

  /** The row of the chosen baseline, else of the table's own; undefined if neither can be compared with. */
  function baselineOf(table, chosen) {
    const usable = table.rows.filter(isComparable);
    return usable.find(row => row.name === chosen) || usable.find(row => row.name === table.baseline);
  }

  /** How many comparisons the verdicts of a table are corrected for: every ranked row against the baseline. */
  function familySize(data, table, baseline) {
    const others = table.rows.filter(
      row => row !== baseline && data.names[row.name].ranked && isComparable(row)).length;
    return Math.max(1, others);
  }

  /** Says whether a block has several forks of a row, in heats of their own. */
  function isSplit(row) {
    const blocks = row.blocks || [];
    return new Set(blocks).size < blocks.length;
  }

  /** The row that repeats another one of its table; undefined if none does. */
  function controlOf(data, table, row) {
    return table.rows.find(one => data.names[one.name].name === data.names[row.name].name + '#control');
  }

  /**
   * Forks of two rows as they are compared, see RowSamples.java: unless one is in every heat, by the row that is; and a
   * row that has a control by the forks of both.
   */
  function pairOf(data, table, row, baseline) {
    const anchor = table.rows.find(one => one.name === table.anchor);
    const repeated = controlOf(data, table, baseline) === row || controlOf(data, table, row) === baseline;
    const forks = one => {
      const control = repeated ? undefined : controlOf(data, table, one);
      return control ? statistics.joined(sample(one), sample(control)) : sample(one);
    };
    if (!anchor || (anchor === baseline && !isSplit(row))) {
      return [forks(row), forks(baseline)];
    }
    return [row, baseline].map(one => statistics.through(forks(one), forks(anchor)));
  }

  function judge(data, table, row, baseline, family) {
    if (!baseline || row === baseline || !isComparable(row)) {
      return {ratio: null, verdict: row === baseline ? 'baseline' : 'none'};
    }
    const pair = pairOf(data, table, row, baseline);
    const wide = statistics.ratio(pair[0], pair[1], 1 - (1 - data.confidence) / family);
    return {
      ratio: statistics.ratio(pair[0], pair[1], data.confidence),
      wide: wide,
      verdict: data.names[row.name].ranked ? judged(data, table, wide) : 'none'
    };
  }

  function judged(data, table, wide) {
    const verdict = statistics.verdict(wide, data.delta, data.forksForVerdicts);
    if (table.largerIsBetter) {
      return OPPOSITE[verdict] || verdict;
    }
    return verdict;
  }

  const OPPOSITE = {
    faster: 'slower',
    slower: 'faster',
    'perhaps-faster': 'perhaps-slower',
    'perhaps-slower': 'perhaps-faster'
  };

  /** The words of a verdict, as `Verdict.java` has them; those of few letters for narrow places. */
  function verdictWords(verdict, delta) {
    const size = text.percent(delta);
    return {
      faster: ['faster'],
      slower: ['slower'],
      tie: ['equivalent within ±' + size, 'equivalent'],
      'perhaps-faster': ['faster, possibly by less than ' + size, 'faster, possibly'],
      'perhaps-slower': ['slower, possibly by less than ' + size, 'slower, possibly'],
      unclear: ['inconclusive'],
      indicative: ['preliminary'],
      baseline: ['baseline'],
      none: ['no verdict', '–']
    }[verdict];
  }

  /** Verdicts that a corrected interval decided. */
  const DECIDED = ['faster', 'slower', 'tie', 'perhaps-faster', 'perhaps-slower', 'unclear'];

  /** One table, all its rows, against one baseline. Rows: ranked ones first, best first. */
  function compare(data, table, chosen) {
    const unit = text.unit(table.unit);
    const baseline = baselineOf(table, chosen);
    const family = familySize(data, table, baseline);
    const called = wb.labels.short(table.rows.map(row => data.names[row.name].name));
    const rows = table.rows.map((row, place) => {
      const name = data.names[row.name];
      const score = statistics.meanEstimate(row.means.filter(Number.isFinite), data.confidence);
      const judgement = judge(data, table, row, baseline, family);
      return Object.assign({}, row, judgement, {
        id: row.name,
        place: place,
        name: name.name,
        called: called[place],
        format: name.format || '',
        ranked: name.ranked,
        answers: name.ranked && !name.holdsOther,
        about: name,
        score: score,
        isBaseline: row === baseline,
        corrected: DECIDED.indexOf(judgement.verdict) >= 0 ? judgement.wide : null,
        words: verdictWords(judgement.verdict, data.delta)[0],
        short: name.ranked ? verdictWords(judgement.verdict, data.delta).slice(-1)[0] : 'not ranked',
        label: label(name),
        mark: name.mark
      });
    });
    const sign = table.largerIsBetter ? -1 : 1;
    rows.sort((a, b) => a.ranked === b.ranked
      ? order(sign * a.score.value, sign * b.score.value) || a.place - b.place
      : a.ranked ? -1 : 1);
    return {
      data: data,
      table: table,
      unit: unit,
      baseline: rows.find(row => row.isBaseline),
      family: family,
      rows: rows,
      forks: Math.max.apply(null, rows.map(row => row.blocks ? new Set(row.blocks).size : row.means.length)),
      paired: table.rows.some(row => row.blocks)
    };
  }

  /** A row's name with its marks. */
  function label(name) {
    return name.name + (name.mark ? ' ' + name.mark : '');
  }

  /** A copy of rows, the smallest value first: of those that are ranked, then of the others. */
  function byValue(rows, value) {
    return rows.slice().sort((a, b) => (a.ranked === b.ranked ? order(value(a), value(b)) : a.ranked ? -1 : 1));
  }

  /** The marks behind the names of the rows that are shown. */
  function marks(view) {
    return Object.keys(view.data.marks).filter(mark => view.shown.some(row => row.mark.includes(mark)));
  }

  /** Rows without a number last. */
  function order(a, b) {
    if (Number.isNaN(a) || Number.isNaN(b)) {
      return Number.isNaN(a) === Number.isNaN(b) ? 0 : Number.isNaN(a) ? 1 : -1;
    }
    return a - b;
  }

  /** What the reader chose, before any choice: the first table. */
  function initial(data) {
    return {
      at: data.tables[0].at.slice(),
      baseline: null,
      hiddenNames: new Set(),
      hiddenFormats: new Set()
    };
  }

  function isShown(state, row) {
    return !state.hiddenNames.has(row.name) && !state.hiddenFormats.has(row.format);
  }

  /** A comparison as the charts see it: only the shown rows. */
  function view(data, state, table) {
    const comparison = compare(data, table || tableAt(data, state.at), state.baseline);
    return Object.assign(comparison, {state: state, shown: comparison.rows.filter(row => isShown(state, row))});
  }

  function dimension(data, name) {
    return data.dimensions.findIndex(d => d.name === name);
  }

  function value(data, table, d) {
    return data.dimensions[d].values[table.at[d]];
  }

  /** All formats, JSON first: each keeps its shape and colour through all charts, and in other runs too. */
  function formats(data) {
    const seen = Array.from(new Set(data.names.map(name => name.format || '')));
    return seen.sort((a, b) => (a === 'JSON' ? -1 : b === 'JSON' ? 1 : a < b ? -1 : 1));
  }

  wb.model = {
    tablesAlong, tableAt, compare, view, initial, isShown, isComparable, controlOf, dimension, value, formats, order, byValue, label, marks,
    verdictWords
  };
})((globalThis.wirebench = globalThis.wirebench || {}));
