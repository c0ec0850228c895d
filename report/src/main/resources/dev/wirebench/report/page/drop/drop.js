/** The page that carries no data: it reads files that are dropped onto it, or chosen, and shows a report of them. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const MOST_BYTES = 200e6;
  const main = document.querySelector('main');
  const nav = document.querySelector('nav');

  wb.drop.base = JSON.parse(dom.byId('data').textContent);

  function refuse(words) {
    dom.byId('refused').textContent = wb.text.name(words);
  }

  function content(file) {
    if (file.size > MOST_BYTES) {
      throw new wb.jmh.BadInput(file.name + ' has more than 200 MB: use the command report for it.');
    }
    return file.arrayBuffer().then(
      buffer => ({name: file.name, file: file.name, content: wb.json.decode(buffer, file.name)}));
  }

  /** What was shown before stays if the new files are no results. */
  function show(list) {
    const files = Array.from(list);
    if (files.length === 0) {
      return;
    }
    Promise.resolve().then(() => Promise.all(files.map(content))).then(read => {
      const data = wb.drop.of(read, wb.drop.orJdks);
      refuse('');
      document.title = 'Wirebench: ' + wb.text.name(data.name);
      main.hidden = false;
      nav.hidden = false;
      wb.page.start(data);
      dom.byId('answer').scrollIntoView();
    }).catch(error => {
      if (!(error instanceof wb.jmh.BadInput)) {
        throw error;
      }
      refuse(error.message);
    });
  }

  main.hidden = true;
  nav.hidden = true;
  dom.byId('files').addEventListener('change', event => show(event.target.files));
  document.addEventListener('dragover', event => {
    event.preventDefault();
    dom.byId('drop').classList.add('over');
  });
  document.addEventListener('dragleave', () => dom.byId('drop').classList.remove('over'));
  document.addEventListener('drop', event => {
    event.preventDefault();
    dom.byId('drop').classList.remove('over');
    show(event.dataTransfer.files);
  });
})((globalThis.wirebench = globalThis.wirebench || {}));
