/** What rows of JMH files could be instead, as Alternatives.java and ForeignTables.java have it. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const KIND = 'foreign-tables';
  const BASELINE = 'what all are compared with by --baseline.';
  const NAMED = 4;

  function finding(title, said, remedy) {
    return [{severity: 'note', weight: 'note', kind: KIND, title: title, text: said, remedy: remedy, tables: []}];
  }

  function sorted(values) {
    return Array.from(new Set(values)).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** As in `--by jdk, --by class or --by "two words"`. */
  function options(dimensions) {
    const all = dimensions.map(name => '--by ' + (/^[\w.-]+$/.test(name) ? name : '"' + name + '"'));
    return all.length === 1 ? all[0] : all.slice(0, -1).join(', ') + ' or ' + all[all.length - 1];
  }

  /** Of many the first few and how many others there are. */
  function some(items) {
    return items.length <= NAMED + 1 ? text.list(items)
      : items.slice(0, NAMED).join(', ') + ' and ' + (items.length - NAMED) + ' others';
  }

  function operations(tables) {
    return sorted(tables.map(table => table.dimensions.operation).filter(one => one !== undefined));
  }

  function guessed(sources, tables) {
    const rows = sorted(tables.map(table => table.comparedBy));
    const apart = operations(tables);
    const isOnly = apart.length === 0 && rows.length === 1;
    const others = wb.tables.alternatives(sources).filter(one => !isOnly || rows.indexOf(one) < 0);
    return finding('Rows found by names',
      (sources.length === 1 ? 'The file does' : 'The files do') + ' not say what is to be compared with what. Rows are compared by '
        + text.list(rows) + (apart.length === 0 ? '' : '; operations, which are tables of their own, are ' + some(apart)) + '.',
      (others.length === 0 ? 'Choose ' : 'Choose otherwise with ' + options(others) + ', and ') + BASELINE);
  }

  function alone(sources, tables) {
    const others = wb.tables.alternatives(sources);
    return finding('Nothing is compared',
      'Every table has one row: compared by ' + text.list(sorted(tables.map(table => table.comparedBy)))
        + ', no two benchmarks have all the rest in common.',
      others.length === 0 ? 'Give one more file of the same benchmarks, of other code or of another JVM.'
        : 'Compare with ' + options(others) + ', and choose ' + BASELINE);
  }

  /** Of our own benchmarks no class is told. */
  function isForeign(table) {
    return table.comparedBy === 'class' || table.dimensions.class !== undefined;
  }

  function of(sources, tables) {
    if (tables.length === 0) {
      return [];
    }
    if (tables.every(table => table.rows.length === 1)) {
      return alone(sources, tables);
    }
    const found = tables.filter(isForeign);
    return found.length === 0 ? [] : guessed(sources, found);
  }

  wb.foreign = {of};
})((globalThis.wirebench = globalThis.wirebench || {}));
