import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { inWords } from './literals.ts';

/** Texts of a file in the reader's language. */
export type ExportMessages = Readonly<{
  /** Heading of a column, or name of a worksheet. */
  head(code: string): string;
  /** SQL that translates a column of enumerated values. */
  values(of: string, values: readonly string[]): (sql: string) => string;
}>;

/** Texts of an export in one language. */
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
