/** What an experiment found to be the reason of a change. Whoever writes such a page in docs/experiments adds it here. */
(function (wb) {
  'use strict';

  wb.explained = [
    {
      // Of JDKs up to the one, compared with JDKs from the other on.
      until: 17,
      from: 18,
      operation: 'serialize',
      codecs: ['protobuf', 'protobuf-mapped', 'jackson', 'jackson-blackbird', 'gson', 'kryo'],
      words: 'looks at the characters of strings by String.charAt, which checks its index in another way since JDK 18; '
        + 'HotSpot no longer unrolls loops over it, and long strings take longer',
      page: 'docs/experiments/jdk-25.md'
    }
  ];
})((globalThis.wirebench = globalThis.wirebench || {}));
