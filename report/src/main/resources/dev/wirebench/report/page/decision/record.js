/** A decision as an architecture decision record in the form of MADR 4 (adr.github.io/madr). */
(function (wb) {
  'use strict';

  const text = wb.text;
  const md = wb.markdown;
  const words = wb.sentences;

  function subject(judged) {
    const payload = judged.scenario.payload;
    return {
      none: 'Nothing fits ' + payload + ' yet',
      indicative: 'Decide on a serialization library for ' + payload,
      cheap: 'Keep ' + judged.today.name + ' to serialize ' + payload,
      keep: 'Keep ' + judged.today.name + ' to serialize ' + payload,
      change: judged.chosen && 'Serialize ' + payload + ' with ' + judged.chosen.name,
      forced: judged.chosen && 'Serialize ' + payload + ' with ' + judged.chosen.name
    }[judged.outcome];
  }

  function head(judged) {
    const scenario = judged.scenario;
    const date = scenario.asOf === '' ? '' : 'date: ' + scenario.asOf + '\n';
    const title = (scenario.title ? scenario.title + ': ' : '') + subject(judged);
    return '---\nstatus: proposed\n' + date + '---\n\n# ' + md.text(title);
  }

  function context(judged) {
    const scenario = judged.scenario;
    const peak = scenario.peak === 1 ? '' : ', up to ' + text.round(scenario.peak) + ' times as many at peak';
    return 'A service writes ' + words.rate(scenario.rate) + ' messages like ' + scenario.payload + peak
      + ', and each is read ' + (scenario.reads === 1 ? 'once' : text.round(scenario.reads) + ' times')
      + '. Writing and reading together have ' + text.count(scenario.cores, 'core')
      + (scenario.coresAssumed ? ' (those of the machine that measured; the scenario does not say)' : '')
      + (scenario.link === null ? '' : ' and a link of ' + text.round(scenario.link / 1e6) + ' Mbit/s in each direction')
      + '. Today it uses ' + judged.today.name + '. Which library and format should it use?';
  }

  function drivers(judged) {
    const scenario = judged.scenario;
    const weighed = Object.keys(scenario.weights).filter(key => scenario.weights[key] > 0);
    return [
      'What takes more than ' + text.percent(scenario.utilisation) + ' of the processors'
        + (scenario.link === null ? '' : ' or of the link') + ' at peak does not fit; the upper end of its interval counts.',
      'A change pays if it saves ' + words.threshold(scenario) + ', and if what is weighed is known to be lower.',
      'Weighed: ' + weighed.map(key => key + ' ' + text.round(scenario.weights[key])).join(', ')
        + ', as a weighted geometric mean of what each option takes.'
    ].concat(demands(scenario.must));
  }

  function demands(must) {
    const lines = [];
    const add = (isAsked, line) => {
      if (isAsked) {
        lines.push(line);
      }
    };
    add(must.formats.length > 0, 'The format is ' + must.formats.join(' or ') + '.');
    add(must.readable, 'People can read its messages.');
    add(must.otherLanguages, 'Other languages read it.');
    add(must.evolution, 'Old and new readers and writers meet: a field is added, removed or moved.');
    add(!must.schemaStep, 'No schema is compiled.');
    add(!must.generatedCode, 'No code is generated or written by hand.');
    add(must.licences.length > 0, 'Its licence is ' + must.licences.join(' or ') + '.');
    add(must.jars !== null, 'Its jars have no more than ' + text.bytes(must.jars) + '.');
    add(must.releasedWithin !== null, 'Its version is not older than ' + text.count(must.releasedWithin, 'month') + '.');
    add(must.untrustedInput, 'Bytes come from outside.');
    add(must.oneInstance, 'All threads share one instance.');
    add(must.ownClass, 'It binds the application’s own class.');
    return lines;
  }

  function costs(judged) {
    const scenario = judged.scenario;
    const today = judged.today.name;
    const header = ['option', 'µs to write', 'µs to read', 'cores', '95 %', 'at peak', '× ' + today + ' in time', '95 %',
      'weighed × ' + today, 'corrected', 'verdict', 'saves', 'pays from', 'bytes a message', 'MB/s on the wire', 'MB/s allocated',
      scenario.retention === null ? 'GB written a month' : 'GB stored'].concat(
      judged.today.price === null ? [] : ['price a month', '95 %'], ['first at ' + text.percent(scenario.utilisation), 'from']);
    return md.table(header, judged.options.filter(one => one.unmeasured === '').map(
      one => [one.name + (one.reasons.length > 0 ? ' (ruled out)' : '')].concat(figures(judged, one))));
  }

  function figures(judged, one) {
    const plain = one.ratio ? one.ratio.plain : null;
    const wide = one.scoreRatio ? one.scoreRatio.wide : null;
    return [
      text.number(1e6 * one.writing),
      text.number(1e6 * one.reading),
      text.number(one.cores.value),
      text.interval(one.cores.low, one.cores.high),
      text.percent(one.peak.value / judged.scenario.cores),
      plain ? text.number(plain.value) : '-',
      plain ? text.interval(plain.low, plain.high) : '-',
      wide ? text.number(wide.value) : '-',
      wide ? text.interval(wide.low, wide.high) : '-',
      words.verdict(judged, one),
      one.saving ? text.percent(one.saving.cores.value) : '-',
      breakEven(judged, one),
      text.number(one.bytes),
      text.number(one.megabytes),
      text.number(one.allocation),
      text.number(one.stored)
    ].concat(one.price === null ? [] : [text.number(one.price), text.interval(one.priceLow, one.priceHigh)],
      [one.bottleneck.what, words.rate(one.bottleneck.fullAt)]);
  }

  /** The lowest rate from which it saves what pays, and of what: all that is saved grows with the rate. */
  function breakEven(judged, one) {
    if (one.isToday) {
      return '-';
    }
    const scenario = judged.scenario;
    const saving = one.saving;
    const first = [
      {share: saving.cores.value / scenario.paysFrom, what: 'processors'},
      {share: saving.link / scenario.paysFrom, what: 'network'},
      {share: scenario.paysFromPrice === null ? 0 : saving.price / scenario.paysFromPrice, what: 'price'}
    ].sort((a, b) => b.share - a.share)[0];
    if (one.verdict === 'faster' && first.share > 0) {
      return words.rate(scenario.rate / first.share) + ' (' + first.what + ')';
    }
    return ['slower', 'tie'].indexOf(one.verdict) >= 0 ? 'never' : 'not known';
  }

  function explained(judged) {
    return 'Cores are ' + (judged.byCpu ? 'processor time of all threads, collector and compiler included'
      : 'time of the calling thread; collector and compiler are not in them')
      + '. Ratios below 1 are better. Verdicts rest on the corrected interval of what is weighed.'
      + ' Saved is a share of the processors, what ' + judged.today.name + ' takes times 1 less the ratio in time; its'
      + ' interval takes the ends of both. It pays from the rate'
      + ' at which it first saves ' + words.threshold(judged.scenario) + ', if what is weighed is known to be better.'
      + ' MB are 10⁶ bytes, GB 10⁹, and a month has 30.44 days.'
      + ' On the wire is each message once for its writing and once for each reading;'
      + ' the busier direction of the link counts.';
  }

  function ruledOut(judged) {
    const sorted = judged.out.filter(words.isUnfit).concat(judged.out.filter(one => !words.isUnfit(one)));
    const rows = sorted.map(one => [one.name, one.reasons.map(reason => reason.words).join('; ')]);
    const lacking = judged.incomplete.map(name => [name, 'an operation has no usable row in this run'])
      .concat(words.absentFormats(judged).map(
        format => ['any row of ' + format, 'not measured: this run has none for ' + judged.scenario.payload]));
    return rows.concat(lacking).length === 0 ? 'Nothing.'
      : md.table(['option', 'why'], rows.concat(lacking), false);
  }

  /** Signs stand first, as MADR has them. */
  function compared(what, before, after) {
    const word = after < before ? 'Good' : after > before ? 'Bad' : 'Neutral';
    return word + ', because ' + what + ' ' + text.number(after) + ' instead of ' + text.number(before) + '.';
  }

  function consequences(data, judged) {
    const chosen = judged.chosen;
    const today = judged.today;
    if (!chosen) {
      return ['Neutral, because nothing is decided.'];
    }
    const isChange = chosen !== today;
    return [].concat(
      isChange ? [
        compared('the cores taken are', today.cores.value, chosen.cores.value),
        compared('MB/s on the wire are', today.megabytes, chosen.megabytes),
        compared('MB/s allocated are', today.allocation, chosen.allocation),
        compared(judged.scenario.retention === null ? 'GB written a month are' : 'GB stored are',
          today.stored, chosen.stored)
      ] : [
        'Good, because nothing has to change.',
        'Neutral, because it goes on to move ' + text.number(today.megabytes) + ' MB/s and to allocate '
          + text.number(today.allocation) + ' MB/s.'
      ],
      isChange && today.price !== null ? [compared('a month costs', today.price, chosen.price)] : [],
      isChange && chosen.about.format !== today.about.format ? ['Bad, because every peer has to change from '
        + today.about.format + ' to ' + chosen.about.format + '.'] : [],
      chosen.about.readable || !today.about.readable ? []
        : ['Bad, because people can no longer read its messages without a tool.'],
      chosen.about.needs.length === 0 ? [] : ['Bad, because it needs ' + text.list(chosen.about.needs) + '.'],
      /one per thread/.test(chosen.about.threadSafety)
        ? ['Bad, because threads must not share an instance of it.'] : [],
      qualities(data, chosen));
  }

  /** All that is hard, and where nothing is. */
  function qualities(data, chosen) {
    if (chosen.about.tried === '') {
      return ['Bad, because nothing was executed of it besides its speed: run the command qualities.'];
    }
    const cells = data.besides.codecs.find(one => one.codec === chosen.about.name).cells;
    const lines = chosen.about.hard.map(seen => 'Bad, because the case ' + seen.place + ' ended with: ' + seen.outcome
      + (seen.said ? ' (' + seen.said + ')' : '') + '.');
    data.besides.qualities.forEach((quality, i) => {
      if (cells[i][0] === 0) {
        lines.push('Good, because nothing hard was seen in ' + text.count(cells[i][1], 'case') + ' of ' + quality + '.');
      }
    });
    return lines;
  }

  function migration(judged) {
    const chosen = judged.chosen;
    const today = judged.today;
    if (!chosen || chosen === today) {
      return ['Nothing to migrate. Decide again when a rate, a version or a demand changes: see what would change the choice.'];
    }
    const both = chosen.about.format !== today.about.format || chosen.compression !== today.compression;
    return paidBy(judged).concat(both ? [
      'Give each message a mark of its format (a content type, a header or a first byte), and let readers choose by it.',
      'Roll out readers of both formats everywhere; writers still write ' + today.about.format + '.',
      'Write ' + chosen.name + ' from one instance, compare what readers make of both, then from all.',
      'Way back: writers write ' + today.about.format + ' again; readers of both stay until nothing old is stored or in flight.'
    ] : [
      'Put the library behind one interface, and run both on recorded messages: what is read must be equal.',
      'Write with ' + chosen.name + ' from one instance, then from all; the format stays ' + today.about.format
        + ', so readers need not know.',
      'Way back: deploy the former library; messages of both are read by both where the comparison found them equal.'
    ]).concat(
      chosen.about.needs.length === 0 ? []
        : ['Before that: ' + text.list(chosen.about.needs) + ' in the build of each reader and writer.'],
      chosen.about.documentation === '' ? [] : ['Documentation: ' + chosen.about.documentation]);
  }

  /** What the steps have to be paid from: what they cost, only those who take them know. */
  function paidBy(judged) {
    const saving = judged.chosen.saving;
    const link = saving.link > 0 ? [text.percent(saving.link) + ' of the link'] : [];
    const price = saving.price > 0 ? [text.number(saving.price) + ' a month'] : [];
    const parts = (saving.cores.value > 0 ? [text.number(saving.cores.value * judged.scenario.cores) + ' cores'] : [])
      .concat(link, price);
    return parts.length === 0 ? [] : ['What it costs to migrate has to be paid from what is saved: ' + text.list(parts) + '.'];
  }

  function more(data, judged, command) {
    const name = wb.options.value(data, judged.table, 'source');
    const source = data.sources.find(one => one.name === name) || data.sources[0];
    return ['Run: ' + source.name].concat(
      source.environment.map(pair => pair[0] + ': ' + pair[1]),
      words.doubts(data, judged).map(finding => finding.weight + ': ' + finding.title + '. ' + finding.text),
      ['Tables, charts and findings: report.html and summary.md of the run; all options: docs/CODECS.md; all executed'
        + ' cases with their inputs: docs/QUALITIES.md.'])
      .map(line => '- ' + md.text(line)).join('\n')
      + '\n\nReproduced by\n\n' + md.code([command])
      + '\n\nwith this scenario:\n\n' + md.fenced(wb.scenario.yaml(judged.scenario));
  }

  /**
   * @param judged of decision.js
   * @param flipped of flips.js
   * @param command that writes it again
   * @param service what a service cost, as service.js has it; null if none was measured
   */
  function write(data, judged, flipped, command, service) {
    const short = words.short(data, judged, flipped);
    return [
      head(judged),
      md.list(short),
      '## Context and Problem Statement',
      md.text(context(judged)),
      '## Decision Drivers',
      md.list(drivers(judged)),
      '## Considered Options',
      judged.options.length === 0 ? 'None.' : md.list(judged.options.map(considered)),
      '### Ruled out',
      ruledOut(judged),
      '## Decision Outcome',
      md.text(short[0]),
      '### What would change the choice',
      md.list(wouldChange(judged, flipped, short)),
      '### Consequences',
      md.list(consequences(data, judged)),
      '### Confirmation',
      md.text('A profile of the service shows how much of its processor time serialization takes: below '
        + text.percent(judged.scenario.paysFrom) + ', no saving of processors matters. Measure the service itself before and after,'
        + ' under its own load: these are times of one thread in steady state, on another machine.'),
      '### Migration and way back',
      md.list(migration(judged)),
      '## Pros and Cons of the Options',
      costs(judged),
      md.text(explained(judged))
    ].concat(wb.service.parts(judged, service), [
      '## More Information',
      more(data, judged, command)
    ]).join('\n\n') + '\n';
  }

  /** Without a choice, what would make one possible. */
  function wouldChange(judged, flipped, short) {
    if (!judged.chosen) {
      return short.slice(1).concat(
        judged.outcome === 'indicative' ? ['Five blocks or more, which give verdicts.'] : []);
    }
    return flipped.length === 0 ? [words.flips([])] : flipped.map(words.flip).concat(uncertain(judged));
  }

  function considered(one) {
    const kind = [one.about.format, one.about.version].filter(Boolean);
    return one.name + (kind.length > 0 ? ' (' + kind.join(', ') + ')' : '')
      + (one.isToday ? ', used today: change nothing' : '')
      + (one.about.configuration ? ': ' + one.about.configuration : '');
  }

  /** Where the interval of the chosen option's saving reaches below what pays. */
  function uncertain(judged) {
    const chosen = judged.chosen;
    const low = chosen && chosen.saving ? chosen.saving.cores.low : NaN;
    const byPrice = judged.scenario.paysFromPrice !== null && chosen && chosen.saving
      && chosen.saving.price >= judged.scenario.paysFromPrice;
    return judged.outcome === 'change' && low < judged.scenario.paysFrom && !byPrice
      && chosen.saving.link < judged.scenario.paysFrom
      ? ['an uncertain ratio: at the upper end of its interval ' + chosen.name + ' saves ' + text.percent(low)
        + ' only, and ' + judged.today.name + ' would be kept'] : [];
  }

  wb.record = {write};
})((globalThis.wirebench = globalThis.wirebench || {}));
