/** What a method does by its name, as MethodName.java, SizedName.java and NamedOperations.java have it. */
(function (wb) {
  'use strict';

  const ROUND_TRIP = 'round trip';

  // Each line is a verb and other words for it.
  const VERBS = byWord([
    'read reading', 'write writing', 'encode encoding', 'decode decoding', 'serialize serializing serialization',
    'deserialize deserializing deserialization', 'serialise serialising serialisation',
    'deserialise deserialising deserialisation', 'ser', 'deser', 'marshal marshall marshaling marshalling',
    'unmarshal unmarshall unmarshaling unmarshalling', 'pack packing', 'unpack unpacking', 'parse parsing',
    'print printing', 'format formatting', 'generate generating generation', 'stringify', 'dump dumping',
    'load loading', 'compress compressing compression', 'decompress decompressing decompression'
  ]);

  const SIZES = 'tiny small medium large big huge giant'.split(' ');
  const UNITS = 'b bytes k kb m mb g gb'.split(' ');
  const JOINERS = ['and', 'then'];
  const FORMATS = 'json xml yaml csv binary byte bytes array string text stream buffer wire file'.split(' ');
  const VALUES = 'object pojo bean java model entity dto instance'.split(' ');

  function byWord(lines) {
    const verbs = new Map([['roundtrip', ROUND_TRIP]]);
    lines.forEach(line => line.split(' ').forEach((word, _, all) => verbs.set(word, all[0])));
    return verbs;
  }

  /** Words of a name: they begin at a capital, around a number, and behind underscores. */
  function split(name) {
    const words = [];
    let current = '';
    for (let i = 0; i < name.length; i++) {
      if (name.charAt(i) === '_') {
        if (i === 0 || name.charAt(i - 1) !== '_') {
          words.push(current);
          current = '';
        }
      } else {
        if (i > 0 && isBoundary(name.charAt(i - 1), name.charAt(i), name.charAt(i + 1))) {
          words.push(current);
          current = '';
        }
        current += name.charAt(i);
      }
    }
    return words.concat([current]);
  }

  function isBoundary(before, at, after) {
    return (/[a-z0-9]/.test(before) && /[A-Z]/.test(at)) || (/[A-Z]/.test(before) && /[A-Z]/.test(at) && /[a-z]/.test(after))
      || (/[a-zA-Z]/.test(before) && /[0-9]/.test(at)) || (/[0-9]/.test(before) && /[a-z]/.test(at));
  }

  function word(words, at) {
    return at < 0 || at >= words.length ? '' : words[at].toLowerCase();
  }

  function isDirection(one) {
    return one === 'to' || one === 'from';
  }

  function isTurned(words, at) {
    const before = word(words, at - 1);
    const after = word(words, at + 1);
    if (FORMATS.indexOf(after) >= 0 || VALUES.indexOf(before) >= 0) {
      return false;
    }
    const isLast = after === '' || JOINERS.indexOf(after) >= 0 || isDirection(after);
    return VALUES.indexOf(after) >= 0 || (FORMATS.indexOf(before) >= 0 && !isLast);
  }

  /** Verbs by their places; "to" and "from" where there is no other. */
  function verbsOf(words) {
    const verbs = new Map();
    const directions = new Map();
    words.forEach((_, at) => {
      const one = word(words, at);
      if (VERBS.has(one)) {
        verbs.set(at, VERBS.get(one));
      } else if (isDirection(one)) {
        directions.set(at, isTurned(words, at) ? (one === 'to' ? 'from' : 'to') : one);
      }
    });
    return verbs.size === 0 ? directions : verbs;
  }

  function wordsOf(name) {
    return split(name.replace(/round_?trip/gi, 'Roundtrip'));
  }

  /** {operation, rest} of a method's words, or null if none is a verb of serialization. */
  function taken(words) {
    const verbs = verbsOf(words);
    if (verbs.size === 0) {
      return null;
    }
    const distinct = Array.from(new Set(verbs.values()));
    const rest = words.filter((_, at) => !verbs.has(at)
      && (distinct.length === 1 || JOINERS.indexOf(word(words, at)) < 0)).join('');
    return {operation: distinct.indexOf(ROUND_TRIP) >= 0 ? ROUND_TRIP : distinct.join(' and '), rest: rest};
  }

  /** {size, words} of a name, as SizedName.java has it. */
  function sized(name) {
    const words = wordsOf(name);
    const sizes = [];
    const others = [];
    for (let at = 0; at < words.length; at++) {
      if (/^[0-9]+$/.test(words[at]) && UNITS.indexOf(word(words, at + 1)) >= 0) {
        sizes.push(words[at] + word(words, at + 1));
        at++;
      } else if (SIZES.indexOf(word(words, at)) >= 0
          || (/^[1-9][0-9]+$/.test(words[at]) && at > 0 && VERBS.has(word(words, at - 1)))) {
        sizes.push(word(words, at));
      } else {
        others.push(words[at]);
      }
    }
    return {size: sizes.join(' '), words: others};
  }

  function whole(name) {
    return {size: '', words: wordsOf(name)};
  }

  /** Whether two names differ in their size alone. */
  function differ(names) {
    const sizes = new Map();
    return names.some(name => {
      const rest = name.words.join('').toLowerCase();
      const earlier = sizes.get(rest);
      sizes.set(rest, earlier === undefined ? name.size : earlier);
      return earlier !== undefined && earlier !== name.size;
    });
  }

  function counted(names, key) {
    const counts = new Map();
    names.forEach(name => counts.set(key(name), (counts.get(key(name)) || 0) + 1));
    return counts;
  }

  /** By method; none if few have a verb, or all the same. */
  function verbsByMethod(names) {
    const verbs = new Map();
    names.forEach((name, method) => {
      const found = taken(name.words);
      if (found) {
        verbs.set(method, found);
      }
    });
    return counted(verbs, verb => verb.operation).size > 1 && 2 * verbs.size > names.size ? verbs : new Map();
  }

  /** Of the methods of a class whose names say an operation, or a size where sizes differ, what each does. */
  function named(methods, sizes) {
    const all = methods.map(sizes);
    const isSized = differ(all);
    const withSizes = new Map(methods.map((method, i) => [method, isSized ? all[i] : whole(method)]));
    const verbs = verbsByMethod(withSizes);
    const names = new Map();
    withSizes.forEach((name, method) => {
      const verb = verbs.get(method) || {operation: '', rest: name.words.join('')};
      const operation = (verb.operation + ' ' + name.size).trim();
      if (operation !== '') {
        names.set(method, {operation: operation, rest: verb.rest});
      }
    });
    const byOperation = counted(names, name => name.operation);
    const key = name => JSON.stringify([name.operation, name.rest]);
    const byName = counted(names, key);
    const result = new Map();
    names.forEach((name, method) => {
      const isDistinct = byName.get(key(name)) === 1 && methods.indexOf(name.rest) < 0;
      result.set(method, {
        operation: name.operation,
        row: isDistinct && name.rest !== '' ? name.rest : method,
        isLone: byOperation.get(name.operation) === 1
      });
    });
    return result;
  }

  /** By name, where classes differ in a size alone. */
  function sizedClasses(cells) {
    const names = new Map();
    cells.map(cell => cell.values.class || '').forEach(name => names.set(name, sized(name.slice(name.lastIndexOf('.') + 1))));
    return differ(Array.from(names.values())) ? names : new Map();
  }

  /**
   * A class is judged by its methods in all sources. Returns {operation, apart, within, classWithoutSize}.
   *
   * @param isOfVerbs whether sizes are names of rows like any others
   */
  function operations(cells, isOfVerbs) {
    const methods = new Map();
    cells.filter(mayBeNamed).forEach(cell => {
      const all = methods.get(cell.cell.className) || new Set();
      methods.set(cell.cell.className, all.add(cell.values.method));
    });
    const byClass = new Map();
    const lone = new Map();
    methods.forEach((all, className) => {
      const found = named(Array.from(all), isOfVerbs ? whole : sized);
      byClass.set(className, found);
      found.forEach((one, method) => {
        if (one.isLone) {
          lone.set(one.operation, (lone.get(one.operation) || new Set()).add(method));
        }
      });
    });
    const classes = isOfVerbs ? new Map() : sizedClasses(cells);
    const sizeOf = (comparedBy, cell) => (comparedBy === 'class' && classes.has(cell.cell.className)
      ? classes.get(cell.cell.className).size : '');
    const of = cell => (mayBeNamed(cell) ? (byClass.get(cell.cell.className) || new Map()).get(cell.values.method) : undefined);
    return {
      operation: cell => (of(cell) ? of(cell).operation : ''),
      apart: cell => (of(cell) ? withMethod(cell, of(cell).operation, cell.values.method) : cell),
      within: (comparedBy, cell) => {
        const size = sizeOf(comparedBy, cell);
        return of(cell) ? inTable(comparedBy, cell, of(cell), lone, size)
          : size === '' ? cell : withMethod(cell, size, cell.values.method);
      },
      classWithoutSize: cell => (classes.has(cell.cell.className)
        ? classes.get(cell.cell.className).words.join('') : cell.cell.className)
    };
  }

  function mayBeNamed(cell) {
    return Boolean(cell.values.method) && cell.cell.params.operation === undefined;
  }

  function inTable(comparedBy, cell, one, lone, size) {
    if (comparedBy === 'method' || comparedBy === 'operation') {
      return withMethod(cell, one.operation, one.row);
    }
    const among = comparedBy === 'class' && one.isLone && lone.get(one.operation).size > 1;
    return withMethod(cell, size, among ? one.operation : cell.values.method);
  }

  /** The same cell with another method; the operation stands before it, unless it is empty. */
  function withMethod(cell, operation, method) {
    const values = Object.create(null);
    Object.keys(cell.values).forEach(name => {
      if (name === 'method') {
        if (operation !== '') {
          values.operation = operation;
        }
        values.method = method;
      } else if (name !== 'operation') {
        values[name] = cell.values[name];
      }
    });
    return {source: cell.source, cell: cell.cell, values: values};
  }

  wb.verbs = {operations};
})((globalThis.wirebench = globalThis.wirebench || {}));
