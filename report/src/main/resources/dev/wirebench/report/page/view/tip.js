/** What a mark says when pointed at, touched, or reached with the arrow keys. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const REACH = 18;

  function boxes(picture) {
    const byMark = new Map();
    picture.querySelectorAll('[data-mark]').forEach(element => {
      const mark = Number(element.getAttribute('data-mark'));
      const box = element.getBoundingClientRect();
      if (!byMark.has(mark)) {
        byMark.set(mark, []);
      }
      byMark.get(mark).push({element: element, box: box});
    });
    return byMark;
  }

  function distance(box, x, y) {
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  }

  function nearest(picture, x, y) {
    let best = null;
    let least = REACH;
    boxes(picture).forEach((parts, mark) => parts.forEach(part => {
      const d = distance(part.box, x, y);
      if (d < least) {
        least = d;
        best = mark;
      }
    }));
    return best;
  }

  function content(mark) {
    return [dom.el('strong', {}, dom.name(mark.row.label)), dom.terms(mark.lines)];
  }

  function show(mark, x, y) {
    const tip = dom.byId('tip');
    dom.fill(tip, content(mark));
    tip.hidden = false;
    const left = x + 16 + tip.offsetWidth > window.innerWidth ? Math.max(8, x - 16 - tip.offsetWidth) : x + 16;
    const top = y + 16 + tip.offsetHeight > window.innerHeight ? Math.max(8, y - 12 - tip.offsetHeight) : y + 16;
    tip.style.left = left + 'px';
    tip.style.top = top + 'px';
  }

  function hide() {
    dom.byId('tip').hidden = true;
  }

  function highlight(picture, index) {
    picture.querySelectorAll('.active').forEach(element => element.classList.remove('active'));
    picture.querySelectorAll('[data-mark="' + index + '"]').forEach(element => element.classList.add('active'));
  }

  function said(mark) {
    return wb.text.name(mark.row.label) + '. ' + mark.lines.map(line => line[0] + ': ' + line[1]).join('. ');
  }

  /** @param marks of the picture as drawn; data-mark is the place in the list */
  function attach(picture, marks) {
    let active = -1;
    picture.addEventListener('pointermove', event => {
      const found = nearest(picture, event.clientX, event.clientY);
      if (found === null) {
        hide();
      } else {
        show(marks[found], event.clientX, event.clientY);
      }
    });
    picture.addEventListener('pointerleave', hide);
    picture.addEventListener('blur', () => {
      hide();
      highlight(picture, -1);
    });
    picture.addEventListener('keydown', event => {
      const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
      if (event.key === 'Escape') {
        hide();
      } else if (step && marks.length > 0 && !event.altKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        active = (active + step + marks.length) % marks.length;
        const element = picture.querySelector('[data-mark="' + active + '"]');
        if (element) {
          element.scrollIntoView({block: 'nearest', inline: 'nearest'});
          const box = element.getBoundingClientRect();
          highlight(picture, active);
          show(marks[active], box.right, box.bottom);
          dom.byId('status').textContent = said(marks[active]);
        }
      }
    });
  }

  wb.tip = {attach, hide};
})((globalThis.wirebench = globalThis.wirebench || {}));
