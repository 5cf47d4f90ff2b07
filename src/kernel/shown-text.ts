import { readableDomain } from './international-domain.ts';

/** Letters and marks that are written from right to left: Hebrew, Arabic and their neighbours, U+200F, U+061C. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text of others for the inside of a message of ours: one that holds letters written from right to left stands
 * between U+2068 and U+2069, so that it cannot turn around the sum or the number beside it (Unicode, UAX #9, "first
 * strong isolate"). Any other text is given back as it is.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** The text with the domain of each e-mail address in it in its readable form: `office@xn--…` is stored. */
export const withReadableEmails = (text: string): string =>
  text.includes('xn--')
    ? text.replaceAll(/@[a-z\d.-]+/g, (domain) => `@${readableDomain(domain.slice(1))}`)
    : text;

/** A text as people read it inside a message of ours: see `isolated` and `withReadableEmails`. */
export const shownText = (text: string): string => isolated(withReadableEmails(text));
