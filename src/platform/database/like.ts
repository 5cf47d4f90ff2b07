/** A `like` pattern that matches the literal text anywhere in the column. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A pattern that narrows a search in emails: the text up to `@`. Many emails share a domain, and a trigram index
 * reads the entries of all of them. The rows found must also be compared with the whole text. A trigram has three
 * letters: a text with fewer before `@`, or without `@`, stays whole.
 */
export const containingMailbox = (text: string): string => {
  const at = text.indexOf('@');
  return containing(at < 3 ? text : text.slice(0, at + 1));
};
