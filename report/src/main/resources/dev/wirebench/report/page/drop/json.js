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

  /** The text of a file's bytes: UTF-8, or UTF-16 if it begins with that mark. */
  function decode(buffer, file) {
    const bytes = new Uint8Array(buffer);
    const mark = bytes[0] * 256 + bytes[1];
    const encoding = mark === 0xFFFE ? 'utf-16le' : mark === 0xFEFF ? 'utf-16be' : 'utf-8';
    try {
      return new TextDecoder(encoding, {fatal: true}).decode(bytes);
    } catch (otherEncoding) {
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
