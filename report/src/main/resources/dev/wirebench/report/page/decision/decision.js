/**
 * From a scenario and the rows of its payload to what each option costs and what is chosen. Rates are messages a
 * second, times seconds, sizes bytes, links bits a second. The command `decide` runs this script too: there is no
 * second implementation.
 */
(function (wb) {
  'use strict';

  const statistics = wb.statistics;
  const DAY = 86400;
  const MONTH = 30.4375 * DAY;

  /** What the machine that measured and the run say, where the scenario does not. */
  function completed(data, scenario, prepared) {
    const name = wb.options.value(data, prepared.tables[wb.options.WRITE], 'source');
    const source = data.sources.find(one => one.name === name) || data.sources[0];
    const environment = source ? source.environment : [];
    const fact = name => (environment.find(pair => pair[0] === name) || ['', ''])[1];
    const cpus = Number(fact('cpus'));
    return Object.assign({}, scenario, {
      cores: scenario.cores === null ? (cpus > 0 ? cpus : 1) : scenario.cores,
      coresAssumed: scenario.cores === null,
      asOf: fact('stopped').slice(0, 10)
    });
  }

  function scaled(estimate, factor) {
    return {
      value: estimate.value * factor,
      low: estimate.low * factor,
      // With one fork there is no interval, and the number itself has to do.
      high: (Number.isNaN(estimate.high) ? estimate.value : estimate.high) * factor,
      n: estimate.n
    };
  }

  /** Without its reasons: plain arithmetic, see METHODOLOGY. */
  function costsOf(scenario, option, seconds) {
    const cores = scaled(seconds, scenario.rate);
    const moved = option.bytes * scenario.rate;
    const costs = {
      name: option.name,
      about: option.about,
      compression: option.compression,
      unmeasured: option.unmeasured,
      bytes: option.bytes,
      writing: average(option.write.own.means),
      reading: average(option.read.own.means),
      cores: cores,
      peak: scaled(cores, scenario.peak),
      megabytes: moved * (1 + scenario.reads) / 1e6,
      linkPeak: 8 * moved * Math.max(1, scenario.reads) * scenario.peak,
      allocation: (option.write.allocation + scenario.reads * option.read.allocation) * scenario.rate / 1e6,
      stored: moved * (scenario.retention === null ? MONTH : scenario.retention) / 1e9
    };
    costs.price = price(scenario, costs, cores.value);
    costs.priceLow = price(scenario, costs, cores.low);
    costs.priceHigh = price(scenario, costs, cores.high);
    costs.machines = machines(scenario, costs);
    costs.bottleneck = bottleneck(scenario, costs);
    return costs;
  }

  function average(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  /** A month's, in the scenario's currency; null where it names no price. */
  function price(scenario, costs, cores) {
    if ([scenario.pricePerGB, scenario.pricePerGBMonth, scenario.pricePerCoreMonth].every(one => one === null)) {
      return null;
    }
    return (scenario.pricePerGB || 0) * costs.megabytes * MONTH / 1e3
      + (scenario.pricePerCoreMonth === null ? 0 : scenario.pricePerCoreMonth * cores)
      + (scenario.retention === null ? 0 : (scenario.pricePerGBMonth || 0) * costs.stored);
  }

  function machines(scenario, costs) {
    const byCores = costs.peak.high / (scenario.cores * scenario.utilisation);
    const byLink = scenario.link === null ? 0 : costs.linkPeak / (scenario.link * scenario.utilisation);
    return Math.ceil(Math.max(byCores, byLink) - 1e-9);
  }

  /** What is full first when the rate grows, and from which rate on it does not fit: the upper end of its interval counts. */
  function bottleneck(scenario, costs) {
    const cores = costs.peak.value / scenario.cores;
    const link = scenario.link === null ? 0 : costs.linkPeak / scenario.link;
    const share = Math.max(cores, link);
    return {
      what: link > cores ? 'network' : 'processors',
      share: share,
      fullAt: scenario.rate * scenario.utilisation / Math.max(costs.peak.high / scenario.cores, link)
    };
  }

  /** What depends on reads and weights alone is computed once: flips ask for many rates. */
  function kept(prepared, key, compute) {
    if (!prepared.kept) {
      prepared.kept = new Map();
    }
    if (!prepared.kept.has(key)) {
      prepared.kept.set(key, compute());
    }
    return prepared.kept.get(key);
  }

  function mixOf(scenario) {
    return scenario.reads + ' ' + JSON.stringify(scenario.weights);
  }

  /** Of each option: seconds a message takes, with an interval, and `work` for ratios of them. */
  function worked(data, scenario, prepared) {
    return kept(prepared, String(scenario.reads), () => prepared.options.map(option => ({
      seconds: statistics.meanEstimate(
        wb.options.sum(option.write.own, option.read.own, scenario.reads).means, data.confidence),
      work: wb.options.sum(option.write.linked, option.read.linked, scenario.reads)
    })));
  }

  function scored(scenario, prepared, works) {
    return kept(prepared, mixOf(scenario), () => prepared.options.map((option, i) => {
      const sample = score(scenario, option, works[i].work);
      return {score: sample, lowness: average(sample.means)};
    }));
  }

  /** The weighted geometric mean of what an option takes, block by block; its unit means nothing, its ratios do. */
  function score(scenario, option, work) {
    const weights = scenario.weights;
    const sum = weights.cpu + weights.network + weights.allocation + weights.storage;
    const allocated = option.write.allocation + scenario.reads * option.read.allocation;
    const fixed = power(option.bytes, (weights.network + weights.storage) / sum)
      * power(allocated, weights.allocation / sum);
    return Object.assign({}, work, {
      means: work.means.map(seconds => power(seconds, weights.cpu / sum) * fixed)
    });
  }

  function power(x, exponent) {
    return exponent === 0 ? 1 : Math.pow(x, exponent);
  }

  function isWeighed(sample) {
    return sample.means.every(x => x > 0 && Number.isFinite(x)) && sample.means.length > 0;
  }

  /** Every option with what it costs, why it is ruled out if it is, and how it compares with today's. */
  function assess(data, scenario, prepared) {
    const works = worked(data, scenario, prepared);
    const scores = scored(scenario, prepared, works);
    const all = prepared.options.map((option, i) => Object.assign(costsOf(scenario, option, works[i].seconds), {
      place: i,
      work: works[i].work,
      score: scores[i].score,
      lowness: scores[i].lowness
    }));
    const demands = kept(prepared, 'demands ' + scenario.asOf + JSON.stringify(scenario.must),
      () => prepared.options.map(option => wb.reasons.constraints(scenario, option.about)));
    all.forEach(one => {
      // Readers want to know first whether an option fits at all.
      one.reasons = wb.reasons.fit(scenario, one).concat(demands[one.place]);
      if (one.reasons.length === 0 && !isWeighed(one.score)) {
        one.reasons.push({key: 'weights', words: 'what the weights count is not known of it'});
      }
    });
    return all;
  }

  function ratio(data, a, b, comparisons) {
    return {
      plain: statistics.ratio(a, b, data.confidence),
      wide: statistics.ratio(a, b, 1 - (1 - data.confidence) / Math.max(1, comparisons))
    };
  }

  function compared(data, scenario, prepared, all, today) {
    const ratios = (mix, sample) => kept(prepared, mix + ' to ' + today.place, () => all.map(
      one => one === today ? null : ratio(data, one[sample], today[sample], all.length - 1)));
    const ofWork = ratios(String(scenario.reads), 'work');
    const ofScore = ratios(mixOf(scenario), 'score');
    all.forEach((one, i) => {
      one.isToday = one === today;
      one.ratio = ofWork[i];
      one.scoreRatio = ofScore[i];
      one.verdict = one.isToday ? 'baseline'
        : statistics.verdict(one.scoreRatio.wide, data.delta, data.forksForVerdicts);
    });
  }

  /**
   * Shares of the processors and of the link, and money a month. The ends of the interval are those of the ratio of times,
   * and of what today's takes: both are uncertain.
   */
  function saving(scenario, today, one) {
    const link = scenario.link === null ? 0 : (today.linkPeak - one.linkPeak) / scenario.peak / scenario.link;
    const times = one.ratio.plain;
    const of = (cores, share) => cores * (1 - share) / scenario.cores;
    const ends = share => [of(today.cores.low, share), of(today.cores.high, share)];
    return {
      cores: {
        value: of(today.cores.value, times.value),
        low: Math.min.apply(null, ends(times.high)),
        high: Math.max.apply(null, ends(times.low))
      },
      link: link,
      price: today.price === null ? 0 : today.price - one.price
    };
  }

  function pays(scenario, one) {
    return one.saving.cores.value >= scenario.paysFrom || one.saving.link >= scenario.paysFrom
      || scenario.paysFromPrice !== null && one.saving.price >= scenario.paysFromPrice;
  }

  /**
   * Whether today's takes so little that nothing could save what pays. The upper end of its interval counts, so that
   * this needs no verdict between options; without an interval it is not known.
   */
  function isCheap(scenario, today) {
    return Number.isFinite(today.cores.low) && today.cores.high / scenario.cores < scenario.paysFrom
      && (scenario.link === null || today.linkPeak / scenario.peak / scenario.link < scenario.paysFrom)
      && (scenario.paysFromPrice === null || today.priceHigh < scenario.paysFromPrice);
  }

  /** Options not established to be worse than the best of them, it among them. */
  function level(data, scenario, prepared, list) {
    const sorted = list.slice().sort((a, b) => a.lowness - b.lowness);
    const first = sorted[0];
    return sorted.filter(one => one === first || ['tie', 'unclear', 'indicative'].indexOf(
      verdictTo(data, scenario, prepared, one, first)) >= 0);
  }

  function verdictTo(data, scenario, prepared, one, other) {
    return kept(prepared, mixOf(scenario) + ' ' + one.place + ' to ' + other.place, () => statistics.verdict(
      ratio(data, one.score, other.score, prepared.options.length - 1).wide, data.delta, data.forksForVerdicts));
  }

  /** Among those that cannot be told apart: what keeps the format, then what is less hard, then what is lower. */
  function preferred(list, today) {
    const rank = one => [
      one.about.format === today.about.format ? 0 : 1,
      one.compression === today.compression ? 0 : 1,
      one.about.hard.length
    ];
    return list.slice().sort((a, b) => {
      const left = rank(a);
      const right = rank(b);
      const place = left.findIndex((x, i) => x !== right[i]);
      return place < 0 ? list.indexOf(a) - list.indexOf(b) : left[place] - right[place];
    })[0];
  }

  /**
   * @param prepared of options.js, for the scenario's payload
   * @return {scenario, options, today, outcome, chosen, level, ...}; options ruled out come last, and `likely` is there if
   *     the outcome is indicative
   */
  function judge(data, asked, prepared) {
    const scenario = completed(data, asked, prepared);
    const all = assess(data, scenario, prepared);
    const wanted = scenario.today || defaultToday(data, prepared);
    const today = all.find(one => one.name === wanted);
    if (!today) {
      return {scenario: scenario, missing: wanted, options: all};
    }
    compared(data, scenario, prepared, all, today);
    all.forEach(one => {
      one.saving = one === today ? null : saving(scenario, today, one);
      one.pays = one !== today && pays(scenario, one);
    });
    const left = all.filter(one => one.reasons.length === 0);
    left.sort((a, b) => a.lowness - b.lowness);
    const out = all.filter(one => one.reasons.length > 0);
    return Object.assign({
      scenario: scenario,
      byCpu: prepared.byCpu,
      table: prepared.tables[wb.options.WRITE],
      tables: [wb.options.WRITE, wb.options.READ].map(operation => prepared.tables[operation]).filter(Boolean).map(
        table => table.id),
      incomplete: prepared.incomplete,
      options: left.concat(out),
      left: left,
      out: out,
      today: today,
      delta: data.delta,
      hasVerdicts: today.cores.n >= data.forksForVerdicts
    }, choice(data, scenario, prepared, left, today));
  }

  function defaultToday(data, prepared) {
    const baseline = prepared.tables[wb.options.WRITE].baseline;
    const named = prepared.options.find(option => option.index === baseline);
    return (named || prepared.options[0] || {name: ''}).name;
  }

  /** What follows: see METHODOLOGY, "Decisions". */
  function choice(data, scenario, prepared, left, today) {
    if (left.length === 0) {
      return {outcome: 'none', chosen: null, level: []};
    }
    const isLeft = left.indexOf(today) >= 0;
    if (isLeft && isCheap(scenario, today)) {
      return {outcome: 'cheap', chosen: today, level: []};
    }
    if (left.some(one => one.verdict === 'indicative') || (left.length === 1 && today.cores.n < data.forksForVerdicts)) {
      return {outcome: 'indicative', chosen: null, level: [], likely: likely(left, today)};
    }
    if (!isLeft) {
      return best('forced', level(data, scenario, prepared, left), today);
    }
    const better = left.filter(one => one.verdict === 'faster' && one.pays);
    if (better.length === 0) {
      return {outcome: 'keep', chosen: today, level: []};
    }
    return best('change', level(data, scenario, prepared, better), today);
  }

  /** The option that the numbers favour where they are too few for verdicts. */
  function likely(left, today) {
    const candidates = left.indexOf(today) < 0 ? left : left.filter(one => one.pays && one.lowness < today.lowness);
    return candidates[0] || today;
  }

  function best(outcome, among, today) {
    return {outcome: outcome, chosen: preferred(among, today), level: among};
  }

  /** What would come in if one demand alone were dropped: [{key, names}]. */
  function relaxations(judged) {
    const byKey = new Map();
    judged.out.filter(one => new Set(one.reasons.map(reason => reason.key)).size === 1).forEach(one => {
      const key = one.reasons[0].key;
      byKey.set(key, (byKey.get(key) || []).concat([one.name]));
    });
    return Array.from(byKey.entries()).map(entry => ({key: entry[0], names: entry[1]}));
  }

  wb.decision = {judge, relaxations};
})((globalThis.wirebench = globalThis.wirebench || {}));
