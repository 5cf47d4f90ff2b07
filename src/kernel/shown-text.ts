import { readableDomain } from './international-domain.ts';

/** Letters and marks that are written from right to left: Hebrew, Arabic and their neighbours, U+200F, U+061C. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Marks that embed, override or isolate by force, and control characters: an older row or a file may hold one. */
const turning = /[\u202A-\u202E\u2066\u2067]|(?![\n\r\t])\p{Cc}/gu;
const isolate = /\u2068[^\u2068\u2069]*\u2069/g;

/** What stands outside each pair of U+2068 and U+2069. */
const outsideIsolates = (text: string): string => {
  const rest = text.replace(isolate, '');
  return rest === text ? rest : outsideIsolates(rest);
};

/**
 * A text of others for the inside of a message of ours: one that holds letters written from right to left stands
 * between U+2068 and U+2069, so that it cannot turn around the sum or the number beside it (Unicode, UAX #9, "first
 * strong isolate"); marks that turn what follows and control characters are left out. Any other text is given back as
 * it is: so is a message in which the texts of others are isolated already.
 */
export const isolated = (text: string): string => {
  const still = text.replace(turning, '');
  const outside = outsideIsolates(still);
  const whole = /[\u2068\u2069]/.test(outside) ? still.replace(/[\u2068\u2069]/g, '') : still;
  return rightToLeft.test(whole === still ? outside : whole) ? `\u2068${whole}\u2069` : whole;
};

/** The text with the domain of each e-mail address in it in its readable form: `office@xn--…` is stored. */
export const withReadableEmails = (text: string): string =>
  text.includes('xn--')
    ? text.replaceAll(/@[a-z\d.-]+/g, (domain) => `@${readableDomain(domain.slice(1))}`)
    : text;

/** A text as people read it inside a message of ours: see `isolated` and `withReadableEmails`. */
export const shownText = (text: string): string => isolated(withReadableEmails(text));

/** The URL that begins a mail to the address: `#`, `?`, `%` and `&` before `@` are signs of the address (RFC 6068). */
export const mailtoOf = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
