/** Puts the page together, and keeps it together when the reader chooses. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const data = JSON.parse(dom.byId('data').textContent);
  let state;
  let sort;
  let decide;

  function choose(table) {
    state.at = table.at.slice();
    update();
    dom.byId('answer').scrollIntoView({block: 'start'});
  }

  function remember() {
    const hash = '#' + wb.link.write(data, state, sort, decide);
    if (hash !== window.location.hash && !(hash === '#' && window.location.hash === '')) {
      window.history.replaceState(null, '', hash);
    }
  }

  function view() {
    const table = wb.model.tableAt(data, state.at);
    state.at = table.at.slice();
    return wb.model.view(data, state, table);
  }

  function update() {
    const now = view();
    remember();
    wb.controls.render(dom.byId('controls'), data, now.table, state, update);
    wb.answer.render(now, choose);
    renderRows(now);
    wb.figures.renderAll(now);
    wb.supplement.render(now);
    dom.byId('status').textContent = wb.text.name(now.table.title) + ': '
      + wb.text.count(now.shown.length, 'row') + (now.baseline ? ', against ' + wb.text.name(now.baseline.name) : '');
  }

  function renderRows(now) {
    wb.rows.render(now, sort, chosen => {
      sort = chosen;
      remember();
      renderRows(now);
    });
  }

  function read() {
    const found = wb.link.read(data, window.location.hash);
    state = found.state;
    sort = found.sort;
    decide = found.decide;
  }

  function renderPanel() {
    wb.panel.render(data, wb.scenarioForm.lengthened(data, decide), chosen => {
      decide = wb.scenarioForm.shortened(data, chosen);
      decide = decide === wb.scenarioForm.OWN ? '' : decide;
      remember();
    });
  }

  /** Jumps inside the page leave the address alone: it holds what the reader chose. */
  function jump(event) {
    const link = event.target.closest ? event.target.closest('a[href^="#"]') : null;
    const target = link && dom.byId(link.getAttribute('href').slice(1));
    if (target) {
      event.preventDefault();
      target.focus({preventScroll: true});
      target.scrollIntoView();
    }
  }

  function redrawOnResize() {
    let width = dom.byId('headline').clientWidth;
    let timer = 0;
    new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (dom.byId('headline').clientWidth !== width) {
          width = dom.byId('headline').clientWidth;
          wb.figures.renderAll(view());
        }
      }, 120);
    }).observe(document.body);
  }

  function darkPictures() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media screen and (prefers-color-scheme:dark){' + wb.style.darkRules('.picture ') + '}');
    document.adoptedStyleSheets = [sheet];
  }

  document.addEventListener('click', jump);
  window.addEventListener('hashchange', () => {
    read();
    update();
    renderPanel();
  });
  document.addEventListener('click', event => {
    const open = document.querySelector('.chooser[open]');
    if (open && !open.contains(event.target) && event.target.isConnected) {
      open.open = false;
    }
  });
  document.addEventListener('keydown', event => {
    const open = document.querySelector('.chooser[open]');
    if (event.key === 'Escape' && open) {
      open.open = false;
      open.querySelector('summary').focus();
    }
  });
  dom.byId('controls').addEventListener('submit', event => event.preventDefault());
  darkPictures();
  read();
  wb.sections.render(data, choose);
  wb.besides.render(data);
  renderPanel();
  update();
  performance.mark('first-chart');
  redrawOnResize();
})((globalThis.wirebench = globalThis.wirebench || {}));
