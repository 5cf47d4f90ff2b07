import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { inWords } from './literals.ts';

/** What stands above a column, and on a sheet. */
export const headings =
  (sentences: Sentences, language: Language) =>
  (code: string): string =>
    sentences.say(language, `sheets.${code}`);

/** A column of closed values in words. */
export const valueWords = (
  sentences: Sentences,
  language: Language,
  of: string,
  values: readonly string[],
): ((sql: string) => string) => {
  const words = values.map((value) => [value, sentences.say(language, `sheets.${of}.${value}`)]);
  return (sql) => inWords(sql, Object.fromEntries(words) as Record<string, string>);
};
