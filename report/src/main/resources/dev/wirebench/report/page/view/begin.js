/** A report's page shows the data that it carries. */
(function (wb) {
  'use strict';

  wb.page.start(JSON.parse(wb.dom.byId('data').textContent));
})((globalThis.wirebench = globalThis.wirebench || {}));
