/** Puts the page together, and keeps it together when the reader chooses. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  let data;
  let state;
  let sort;
  let decide;
  let section = '';

  function choose(table) {
    state.at = table.at.slice();
    change();
    dom.byId('answer').scrollIntoView({block: 'start'});
  }

  /**
   * What is shown, in the address. From each choice a step back leads to the former one.
   *
   * @param isChoice else the address is only written as this page writes it
   */
  function remember(isChoice) {
    const hash = '#' + wb.link.write(data, state, sort, decide, section);
    if (hash === window.location.hash || (hash === '#' && window.location.hash === '')) {
      return;
    }
    if (isChoice) {
      window.history.pushState(null, '', hash);
      dom.byId('link').textContent = '';
    } else {
      window.history.replaceState(null, '', hash);
    }
  }

  function view() {
    const table = wb.model.tableAt(data, state.at);
    state.at = table.at.slice();
    return wb.model.view(data, state, table);
  }

  function change() {
    update(true);
  }

  function update(isChoice) {
    const now = view();
    remember(isChoice);
    wb.controls.render(dom.byId('controls'), data, now.table, state, change);
    wb.answer.render(now, choose);
    renderRows(now);
    wb.figures.renderAll(now);
    wb.supplement.render(now);
    dom.byId('status').textContent = text.name(now.table.title) + ': '
      + text.count(now.shown.length, 'row') + (now.baseline ? ', against ' + text.name(now.baseline.name) : '');
  }

  function renderRows(now) {
    wb.rows.render(now, sort, chosen => {
      sort = chosen;
      remember(true);
      renderRows(now);
    });
  }

  function read() {
    const found = wb.link.read(data, window.location.hash);
    state = found.state;
    sort = found.sort;
    decide = found.decide;
    section = isSection(found.section) ? found.section : '';
    const unknown = found.unknown.concat(section === found.section ? [] : ['section ' + found.section]);
    dom.byId('link').textContent = unknown.length === 0 ? ''
      : 'The link asks for what this report does not have: ' + unknown.map(text.name).join(', ')
        + '. The rest of it is shown.';
  }

  function isSection(id) {
    return Array.from(document.querySelectorAll('nav a')).some(link => link.getAttribute('href') === '#' + id);
  }

  function renderPanel() {
    wb.panel.render(data, wb.scenarioForm.lengthened(data, decide), chosen => {
      decide = wb.scenarioForm.shortened(data, chosen);
      decide = decide === wb.scenarioForm.OWN ? '' : decide;
      remember(true);
    });
  }

  /** Jumps inside the page stand in the address beside what the reader chose. */
  function jump(event) {
    const link = event.target.closest ? event.target.closest('a[href^="#"]') : null;
    const target = link && dom.byId(link.getAttribute('href').slice(1));
    if (target) {
      event.preventDefault();
      section = target.id;
      remember(true);
      show();
    }
  }

  function show() {
    const target = section === '' ? null : dom.byId(section);
    if (target) {
      target.focus({preventScroll: true});
      target.scrollIntoView();
    }
  }

  /** Says of what is wider than its place that it scrolls. */
  function markScrolling() {
    Array.from(document.querySelectorAll('.scroll')).forEach(
      element => element.toggleAttribute('data-scrolls', element.scrollWidth > element.clientWidth + 1));
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
        markScrolling();
      }, 120);
    }).observe(document.body);
  }

  /** Once, whatever is shown. */
  function listen() {
    document.addEventListener('click', jump);
    window.addEventListener('hashchange', () => {
      read();
      update(false);
      renderPanel();
      show();
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
    document.addEventListener('toggle', markScrolling, true);
    wb.dark.pictures();
    redrawOnResize();
  }

  /** Shows these data, in the place of what may have been shown before. */
  function start(given) {
    const isFirst = data === undefined;
    data = given;
    read();
    wb.sections.render(data, choose);
    wb.history.render(data);
    wb.jvms.render(data);
    wb.profiles.render(data);
    wb.besides.render(data);
    renderPanel();
    update(false);
    markScrolling();
    performance.mark('first-chart');
    if (isFirst) {
      listen();
    }
    show();
  }

  wb.page = {start};
})((globalThis.wirebench = globalThis.wirebench || {}));
