/**
 * JSON as files of other programs have it, read in the page as JsonFile.java reads it for the command: numbers that are
 * none may stand without quotes, and no object may have a member twice.
 */
(function (wb) {
  'use strict';

  const TOKEN = /"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s"{}\[\]:,]+/g;
  const NO_NUMBER = /^-?(?:NaN|Infinity)$/;

  function BadInput(message) {
    this.message = message;
  }

  function line(content, index) {
    return content.slice(0, index).split('\n').length;
  }

  function isBeginning(character) {
    return character === 0xFEFF || (character >= 0x20 && character <= 0x7E) || [9, 10, 13].indexOf(character) >= 0;
  }

  /** Says whether the first character takes that many bytes, in either order. */
  function begins(bytes, length) {
    const first = Array.from(bytes.slice(0, length));
    const number = all => all.reduce((sum, byte) => sum * 256 + byte, 0);
    return first.length === length && (isBeginning(number(first)) || isBeginning(number(first.reverse())));
  }

  /** The name of the encoding if the bytes begin as UTF-16 or UTF-32, as Encoding.java finds it; or undefined. */
  function otherThanUtf8(bytes) {
    return begins(bytes, 4) ? 'UTF-32' : begins(bytes, 2) ? 'UTF-16' : undefined;
  }

  /**
   * The text of a file's bytes.
   *
   * @throws BadInput if they are not UTF-8
   */
  function decode(buffer, file) {
    const bytes = new Uint8Array(buffer);
    const other = otherThanUtf8(bytes);
    if (other) {
      throw new BadInput(file + ' is ' + other + ', not UTF-8: save it as UTF-8.');
    }
    try {
      return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    } catch (noUtf8) {
      throw new BadInput(file + ' is not UTF-8: save it as UTF-8.');
    }
  }

  /**
   * Quotes numbers that are none, as JMH itself does.
   *
   * @throws BadInput if an object has a member twice
   */
  function strict(content, file) {
    const objects = [];
    let name = null;
    let begin = 0;
    return content.replace(TOKEN, (token, index) => {
      const members = objects[objects.length - 1];
      if (token === '{' || token === '[') {
        objects.push(token === '{' ? new Set() : null);
      } else if (token === '}' || token === ']') {
        objects.pop();
      } else if (token === ':' && members && name !== null) {
        if (members.has(name)) {
          throw new BadInput(file + ' has ' + name + ' twice in one object (line ' + line(content, begin)
            + '): leave one of them out.');
        }
        members.add(name);
      }
      name = token[0] === '"' ? token : null;
      begin = index;
      return NO_NUMBER.test(token) ? '"' + token + '"' : token;
    });
  }

  /**
   * @return the value; nothing if it is no JSON
   * @throws BadInput if an object has a member twice
   */
  function parse(content, file) {
    const text = strict(content, file);
    try {
      return JSON.parse(text);
    } catch (notJson) {
      return undefined;
    }
  }

  wb.json = {decode, parse, BadInput};
})((globalThis.wirebench = globalThis.wirebench || {}));
