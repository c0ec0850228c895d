/** Pictures in the dark: their colours are attributes, which rules of the page turn. */
(function (wb) {
  'use strict';

  function pictures() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media screen and (prefers-color-scheme:dark){' + wb.style.darkRules('.picture ') + '}');
    document.adoptedStyleSheets = [sheet];
  }

  wb.dark = {pictures};
})((globalThis.wirebench = globalThis.wirebench || {}));
