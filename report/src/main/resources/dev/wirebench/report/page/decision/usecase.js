/** Answers of use cases, each with the rate at which it changes. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const words = wb.sentences;
  /** Keys that say which tables are meant, and nothing of the use case. */
  const WHERE = /^(title|payload|medium|jdk|today|compression):/;

  /** Thresholds, weights and demands, as a scenario file has them. */
  function terms(scenario) {
    const lines = wb.scenario.yaml(scenario).filter(line => !WHERE.test(line));
    const must = lines.indexOf('must:');
    return (must < 0 ? lines : lines.slice(0, must).concat(
      'must: {' + lines.slice(must + 1).map(line => line.trim()).join(', ') + '}')).join('; ');
  }

  /** Time and bytes of an option next to those of today's; time is that to write a message and to read it. */
  function ratios(judged, one) {
    return text.number(one.ratio.plain.value) + ' × the time of ' + judged.today.name + words.range(one.ratio.plain) + ' and '
      + text.number(one.bytes / judged.today.bytes) + ' × its bytes';
  }

  /** Further costs of an option. */
  function needs(one) {
    return one.about.needs.concat(
      one.about.readable ? [] : ['a tool to read its messages'],
      /one per thread/.test(one.about.threadSafety) ? ['an instance for each thread'] : []);
  }

  function price(one) {
    const parts = needs(one);
    return parts.length === 0 ? [] : ['It needs ' + text.list(parts) + '.'];
  }

  /** An option that would replace today's: what it takes, who is level with it, and what it costs besides. */
  function rival(judged) {
    const chosen = judged.chosen;
    const level = judged.level.filter(one => one !== chosen).map(one => one.name);
    return ['It takes ' + ratios(judged, chosen) + '.'].concat(
      level.length === 0 ? [] : ['It cannot be told from ' + text.list(level) + '.'],
      words.luck(judged), price(chosen), [words.defects(chosen)], words.wiring(chosen));
  }

  /** Fewer than three options are no field. */
  function field(judged) {
    return words.among(judged) === '' ? []
      : [judged.left.length === 2 ? 'It is the better of the two that you compared.'
        : 'It is the only option that meets the demands.'];
  }

  const LEAD = {
    none: judged => [judged.out.every(words.isUnfit)
      ? 'No option fits: at peak each takes more than ' + text.percent(judged.scenario.utilisation)
        + ' of the processors or of the link.'
      : 'No option of this run meets the demands.'].concat(wb.decision.relaxations(judged).slice(0, 2).map(
      one => 'Without ' + one.key + ', these would be left: ' + text.list(one.names) + '.')),
    indicative: () => ['Not decided: verdicts need five JVMs or more of each option.'],
    cheap: judged => ['Serialization uses ' + words.used(judged) + ', and a change must save ' + words.threshold(judged.scenario) + '.'],
    keep: judged => ['No option that meets the demands is known to be better and to save ' + words.threshold(judged.scenario) + '.'],
    forced: judged => [judged.today.name + ' is ruled out: ' + judged.today.reasons[0].words + '.'].concat(field(judged), rival(judged)),
    change: judged => ['It saves ' + words.saved(judged, judged.chosen) + '.'].concat(field(judged), rival(judged))
  };

  /** From which rate on another option is chosen, and which; below the use case's own rate, down to which. */
  function turn(data, judged, prepared, flip) {
    const rate = words.rate(words.rounded(flip.value));
    const there = wb.decision.judge(data, Object.assign({}, judged.scenario, {rate: flip.value}), prepared);
    const where = (flip.isBelow ? 'Below' : 'Above') + ' about ' + rate;
    if (!there.chosen) {
      return [where + (there.outcome === 'none' ? ' no option is left.' : ' verdicts are needed: five JVMs or more of each option.')];
    }
    if (there.chosen === there.today) {
      return [where + ' keep ' + there.today.name + '.'];
    }
    const isKept = !judged.chosen || judged.chosen.name === judged.today.name;
    return [(flip.isBelow ? where + ' take ' : 'Leaving pays from about ' + rate + ', for ') + there.chosen.name + words.among(there) + '.'].concat(
      isKept ? rival(there) : []);
  }

  function turns(data, judged, prepared, found) {
    if (judged.outcome === 'indicative') {
      return [];
    }
    return found.length === 0 ? ['No rate within a factor of a thousand changes that.']
      : [].concat.apply([], found.map(flip => turn(data, judged, prepared, flip)));
  }

  /** The rates at which the choice changes, in few words. */
  function changes(judged, found) {
    const full = 'no option fits, the ' + (judged.today.bottleneck.what === 'network' ? 'link is' : 'processors are') + ' above '
      + text.percent(judged.scenario.utilisation) + ' at peak';
    const to = {none: full, indicative: 'verdicts need five JVMs or more'};
    return found.map(flip => (flip.isBelow ? 'below ' : 'above ')
      + words.rate(words.rounded(flip.value)) + ': ' + (to[flip.to] || flip.to));
  }

  /** The reason of a choice in few words. */
  function why(judged) {
    const today = judged.today;
    return {
      cheap: () => 'all of it takes at most ' + text.percent(words.rounded(today.cores.high / judged.scenario.cores))
        + ' of the processors',
      change: () => 'saves ' + words.saved(judged, judged.chosen),
      forced: () => today.name + ' is ruled out'
    }[judged.outcome] || (() => '');
  }

  /**
   * @param scenario of the use case, on a payload of the data
   * @return {title, load, terms, outcome, chosen, keeps, changes, words}; null if the data cannot say anything of the payload
   */
  function answer(data, scenario) {
    const prepared = wb.options.prepare(data, scenario);
    const judged = prepared && prepared.options.length > 0 ? wb.decision.judge(data, scenario, prepared) : {missing: ''};
    if (judged.missing !== undefined) {
      return null;
    }
    const found = wb.flips.rates(data, judged.scenario, prepared);
    return {
      title: scenario.title,
      load: words.rate(scenario.rate) + ', ' + text.count(scenario.cores || 1, 'core'),
      terms: terms(scenario),
      outcome: judged.outcome,
      chosen: judged.chosen ? judged.chosen.name : '',
      keeps: judged.chosen === judged.today,
      why: text.name(why(judged)()),
      changes: judged.outcome === 'indicative' ? [] : changes(judged, found).map(text.name),
      words: text.name(LEAD[judged.outcome](judged).concat(turns(data, judged, prepared, found)).join(' '))
    };
  }

  wb.usecase = {answer, needs};
})((globalThis.wirebench = globalThis.wirebench || {}));
