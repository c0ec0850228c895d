/**
 * Which cells of JMH files are a table, and what its rows are called, as Coordinates.java, Comparison.java, Groups.java
 * and TableKeys.java have it.
 */
(function (wb) {
  'use strict';

  const OURS = 'dev.wirebench.jmh.';
  const MEDIA = {Bytes: 'bytes', Buffers: 'buffer', Text: 'string', Streams: 'stream'};
  const TAKEN = ['class', 'method', 'mode', 'threads', 'jdk', 'source'];
  const NUMBER = /^[+-]?\.?[0-9][0-9.,_]*(e[+-]?[0-9]+)?([kmg]i?)?b?$/i;
  const SOURCE_OR_JDK = ['source', 'jdk'];
  const LONGEST_ID = 70;
  const MOST_ALTERNATIVES = 8;

  function simple(className) {
    return className.slice(className.lastIndexOf('.') + 1);
  }

  function isOurs(cell) {
    return cell.benchmark.indexOf(OURS) === 0;
  }

  function free(name) {
    return TAKEN.indexOf(name) >= 0 ? 'param ' + name : name;
  }

  /** Where a cell stands: values by dimension, in the order of titles. */
  function coordinates(source, cell) {
    const values = Object.create(null);
    const put = (name, value) => {
      if (value !== '' && value !== undefined) {
        values[name] = value;
      }
    };
    if (isOurs(cell)) {
      put('payload', cell.params.payload);
      values.operation = cell.method;
      values.medium = MEDIA[simple(cell.className)] || simple(cell.className).toLowerCase();
    } else {
      values.class = cell.className;
      values.method = cell.method;
    }
    Object.keys(cell.params).forEach(name => {
      if (values[free(name)] === undefined) {
        values[free(name)] = cell.params[name];
      }
    });
    put('mode', cell.mode);
    put('threads', cell.threads === 0 ? '' : String(cell.threads));
    put('jdk', cell.jvm.label);
    put('source', source.name);
    return {source: source, cell: cell, values: values};
  }

  function value(cell, name) {
    return cell.values[name] === undefined ? '' : cell.values[name];
  }

  function distinct(cells, name) {
    return Array.from(new Set(cells.map(cell => value(cell, name)).filter(one => one !== '')));
  }

  function grouped(items, key) {
    const groups = new Map();
    items.forEach(item => {
      const name = key(item);
      if (!groups.has(name)) {
        groups.set(name, []);
      }
      groups.get(name).push(item);
    });
    return groups;
  }

  /** Whether several methods of a class do the same thing. */
  function hasRivals(members) {
    return Array.from(grouped(members, member => value(member, 'operation')).values()).some(
      same => distinct(same, 'method').length > 1);
  }

  /** By class: the dimension that rows are values of; the one that is asked for, where a cell has it. */
  function comparison(cells, operations, asked) {
    const classes = grouped(cells, cell => cell.cell.className);
    const work = members => new Set([].concat.apply([], members.map(
      member => [value(member, 'method'), operations.operation(member)])).filter(one => one !== ''));
    const names = new Map();
    classes.forEach(members => {
      if (!hasRivals(members)) {
        work(members).forEach(one => names.set(one, (names.get(one) || new Set()).add(operations.classWithoutSize(members[0]))));
      }
    });
    const isShared = one => names.has(one) && names.get(one).size > 1;
    const ofOneFile = oneClassFiles(classes, cells, operations);
    const chosen = new Map();
    classes.forEach((members, name) => chosen.set(name,
      choose(members, ofOneFile.has(name) || (!hasRivals(members) && Array.from(work(members)).some(isShared)))));
    return cell => {
      if (asked !== undefined && cell.values[asked] !== undefined) {
        return asked;
      }
      const dimension = chosen.get(cell.cell.className);
      return cell.values[dimension] === undefined ? 'method' : dimension;
    };
  }

  /** Classes that have a file each, and most of their methods in common, as OneClassFiles.java finds them. */
  function oneClassFiles(classes, cells, operations) {
    const byFile = grouped(cells, cell => value(cell, 'source'));
    const isAlone = cell => byFile.get(value(cell, 'source')).every(other => other.cell.className === cell.cell.className);
    const files = new Map(Array.from(byFile.entries()).map(entry => [entry[0], isAlone(entry[1][0])]));
    const alone = Array.from(classes.entries()).filter(entry => entry[1].every(cell => files.get(value(cell, 'source')))
      && isEachMeasuredOnce(entry[1]));
    return new Set(alone.filter(one => alone.some(other => areRivals(one[1], other[1], operations))).map(one => one[0]));
  }

  function isEachMeasuredOnce(members) {
    const seen = new Set(members.map(cell => JSON.stringify(
      Object.keys(cell.values).filter(name => name !== 'source').sort().map(name => [name, cell.values[name]]))));
    return seen.size === members.length;
  }

  function areRivals(one, other, operations) {
    const methods = distinct(one, 'method');
    const others = new Set(distinct(other, 'method'));
    return operations.classWithoutSize(one[0]) !== operations.classWithoutSize(other[0])
      && 2 * methods.filter(method => others.has(method)).length > Math.max(methods.length, others.size);
  }

  function choose(members, areRows) {
    if (distinct(members, 'codec').length > 0) {
      return 'codec';
    }
    if (areRows) {
      return 'class';
    }
    if (hasRivals(members)) {
      return 'method';
    }
    return Object.keys(members[0].cell.params).map(free).find(name => {
      const values = distinct(members, name);
      return values.length > 1 && !values.every(one => NUMBER.test(one));
    }) || 'method';
  }

  function without(values, names) {
    const rest = Object.create(null);
    Object.keys(values).filter(name => names.indexOf(name) < 0).forEach(name => {
      rest[name] = values[name];
    });
    return rest;
  }

  /**
   * Groups of cells that have all dimensions but one in common: {comparedBy, dimensions, cells}.
   *
   * @param asked the dimension that rows are to be values of; or undefined
   */
  function groups(cells, asked) {
    const operations = wb.verbs.operations(cells, asked !== undefined);
    const apart = cells.map(operations.apart);
    const comparedBy = comparison(apart, operations, asked);
    const found = new Map();
    apart.forEach(cell => {
      const by = comparedBy(cell);
      const shown = operations.within(by, cell);
      const dimensions = without(shown.values, SOURCE_OR_JDK.indexOf(by) >= 0 ? SOURCE_OR_JDK
        : by === 'class' ? ['class', 'source'] : [by]);
      const key = JSON.stringify([by, Object.keys(dimensions).sort().map(name => [name, dimensions[name]])]);
      if (!found.has(key)) {
        found.set(key, {comparedBy: by, dimensions: dimensions, cells: []});
      }
      found.get(key).cells.push(shown);
    });
    return [].concat.apply([], Array.from(found.values()).map(split));
  }

  /**
   * Rows that are sources differ in their JDK too; where neither tells which the other is, it is kept apart. Rows that are
   * classes may come from a file each.
   */
  function split(group) {
    const isOne = group.comparedBy === 'class' ? isOneFileAClass(group.cells)
      : SOURCE_OR_JDK.indexOf(group.comparedBy) < 0 || isOneJdkASource(group.cells);
    if (isOne) {
      return [group];
    }
    const other = group.comparedBy === 'source' ? 'jdk' : 'source';
    return Array.from(grouped(group.cells, cell => value(cell, other)).entries()).map(entry => {
      const dimensions = without(group.dimensions, []);
      if (entry[0] !== '') {
        dimensions[other] = entry[0];
      }
      return Object.assign({}, group, {dimensions: dimensions, cells: entry[1]});
    });
  }

  /** Says whether there are several files, and no class has two rows. */
  function isOneFileAClass(cells) {
    return distinct(cells, 'source').length > 1 && distinct(cells, 'class').length === cells.length;
  }

  function isOneJdkASource(cells) {
    const count = key => new Set(cells.map(key)).size;
    const pairs = count(cell => JSON.stringify([value(cell, 'source'), value(cell, 'jdk')]));
    return pairs === count(cell => value(cell, 'source')) && pairs === count(cell => value(cell, 'jdk'));
  }

  /** Titles and ids: {title, id} for the dimensions of each table. */
  function keys(all) {
    const values = new Map();
    const classes = new Map();
    const add = (map, key, one) => map.set(key, (map.get(key) || new Set()).add(one));
    all.forEach(dimensions => {
      Object.keys(dimensions).forEach(name => add(values, name, dimensions[name]));
      add(classes, simple(dimensions.class || ''), dimensions.class || '');
    });
    const varies = name => values.get(name).size > 1;
    const ids = new Map();
    return all.map(dimensions => {
      const title = Object.keys(dimensions).map(name => part(name, dimensions, varies, classes)).filter(
        one => one !== '').join(', ');
      return {title: title, id: id(title, ids)};
    });
  }

  /** Nothing where the JDK's label says it, as in our own runs. */
  function threads(count, jdk) {
    const words = count + (count === '1' ? ' thread' : ' threads');
    return (jdk || '').endsWith(', ' + words) ? '' : words;
  }

  function part(name, dimensions, varies, classes) {
    const one = dimensions[name];
    switch (name) {
      case 'payload':
      case 'operation':
        return one;
      case 'method':
        return one === dimensions.operation ? '' : one;
      case 'medium':
        return {bytes: 'byte[]', string: 'String', okio: 'Okio'}[one] || one;
      case 'class':
        return classes.get(simple(one)).size > 1 ? one : simple(one);
      case 'mode':
        // Of our own benchmarks, the operation says the mode.
        return varies(name) && dimensions.medium === undefined ? one : '';
      case 'source':
        return varies(name) ? one : '';
      case 'threads':
        return varies(name) ? threads(one, dimensions.jdk) : '';
      case 'jdk':
        return varies(name) ? 'JDK ' + one : '';
      default:
        return name + '=' + one;
    }
  }

  function id(title, ids) {
    const plain = title.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    const shortened = (plain === '' ? 'table' : plain).slice(0, LONGEST_ID).replace(/-$/, '');
    let found = shortened;
    while (ids.has(found)) {
      // By id: the number that was given last where several titles have it.
      ids.set(shortened, ids.get(shortened) + 1);
      found = shortened + '-' + ids.get(shortened);
    }
    ids.set(found, 1);
    return found;
  }

  /** What the rows of a table are called, in the order of its cells. */
  function rowNames(group) {
    const names = group.cells.map(cell => value(cell, group.comparedBy));
    const short = names.map(simple);
    return group.comparedBy === 'class' && new Set(short).size === names.length ? short : names;
  }

  /** All that stands in tables: a floor is no row, nor is a call without the SPI. */
  function placed(sources) {
    const cells = [].concat.apply([], sources.map(source => source.cells.map(cell => coordinates(source, cell))));
    return cells.filter(cell => !isOurs(cell.cell) || cell.cell.params.codec !== undefined);
  }

  /** A number that two values of one dimension hardly share, as have sums of such numbers. */
  function mixed(text, seed) {
    let hash = seed;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    return (hash ^ (hash >>> 13)) >>> 0;
  }

  /** Parameters in which two benchmarks may differ, and in nothing else, as LoneDifferences.java finds them. */
  function loneDifferences(cells) {
    const seen = new Map();
    const found = new Set(['operation']);
    cells.forEach(cell => {
      const sums = name => [2166136261, 40503].map(seed => mixed(JSON.stringify([name, value(cell, name)]), seed));
      const all = Object.keys(cell.values).map(sums).reduce((one, other) => [one[0] + other[0], one[1] + other[1]], [0, 0]);
      Object.keys(cell.cell.params).map(free).forEach(name => {
        const own = sums(name);
        const others = (all[0] - own[0]) + ' ' + (all[1] - own[1]);
        const known = seen.get(name) || new Set();
        if (known.has(others)) {
          found.add(name);
        }
        seen.set(name, known.add(others));
      });
    });
    return [].concat.apply([], cells.map(cell => Object.keys(cell.cell.params).map(free))).filter(name => found.has(name));
  }

  /**
   * The first dimensions that would give some table more than one row, and all tables one unit.
   *
   * @param sources [{name, cells}]
   */
  function alternatives(sources) {
    const cells = placed(sources);
    const found = [];
    new Set(['jdk', 'source', 'class', 'method'].concat(loneDifferences(cells), ['threads'])).forEach(name => {
      if (found.length < MOST_ALTERNATIVES && new Set(cells.map(cell => value(cell, name))).size > 1
          && compares(groups(cells, name), name)) {
        found.push(name);
      }
    });
    return found;
  }

  function compares(found, name) {
    const hasOneUnit = group => group.cells.every(one => wb.text.areComparable(one.cell.unit, group.cells[0].cell.unit));
    return found.every(hasOneUnit) && found.some(group => group.comparedBy === name && group.cells.length > 1);
  }

  /**
   * @param sources [{name, cells}]
   * @param asked the dimension that rows are to be values of; or undefined
   */
  function of(sources, asked) {
    const found = groups(placed(sources), asked);
    const named = keys(found.map(group => group.dimensions));
    return found.map((group, i) => Object.assign(group, named[i], {names: rowNames(group)}));
  }

  wb.tables = {of, alternatives};
})((globalThis.wirebench = globalThis.wirebench || {}));
