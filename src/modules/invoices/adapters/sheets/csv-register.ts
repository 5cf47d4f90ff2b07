import { stringify } from 'csv-stringify/sync';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { formatDecimal, plainDecimal } from '#platform/templates/formats.ts';
import type { RegisterRow } from '../../ports/invoice-register.ts';
import { registerColumns, speech, type Say } from './register-columns.ts';

/** What a spreadsheet would take for a formula, also behind spaces and in full-width forms (security, "Files"). */
const formula = /^[\s\u00a0\u3000]*[=+\-@\t\r＝＋－＠]/u;

/** An apostrophe makes it text. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

const cellsOf = (row: RegisterRow, language: Language, say: Say): string[] =>
  registerColumns.map((column) => {
    if (column.kind === 'DATE') return column.value(row);
    if (column.kind === 'TEXT') return guarded(column.value(row, say) ?? '');
    return formatDecimal(plainDecimal(Money.ofMinor(column.value(row), row.currency)), language);
  });

/** UTF-8 with BOM and semicolons, as spreadsheets in Bulgaria expect it; the decimal mark is the language's. */
export async function* csvRegister(
  rows: AsyncIterable<readonly RegisterRow[]>,
  language: Language,
  sentences: Sentences,
): AsyncGenerator<Uint8Array> {
  const say = speech(sentences, language);
  const write = (cells: readonly (readonly string[])[]): string =>
    stringify(cells as string[][], { delimiter: ';', record_delimiter: 'windows' });
  const encoder = new TextEncoder();
  yield encoder.encode(`\uFEFF${write([registerColumns.map(({ code }) => say(code))])}`);
  for await (const batch of rows) {
    yield encoder.encode(write(batch.map((row) => cellsOf(row, language, say))));
  }
}
