import { shownText } from './shown-text.ts';

/**
 * Texts in one line, without the empty ones: each is isolated by direction, so that a name cannot turn the sum or the
 * day beside it. For screens alone: a text that is stored holds no marks of direction.
 */
export const joined = (
  parts: readonly (string | number | false | null | undefined)[],
  separator = ' · ',
): string =>
  parts
    .filter((part) => part !== false && part !== null && part !== undefined && part !== '')
    .map((part) => shownText(String(part)))
    .join(separator);
