/**
 * The page's data of JMH files, as PageData.java writes them of the same files: what no JMH file says, a run's folder
 * alone has, and the supplement of statistics is the command's.
 */
(function (wb) {
  'use strict';

  const text = wb.text;
  const DIGITS = 7;
  const MOST_NAMED = 3;

  function rounded(value) {
    return Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : null;
  }

  function isUsable(x) {
    return x > 0 && Number.isFinite(x);
  }

  /** What to multiply a score by. */
  function factor(from, to, cell, first, file) {
    const a = text.unit(from);
    const b = text.unit(to);
    if (from === to) {
      return 1;
    }
    if (text.areComparable(from, to)) {
      return a.kind === 'time' ? a.seconds / b.seconds : b.seconds / a.seconds;
    }
    throw new wb.jmh.BadInput(file + ' has units that cannot be compared: ' + first.benchmark + ' in \'' + to + '\', '
      + cell.benchmark + ' in \'' + from + '\'; give them as two files.');
  }

  function mean(values) {
    const finite = values.filter(Number.isFinite);
    return finite.length === 0 ? NaN : finite.reduce((sum, x) => sum + x, 0) / finite.length;
  }

  /** Rows of a table, best first, with what the findings ask of them. */
  function rowsOf(group) {
    const first = group.cells[0].cell;
    const rows = group.cells.map((one, i) => {
      const times = factor(one.cell.unit, first.unit, one.cell, first, one.source.name);
      const means = one.cell.forks.map(fork => fork.mean * times);
      return {name: group.names[i], cell: one.cell, source: one.source, times: times, means: means, score: mean(means)};
    });
    const sign = first.largerIsBetter ? -1 : 1;
    return rows.map((row, place) => Object.assign(row, {place: place})).sort((a, b) => {
      if (Number.isNaN(a.score) || Number.isNaN(b.score)) {
        return Number.isNaN(a.score) === Number.isNaN(b.score) ? a.place - b.place : Number.isNaN(a.score) ? 1 : -1;
      }
      return sign * (a.score - b.score) || a.place - b.place;
    });
  }

  function analysed(group) {
    const rows = rowsOf(group);
    const first = rows.slice().sort((a, b) => a.place - b.place).find(row => row.means.some(isUsable));
    const counts = rows.filter(row => row !== first && row.means.some(isUsable)).map(
      row => Math.min(usable(row), first ? usable(first) : 0));
    return Object.assign({}, group, {
      unit: group.cells[0].cell.unit,
      largerIsBetter: group.cells[0].cell.largerIsBetter,
      baseline: first ? first.name : null,
      rows: rows,
      notes: notes(rows, group.cells[0].cell.unit, first, counts)
    });
  }

  function usable(row) {
    return row.means.filter(isUsable).length;
  }

  function notes(rows, unit, baseline, counts) {
    const found = [];
    if (!baseline) {
      found.push('No row has a usable score, so there are no ratios.');
    }
    if (counts.some(count => count > 1)) {
      found.push('Not paired: these forks did not run in common blocks, so what happened to the machine meanwhile is not '
        + 'taken out of the ratios (Welch\'s t on the logarithms of fork means).');
    }
    const most = Math.max.apply(null, counts.concat([0]));
    if (counts.length > 0 && most < wb.drop.base.forksForVerdicts) {
      found.push('Preliminary: ' + text.count(most, 'fork') + ' for a row, and verdicts need '
        + wb.drop.base.forksForVerdicts + '.');
    }
    if (rows.some(row => row.cell.unit !== unit)) {
      found.push('Scores in other units were converted to ' + unit + '.');
    }
    return found;
  }

  /** Of all forks, in the order of the files. */
  function orders(sources) {
    const places = new Map();
    let next = 0;
    sources.forEach(source => {
      source.cells.forEach(cell => cell.forks.forEach(fork => places.set(fork, next++)));
    });
    return places;
  }

  function rowData(row, index, places) {
    const data = {
      name: index.get(row.name),
      means: row.means.map(rounded),
      order: row.cell.forks.map(fork => places.get(fork))
    };
    const allocation = mean(others(row, 'gc.alloc.rate.norm'));
    if (Number.isFinite(allocation)) {
      data.allocation = rounded(allocation);
    }
    const cpu = mean(others(row, 'cpu.norm'));
    if (Number.isFinite(cpu)) {
      data.cpu = rounded(cpu);
      data.cpus = row.cell.forks.map(fork => rounded(fork.other('cpu.norm')));
    }
    const further = furtherOf(row, row.times);
    if (Object.keys(further).length > 0) {
      data.further = further;
    }
    const unusable = row.cell.forks.length - usable(row);
    if (unusable > 0) {
      data.notes = [text.count(unusable, 'fork') + ' without a positive score, left out of ratios.'];
    }
    return data;
  }

  /** Value and interval by key, as Further.java has them; warm-up is in no file of JMH. */
  function furtherOf(row, times) {
    const found = {};
    wb.drop.base.further.filter(kind => kind.metric).forEach(kind => {
      const forks = others(row, kind.metric);
      if (forks.length > 0 && (!kind.inUnit || forks.length === row.cell.forks.length)) {
        const scaled = forks.map(value => value * (kind.inUnit ? times : 1));
        const one = kind.inUnit ? wb.statistics.medianEstimate(scaled, wb.drop.base.confidence)
          : wb.statistics.meanEstimate(scaled, wb.drop.base.confidence);
        found[kind.key] = [rounded(one.value), rounded(one.low), rounded(one.high)];
      }
    });
    return found;
  }

  function others(row, metric) {
    return row.cell.forks.map(fork => fork.other(metric)).filter(value => !Number.isNaN(value));
  }

  function dimensions(tables) {
    const found = new Map();
    tables.forEach(table => Object.keys(table.dimensions).forEach(name =>
      found.set(name, (found.get(name) || new Set()).add(table.dimensions[name]))));
    return Array.from(found.entries()).map(entry => ({name: entry[0], values: Array.from(entry[1])}));
  }

  function distinct(source, fact) {
    const values = Array.from(new Set(source.cells.map(fact).filter(one => one !== '')));
    return values.slice(0, MOST_NAMED).join(', ') + (values.length <= MOST_NAMED ? '' : ' …');
  }

  function line(sources) {
    const first = sources[0];
    const most = Math.max.apply(null, first.cells.map(cell => cell.forks.length));
    const iterations = distinct(first, cell => cell.measurement);
    return [
      distinct(first, cell => (cell.jvm.label === '' ? '' : 'JDK ' + cell.jvm.label)),
      most + ' fork' + (most === 1 ? '' : 's') + (iterations === '' ? '' : ' of ' + iterations),
      sources.length > 1 ? 'and ' + (sources.length - 1) + ' more under Environment' : ''
    ].filter(one => one !== '').join(' · ');
  }

  function environment(source) {
    return [
      ['read from', source.file],
      ['benchmark mode', distinct(source, cell => cell.mode)],
      ['threads', distinct(source, cell => (cell.threads === 0 ? '' : String(cell.threads)))],
      ['warm-up', distinct(source, cell => cell.warmup)],
      ['measurement', distinct(source, cell => cell.measurement)],
      ['virtual machine', distinct(source, cell => cell.jvm.name)],
      ['JVM flags', distinct(source, cell => cell.jvm.args.join(' '))]
    ].filter(pair => pair[1] !== '');
  }

  /** The page cannot be asked for --by jdk: rows are JDKs where nothing else is compared. */
  function orJdks(sources) {
    const isAlone = wb.tables.of(sources).every(table => table.cells.length === 1);
    return isAlone && wb.tables.alternatives(sources).indexOf('jdk') >= 0 ? 'jdk' : undefined;
  }

  /**
   * @param files [{name, file, content}]
   * @param choose which dimension the rows of sources are to be values of; or undefined
   * @return the page's data
   * @throws BadInput if one is not JMH's
   */
  function of(files, choose) {
    const sources = wb.machines.apart(files.map(
      one => ({name: one.name, file: one.file, cells: wb.jmh.read(one.content, one.file)})));
    const tables = wb.tables.of(sources, choose && choose(sources)).map(analysed);
    const places = orders(sources);
    const names = [];
    const index = new Map();
    tables.forEach(table => table.rows.filter(row => !index.has(row.name)).forEach(row => {
      index.set(row.name, names.length);
      names.push({name: row.name, ranked: true, holdsOther: false, mark: ''});
    }));
    const all = dimensions(tables);
    const positions = all.map(one => new Map(one.values.map((value, i) => [value, i])));
    return Object.assign({}, wb.drop.base, {
      name: sources.map(source => source.name).join(', '),
      environmentLine: line(sources),
      dimensions: all,
      names: names,
      tables: tables.map(table => ({
        id: table.id,
        title: table.title,
        comparedBy: table.comparedBy,
        at: all.map((one, i) => (table.dimensions[one.name] === undefined ? -1 : positions[i].get(table.dimensions[one.name]))),
        unit: table.unit,
        largerIsBetter: table.largerIsBetter,
        baseline: table.baseline === null ? null : index.get(table.baseline),
        notes: table.notes,
        rows: table.rows.map(row => rowData(row, index, places))
      })),
      findings: wb.doubts.of(sources, tables),
      histories: [],
      jvms: [],
      profiles: [],
      exclusions: [],
      failures: [],
      sources: sources.map(source => ({
        name: source.name, environment: environment(source), versions: [], libraries: [], command: ''
      }))
    });
  }

  wb.drop = Object.assign(wb.drop || {}, {orJdks, of});
})((globalThis.wirebench = globalThis.wirebench || {}));
