/** What a scenario can choose from: the rows of one payload with the seconds of each operation, block by block. */
(function (wb) {
  'use strict';

  const statistics = wb.statistics;
  const WRITE = 'serialize';
  const READ = 'deserialize';
  const BYTES = 'bytes';
  const NO_COMPRESSION = 'none';

  function value(data, table, name) {
    const d = wb.model.dimension(data, name);
    return d < 0 || table.at[d] < 0 ? '' : wb.model.value(data, table, d);
  }

  /** A JDK by its label, or by the number of its release. */
  function isJdk(label, wanted) {
    return wanted === '' || label === wanted || label.split(/[.+]/)[0] === wanted;
  }

  /** Distinct values of a dimension of those tables that write, on one medium or on any. */
  function written(data, name, medium) {
    const found = data.tables.filter(table => value(data, table, 'operation') === WRITE
      && (medium === undefined || value(data, table, 'medium') === medium)).map(table => value(data, table, name));
    return Array.from(new Set(found));
  }

  function payloads(data, medium) {
    return written(data, 'payload', medium);
  }

  /** What a form decides on: bytes, which services send, unless nothing was written on them. */
  function medium(data) {
    const found = written(data, 'medium');
    return found.length === 0 || found.indexOf(BYTES) >= 0 ? BYTES : found[0];
  }

  /** The tables of one payload, medium and JDK of one run, by operation; null if there is none that writes. */
  function tables(data, scenario) {
    const fitting = data.tables.filter(table => table.comparedBy === 'codec'
      && value(data, table, 'payload') === scenario.payload
      && value(data, table, 'medium') === scenario.medium
      && isJdk(value(data, table, 'jdk'), scenario.jdk));
    const first = fitting.find(table => value(data, table, 'operation') === WRITE);
    const found = {};
    fitting.filter(table => first && ['jdk', 'source'].every(
      name => value(data, table, name) === value(data, first, name))).forEach(table => {
      found[value(data, table, 'operation')] = table;
    });
    return first ? found : null;
  }

  function isUsable(x) {
    return x > 0 && Number.isFinite(x);
  }

  function hasCpu(row) {
    return Boolean(row.cpus) && row.cpus.every(isUsable);
  }

  function filtered(list, keep) {
    return list && list.filter((_, i) => keep[i]);
  }

  /** Seconds of processor time, or of the calling thread's, fork by fork. */
  function forks(table, row, byCpu) {
    const of = wb.text.unit(table.unit);
    const means = byCpu ? row.cpus.map(nanos => nanos * 1e-9)
      : row.means.map(score => of.kind === 'rate' ? of.seconds / score : score * of.seconds);
    const keep = means.map(isUsable);
    return {
      means: filtered(means, keep),
      blocks: filtered(row.blocks, keep),
      heats: filtered(row.heats, keep)
    };
  }

  function mean(values) {
    return values.reduce((sum, x) => sum + x, 0) / values.length;
  }

  /** One number for each block. */
  function byBlock(sample) {
    if (!sample.blocks) {
      return sample;
    }
    const blocks = Array.from(new Set(sample.blocks));
    return {
      blocks: blocks,
      means: blocks.map(block => mean(sample.means.filter((_, i) => sample.blocks[i] === block)))
    };
  }

  /** With those of its A/A control, where it has one: ratios rest on both. */
  function joined(data, table, row, byCpu) {
    const control = wb.model.controlOf(data, table, row);
    const own = forks(table, row, byCpu);
    return control && (!byCpu || hasCpu(control)) ? statistics.joined(own, forks(table, control, byCpu)) : own;
  }

  /** The same as multiples of the row that is in every heat, where rows of a table are not in the same ones. */
  function linked(data, table, row, byCpu) {
    const anchor = table.rows.find(one => one.name === table.anchor);
    const sample = joined(data, table, row, byCpu);
    return byBlock(anchor ? statistics.through(sample, joined(data, table, anchor, byCpu)) : sample);
  }

  /** Of one operation: `own` for what it costs, `linked` for ratios. */
  function operation(data, table, row, byCpu) {
    return {
      own: byBlock(forks(table, row, byCpu)),
      linked: linked(data, table, row, byCpu),
      allocation: row.allocation === undefined ? NaN : row.allocation
    };
  }

  /** a + times × b, block by block; fork by fork where there are no blocks. */
  function sum(a, b, times) {
    if (!a.blocks || !b.blocks) {
      const count = Math.min(a.means.length, b.means.length);
      return {means: a.means.slice(0, count).map((x, i) => x + times * b.means[i])};
    }
    const places = a.blocks.map(block => b.blocks.indexOf(block));
    const keep = places.map(place => place >= 0);
    return {
      blocks: filtered(a.blocks, keep),
      means: filtered(a.means.map((x, i) => x + times * b.means[places[i]]), keep)
    };
  }

  function rowOf(table, name) {
    return table && table.rows.find(row => row.name === name);
  }

  function hasBoth(found, row) {
    return found[READ] !== undefined && rowOf(found[READ], row.name) !== undefined;
  }

  function about(data, index) {
    const name = data.names[index];
    const seen = data.besides ? data.besides.codecs.find(codec => codec.codec === name.name) : undefined;
    return {
      name: name.name,
      format: name.format || '',
      version: name.version || '',
      licence: name.licence || '',
      threadSafety: name.threadSafety || '',
      readable: Boolean(name.readable),
      needsSchema: Boolean(name.needsSchema),
      languages: name.languages || '',
      needs: name.needs || [],
      jars: name.jars === undefined ? NaN : name.jars,
      released: name.released || '',
      documentation: name.documentation || '',
      configuration: name.configuration || '',
      notes: name.notes || [],
      olderWiring: name.olderWiring || '',
      holdsOther: Boolean(name.holdsOther),
      holds: name.holds || '',
      tried: seen ? seen.version : '',
      executed: seen ? seen.executed.map(place => data.besides.cases[place]) : [],
      defects: seen ? seen.defects : '',
      otherVersion: seen ? seen.otherVersion : '',
      hard: seen ? seen.hard : [],
      evolution: seen ? seen.evolution : []
    };
  }

  /**
   * All ranked rows that write and read the payload, each with every compression that the scenario allows.
   *
   * @return {tables, byCpu, options, incomplete}, or null if nothing writes it
   */
  function prepare(data, scenario) {
    const found = tables(data, scenario);
    if (!found) {
      return null;
    }
    const ranked = found[WRITE].rows.filter(row => data.names[row.name].ranked && row.means.some(isUsable));
    const complete = ranked.filter(row => hasBoth(found, row));
    const byCpu = complete.every(row => hasCpu(row) && hasCpu(rowOf(found[READ], row.name)));
    const options = [];
    complete.forEach(row => scenario.compression.forEach(compression => {
      options.push(option(data, found, row, byCpu, compression));
    }));
    return {
      tables: found,
      byCpu: byCpu,
      options: options,
      incomplete: ranked.filter(row => complete.indexOf(row) < 0).map(row => data.names[row.name].name)
    };
  }

  function option(data, found, row, byCpu, compression) {
    const own = about(data, row.name);
    const made = {
      index: row.name,
      about: own,
      codec: own.name,
      name: own.name,
      compression: compression,
      write: operation(data, found[WRITE], row, byCpu),
      read: operation(data, found[READ], rowOf(found[READ], row.name), byCpu),
      bytes: row.bytes === undefined ? NaN : row.bytes,
      unmeasured: ''
    };
    return compression === NO_COMPRESSION ? made : wb.compression.added(data, found, made, byCpu, {operation, sum});
  }

  wb.options = {prepare, payloads, medium, sum, value, WRITE, READ, NO_COMPRESSION};
})((globalThis.wirebench = globalThis.wirebench || {}));
