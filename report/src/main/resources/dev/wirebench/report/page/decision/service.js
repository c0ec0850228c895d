/** What a service cost with each codec, as it was measured: beside the arithmetic of a decision, and no part of it. */
(function (wb) {
  'use strict';

  const text = wb.text;
  const md = wb.markdown;

  function interval(value) {
    return value && value[1] !== null && value[2] !== null ? text.interval(value[1], value[2]) : '-';
  }

  function number(value, written) {
    return value && value[0] !== null ? written(value[0]) : '-';
  }

  /** A service was measured without compression; an option is its codec's then. */
  function found(service, one) {
    return one.compression === wb.options.NO_COMPRESSION ? service.codecs.find(codec => codec.codec === one.about.name) : undefined;
  }

  function table(service, options) {
    return md.table(
      ['option', 'requests/s', '95 %', 'CPU µs/request', '95 %', 'codec’s share of it'],
      options.map(one => {
        const codec = found(service, one);
        return [one.name, number(codec.rate, text.number), interval(codec.rate), number(codec.cpu, text.number),
          interval(codec.cpu), number(codec.share, text.percent)];
      }));
  }

  function words(service, judged, options) {
    return 'Measured by load, in ' + service.folder + ': requests of ' + service.payload + ' to a service that decodes and'
      + ' encodes them again and does nothing else, one CPU, ' + text.count(service.repetitions, 'repetition') + '.'
      + ' Requests/s is the highest rate at which 99 of 100 are answered within ' + text.round(service.target) + ' ms'
      + (options.some(one => found(service, one).cpu) && service.common !== null
        ? '; CPU time is that of the server’s whole process at ' + text.number(service.common) + ' requests/s' : '')
      + '. It is cited beside the arithmetic above, which decides.';
  }

  function lacking(service, judged, options) {
    const others = judged.options.filter(one => options.indexOf(one) < 0).map(one => one.name);
    return others.length === 0 ? [] : ['Not measured there: ' + others.join(', ') + '.'];
  }

  /** Parts of the record; none where no service was measured. */
  function parts(judged, service) {
    if (!service) {
      return [];
    }
    const options = judged.options.filter(one => found(service, one));
    const doubts = service.warning ? ['Void: ' + service.warning] : [];
    return ['### Measured in a service', md.text(words(service, judged, options))].concat(
      doubts.map(md.text), options.length === 0 ? [] : [table(service, options)],
      lacking(service, judged, options).map(md.text));
  }

  wb.service = {parts};
})((globalThis.wirebench = globalThis.wirebench || {}));
