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
    return {strong: text.short(row.name)};
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
      ? ' (95 % interval ' + text.interval(row.ratio.low, row.ratio.high) + ')'
      : ' (one fork each: no interval)';
    return text.number(row.ratio.value) + ' ×' + interval;
  }

  /** Rows that cannot be told from the best one: compared with it directly, at the family's confidence. */
  function tiedWithBest(comparison, best) {
    const against = wb.model.compare(comparison.data, comparison.table, best.id);
    const told = against.rows.filter(
      row => row.verdict === 'slower' || row.verdict === 'different').map(row => row.id);
    return comparison.rows.filter(
      row => row !== best && row.ranked && wb.model.isComparable(row) && told.indexOf(row.id) < 0);
  }

  function measure(comparison) {
    return comparison.table.largerIsBetter ? 'throughput' : 'time';
  }

  function bestClause(comparison, best, ties) {
    const superlative = comparison.table.largerIsBetter ? 'the most' : 'the least';
    const baseline = comparison.baseline;
    if (ties.length > 0) {
      return tied([best].concat(ties), baseline).concat([' tie for ' + superlative + ' ' + measure(comparison)]);
    }
    const parts = [strong(best), comparison.table.largerIsBetter ? ' does the most' : ' takes the least time'];
    return best === baseline ? parts : parts.concat([': ' + ratioText(best) + ' that of ', strong(baseline)]);
  }

  /** A few with their intervals; of many the range of the ratios. */
  function tied(rows, baseline) {
    if (rows.length > NAMED) {
      return named(rows).concat([' (' + rangeText(rows, baseline) + ')']);
    }
    const parts = [];
    rows.forEach((row, i) => {
      parts.push(i === 0 ? '' : i === rows.length - 1 ? ' and ' : ', ', strong(row));
      if (row !== baseline) {
        parts.push(' (' + text.number(row.ratio.value) + ' × ' + text.short(baseline.name)
          + (Number.isFinite(row.ratio.low) ? ', ' + text.interval(row.ratio.low, row.ratio.high) : '') + ')');
      }
    });
    return parts;
  }

  function rangeText(rows, baseline) {
    const ratios = rows.map(row => (row === baseline ? 1 : row.ratio.value));
    return text.number(Math.min.apply(null, ratios)) + ' – ' + text.number(Math.max.apply(null, ratios))
      + ' × ' + text.short(baseline.name);
  }

  /** Who is established as faster and slower than the baseline, and of how many nothing is. */
  function tally(comparison, best) {
    const others = comparison.rows.filter(row => row.ranked && row !== comparison.baseline && row.ratio);
    const faster = others.filter(row => row.verdict === 'faster');
    const slower = others.filter(row => row.verdict === 'slower');
    const open = others.filter(row => faster.indexOf(row) < 0 && slower.indexOf(row) < 0);
    const than = ' than ' + text.short(comparison.baseline.name);
    const parts = [];
    const say = (lead, rows) => {
      if (rows.length > 0) {
        parts.push(lead);
        Array.prototype.push.apply(parts, named(rows).map(part => (typeof part === 'string' ? part : part.strong)));
        parts.push('.');
      }
    };
    const known = faster.length === 1 && faster[0] === best;
    say(' Faster' + than + ': ', known ? [] : faster);
    say(' Slower' + (known || faster.length === 0 ? than : '') + ': ', slower);
    say(' Neither faster nor slower is established for ', open);
    return parts;
  }

  /**
   * What a table answers: {heading, sure, parts}. `sure` is false where there are too few forks for verdicts: then
   * nobody wins, and the sentence says so.
   */
  function answer(comparison) {
    const ranked = comparison.rows.filter(row => row.ranked && wb.model.isComparable(row));
    if (ranked.length === 0 || !comparison.baseline || (ranked.length < 2 && ranked[0].isBaseline)) {
      return {sure: false, parts: ['Nothing to compare here: ' + text.count(ranked.length, 'row') + '.']};
    }
    const best = ranked[0];
    if (ranked.every(row => row.isBaseline || row.verdict === 'indicative' || row.verdict === 'none')) {
      return {sure: false, parts: indicative(comparison, best)};
    }
    const ties = tiedWithBest(comparison, best);
    return {sure: true, parts: bestClause(comparison, best, ties).concat(['.'], tally(comparison, best))};
  }

  function indicative(comparison, best) {
    const unit = comparison.paired ? 'block' : 'fork';
    const lead = [
      'Indicative only, ' + text.count(comparison.forks, unit) + ': too few to establish a winner. '
        + (comparison.table.largerIsBetter ? 'Highest' : 'Lowest') + ' so far is '];
    return best === comparison.baseline || !best.ratio
      ? lead.concat([strong(best), '.'])
      : lead.concat([strong(best), ', ' + ratioText(best) + ' the ' + measure(comparison) + ' of ',
        strong(comparison.baseline), '.']);
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
      lines.push(['× ' + text.short(comparison.baseline.name), ratioText(row)]);
      if (row.wide && Number.isFinite(row.wide.low) && comparison.family > 1) {
        lines.push(['For the verdict', text.interval(row.wide.low, row.wide.high) + ', corrected for '
          + text.count(comparison.family, 'comparison')]);
      }
    }
    lines.push(['Verdict', row.words]);
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

  wb.words = {answer, plain, details, ratioText};
})((globalThis.wirebench = globalThis.wirebench || {}));
