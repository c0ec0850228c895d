/**
 * The answers in words. Each sentence is a list of parts: text, or {strong: text} for a name. For the files the same
 * sentences are written by Answer.java.
 */
(function (wb) {
  'use strict';

  const text = wb.text;
  const statistics = wb.statistics;
  const NAMED = 4;

  function strong(row) {
    return {strong: row.called};
  }

  /** What stands behind a name where the sentence is about what the codec wrote. */
  function of(comparison) {
    return comparison.table.ofMessages ? "'s message" : '';
  }

  /** a, b and c as parts; long lists end in "and 7 others". */
  function named(rows) {
    const shown = rows.length > NAMED + 1 ? rows.slice(0, NAMED) : rows;
    const parts = [];
    shown.forEach((row, i) => {
      if (i > 0) {
        parts.push(i === shown.length - 1 && shown.length === rows.length ? ' and ' : ', ');
      }
      parts.push(strong(row));
    });
    if (shown.length < rows.length) {
      parts.push(' and ' + (rows.length - shown.length) + ' others');
    }
    return parts;
  }

  function ratioText(row) {
    const interval = Number.isFinite(row.ratio.low)
      ? ' (95 % interval ' + text.interval(row.ratio.low, row.ratio.high) + corrected(row) + ')'
      : ' (fewer than three forks: no interval)';
    return text.number(row.ratio.value) + ' ×' + interval;
  }

  /** The interval that the verdict rests on; empty where there is no verdict. */
  function corrected(row) {
    return row.corrected ? ', corrected ' + text.interval(row.corrected.low, row.corrected.high) : '';
  }

  // What leaves open whether a row is worse than another, and what stands before the other's name.
  const OPEN = [
    ['tie', 'equivalent to '],
    ['unclear', 'inconclusive against '],
    ['indicative', 'too few JVMs to tell from ']
  ];

  /** Rows that are not established to be worse than the best one: compared with it directly. */
  function rivals(comparison, best) {
    const against = wb.model.compare(comparison.data, comparison.table, best.id);
    return OPEN.reduce((parts, kind) => parts.concat(
      rivalClause(kind[1], against.rows.filter(row => row.answers && row.verdict === kind[0]), best)), []);
  }

  /** A few with their intervals; of many the range of the ratios. */
  function rivalClause(lead, rows, best) {
    if (rows.length === 0) {
      return [];
    }
    const name = best.called;
    if (rows.length > NAMED) {
      return ['; ' + lead].concat(named(rows), [' (' + rangeText(rows) + ' × ' + name + ')']);
    }
    const parts = ['; ' + lead];
    rows.forEach((row, i) => parts.push(
      i === 0 ? '' : i === rows.length - 1 ? ' and ' : ', ', strong(row),
      ' (' + text.number(row.ratio.value) + ' × ' + name + corrected(row) + ')'));
    return parts;
  }

  function rangeText(rows) {
    const ratios = rows.map(row => row.ratio.value);
    return text.number(Math.min.apply(null, ratios)) + ' – ' + text.number(Math.max.apply(null, ratios));
  }

  function measure(comparison) {
    return comparison.table.largerIsBetter ? 'throughput' : 'time';
  }

  function winner(comparison, best) {
    const wins = comparison.table.largerIsBetter ? ' does the most' : ' takes the least time';
    return best === comparison.baseline ? [strong(best), of(comparison) + wins]
      : [strong(best), of(comparison) + wins + ': ' + ratioText(best) + ' that of ', strong(comparison.baseline),
        of(comparison)];
  }

  function lowest(comparison, best) {
    const parts = ['No winner: ', strong(best),
      of(comparison) + (comparison.table.largerIsBetter ? ' is highest' : ' is lowest')];
    return best === comparison.baseline ? parts
      : parts.concat([', ' + ratioText(best) + ' the ' + measure(comparison) + ' of ', strong(comparison.baseline),
        of(comparison)]);
  }

  /** What is known of the others against the baseline, as far as it was not said of the best. */
  function tally(comparison, best) {
    const others = comparison.rows.filter(row => row.answers && row !== comparison.baseline && row.ratio);
    const are = verdict => others.filter(row => row.verdict === verdict);
    const baseline = comparison.baseline.called;
    const perhaps = ', possibly by less than ' + text.percent(comparison.data.delta);
    const faster = are('faster');
    const known = faster.length === 1 && faster[0] === best;
    const clauses = [
      [' Faster than ' + baseline, known ? [] : faster],
      [' Slower' + (known || faster.length === 0 ? ' than ' + baseline : ''), are('slower')],
      [' Faster than ' + baseline + perhaps, are('perhaps-faster')],
      [' Slower than ' + baseline + perhaps, are('perhaps-slower')]
    ].concat(best === comparison.baseline ? []
      : OPEN.map(kind => [' ' + kind[1].charAt(0).toUpperCase() + kind[1].slice(1) + baseline, are(kind[0])]));
    return clauses.filter(clause => clause[1].length > 0).map(
      clause => clause[0] + ': ' + plain(named(clause[1])) + '.');
  }

  /**
   * What a table answers: {sure, parts}. `sure` is false where nobody is established to be the best: the sentence says
   * so.
   */
  function answer(comparison) {
    const told = sentences(comparison);
    return {sure: told.sure, parts: told.parts.concat(holdingOther(comparison))};
  }

  function sentences(comparison) {
    const ranked = comparison.rows.filter(row => row.answers && wb.model.isComparable(row));
    if (ranked.length === 0 || !comparison.baseline || (ranked.length < 2 && ranked[0].isBaseline)) {
      return {sure: false, parts: ['Nothing to compare here: ' + text.count(ranked.length, 'row') + '.']};
    }
    const best = ranked[0];
    if (isIndicative(ranked)) {
      return {sure: false, parts: indicative(comparison, best)};
    }
    const open = rivals(comparison, best);
    const lead = open.length === 0 ? winner(comparison, best) : lowest(comparison, best).concat(open);
    return {sure: open.length === 0, parts: lead.concat(['.'], tally(comparison, best))};
  }

  /** What stands in the table and is no answer, as it does less. */
  function holdingOther(comparison) {
    const rows = comparison.rows.filter(row => row.ranked && !row.answers && row.ratio);
    return rows.length === 0 ? []
      : [' Holding ready-made messages or maps: ' + rows.map(
        row => row.called + ', ' + text.number(row.ratio.value) + ' ×').join('; ') + '.'];
  }

  function indicative(comparison, best) {
    const unit = comparison.paired ? 'block' : 'fork';
    const lead = [
      'Preliminary, ' + text.count(comparison.forks, unit) + ': too few to establish a winner. '
        + (comparison.table.largerIsBetter ? 'Highest' : 'Lowest') + ' so far is '];
    return best === comparison.baseline || !best.ratio
      ? lead.concat([strong(best), of(comparison) + '.'])
      : lead.concat([strong(best), of(comparison) + ', ' + ratioText(best) + ' the ' + measure(comparison) + ' of ',
        strong(comparison.baseline), of(comparison) + '.']);
  }

  /** The answer in a line: who takes the least time, or who may. */
  function headline(comparison) {
    const ranked = comparison.rows.filter(row => row.answers && wb.model.isComparable(row));
    if (ranked.length < 2 || !comparison.baseline) {
      return [];
    }
    const best = ranked[0];
    if (isIndicative(ranked)) {
      return [strong(best), of(comparison) + (comparison.table.largerIsBetter ? ' is highest' : ' is lowest')
        + ' so far; too few forks for a winner'];
    }
    const against = wb.model.compare(comparison.data, comparison.table, best.id);
    const open = against.rows.filter(row => row.answers && OPEN.some(kind => kind[0] === row.verdict));
    const ratio = best === comparison.baseline || !best.ratio ? []
      : [', ' + text.number(best.ratio.value) + ' × that of ', strong(comparison.baseline)];
    return open.length === 0
      ? [strong(best), of(comparison) + (comparison.table.largerIsBetter ? ' does the most' : ' takes the least time')]
        .concat(ratio)
      : ['no winner among '].concat(named([best].concat(open)));
  }

  function isIndicative(ranked) {
    return ranked.every(row => row.isBaseline || row.verdict === 'indicative' || row.verdict === 'none');
  }

  function plain(parts) {
    return parts.map(part => (typeof part === 'string' ? part : part.strong)).join('');
  }

  /** What a mark or a row says when asked: lines of [term, text]. */
  function details(comparison, row) {
    const lines = [[measure(comparison) === 'time' ? 'Time' : 'Score', text.quantity(row.score.value, comparison.unit)
      + (Number.isFinite(row.score.low)
        ? ', 95 % interval ' + text.quantity(row.score.low, comparison.unit) + ' – '
          + text.quantity(row.score.high, comparison.unit) : '')]];
    if (row.ratio) {
      lines.push(['× ' + comparison.baseline.called, text.number(row.ratio.value)]);
      lines.push(['95 % interval', Number.isFinite(row.ratio.low)
        ? text.interval(row.ratio.low, row.ratio.high) : 'none: fewer than three forks']);
    }
    lines.push(['Verdict', row.words + corrected(row)
      + (row.corrected ? ' for ' + text.count(comparison.family, 'comparison') : '')]);
    lines.push(['Forks', forks(row)]);
    if (Number.isFinite(row.floor)) {
      lines.push(['Floor', text.quantity(row.floor, comparison.unit) + ' to copy its bytes']);
    }
    if (row.format) {
      lines.push(['Format', text.name(row.format)]);
    }
    return lines;
  }

  function forks(row) {
    const blocks = row.blocks ? ', in ' + text.count(new Set(row.blocks).size, 'block') : '';
    const drifting = row.drifting && row.drifting.length > 0
      ? '; warm-up not finished in ' + row.drifting.length : '';
    return row.means.length + blocks + drifting;
  }

  wb.words = {answer, headline, plain, details, ratioText};
})((globalThis.wirebench = globalThis.wirebench || {}));
