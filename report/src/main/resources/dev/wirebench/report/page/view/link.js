/** The reader's choice in the address, so that a link shows what its sender saw. */
(function (wb) {
  'use strict';

  const SECTION = 'section';

  function write(data, state, sort, decide, section) {
    const pairs = [];
    data.dimensions.forEach((dimension, d) => {
      if (dimension.values.length > 1 && state.at[d] >= 0) {
        pairs.push([dimension.name, dimension.values[state.at[d]]]);
      }
    });
    if (state.baseline !== null) {
      pairs.push(['baseline', data.names[state.baseline].name]);
    }
    state.hiddenFormats.forEach(format => pairs.push(['no-format', format]));
    state.hiddenNames.forEach(hidden => pairs.push(['no-row', hidden]));
    if (sort) {
      pairs.push(['sort', (sort.descending ? '-' : '') + sort.key]);
    }
    if (decide) {
      pairs.push(['decide', decide]);
    }
    if (section) {
      pairs.push([SECTION, section]);
    }
    return pairs.map(pair => encodeURIComponent(pair[0]) + '=' + encodeURIComponent(safe(pair[1]))).join('&');
  }

  /** encodeURIComponent refuses unpaired surrogates. */
  const safe = wb.text.whole;

  function pairs(hash) {
    return hash.replace(/^#/, '').split('&').filter(part => part.indexOf('=') > 0).map(part => {
      const at = part.indexOf('=');
      return [decode(part.slice(0, at)), decode(part.slice(at + 1))];
    });
  }

  function decode(text) {
    try {
      return decodeURIComponent(text);
    } catch (notEncoded) {
      return text;
    }
  }

  /** For each name of a pair, what it does to what was found; false if the data have no such thing. */
  const READ = {
    baseline: (data, found, value) => {
      const chosen = data.names.findIndex(one => safe(one.name) === value);
      found.state.baseline = chosen < 0 ? null : chosen;
      return chosen >= 0;
    },
    'no-format': (data, found, value) => {
      const formats = wb.model.formats(data).filter(f => safe(f) === value);
      formats.forEach(f => found.state.hiddenFormats.add(f));
      return formats.length > 0;
    },
    'no-row': (data, found, value) => {
      const names = data.names.filter(n => safe(n.name) === value);
      names.forEach(n => found.state.hiddenNames.add(n.name));
      return names.length > 0;
    },
    decide: (data, found, value) => {
      found.decide = value;
      return true;
    },
    section: (data, found, value) => {
      found.section = value;
      return true;
    },
    sort: (data, found, value) => {
      found.sort = {key: value.replace(/^-/, ''), descending: value.charAt(0) === '-'};
      return true;
    }
  };

  function dimension(data, found, name, wanted) {
    const d = wb.model.dimension(data, name);
    const value = d < 0 ? -1 : data.dimensions[d].values.findIndex(v => safe(v) === wanted);
    if (value >= 0) {
      found.state.at[d] = value;
    }
    return value >= 0;
  }

  /** What of the address fits the data: {state, sort, decide, section}, and what does not: {unknown}. */
  function read(data, hash) {
    const found = {state: wb.model.initial(data), sort: null, decide: '', section: '', unknown: []};
    pairs(hash).forEach(pair => {
      const known = dimension(data, found, pair[0], pair[1])
        || (Object.hasOwn(READ, pair[0]) && READ[pair[0]](data, found, pair[1]));
      if (!known) {
        found.unknown.push(pair.join(' '));
      }
    });
    found.state.at = wb.model.tableAt(data, found.state.at).at.slice();
    return found;
  }

  wb.link = {read, write};
})((globalThis.wirebench = globalThis.wirebench || {}));
