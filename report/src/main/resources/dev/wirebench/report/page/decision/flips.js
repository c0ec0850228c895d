/** Where a choice would be another one: rates, mixes and weights at which it flips. */
(function (wb) {
  'use strict';

  const STEPS = 12;
  const WIDEST = 1000;
  const HALVINGS = 12;

  // In loops `let`, not `const`: the command's engine gives a constant of a loop its first value in every round.

  function outcome(data, scenario, prepared) {
    const judged = wb.decision.judge(data, scenario, prepared);
    return judged.chosen ? judged.chosen.name : judged.outcome;
  }

  /** Between a value with the present choice and one with another: where it changes, on a scale of logarithms. */
  function bisected(at, here, there, present) {
    let near = here;
    let far = there;
    for (let i = 0; i < HALVINGS; i++) {
      let middle = Math.sqrt(near * far);
      if (at(middle) === present) {
        near = middle;
      } else {
        far = middle;
      }
    }
    return {value: far, to: at(far), isBelow: far < here};
  }

  /** The nearest other choices below and above, as far as a factor of a thousand. */
  function along(at, start, most) {
    const present = at(start);
    const found = [];
    [-1, 1].forEach(direction => {
      let before = start;
      for (let i = 1; i <= STEPS; i++) {
        let value = start * Math.pow(WIDEST, direction * i / STEPS);
        if (value > most) {
          return;
        }
        if (at(value) !== present) {
          found.push(bisected(at, before, value, present));
          return;
        }
        before = value;
      }
    });
    return found;
  }

  /** Rates at which it flips; as `of` has them. */
  function rates(data, scenario, prepared) {
    return named('rate', along(value => outcome(data, Object.assign({}, scenario, {rate: value}), prepared),
      scenario.rate, Infinity));
  }

  /** [{what, value, isBelow, to}], `to` the name of the option that would be chosen from there on, or `none`. */
  function of(data, scenario, prepared) {
    const changed = change => outcome(data, Object.assign({}, scenario, change), prepared);
    const reads = scenario.reads > 0 ? along(value => changed({reads: value}), scenario.reads, Infinity) : [];
    const paysFrom = along(value => changed({paysFrom: value}), scenario.paysFrom, 1);
    const price = scenario.paysFromPrice === null ? []
      : along(value => changed({paysFromPrice: value}), scenario.paysFromPrice, Infinity);
    return [].concat(rates(data, scenario, prepared), named('reads-per-write', reads), weights(scenario, changed),
      named('pays-from', paysFrom), named('pays-from-price', price));
  }

  function named(what, list) {
    return list.map(flip => Object.assign({what: what}, flip));
  }

  /** Each weight alone, the others as they are. */
  function weights(scenario, changed) {
    return [].concat.apply([], Object.keys(scenario.weights).filter(key => scenario.weights[key] > 0).map(key => {
      const at = value => {
        const other = {};
        other[key] = value;
        return changed({weights: Object.assign({}, scenario.weights, other)});
      };
      const isAlone = Object.keys(scenario.weights).filter(one => scenario.weights[one] > 0).length === 1;
      return isAlone ? [] : named('weight of ' + key, along(at, scenario.weights[key], Infinity));
    }));
  }

  wb.flips = {of, rates};
})((globalThis.wirebench = globalThis.wirebench || {}));
