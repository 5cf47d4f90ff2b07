import { stringify } from 'csv-stringify/sync';
import type { Language } from '#kernel/language.ts';
import type { Database } from '../database/database.ts';
import { guardedSql } from './formula-guard.ts';
import { withLiterals } from './literals.ts';
import type { Export, ExportColumn } from './export.ts';

const cellOf = ({ kind, sql }: ExportColumn, language: Language): string => {
  switch (kind) {
    case 'TEXT':
      // COPY writes an empty text as "" and null as nothing; a reader sees both as an empty cell.
      return guardedSql(`nullif((${sql}), '')`);
    case 'AMOUNT': {
      const decimal = `((${sql})::numeric / 100)::numeric(20, 2)::text`;
      return language === 'bg' ? `replace(${decimal}, '.', ',')` : decimal;
    }
    case 'PRICE': {
      const exact = `trim_scale((${sql})::numeric)`;
      const decimal = `round(${exact}, greatest(scale(${exact}), 2))::text`;
      return language === 'bg' ? `replace(${decimal}, '.', ',')` : decimal;
    }
    case 'RATE': {
      const decimal = `trim_scale((${sql})::numeric)::text`;
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
 * RFC 4180 ends each row with CRLF, COPY with LF. Line breaks within quotes belong to a cell and stay as they are.
 * Bytes are read as latin1: quotes and line breaks are single bytes in UTF-8.
 */
const withCrlf = () => {
  let isQuoted = false;
  return (rows: Uint8Array): Uint8Array => {
    const parts = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString('latin1').split('"');
    const written = parts.map((part, place) =>
      isQuoted === (place % 2 === 0) ? part : part.replaceAll('\n', '\r\n'),
    );
    if (parts.length % 2 === 0) isQuoted = !isQuoted;
    return Buffer.from(written.join('"'), 'latin1');
  };
};

/**
 * UTF-8 with BOM and semicolons, as spreadsheets in Bulgaria expect; the decimal mark is the language's. PostgreSQL
 * writes the rows itself (COPY), so memory does not grow with them.
 */
export async function* csvExport(
  database: Pick<Database, 'copy'>,
  { columns, source, orderBy, bindings, language }: Export,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const cells = columns.map((column) => cellOf(column, language)).join(', ');
  const select = withLiterals(`select ${cells} ${source} order by ${orderBy}`, bindings);
  const headings = stringify([columns.map(({ heading }) => heading)], {
    delimiter: ';',
    record_delimiter: 'windows',
  });
  const pieces = database.copy(select, signal);
  const convert = withCrlf();
  try {
    // Read before the headings are sent: a statement that fails then sends no file at all.
    const { done, value } = await pieces.next();
    yield new TextEncoder().encode(`\uFEFF${headings}`);
    if (done !== true) yield convert(value);
    for await (const piece of pieces) yield convert(piece);
  } finally {
    await pieces.return(undefined);
  }
}
