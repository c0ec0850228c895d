/** A decision in about ten lines of plain text, for a screen whose letters have one width. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const words = wb.sentences;
  /** Lines of options; today's option always has one. */
  const MOST = 6;

  function cores(judged, one) {
    return text.number(one.cores.value) + ' of ' + text.round(judged.scenario.cores) + ' cores';
  }

  /** Today's option first, then the others, those that fit and meet the demands before those that do not. */
  function listed(judged) {
    const others = judged.options.filter(one => one !== judged.today);
    return [judged.today].concat(others.slice(0, MOST - 1));
  }

  function saves(judged, one) {
    const share = one.saving.cores;
    return share.value > 0 ? 'saves ' + text.percent(words.rounded(share.value))
      : 'takes ' + text.percent(words.rounded(-share.value)) + ' more';
  }

  function cells(judged, one) {
    const bytes = Number.isFinite(one.bytes) ? text.number(one.bytes) + ' B' : '';
    return one === judged.today
      ? [one.name, cores(judged, one), '', '', bytes, 'today']
      : one.unmeasured !== '' ? [one.name, '', '', '', bytes, one.reasons[0].words]
      : [one.name, cores(judged, one), text.number(one.ratio.plain.value) + ' ×' + words.range(one.ratio.plain), saves(judged, one), bytes,
        one.reasons.length > 0 ? one.reasons[0].words : words.verdict(judged, one)];
  }

  /** Columns of equal width; the last one is as long as it is. */
  function aligned(rows) {
    const widths = rows[0].map((cell, i) => Math.max.apply(null, rows.map(row => row[i].length)));
    return rows.map(row => '  ' + row.map((cell, i) => i === row.length - 1 ? cell : cell.padEnd(widths[i])).join('  '));
  }

  /** The rates from which on something else is chosen. */
  function changes(flipped) {
    const rates = flipped.filter(one => one.what === 'rate');
    return rates.length === 0 ? 'No rate within a factor of a thousand changes that.'
      : 'What would change that: ' + rates.map(words.flip).join('; ') + '.';
  }

  function sure(data, judged) {
    const titles = words.doubtful(data, judged);
    const counts = judged.options.filter(one => one.unmeasured === '').map(one => one.cores.n);
    const least = Math.min.apply(null, counts);
    const most = Math.max.apply(null, counts);
    return 'How sure: ' + (least < most ? least + ' to ' : '') + text.count(most, 'JVM') + ' of each option, 95 % intervals'
      + (judged.hasVerdicts ? ', verdicts adjusted for multiple comparisons' : ', no verdicts') + '.'
      + (titles.length === 0 ? '' : ' The report says more on: ' + text.list(titles) + '.');
  }

  /** @param sentences of the decision, as sentences.js has them */
  function lines(data, judged, flipped, sentences) {
    return [sentences[0]]
      .concat(aligned(listed(judged).map(one => cells(judged, one))),
        judged.options.length > MOST ? ['  and ' + text.count(judged.options.length - MOST, 'more option') + ' in the report'] : [],
        judged.chosen ? [changes(flipped)] : [], judged.outcome === 'none' ? sentences.slice(1, 4) : [],
        [sure(data, judged)]);
  }

  wb.brief = {lines};
})((globalThis.wirebench = globalThis.wirebench || {}));
