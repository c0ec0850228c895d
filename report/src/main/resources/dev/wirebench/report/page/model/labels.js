/**
 * Names that stand beside each other, cut where there is no room for them. Names that differ are cut to texts that
 * differ: what they have in common goes first.
 */
(function (wb) {
  'use strict';

  // In loops, names are declared with let: Rhino, which draws the pictures of files, gives a const its first value only.

  const text = wb.text;
  const CUT = '…';

  /** How many characters all lists begin with, up to a limit. */
  function common(lists, most) {
    const first = lists[0];
    let count = 0;
    while (count < most && lists.every(chars => chars[count] === first[count])) {
      count++;
    }
    return count;
  }

  /** Beginning and end around what is kept in between; each cut if less than all of it is wanted. */
  function assembled(before, kept, after, head, tail) {
    const left = before.slice(0, head).concat(head < before.length ? [CUT] : []);
    const right = (tail < after.length ? [CUT] : []).concat(after.slice(after.length - tail));
    return left.concat(kept, right).join('').replace(/…{2,}/g, CUT);
  }

  /** As much as there is room for around what must be kept; or nothing if even that has none. */
  function around(before, kept, after, fits) {
    const having = all => {
      const head = Math.min(before.length, Math.max(Math.ceil(all / 2), all - after.length));
      return assembled(before, kept, after, head, all - head);
    };
    let least = 0;
    let most = before.length + after.length;
    while (least < most) {
      let all = Math.ceil((least + most) / 2);
      if (fits(having(all))) {
        least = all;
      } else {
        most = all - 1;
      }
    }
    return fits(having(least)) ? having(least) : undefined;
  }

  /** Names that were all cut to one text, cut around that in which they differ. */
  function recut(names, fits) {
    const lists = names.map(one => Array.from(one));
    const shortest = Math.min.apply(null, lists.map(chars => chars.length));
    const head = common(lists, shortest);
    const tail = common(lists.map(chars => chars.slice().reverse()), shortest - head);
    const kept = lists.map(chars => chars.slice(head, chars.length - tail));
    const found = lists.map((chars, i) => around(
      chars.slice(0, head), kept[i], chars.slice(chars.length - tail), one => fits(one, i)));
    if (found.every(one => one !== undefined) || head + tail === 0) {
      return found;
    }
    const outer = inner => (head > 0 ? CUT : '') + inner + (tail > 0 ? CUT : '');
    return apart(kept.map(chars => chars.join('')), (one, i) => fits(outer(one), i)).map(
      (one, i) => found[i] || outer(one).replace(/…{2,}/g, CUT));
  }

  /** The beginning and the end of a name. */
  function cut(name, fits) {
    const chars = Array.from(name);
    const half = Math.ceil(chars.length / 2);
    return around(chars.slice(0, half), [], chars.slice(half), fits) || CUT;
  }

  /**
   * @param names without those that cannot be shown
   * @param fits whether there is room for a text in the place of the name with this index
   * @param simply how a name is cut that looks like no other one; or undefined
   */
  function apart(names, fits, simply) {
    const texts = names.map((name, i) => (simply ? simply(name, i) : cut(name, one => fits(one, i))));
    const groups = new Map();
    texts.forEach((one, i) => groups.set(one, (groups.get(one) || []).concat([i])));
    groups.forEach(places => {
      if (places.some(i => names[i] !== names[places[0]])) {
        recut(places.map(i => names[i]), (one, i) => fits(one, places[i])).forEach((one, i) => {
          texts[places[i]] = one === undefined ? texts[places[i]] : one;
        });
      }
    });
    return texts;
  }

  /** The last resort: a number behind a text that another name has already. */
  function numbered(names, texts, fits) {
    const taken = new Map();
    names.forEach((name, i) => {
      if (texts[i] === name) {
        taken.set(name, name);
      }
    });
    return texts.map((one, i) => {
      let found = one;
      for (let n = 2; taken.has(found) && taken.get(found) !== names[i]; n++) {
        let mark = ' (' + n + ')';
        found = cut(names[i], part => fits(part + mark, i)) + mark;
      }
      taken.set(found, names[i]);
      return found;
    });
  }

  function different(names, fits, simply) {
    const texts = names.map(simply);
    return new Set(texts).size === new Set(names).size ? texts
      : numbered(names, apart(names, fits, simply), fits);
  }

  /**
   * Names for a picture.
   *
   * @param rooms in pixels; one for all, or one for each
   * @param bold likewise
   */
  function fit(names, size, rooms, bold) {
    const of = (given, i) => (Array.isArray(given) ? given[i] : given);
    return different(names.map(one => text.fit(one, size, Infinity)),
      (one, i) => text.width(one, size, of(bold, i)) <= of(rooms, i),
      (one, i) => text.fit(one, size, of(rooms, i), of(bold, i)));
  }

  /** Names for sentences. */
  function short(names) {
    return different(names.map(text.name), one => Array.from(one).length <= text.LONGEST, text.short);
  }

  wb.labels = {fit, short};
})((globalThis.wirebench = globalThis.wirebench || {}));
