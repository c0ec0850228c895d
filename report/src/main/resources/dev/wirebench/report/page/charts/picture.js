/** A chart as SVG text: the same for a file and for the page, as ECharts draws both without a screen. */
(function (wb) {
  'use strict';

  const FONT_PROPERTIES = /^(font-size|font-family|font-weight|font-style)$/;
  let measured = false;

  function measure() {
    if (!measured) {
      globalThis.echarts.setPlatformAPI({
        measureText: (content, font) => {
          const size = /(\d+(?:\.\d+)?)px/.exec(font || '');
          return {width: wb.text.width(content, size ? Number(size[1]) : 12, /bold/.test(font || ''))};
        }
      });
      measured = true;
    }
  }

  /**
   * @param chart one of wb.charts
   * @param view from wb.model.view
   * @param size {width, standalone, subtitle}
   * @returns {svg, title, note, marks: [{row, lines}], table} or {missing}; marks carry their index as data-mark
   */
  function draw(chart, view, size) {
    const built = chart.build(view, size);
    if (built.missing) {
      return built;
    }
    measure();
    const width = Math.round(built.width || size.width);
    const height = Math.round(built.height);
    const instance = globalThis.echarts.init(null, null, {renderer: 'svg', ssr: true, width: width, height: height});
    try {
      instance.setOption(built.option);
      const numbered = number(built.marks);
      return Object.assign({}, built, {
        svg: finish(instance.renderToSVGString(), numbered.index, chart, built, size),
        marks: numbered.all,
        width: width,
        height: height
      });
    } finally {
      instance.dispose();
    }
  }

  /** Marks of all series in one list; index[series][data] is a mark's place in it. */
  function number(bySeries) {
    const all = [];
    const index = bySeries.map(list => (list || []).map(mark => all.push(mark) - 1));
    return {all: all, index: index};
  }

  function attribute(name, value) {
    return value === '' ? '' : ' ' + name + '="' + escape(value) + '"';
  }

  function escape(content) {
    return String(content)
      .replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;').replace(/'/g, '&#39;');
  }

  /**
   * Rewrites tags only: ECharts escapes < and > in text, so that whatever is between them is a tag of its own. Its
   * style element, with colours for hovering, goes; the font, which it repeats for each text, is said once.
   */
  function finish(svg, index, chart, built, size) {
    const font = attribute('font-family', wb.style.font);
    const tags = svg
      .replace(/<style[^>]*>[^]*?<\/style>/g, '')
      .replace(/ class="[^"]*"/g, '')
      .replace(/<[^>]*>/g, tag => presentation(meta(tag, index)).replace(font, ''))
      .replace(/><\/(path|rect|circle|polyline|polygon|line)>/g, '/>')
      .replace(/^<svg/, '<svg' + font);
    const dark = size.standalone
      ? '<style>@media screen and (prefers-color-scheme:dark){' + wb.style.darkRules('', tags) + '}</style>'
      : '';
    const description = size.standalone
      ? '<title>' + escape(built.title + (size.subtitle ? '. ' + wb.text.name(size.subtitle) : '')) + '</title>'
        + '<desc>' + escape(chart.reading) + '</desc>'
      : '';
    return tags.replace(/^<svg[^>]*>/, open => open + description + dark);
  }

  /** ECharts' own note of series and datum becomes the number of the mark. */
  function meta(tag, index) {
    const series = /ecmeta_series_index="(\d+)"/.exec(tag);
    const datum = /ecmeta_data_index="(\d+)"/.exec(tag);
    const mark = series && datum ? (index[Number(series[1])] || [])[Number(datum[1])] : undefined;
    const bare = tag.replace(/ ecmeta_[a-z_]+="[^"]*"/g, '');
    return mark === undefined ? bare : bare.replace(/^<(\w+)/, (_, name) => '<' + name + attribute('data-mark', mark));
  }

  /** Fonts as attributes: a content security policy without inline styles forbids style attributes. */
  function presentation(tag) {
    return tag.replace(/ style="([^"]*)"/, (_, css) => {
      const kept = css.replace(/&quot;/g, '\'').split(';').map(rule => {
        const colon = rule.indexOf(':');
        const property = rule.slice(0, colon).trim();
        return FONT_PROPERTIES.test(property) ? ' ' + property + '="' + rule.slice(colon + 1).trim() + '"' : '';
      });
      return kept.join('');
    });
  }

  wb.picture = {draw};
})((globalThis.wirebench = globalThis.wirebench || {}));
