/** A decision in sentences of plain text: those of one screen, which record and page begin with. */
(function (wb) {
  'use strict';

  const text = wb.text;
  /** Options that must meet the demands before one of them is a recommendation. */
  const FIELD = 3;

  const DAY = 86400;
  const YEAR = 365.25 * DAY;

  function rate(value) {
    return wb.scenario.rate(value, text.number);
  }

  function span(seconds) {
    return seconds >= 2 * YEAR ? text.round(seconds / YEAR) + ' years' : text.count(Number(text.round(seconds / DAY)), 'day');
  }

  /** A number that was found by bisection: more digits would say more than is known. */
  function rounded(value) {
    return Number(value.toPrecision(3));
  }

  function range(estimate) {
    return Number.isFinite(estimate.low) && Number.isFinite(estimate.high)
      ? ' (95 % CI ' + text.interval(estimate.low, estimate.high) + ')' : '';
  }

  function percents(estimate) {
    return Number.isFinite(estimate.low) && Number.isFinite(estimate.high)
      ? ' (95 % CI ' + text.percent(estimate.low) + ' – ' + text.percent(estimate.high) + ')' : '';
  }

  function takes(judged, one) {
    const scenario = judged.scenario;
    return one.name + ' takes ' + text.number(one.cores.value) + ' of ' + text.round(scenario.cores) + ' cores'
      + range(one.cores) + ' at ' + rate(scenario.rate) + ', ' + text.percent(one.peak.value / scenario.cores)
      + ' of them at peak, and moves ' + text.number(one.megabytes) + ' MB/s';
  }

  const DECIDED = {
    none: judged => 'No option is left: none both fits ' + text.round(judged.scenario.cores)
      + ' cores and meets what is asked for.',
    indicative: judged => 'Preliminary: ' + likely(judged) + '. Verdicts need five JVMs or more of each option.',
    forced: judged => 'Chosen option: ' + judged.chosen.name + among(judged) + ', because ' + judged.today.name
      + ', which is used today, is ruled out: ' + judged.today.reasons[0].words + '.',
    cheap: judged => 'Chosen option: keep ' + judged.today.name + '. Serialization uses ' + used(judged)
      + '; even an option that cost nothing could not save ' + threshold(judged.scenario) + '.',
    keep: judged => 'Chosen option: keep ' + judged.today.name + ', because no option that fits is known to be better'
      + ' and saves ' + threshold(judged.scenario) + '.',
    change: judged => 'Chosen option: ' + judged.chosen.name + among(judged) + ', because it is known to be better than '
      + judged.today.name + ' and saves ' + saved(judged, judged.chosen) + '.'
  };

  /** What the numbers favour, as far as they go. */
  function likely(judged) {
    const one = judged.likely;
    return one === judged.today ? 'keep ' + one.name + '; no option that fits seems to save ' + threshold(judged.scenario)
      : one.pays ? one.name + ' seems to save ' + saved(judged, one)
        : one.name + ' seems to be the best, and ' + judged.today.name + ', which is used today, is ruled out: '
          + judged.today.reasons[0].words;
  }

  /** The field in which an option won, where it is too small to speak of a choice. */
  function among(judged) {
    return judged.left.length >= FIELD ? ''
      : judged.left.length === 2 ? ', of the two that you compared' : ', the only option that meets the demands';
  }

  /** Shares of the processors and of the link that today's option uses at its mean rate. */
  function used(judged) {
    const scenario = judged.scenario;
    return text.percent(rounded(judged.today.cores.value / scenario.cores)) + ' of the processors'
      + (Number.isFinite(judged.today.cores.low)
        ? ' (at most ' + text.percent(rounded(judged.today.cores.high / scenario.cores)) + ')' : '')
      + (scenario.link === null ? ''
        : ' and ' + text.percent(rounded(judged.today.linkPeak / scenario.peak / scenario.link)) + ' of the link');
  }

  /** What a change has to save. */
  function threshold(scenario) {
    return text.percent(scenario.paysFrom) + ' of the processors' + (scenario.link === null ? '' : ' or of the link')
      + (scenario.paysFromPrice === null ? '' : ', or ' + text.round(scenario.paysFromPrice) + ' a month');
  }

  function saved(judged, one) {
    const parts = [];
    if (one.saving.cores.value >= judged.scenario.paysFrom) {
      parts.push(text.percent(one.saving.cores.value) + ' of the processors' + percents(one.saving.cores));
    }
    if (one.saving.link >= judged.scenario.paysFrom) {
      parts.push(text.percent(one.saving.link) + ' of the link');
    }
    if (judged.scenario.paysFromPrice !== null && one.saving.price >= judged.scenario.paysFromPrice) {
      parts.push(text.number(rounded(one.saving.price)) + ' a month (in your currency)'
        + (judged.scenario.retention === null ? '' : ', once ' + span(judged.scenario.retention) + ' of messages are stored'));
    }
    return parts.length === 0 ? 'less than what pays by itself' : text.list(parts);
  }

  function others(judged) {
    const names = judged.level.filter(one => one !== judged.chosen).map(one => one.name);
    return (names.length === 0 ? [] : ['It cannot be told from ' + text.list(names)
      + ': among these it keeps the format, or has the fewest known defects, or is the fastest measured.'])
      .concat(luck(judged));
  }

  /** The best of many was also lucky in this run. */
  function luck(judged) {
    return judged.chosen === judged.today || judged.left.length < FIELD ? []
      : ['That it was the best of ' + judged.left.length + ' is partly luck: compare the best again before you change.'];
  }

  /** A verdict on the weighted score, which may be of more than time. */
  const VERDICTS = {
    faster: () => 'better',
    slower: () => 'worse',
    tie: size => 'equivalent within ±' + size,
    'perhaps-faster': size => 'better, possibly by less than ' + size,
    'perhaps-slower': size => 'worse, possibly by less than ' + size,
    unclear: () => 'inconclusive',
    indicative: () => 'preliminary',
    baseline: () => 'today'
  };

  /** How many cases the known defects of an option are: a case may end in several ways. */
  function defectCases(one) {
    return new Set(one.about.hard.map(seen => seen.place)).size;
  }

  function verdict(judged, one) {
    return VERDICTS[one.verdict](text.percent(judged.delta));
  }

  /** Where today's stays: what comes nearest to paying. */
  function nearest(judged) {
    const saving = judged.left.filter(one => one.saving && one.saving.cores.value > 0).sort(
      (a, b) => b.saving.cores.value - a.saving.cores.value)[0];
    return judged.outcome !== 'keep' && judged.outcome !== 'cheap' ? []
      : [saving ? 'The largest saving of processors among what is left is '
        + text.percent(saving.saving.cores.value) + percents(saving.saving.cores) + ', with ' + saving.name
        + ', whose weighted score is ' + verdict(judged, saving) + '.'
        : 'Nothing that fits takes less of the processors in these numbers.'];
  }

  function full(judged, one) {
    const bottleneck = one.bottleneck;
    return 'The bottleneck is the ' + (bottleneck.what === 'network' ? 'network' : 'processors') + ', '
      + text.percent(bottleneck.share) + ' taken at peak; ' + text.percent(judged.scenario.utilisation)
      + ' of it is reached at ' + rate(bottleneck.fullAt) + '.';
  }

  /** Options that the choice would change to, which have their price too. */
  function named(judged, list) {
    const names = Array.from(new Set(list.map(one => one.to)));
    return judged.options.filter(one => one !== judged.chosen && names.indexOf(one.name) >= 0);
  }

  function target(name) {
    return {none: 'nothing would be left', indicative: 'preliminary only'}[name] || name;
  }

  /** What is moved, up to a value of it. */
  const MOVED = {
    rate: value => 'a rate of about ' + rate(value),
    'reads-per-write': value => 'about ' + text.number(value) + ' reads per write',
    'pays-from': value => 'a change that pays from about ' + text.percent(value),
    'pays-from-price': value => 'a change that pays from about ' + text.number(value) + ' a month'
  };

  function flip(one) {
    const moved = MOVED[one.what] || (value => 'a ' + one.what + ' of about ' + text.number(value));
    return moved(rounded(one.value)) + (one.isBelow ? ' or less' : ' or more') + ': ' + target(one.to);
  }

  function flips(list) {
    return list.length === 0 ? 'Nothing within a factor of a thousand would change the choice.'
      : 'What would change the choice: ' + list.map(flip).join('; ') + '.';
  }

  /** Defects that an executed case showed; where nothing was executed, nothing is known. */
  function defects(one) {
    const version = one.about.otherVersion === '' ? '' : ' (' + one.about.otherVersion + ')';
    if (one.about.executed.length === 0) {
      return one.name + ' is untested apart from its speed.';
    }
    return (one.about.defects === ''
      ? one.name + ' has no known defect in ' + text.count(one.about.executed.length, 'executed case')
      : 'Known defects of ' + one.name + ': ' + one.about.defects) + version + '.';
  }

  /** A sentence if the run called the library in another way than today. */
  function wiring(one) {
    return one.about.olderWiring === '' ? [] : [one.name + ': ' + one.about.olderWiring];
  }

  /** Where versions of a schema have to meet. */
  function evolving(judged, one) {
    const errors = judged.scenario.must.evolution ? wb.reasons.everydayErrors(one.about) : [];
    return errors.length === 0 ? [] : ['Old and new readers: ' + one.name + ', as it is configured here, ends in an error in '
      + text.list(errors.map(seen => seen.caseId + ' (' + seen.about + ')')) + '.' + otherWays(errors)];
  }

  /** Other configurations of the library that work in all of these cases. */
  function otherWays(errors) {
    const names = errors.map(seen => seen.worksIn)
      .reduce((some, more) => some.filter(name => more.indexOf(name) >= 0));
    return names.length === 0 ? '' : ' Other configurations of the library work there: ' + text.list(names) + '.';
  }

  function unfit(judged) {
    const names = judged.out.filter(isUnfit).map(one => one.name);
    return names.length === 0 ? [] : ['Does not fit: ' + text.list(names) + '.'];
  }

  function isUnfit(one) {
    return wb.reasons.CAPACITY.indexOf(one.reasons[0].key) >= 0;
  }

  function demanded(judged) {
    const names = judged.out.filter(one => !isUnfit(one)).map(one => one.name);
    return names.length === 0 ? [] : ['Ruled out by what is asked for: ' + text.list(names) + '.'];
  }

  /** Of the formats that are asked for, those of which nothing can be said. */
  function absentFormats(judged) {
    return judged.scenario.must.formats.filter(format => judged.options.every(one => one.about.format !== format));
  }

  function unknown(judged) {
    const formats = absentFormats(judged);
    return formats.length === 0 ? []
      : ['Not measured: any row of ' + formats.join(' or ') + ', which the format may be.'];
  }

  const RELAXED = {
    cores: 'with more cores',
    link: 'with a faster link',
    compression: 'when its compression has been measured'
  };

  function relaxed(judged) {
    return judged.out.filter(isUnfit).sort((a, b) => a.machines - b.machines).slice(0, 3).map(
      one => one.name + ' fits ' + text.count(one.machines, 'machine') + ' of ' + text.round(judged.scenario.cores)
        + ' cores.').concat(wb.decision.relaxations(judged).map(one => (RELAXED[one.key] || 'Without ' + one.key)
        + ', these would be left: ' + text.list(one.names) + '.'),
      judged.out.length > 0 ? [] : ['The run has no option for it.']);
  }

  /** Demands that rule out options of which no case was executed, and what would execute them. */
  function untested(data, judged) {
    const byKey = new Map();
    judged.out.forEach(one => one.reasons.filter(reason => reason.isUntested).forEach(reason => {
      byKey.set(reason.key, (byKey.get(reason.key) || []).concat([one.about.name]));
    }));
    return Array.from(byKey.entries()).map(entry => [entry[0], Array.from(new Set(entry[1]))]).map(entry =>
      'Untested: ' + entry[0] + ', with ' + text.list(entry[1]) + '. To execute the cases: ' + data.command
        + ' qualities --codec ' + entry[1].join(',') + ' --out DIR; then decide with --qualities DIR.');
  }

  /** Wide intervals of few blocks rule out what more of them might not. */
  function tooFew(judged) {
    return judged.hasVerdicts ? []
      : ['These numbers come from fewer than five blocks: intervals are wide, and their upper ends count.'];
  }

  /** What the run's findings say against the tables that this rests on, the noise floor among it. */
  function doubts(data, judged) {
    return data.findings.filter(finding => finding.kind === 'noise-floor'
      || finding.severity !== 'note' && (finding.tables.length === 0
        || judged.tables.some(id => finding.tables.indexOf(id) >= 0)));
  }

  /** Titles of what may mislead, each once. */
  function doubtful(data, judged) {
    return Array.from(new Set(doubts(data, judged).filter(finding => finding.severity !== 'note').map(
      finding => finding.title)));
  }

  function doubted(data, judged) {
    const titles = doubtful(data, judged);
    return titles.length === 0 ? [] : ['What may mislead in this run: ' + text.list(titles) + '.'];
  }

  /** Sentences, the decision first. */
  function short(data, judged, flipped) {
    const chosen = judged.chosen;
    const lead = [DECIDED[judged.outcome](judged)];
    if (!chosen) {
      return lead.concat(judged.outcome === 'none' ? relaxed(judged).concat(
        untested(data, judged), unknown(judged), tooFew(judged)) : unfit(judged).concat(demanded(judged)));
    }
    return lead.concat(
      others(judged),
      nearest(judged),
      [sentence(takes(judged, chosen)), full(judged, chosen)],
      judged.today === chosen ? [] : [sentence('Today ' + takes(judged, judged.today))],
      [flips(flipped), defects(chosen)].concat(wiring(chosen)),
      evolving(judged, chosen),
      named(judged, flipped).map(defects),
      unfit(judged),
      demanded(judged),
      untested(data, judged),
      unknown(judged),
      doubted(data, judged));
  }

  function sentence(words) {
    return words + '.';
  }

  wb.sentences = {short, defects, range, wiring, among, luck, used, rounded, saved, defectCases, verdict, rate, threshold, flip, flips, isUnfit, absentFormats, doubts, doubtful};
})((globalThis.wirebench = globalThis.wirebench || {}));
