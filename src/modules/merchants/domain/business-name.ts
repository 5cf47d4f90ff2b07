import type { FieldProblem } from '#kernel/failure.ts';

/** Cyrillic top-level domains that mail clients turn into links. */
const cyrillicDomains = ['бг', 'рф', 'ею', 'срб', 'укр', 'мкд', 'бел'].join('|');
const urlPatterns = [
  /[a-z][a-z\d+.-]*:\/\//i,
  /(?<![\p{L}\d])www\./iu,
  // A domain alone can be a name (Booking.com ООД); with a path, a query or a port it is a URL.
  new RegExp(String.raw`[\p{L}\d-]\.(?:[a-z][a-z\d-]{1,62}|${cyrillicDomains})(?::\d|[/?#])`, 'iu'),
  /(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/,
  /\[[\da-f]*:[\da-f:.]+\]/i,
];

/** As a browser parses it: full-width letters and dots become ASCII, invisible characters are removed. */
const asRead = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');

/**
 * Validates a business name, already one line of text (`readText`). Mails to the merchant's customers have it in the
 * subject: a URL would allow phishing.
 */
export const businessNameProblems = (name: string): FieldProblem[] => {
  const read = asRead(name);
  return urlPatterns.some((pattern) => pattern.test(read))
    ? [{ field: 'businessName', code: 'fields.web-address' }]
    : [];
};
