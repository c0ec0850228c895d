/** The reader's choice in the address, so that a link shows what its sender saw. */
(function (wb) {
  'use strict';

  function write(data, state, sort, decide) {
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
    return pairs.map(pair => encodeURIComponent(pair[0]) + '=' + encodeURIComponent(safe(pair[1]))).join('&');
  }

  /** encodeURIComponent refuses unpaired surrogates. */
  function safe(text) {
    return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/g, '$1\ufffd');
  }

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

  /** What of the address fits the data; the rest is ignored. Returns {state, sort, decide}. */
  function read(data, hash) {
    const state = wb.model.initial(data);
    let sort = null;
    let decide = '';
    pairs(hash).forEach(pair => {
      const d = wb.model.dimension(data, pair[0]);
      const value = d < 0 ? -1 : data.dimensions[d].values.findIndex(v => safe(v) === pair[1]);
      if (value >= 0) {
        state.at[d] = value;
      } else if (pair[0] === 'baseline') {
        const chosen = data.names.findIndex(one => safe(one.name) === pair[1]);
        state.baseline = chosen < 0 ? null : chosen;
      } else if (pair[0] === 'no-format') {
        wb.model.formats(data).filter(f => safe(f) === pair[1]).forEach(f => state.hiddenFormats.add(f));
      } else if (pair[0] === 'no-row') {
        data.names.filter(n => safe(n.name) === pair[1]).forEach(n => state.hiddenNames.add(n.name));
      } else if (pair[0] === 'decide') {
        decide = pair[1];
      } else if (pair[0] === 'sort') {
        sort = {key: pair[1].replace(/^-/, ''), descending: pair[1].charAt(0) === '-'};
      }
    });
    state.at = wb.model.tableAt(data, state.at).at.slice();
    return {state: state, sort: sort, decide: decide};
  }

  wb.link = {read, write};
})((globalThis.wirebench = globalThis.wirebench || {}));
