/** Which tables differ in size alone: the x axis of cost over size. */
(function (wb) {
  'use strict';

  const LEAST = 3;
  const SIZELESS = ['jdk', 'source', 'class', 'method', 'operation', 'mode'];

  /**
   * The families of a dimension: values that are numbers, or names that differ in one number only, as
   * `nested-10` … `nested-100`. Reading a number out of a name serves this picture alone; no estimate rests on it.
   */
  function families(values) {
    const byPattern = new Map();
    values.forEach((value, index) => {
      const match = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/.exec(value);
      if (match) {
        const pattern = match[1] + '#' + match[3];
        if (!byPattern.has(pattern)) {
          byPattern.set(pattern, {pattern: pattern, members: []});
        }
        byPattern.get(pattern).members.push({index: index, x: Number(match[2])});
      }
    });
    return Array.from(byPattern.values()).filter(
      family => new Set(family.members.map(member => member.x)).size >= LEAST);
  }

  /** The family that the table belongs to, with its other tables: {dimension, label, points: [{x, table}]}, or null. */
  function of(data, table) {
    let found = null;
    data.dimensions.some((dimension, d) => {
      found = SIZELESS.indexOf(dimension.name) < 0 ? familyAlong(data, table, d) : null;
      return found;
    });
    return found;
  }

  function familyAlong(data, table, d) {
    const family = families(data.dimensions[d].values).find(
      f => f.members.some(member => member.index === table.at[d]));
    const points = family ? pointsOf(data, table, d, family) : [];
    return points.length < LEAST ? null : {dimension: d, label: label(data.dimensions[d], family), points: points};
  }

  function pointsOf(data, table, d, family) {
    const points = [];
    wb.model.tablesAlong(data, table.at, [d]).forEach(other => {
      const member = family.members.find(m => m.index === other.at[d]);
      if (member && member.x > 0 && other.unit === table.unit) {
        points.push({x: member.x, table: other});
      }
    });
    return points.sort((a, b) => a.x - b.x);
  }

  function label(dimension, family) {
    return family.pattern === '#' ? dimension.name : 'K in ' + dimension.name + ' ' + family.pattern.replace('#', 'K');
  }

  wb.families = {of};
})((globalThis.wirebench = globalThis.wirebench || {}));
