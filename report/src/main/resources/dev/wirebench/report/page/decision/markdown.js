/** Text as Markdown, as the exporters' Markdown.java escapes it: a test holds both together. */
(function (wb) {
  'use strict';

  const SPECIAL = '\\`*_[]<>|~&#$';
  const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

  function isSurrogate(character) {
    return character.length === 1 && character >= '\ud800' && character <= '\udfff';
  }

  function escaped(character) {
    if (character === '\n' || character === '\r' || character === '\t') {
      return ' ';
    }
    if (INVISIBLE.test(character) || isSurrogate(character)) {
      return '\ufffd';
    }
    return (SPECIAL.indexOf(character) >= 0 ? '\\' : '') + character + (character === '@' ? '\u200b' : '');
  }

  /** On one line, never markup, and without mentioning anybody. */
  function text(value) {
    return Array.from(String(value)).map(escaped).join('').split('://').join(':\u200b//').trim();
  }

  function row(cells) {
    return '| ' + cells.join(' | ') + ' |';
  }

  /** Cells are text; the first column to the left. */
  function table(header, rows, numeric) {
    const line = '|---|' + header.slice(1).map(() => numeric === false ? '---|' : '---:|').join('');
    return [row(header.map(text)), line].concat(rows.map(cells => row(cells.map(text)))).join('\n');
  }

  function list(lines) {
    return lines.map(line => '- ' + text(line)).join('\n');
  }

  /** Indented, so that nothing in it is markup. */
  function code(lines) {
    return lines.map(line => '    ' + line).join('\n');
  }

  /** Lines of which none begins with three backticks. */
  function fenced(lines) {
    return ['```text'].concat(lines, '```').join('\n');
  }

  wb.markdown = {text, table, list, code, fenced};
})((globalThis.wirebench = globalThis.wirebench || {}));
