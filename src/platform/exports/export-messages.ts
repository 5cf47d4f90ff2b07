import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { inWords } from './literals.ts';

/** What a file says in the language of its reader. */
export type ExportMessages = Readonly<{
  /** What stands above a column, and on a sheet. */
  head(code: string): string;
  /** SQL of a column of closed values, in words. */
  values(of: string, values: readonly string[]): (sql: string) => string;
}>;

export const exportMessages = (messages: Messages, language: Language): ExportMessages => {
  const head = (code: string): string => messages.say(language, `exports.${code}`);
  return {
    head,
    values: (of, values) => {
      const texts = values.map((value) => [value, head(`${of}.${value}`)]);
      return (sql) => inWords(sql, Object.fromEntries(texts) as Record<string, string>);
    },
  };
};
