import type { FieldProblem } from '#kernel/failure.ts';

/** Line breaks and tabs too, and the marks that turn the direction of writing: a name is one line as it is read. */
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Country endings in Cyrillic letters that a Bulgarian reader's mail program makes a link of. */
const cyrillicEndings = ['бг', 'рф', 'ею', 'срб', 'укр', 'мкд', 'бел'].join('|');
const webAddress = [
  /[a-z][a-z\d+.-]*:\/\//i,
  /(?<![\p{L}\d])www\./iu,
  // A domain alone can be a name (Booking.com ООД); with a path, a query or a port it leads somewhere.
  new RegExp(String.raw`[\p{L}\d-]\.(?:[a-z][a-z\d-]{1,62}|${cyrillicEndings})(?::\d|[/?#])`, 'iu'),
  /(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/,
  /\[[\da-f]*:[\da-f:.]+\]/i,
];

/** As a browser reads it: full-width letters and dots are plain ones, invisible characters are none. */
const asRead = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');

/**
 * What is wrong with a business name. It stands in subjects of mails to the merchant's customers, so that it holds no
 * address of a web site, and in headers, so that it holds no control characters.
 */
export const businessNameProblems = (name: string): FieldProblem[] => {
  if (control.test(name)) return [{ field: 'businessName', code: 'fields.control-character' }];
  const read = asRead(name);
  return webAddress.some((pattern) => pattern.test(read))
    ? [{ field: 'businessName', code: 'fields.web-address' }]
    : [];
};
