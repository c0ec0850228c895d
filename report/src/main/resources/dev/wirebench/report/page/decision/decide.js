/** From the page's data and a scenario to everything that is said of a decision: for the page and for files alike. */
(function (wb) {
  'use strict';

  /**
   * @param command that decides so again, for the record
   * @param service what a service cost; null if none was measured
   * @return what was decided; or {lacks, has} if the data have no rows for the scenario: no table of its payload, none
   *     that writes and reads it, or not today's
   */
  function decide(data, scenario, command, service) {
    const prepared = wb.options.prepare(data, scenario);
    if (!prepared) {
      return {lacks: 'payload', has: wb.options.payloads(data)};
    }
    if (prepared.options.length === 0) {
      return {lacks: 'options', has: []};
    }
    const judged = wb.decision.judge(data, scenario, prepared);
    if (judged.missing !== undefined) {
      return {lacks: 'today', missing: judged.missing, has: judged.options.map(one => one.name)};
    }
    const flipped = judged.chosen ? wb.flips.of(data, scenario, prepared) : [];
    const sentences = wb.sentences.short(data, judged, flipped);
    return {
      judged: judged,
      outcome: judged.outcome,
      chosen: judged.chosen ? judged.chosen.name : '',
      sentences: sentences.map(wb.text.name),
      flips: flipped,
      brief: wb.brief.lines(data, judged, flipped, sentences).map(wb.text.name),
      scenario: wb.scenario.yaml(judged.scenario).join('\n') + '\n',
      record: wb.record.write(data, judged, flipped, command, service || null),
      options: judged.options.map(figures)
    };
  }

  function figures(one) {
    return {
      name: one.name,
      reasons: one.reasons,
      bytes: one.bytes,
      needs: wb.usecase.needs(one),
      defects: one.about.executed.length === 0 ? 'untested' : one.about.defects,
      otherVersion: one.about.otherVersion,
      holdsOther: one.about.holdsOther,
      isToday: one.isToday,
      writing: one.writing,
      reading: one.reading,
      cores: one.cores,
      peak: one.peak,
      linkPeak: one.linkPeak,
      megabytes: one.megabytes,
      allocation: one.allocation,
      stored: one.stored,
      price: one.price,
      priceLow: one.priceLow,
      priceHigh: one.priceHigh,
      machines: one.machines,
      verdict: one.verdict,
      ratio: one.ratio,
      saving: one.saving,
      hard: one.about.hard.map(seen => seen.place)
    };
  }

  /**
   * From the page's data, as text, to two functions on texts: `decide`, from a scenario and what a service cost to what
   * was decided; `answer`, from the scenario of a use case to its answer.
   */
  function open(text) {
    const data = JSON.parse(text);
    return {
      decide: (scenario, command, service) => {
        const decided = decide(data, JSON.parse(scenario), command, service ? JSON.parse(service) : null);
        return JSON.stringify(Object.assign({}, decided, {judged: undefined}));
      },
      answer: scenario => JSON.stringify(wb.usecase.answer(data, JSON.parse(scenario)))
    };
  }

  wb.decide = {decide, open};
})((globalThis.wirebench = globalThis.wirebench || {}));
