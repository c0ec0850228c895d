/** Tells virtual machines of one version apart, as JvmNames.java and JvmName.java do for the command. */
(function (wb) {
  'use strict';

  const HOTSPOT = /^(OpenJDK|Java HotSpot\(TM\))( 64-Bit)? Server VM$/;
  const COMMAND = /[\/\\]bin[\/\\]java(\.exe)?$/;

  function joined(parts) {
    return parts.filter(part => part !== '').join(' ');
  }

  function shortened(vm) {
    return vm.indexOf('OpenJ9') >= 0 ? 'OpenJ9' : HOTSPOT.test(vm) ? 'HotSpot' : vm;
  }

  /** Most builds begin with the version, which need not stand twice. */
  function built(jvm, name) {
    return joined(jvm.vmVersion.indexOf(jvm.label) === 0
      ? [jvm.vmVersion, name] : [jvm.label, name, jvm.vmVersion]);
  }

  /** Possible names of a machine, in the order in which they are preferred. The last one has all of it. */
  function candidates(jvm, path) {
    const short = shortened(jvm.vmName);
    const folders = path.replace(COMMAND, '').split(/[\/\\]+/).filter(folder => folder !== '');
    const ends = folders.map((_, i) => folders.slice(folders.length - 1 - i).join('/'));
    return [joined([jvm.label, short]), built(jvm, short), joined([jvm.label, jvm.vmName])].concat(
      ends.map(end => joined([jvm.label, short, end])), [joined([built(jvm, jvm.vmName), path])]);
  }

  /** This machine without the place where it is installed. */
  function anywhere(jvm) {
    return JSON.stringify([jvm.label, jvm.vmName, jvm.vmVersion]);
  }

  /** What tells benchmarks of a file apart besides their machine. */
  function place(cell) {
    const params = Object.keys(cell.params).sort().map(name => [name, cell.params[name]]);
    return [cell.benchmark, cell.mode, cell.threads, params];
  }

  /** Machines of which only the path differs. They are several if one benchmark ran on both. */
  function toldByPath(cells) {
    const paths = new Map();
    const found = new Set();
    cells.filter(cell => cell.jvm.path !== '').forEach(cell => {
      const machine = anywhere(cell.jvm);
      const key = JSON.stringify([place(cell), machine]);
      if (!paths.has(key)) {
        paths.set(key, cell.jvm.path);
      } else if (paths.get(key) !== cell.jvm.path) {
        found.add(machine);
      }
    });
    return found;
  }

  /** Gives each the shortest of its names that no other one could have. */
  function name(machines, names) {
    const uses = new Map();
    machines.forEach(all => new Set(all).forEach(one => uses.set(one, (uses.get(one) || 0) + 1)));
    machines.forEach((all, key) => names.set(key, all.find(one => uses.get(one) === 1) || all[all.length - 1]));
  }

  /**
   * Labels virtual machines so that several of one version have several labels. The version stays the label where it is
   * enough.
   *
   * @param sources [{cells}]
   * @return the same with other cells
   */
  function apart(sources) {
    const cells = [].concat.apply([], sources.map(source => source.cells));
    const byPath = toldByPath(cells);
    const pathOf = jvm => (byPath.has(anywhere(jvm)) ? jvm.path : '');
    const keyOf = jvm => JSON.stringify([anywhere(jvm), pathOf(jvm)]);
    const byVersion = new Map();
    cells.map(cell => cell.jvm).filter(jvm => jvm.vmName + jvm.vmVersion + pathOf(jvm) !== '').forEach(jvm => {
      const machines = byVersion.get(jvm.label) || new Map();
      byVersion.set(jvm.label, machines.set(keyOf(jvm), candidates(jvm, pathOf(jvm))));
    });
    const names = new Map();
    byVersion.forEach(machines => {
      if (machines.size > 1) {
        name(machines, names);
      }
    });
    const named = jvm => Object.assign({}, jvm, {label: names.has(keyOf(jvm)) ? names.get(keyOf(jvm)) : jvm.label});
    return sources.map(source => Object.assign({}, source, {
      cells: source.cells.map(cell => Object.assign({}, cell, {jvm: named(cell.jvm)}))
    }));
  }

  wb.machines = {apart, place};
})((globalThis.wirebench = globalThis.wirebench || {}));
