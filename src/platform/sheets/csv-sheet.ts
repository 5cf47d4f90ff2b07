import { to as copyTo } from 'pg-copy-streams';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '#kernel/language.ts';
import { openSnapshot } from '../database/snapshot.ts';
import { withLiterals } from './literals.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

/** What a spreadsheet would take for a formula, also behind spaces and in full-width forms (security, "Files"). */
const formula = String.raw`^[\s\u00a0\u3000]*[-=+@\t\r＝＋－＠]`;
/** The same within a text, where a program that takes other separators or ignores quotes begins a cell. */
const laterFormula = String.raw`([,;"\t\n\r][\s\u00a0\u3000]*)([-=+@＝＋－＠])`;
/** Most texts hold none of these and are written as they are. */
const beginning = String.raw`[-=+@\t\r＝＋－＠]`;

/** An apostrophe before what would begin a formula makes it text; a workbook and JSON lines hold the exact text. */
const guarded = (sql: string): string => {
  const atStart = `case when ${sql} ~ '${formula}' then '''' || ${sql} else ${sql} end`;
  const everywhere = `regexp_replace(${atStart}, '${laterFormula}', '\\1''\\2', 'g')`;
  return `case when ${sql} ~ '${beginning}' then ${everywhere} else ${sql} end`;
};

const cellOf = ({ kind, sql }: SheetColumn, language: Language): string => {
  switch (kind) {
    case 'TEXT':
      return guarded(sql);
    case 'AMOUNT': {
      const decimal = `((${sql})::numeric / 100)::numeric(20, 2)::text`;
      return language === 'bg' ? `replace(${decimal}, '.', ',')` : decimal;
    }
    case 'INSTANT':
      return `to_char(${sql} at time zone 'Europe/Sofia', 'YYYY-MM-DD HH24:MI:SS')`;
    case 'DATE':
    case 'WHOLE':
      return sql;
  }
};

/**
 * UTF-8 with BOM and semicolons, as spreadsheets in Bulgaria expect it; the decimal mark is the language's. PostgreSQL
 * itself writes the rows (COPY), so that a million of them take no more memory than one.
 */
export async function* csvSheet(url: string, sheet: Sheet, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  const { columns, source, orderBy, bindings, language } = sheet;
  const cells = columns.map((column) => cellOf(column, language)).join(', ');
  const select = withLiterals(`select ${cells} ${source} order by ${orderBy}`, bindings);
  const client = await openSnapshot(url, signal);
  try {
    const headings = stringify([columns.map(({ heading }) => heading)], { delimiter: ';' });
    yield new TextEncoder().encode(`\uFEFF${headings}`);
    yield* client.query(copyTo(`copy (${select}) to stdout with (format csv, delimiter ';')`));
  } finally {
    await client.end();
  }
}
