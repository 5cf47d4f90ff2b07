import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { inWords } from './literals.ts';

/** What stands above a column, and on a sheet. */
export const headings =
  (sentences: Sentences, language: Language) =>
  (code: string): string =>
    sentences.say(language, `sheets.${code}`);

/** A column of statuses in words. */
export const statusWords = (
  sentences: Sentences,
  language: Language,
  of: string,
  statuses: readonly string[],
): ((sql: string) => string) => {
  const words = statuses.map((status) => [status, sentences.say(language, `sheets.${of}.${status}`)]);
  return (sql) => inWords(sql, Object.fromEntries(words) as Record<string, string>);
};
