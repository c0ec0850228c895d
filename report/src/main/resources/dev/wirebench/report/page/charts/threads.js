/** What more threads make of each row. */
(function (wb) {
  'use strict';

  const HEADING = 'Threads';

  /** The comparison that the table belongs to, if its JVMs differ in their threads. */
  function comparison(view) {
    return (view.data.jvms || []).find(one => one.hasThreads && one.tables.indexOf(view.table.id) >= 0);
  }

  function build(view, size) {
    const found = comparison(view);
    if (!found) {
      return {missing: 'All was measured with one number of threads.'};
    }
    const shown = view.shown.map(row => row.name);
    return wb.plots.curves({
      title: HEADING,
      x: 'threads',
      y: 'operations of all, for one of ' + wb.text.count(found.threads[0], 'thread'),
      log: false,
      joined: true,
      reference: 1,
      referenceName: 'no more than ' + wb.text.count(found.threads[0], 'thread'),
      series: found.lines.filter(line => shown.indexOf(line.name) >= 0).map(line => ({
        name: line.name,
        points: line.at.map((at, i) => [found.threads[i]].concat(i === 0 && at.score ? [1, NaN, NaN] : at.speedUp || [NaN]))
      }))
    }, size);
  }

  wb.charts.push({
    id: 'threads',
    heading: HEADING,
    reading: 'How many operations all threads together do in the time in which the first number of threads did one, with '
      + 'the 95 % interval; paired by block. With twice the threads, 2 would be perfect.',
    build: build
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
