/** Labels beside points, none over another. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const SIZE = 11;
  const HEIGHT = 13;
  const GAP = 9;

  function overlaps(a, b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  }

  /** Boxes to try around a point, nearest first. */
  function candidates(point, width) {
    const boxes = [];
    for (let ring = 0; ring < 6; ring++) {
      let dy = ring * HEIGHT;
      let dx = GAP + (ring > 0 ? 8 : 0);
      boxes.push(
        [point.x + dx, point.y - HEIGHT / 2 - dy],
        [point.x + dx, point.y - HEIGHT / 2 + dy],
        [point.x - dx - width, point.y - HEIGHT / 2 - dy],
        [point.x - dx - width, point.y - HEIGHT / 2 + dy],
        [point.x - width / 2, point.y - GAP - HEIGHT - dy],
        [point.x - width / 2, point.y + GAP + dy]);
    }
    return boxes.map(b => ({x: b[0], y: b[1], width: width, height: HEIGHT}));
  }

  /**
   * Places what fits, in the order given.
   *
   * @param points {x, y, text} in pixels
   * @param area the box to stay in
   * @returns for each point {x, y, text, leader} or null where there is no room
   */
  function place(points, area) {
    const taken = points.map(p => ({x: p.x - 6, y: p.y - 6, width: 12, height: 12}));
    const texts = wb.labels.fit(points.map(point => point.text), SIZE, Math.min(170, area.width * 0.5));
    return points.map((point, self) => {
      const content = texts[self];
      const width = text.width(content, SIZE) + 4;
      const box = candidates(point, width).find(b =>
        b.x >= area.x && b.x + b.width <= area.x + area.width
        && b.y >= area.y && b.y + b.height <= area.y + area.height
        && !taken.some((other, i) => i !== self && overlaps(b, other)));
      if (!box) {
        return null;
      }
      taken.push(box);
      return {x: box.x + 2, y: box.y + 1, text: content, leader: leader(point, box)};
    });
  }

  /** A line from the point to the label where the label is not right beside it. */
  function leader(point, box) {
    const x = Math.max(box.x, Math.min(point.x, box.x + box.width));
    const y = Math.max(box.y, Math.min(point.y, box.y + box.height));
    return Math.hypot(x - point.x, y - point.y) > GAP + 5 ? {x: x, y: y} : null;
  }

  /** Labels in one column, each as near to its wish as the others allow: for the ends of lines. Sorted by y. */
  function column(wishes, top, bottom) {
    const order = wishes.map((wish, i) => ({y: wish, i: i})).sort((a, b) => a.y - b.y);
    let floor = top;
    order.forEach(entry => {
      entry.y = Math.max(entry.y, floor);
      floor = entry.y + HEIGHT;
    });
    let ceiling = bottom;
    order.slice().reverse().forEach(entry => {
      entry.y = Math.min(entry.y, ceiling);
      ceiling = entry.y - HEIGHT;
    });
    const placed = [];
    order.forEach(entry => {
      placed[entry.i] = entry.y;
    });
    return placed;
  }

  wb.placement = {place, column, size: SIZE, lineHeight: HEIGHT};
})((globalThis.wirebench = globalThis.wirebench || {}));
