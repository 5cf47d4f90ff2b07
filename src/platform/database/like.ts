/** A pattern for `like` that means the text itself, anywhere in the column. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A pattern that narrows a search in e-mail addresses: the text up to `@`. Many addresses share a domain, and a trigram
 * index reads the entries of all of them. The rows found must be compared with the whole text, too. A trigram has three
 * letters: a text with a shorter part before `@`, or without `@`, stays whole.
 */
export const containingMailbox = (text: string): string => {
  const at = text.indexOf('@');
  return containing(at < 3 ? text : text.slice(0, at + 1));
};
