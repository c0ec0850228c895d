/** Pictures for files. `pageData` is the page's data as text. */
(function (wb) {
  'use strict';

  const data = JSON.parse(globalThis.pageData);

  globalThis.drawFile = function (id, index, width) {
    const chart = wb.charts.find(one => one.id === id);
    const table = data.tables[index];
    const state = wb.model.initial(data);
    state.at = table.at.slice();
    const subtitle = table.title + ' · ' + data.environmentLine;
    return wb.picture.draw(chart, wb.model.view(data, state, table), {width: width, standalone: true, subtitle: subtitle});
  };
})(globalThis.wirebench);
