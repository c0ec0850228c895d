/** What does not change with the choice: findings, exclusions, environment, versions, licences. */
(function (wb) {
  'use strict';

  const dom = wb.dom;
  const text = wb.text;
  const MOST = 40;

  function section(id, content) {
    const place = dom.byId(id);
    while (place.childNodes.length > 1) {
      place.lastChild.remove();
    }
    content.forEach(child => place.append(child));
  }

  /** The first of many, and the rest when asked for. */
  function limited(items, render) {
    const shown = items.slice(0, MOST).map(render);
    if (items.length <= MOST) {
      return shown;
    }
    const more = dom.el('li', {}, dom.el('button', {
      type: 'button',
      class: 'link',
      onclick: () => more.replaceWith.apply(more, items.slice(MOST).map(render))
    }, 'and ' + (items.length - MOST) + ' more'));
    return shown.concat([more]);
  }

  /** Findings of one kind together, with what they have in common said once. */
  function findings(data, choose) {
    const kinds = new Map();
    data.findings.forEach(finding => {
      const key = finding.severity + ' ' + finding.kind + ' ' + finding.title + ' ' + finding.remedy;
      if (!kinds.has(key)) {
        kinds.set(key, []);
      }
      kinds.get(key).push(finding);
    });
    if (kinds.size === 0) {
      return [dom.el('p', {}, 'None.')];
    }
    return [dom.el('ul', {class: 'findings'}, Array.from(kinds.values()).map(group => {
      const first = group[0];
      const severity = dom.el('span', {class: first.severity}, wb.controls.label(first.weight));
      const list = dom.el('ul', {}, limited(group, finding =>
        dom.el('li', {}, text.name(finding.text), link(data, finding, choose))));
      return dom.el('li', {},
        dom.el('h3', {}, severity, ': ', text.name(first.title)),
        group.length > 8 ? dom.el('details', {}, dom.el('summary', {}, text.count(group.length, 'place')), list) : list,
        first.remedy ? dom.el('p', {class: 'remedy'}, text.name(first.remedy)) : '');
    }))];
  }

  function link(data, finding, choose) {
    const table = data.tables.find(one => finding.tables && one.id === finding.tables[0]);
    return !table || data.tables.length < 2 ? '' : [' ', dom.el('button', {
      type: 'button', class: 'link small', onclick: () => choose(table), 'aria-label': 'Show ' + text.name(table.title)
    }, 'show')];
  }

  /** Exclusions as [{words, places: [{of, codecs}]}]: what many have in common is said once. */
  function byReason(exclusions) {
    const reasons = grouped(exclusions, one => one.reason);
    return Array.from(reasons.entries()).map(entry => ({
      words: entry[0],
      places: byPlace(entry[1])
    }));
  }

  /** Codecs that lack the same, with all of what they lack: operation by operation, each with its payloads. */
  function byPlace(exclusions) {
    const lacks = Array.from(grouped(exclusions, one => one.codec).entries()).map(entry => ({
      codec: entry[0],
      of: Array.from(grouped(entry[1], where).entries()).map(
        one => text.list(Array.from(new Set(one[1].map(e => e.payload || 'all payloads')))) + ', ' + one[0]).join('; ')
    }));
    return Array.from(grouped(lacks, one => one.of).entries()).map(
      entry => ({of: entry[0], codecs: entry[1].map(one => one.codec)}));
  }

  function where(exclusion) {
    const parts = [exclusion.operation || 'all operations', exclusion.medium, exclusion.jdk && 'JDK ' + exclusion.jdk];
    return parts.filter(Boolean).join(', ');
  }

  function grouped(items, key) {
    const groups = new Map();
    items.forEach(item => groups.set(key(item), (groups.get(key(item)) || []).concat([item])));
    return groups;
  }

  function exclusions(data) {
    const content = [];
    if (data.exclusions.length > 0) {
      content.push(dom.el('p', {}, 'Excluded before measuring, by reason:'));
      content.push(dom.el('ul', {class: 'findings'}, limited(byReason(data.exclusions), reason =>
        dom.el('li', {}, dom.el('h3', {}, text.name(reason.words)), dom.el('ul', {}, limited(reason.places, place =>
          dom.el('li', {}, dom.el('strong', {}, text.name(place.codecs.join(', '))), ': ', text.name(place.of))))))));
    }
    if (data.failures.length > 0) {
      content.push(dom.el('p', {}, 'Failed while measuring:'));
      content.push(dom.table('Failed', ['Cell', 'Block', 'Reason'],
        data.failures.slice(0, 400).map(f => [f.cell, String(f.block), f.reason]), false));
    }
    return content.length > 0 ? content : [dom.el('p', {}, 'No row was excluded, and no fork failed.')];
  }

  /** A bar of what the run's time was spent on; the environment has it in words. */
  function spent(source) {
    if (!source.spent) {
      return '';
    }
    const names = Object.keys(source.spent).filter(name => source.spent[name] > 0);
    return dom.el('div', {class: 'spent', 'aria-hidden': 'true'}, names.map(name => {
      const part = dom.el('span', {title: name, class: name}, name);
      part.style.flexGrow = source.spent[name];
      return part;
    }));
  }

  function environment(data) {
    return [].concat.apply([], data.sources.map(source => [
      data.sources.length > 1 ? dom.el('h3', {}, dom.name(source.name)) : '',
      spent(source),
      dom.el('div', {class: 'columns'},
        dom.terms(source.environment),
        dom.el('div', {}, dom.terms(source.versions),
          source.libraries.length === 0 ? '' : dom.el('details', {class: 'data'},
            dom.el('summary', {}, text.count(source.libraries.length, 'library', 'libraries') + ' on the class path'),
            dom.el('p', {class: 'small'}, text.name(source.libraries.join(', '))))))
    ])).filter(child => child !== '');
  }

  function reproduce(data) {
    const commands = data.sources.filter(source => source.command);
    return commands.length === 0
      ? [dom.el('p', {}, 'The file does not say how it was measured. JMH’s own options are under Environment.')]
      : [dom.el('p', {}, 'On a machine of your own; other programs closed:')].concat(commands.map(
        source => dom.el('pre', {tabindex: '0'}, dom.el('code', {}, source.command.split('\n').map(text.name).join('\n')))));
  }

  function licences(data) {
    return [dom.el('p', {}, 'Made by ' + text.name(data.generator)
      + ' (Apache-2.0).' + text.name(data.source) + ' Charts drawn by Apache ECharts, which this page carries:')]
      .concat(data.licences.map(one => dom.el('details', {class: 'data'},
        dom.el('summary', {}, text.name(one.name)), dom.el('pre', {tabindex: '0'}, one.text))));
  }

  function render(data, choose) {
    dom.byId('run').textContent = text.name(data.name);
    section('findings', findings(data, choose));
    section('exclusions', exclusions(data));
    section('environment', environment(data));
    section('reproduce', reproduce(data));
    section('licences', licences(data));
  }

  wb.sections = {render, section, licences};
})((globalThis.wirebench = globalThis.wirebench || {}));
