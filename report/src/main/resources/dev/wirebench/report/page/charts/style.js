/**
 * Colours and shapes. A picture is drawn in the light colours; dark mode maps each of them to its counterpart by
 * CSS, in the file and in the page alike, and print stays light. So a colour stands for one purpose only.
 */
(function (wb) {
  'use strict';

  const FONT = 'Helvetica, Arial, Liberation Sans, Nimbus Sans, sans-serif';

  // [light, dark]
  const COLOURS = {
    paper: ['#ffffff', '#12161c'],
    ink: ['#1a1f29', '#e8ebf0'],
    muted: ['#5a6372', '#a3acba'],
    axis: ['#9aa3b0', '#6d7786'],
    grid: ['#e1e5ea', '#2b323d'],
    band: ['#eef1f5', '#1d232c'],
    floor: ['#77808d', '#8d97a5'],
    reference: ['#3b4554', '#c3cad4']
  };

  // After Okabe and Ito, darkened until each has a contrast of 3 : 1 with the paper; told apart by shape as well.
  const FORMAT_COLOURS = [
    ['#0b62a8', '#5aa9e6'],
    ['#c2410c', '#f4894f'],
    ['#0a7d5a', '#3fbf93'],
    ['#8e3a8a', '#d98bd5'],
    ['#946200', '#e0ab3b'],
    ['#2787a8', '#7fcfe8'],
    ['#6b4a2f', '#c6a182'],
    ['#5f6670', '#b0b7c1']
  ];

  // Of a message as it is written and as it is compressed, which is no format.
  const SIZE_COLOURS = [
    ['#343c49', '#dfe4eb'],
    ['#b0336f', '#ee8dbb'],
    ['#4c7a12', '#a5cf63']
  ];

  // Each in a box of 10 × 10.
  const SHAPES = [
    'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z',
    'M0.6 0.6H9.4V9.4H0.6Z',
    'M5 0.2L10 9.4H0Z',
    'M5 -0.6L10.6 5L5 10.6L-0.6 5Z',
    'M0 0.6H10L5 9.8Z',
    'M2.5 0.4H7.5L10 5L7.5 9.6H2.5L0 5Z',
    'M5 -0.4L6.5 3.4L10.4 3.7L7.4 6.2L8.4 10L5 7.9L1.6 10L2.6 6.2L-0.4 3.7L3.5 3.4Z',
    'M3.4 0H6.6V3.4H10V6.6H6.6V10H3.4V6.6H0V3.4H3.4Z'
  ];

  // What makes shapes of one box look equally large.
  const SIZES = [1, 0.95, 1.1, 1.15, 1.1, 1.1, 1.45, 1.15];

  /** A drawing of this shape is so much larger than its nominal size. */
  function enlarged(shape) {
    return SIZES[SHAPES.indexOf(shape)] || 1;
  }

  // Nine classes from much faster to much slower; the text on them is `onStrong` at both ends.
  const SHADES = [
    ['#1f5fa9', '#9ccbf7'],
    ['#5b93cd', '#2f6ca8'],
    ['#a3c4e5', '#274f78'],
    ['#d6e4f3', '#233a52'],
    ['#f1f2f5', '#262d37'],
    ['#f8e0cd', '#4a3524'],
    ['#f0b98b', '#704821'],
    ['#d98040', '#9a5a1c'],
    ['#a84e13', '#f5ad6b']
  ];
  const ON_SHADE = {onStrong: ['#fefefe', '#0d1014'], onSoft: ['#1a1f2a', '#e8ebf1']};

  const light = {};
  const pairs = [];
  [COLOURS, ON_SHADE].forEach(group => Object.keys(group).forEach(key => {
    light[key] = group[key][0];
    pairs.push(group[key]);
  }));
  FORMAT_COLOURS.concat(SIZE_COLOURS, SHADES).forEach(pair => pairs.push(pair));

  /**
   * Rules that turn a picture dark, each behind `scope`, for instance `.picture `.
   *
   * @param svg leaves out rules for what this picture has not; none: rules for all pictures
   */
  function darkRules(scope, svg) {
    const rules = [];
    pairs.forEach(pair => ['fill', 'stroke'].forEach(property => {
      const place = property + '="' + pair[0] + '"';
      if (svg === undefined || svg.includes(place)) {
        rules.push(scope + '[' + place + ']{' + property + ':' + pair[1] + '}');
      }
    }));
    return rules.join('');
  }

  function formatStyle(data, format) {
    const index = Math.max(0, wb.model.formats(data).indexOf(format));
    // After eight formats colours start again one further, so that no two have colour and shape in common.
    const round = Math.floor(index / SHAPES.length);
    return {
      shape: SHAPES[index % SHAPES.length],
      colour: FORMAT_COLOURS[(index + round) % FORMAT_COLOURS.length][0]
    };
  }

  wb.style = {
    font: FONT,
    light: light,
    shades: SHADES.map(pair => pair[0]),
    shapes: SHAPES,
    enlarged: enlarged,
    colours: FORMAT_COLOURS.map(pair => pair[0]),
    sizeColours: SIZE_COLOURS.map(pair => pair[0]),
    darkRules: darkRules,
    formatStyle: formatStyle
  };
})((globalThis.wirebench = globalThis.wirebench || {}));
