import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { inWords } from './literals.ts';

/** What a file says in the language of its reader. */
export type SheetWords = Readonly<{
  /** What stands above a column, and on a sheet. */
  head(code: string): string;
  /** SQL of a column of closed values, in words. */
  values(of: string, values: readonly string[]): (sql: string) => string;
}>;

export const sheetWords = (sentences: Sentences, language: Language): SheetWords => {
  const head = (code: string): string => sentences.say(language, `sheets.${code}`);
  return {
    head,
    values: (of, values) => {
      const words = values.map((value) => [value, head(`${of}.${value}`)]);
      return (sql) => inWords(sql, Object.fromEntries(words) as Record<string, string>);
    },
  };
};
