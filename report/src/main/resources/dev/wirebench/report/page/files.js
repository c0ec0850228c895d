/** Pictures for files. */
(function (wb) {
  'use strict';

  /** From the page's data, as text, to a function that draws one chart of one table. */
  globalThis.openFiles = function (text) {
    const data = JSON.parse(text);
    return (id, index, width) => {
      const chart = wb.charts.find(one => one.id === id);
      const table = data.tables[index];
      const state = wb.model.initial(data);
      state.at = table.at.slice();
      const subtitle = table.title + ' · ' + data.environmentLine;
      return wb.picture.draw(
        chart, wb.model.view(data, state, table), {width: width, standalone: true, subtitle: subtitle});
    };
  };
})(globalThis.wirebench);
