/** Options that compress what they write: the time of it is an operation of its own, or it is not known. */
(function (wb) {
  'use strict';

  /**
   * @param made the option without compression
   * @param use the two functions of options.js that it is added with
   */
  function added(data, found, made, byCpu, use) {
    const pack = row(found[made.compression], made.index);
    const unpack = row(found[reverse(made.compression)], made.index);
    const option = Object.assign({}, made, {name: made.codec + ' + ' + made.compression});
    if (!pack || !unpack) {
      return Object.assign(option, {
        bytes: NaN,
        unmeasured: 'how long ' + made.compression + ' takes on its documents was not measured in this run'
      });
    }
    return Object.assign(option, {
      write: both(made.write, use.operation(data, found[made.compression], pack, byCpu), use),
      read: both(made.read, use.operation(data, found[reverse(made.compression)], unpack, byCpu), use),
      bytes: pack.bytes === undefined ? NaN : pack.bytes
    });
  }

  /** The operation that gives messages back, as in `gunzip-6` and `unzstd-3`. */
  function reverse(compression) {
    return compression.replace(/^gzip/, 'gunzip').replace(/^zstd/, 'unzstd');
  }

  /** Compressions of which both directions were measured of the scenario's payload. */
  function measured(data, scenario) {
    const prepared = wb.options.prepare(data, Object.assign({}, scenario, {compression: [wb.options.NO_COMPRESSION]}));
    const operations = prepared ? Object.keys(prepared.tables) : [];
    return operations.filter(
      operation => reverse(operation) !== operation && operations.indexOf(reverse(operation)) >= 0);
  }

  function row(table, name) {
    return table && table.rows.find(one => one.name === name);
  }

  function both(first, second, use) {
    return {
      own: use.sum(first.own, second.own, 1),
      linked: use.sum(first.linked, second.linked, 1),
      allocation: first.allocation + second.allocation
    };
  }

  wb.compression = {added, measured};
})((globalThis.wirebench = globalThis.wirebench || {}));
