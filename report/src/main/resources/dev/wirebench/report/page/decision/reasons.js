/** Why an option is ruled out: what does not fit first, then what the scenario insists on. */
(function (wb) {
  'use strict';

  const text = wb.text;

  /** Changes of a schema that every service meets: others are beside the point of who reads old messages. */
  const EVERYDAY_CHANGES = ['field-added', 'field-removed', 'fields-reordered'];
  /** Of these, what a new reader makes of old messages: who cannot read them cannot change anything. */
  const ADDITIONS = ['field-added', 'fields-reordered'];
  const OLD_MESSAGES = 'old writer, new reader';
  const DIRECTIONS = [OLD_MESSAGES, 'new writer, old reader'];
  const JVM_ONLY = 'JVM only';
  const EVOLUTION = 'schema-evolution';
  const DAMAGED = 'hostile-input';
  const NAMED = 'named-classes';
  /** The families of messages that somebody damaged on purpose. */
  const DAMAGES = ['truncated', 'bit-flipped', 'length-inflated', 'repeated', 'deeply-nested'];

  function reason(key, words) {
    return {key: key, words: words};
  }

  /** A reason that executing the cases of a demand might take away. */
  function untestedReason(key, words) {
    return {key: key, words: words, isUntested: true};
  }

  /** What takes more than the share of processors or link that the scenario grants, at its highest rate. */
  function fit(scenario, costs) {
    const reasons = [];
    if (costs.unmeasured) {
      reasons.push(reason('compression', costs.unmeasured));
    }
    if (costs.peak.high > scenario.cores * scenario.utilisation) {
      reasons.push(reason('cores', 'at peak it takes ' + cores(costs.peak) + ' of ' + text.round(scenario.cores)
        + ', more than ' + text.percent(scenario.utilisation)));
    }
    if (scenario.link !== null && !(costs.linkPeak <= scenario.link * scenario.utilisation)) {
      reasons.push(reason('link', Number.isNaN(costs.linkPeak) ? 'its messages’ size is not known'
        : 'at peak it moves ' + text.number(costs.linkPeak / 1e6) + ' Mbit/s, more than '
          + text.percent(scenario.utilisation) + ' of ' + text.round(scenario.link / 1e6)));
    }
    return reasons;
  }

  function cores(estimate) {
    return text.number(estimate.value) + (Number.isFinite(estimate.high) && estimate.high !== estimate.value
      ? ' cores (95 % interval to ' + text.number(estimate.high) + ')' : ' cores');
  }

  function hardIn(about, keep) {
    const found = about.hard.filter(keep);
    return found.length === 0 ? '' : found[0].outcome + ' (' + found[0].place + ')'
      + (found.length > 1 ? ' and ' + (found.length - 1) + ' more' : '');
  }

  function wasExecuted(about, quality, caseId, direction) {
    return about.executed.some(one => one[0] === quality && (caseId === '' || one[1] === caseId)
      && (direction === '' || one[2] === direction));
  }

  /** Everyday changes that were not executed in a direction. */
  function untestedChanges(about) {
    return [].concat.apply([], EVERYDAY_CHANGES.map(change => DIRECTIONS.filter(
      direction => !wasExecuted(about, EVOLUTION, change, direction)).map(direction => change + ' (' + direction + ')')));
  }

  /** Families of hostile input that were not executed, with whatever payload. */
  function untestedAttacks(about) {
    return DAMAGES.filter(damage => !wasExecuted(about, DAMAGED, damage, '')).concat(
      wasExecuted(about, NAMED, '', '') ? [] : [NAMED]);
  }

  /** Untested options never pass: the first reason is what has to be executed. */
  function executed(about, key, what, untested, keep) {
    if (about.tried === '') {
      return [untestedReason(key, what + ': untested')];
    }
    if (about.otherVersion !== '') {
      return [untestedReason(key, what + ': untested with this version (' + about.otherVersion + ')')];
    }
    const hard = hardIn(about, keep);
    return (untested.length === 0 ? [] : [untestedReason(key, what + ': untested in ' + text.list(untested))])
      .concat(hard === '' ? [] : [reason(key, what + ': ' + hard)]);
  }

  /** Where no message is lost without a word, but old ones cannot be read. */
  function additions(about) {
    const errors = about.evolution.filter(seen => seen.outcome === 'error' && seen.about === OLD_MESSAGES
      && ADDITIONS.indexOf(seen.caseId) >= 0);
    return errors.length === 0 ? [] : [reason('evolution', 'old and new readers: error (' + errors[0].place + ')')];
  }

  /** Errors in changes that every service meets. */
  function everydayErrors(about) {
    return about.evolution.filter(seen => seen.outcome === 'error' && EVERYDAY_CHANGES.indexOf(seen.caseId) >= 0);
  }

  function constraints(scenario, about) {
    const must = scenario.must;
    const reasons = [];
    const demand = (isMet, key, words) => {
      if (!isMet) {
        reasons.push(reason(key, words));
      }
    };
    demand(!must.ownClass || !about.holdsOther, 'own-class',
      'it holds ' + (about.holds === 'map' ? 'maps and lists' : 'ready-made messages')
        + ': what it takes to make them of the application’s objects is not in its time');
    demand(must.formats.length === 0 || must.formats.indexOf(about.format) >= 0, 'format',
      'its format is ' + (about.format || 'not known') + ', and has to be ' + must.formats.join(' or '));
    demand(!must.readable || about.readable, 'readable', 'people cannot read its messages');
    demand(!must.otherLanguages || (about.languages !== '' && about.languages !== JVM_ONLY), 'other-languages',
      'other languages: ' + (about.languages || 'not known'));
    demand(must.schemaStep || !about.needsSchema, 'schema-step', 'both ends need a compiled schema');
    demand(must.generatedCode || about.needs.every(need => !/code/.test(need)), 'generated-code',
      'it needs ' + text.list(about.needs));
    demand(must.licences.length === 0 || isLicensed(must.licences, about.licence), 'licences',
      'its licence is ' + (about.licence || 'not known'));
    demand(must.jars === null || about.jars <= must.jars, 'jars',
      Number.isFinite(about.jars) ? 'its jars have ' + text.bytes(about.jars) : 'the size of its jars is not known');
    demand(must.releasedWithin === null || isRecent(about.released, scenario.asOf, must.releasedWithin),
      'released-within', 'its version is from ' + (about.released || 'a day that is not known'));
    demand(!must.oneInstance || /^(safe|pooled)$/.test(about.threadSafety), 'one-instance',
      'threads must not share it: ' + (about.threadSafety || 'not known'));
    return reasons.concat(
      must.evolution ? executed(about, 'evolution', 'old and new readers', untestedChanges(about),
        seen => seen.quality === EVOLUTION && EVERYDAY_CHANGES.indexOf(seen.caseId) >= 0)
        .concat(additions(about)) : [],
      must.untrustedInput ? executed(about, 'untrusted-input', 'bytes from outside', untestedAttacks(about),
        seen => seen.quality === DAMAGED || seen.quality === NAMED) : []);
  }

  /** An SPDX expression with OR leaves the choice to whoever takes the library. */
  function isLicensed(accepted, licence) {
    return licence.split(' OR ').concat([licence]).some(one => accepted.indexOf(one) >= 0);
  }

  /** Dates as in 2026-11-21. */
  function isRecent(released, asOf, months) {
    const date = /^(\d+)-(\d+)-(\d+)/.exec(released);
    const now = /^(\d+)-(\d+)-(\d+)/.exec(asOf);
    return Boolean(date && now) && (now[1] - date[1]) * 12 + (now[2] - date[2]) + (now[3] - date[3]) / 31 <= months;
  }

  const CAPACITY = ['cores', 'link'];

  wb.reasons = {fit, constraints, everydayErrors, CAPACITY};
})((globalThis.wirebench = globalThis.wirebench || {}));
