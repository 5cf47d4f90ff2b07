import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  isEmptyRow,
  mostColumns,
  mostCharacters,
  mostRowCharacters,
  type TableRow,
  UnreadableTable,
} from './table.ts';

/** Marks between cells, the one that wins a tie first. */
const delimiters = [';', '\t', ',', '|'] as const;
type Delimiter = (typeof delimiters)[number];
const isDelimiter = (mark: string): mark is Delimiter => (delimiters as readonly string[]).includes(mark);

/** The apostrophe that an export writes before a formula (src/platform/exports/formula-guard.ts). */
const formulaMark = /^'(?=[\s\u00a0\u3000]*[-=+@\t\r＝＋－＠])/;
/** The first line of a file for Excel that names its delimiter; Excel does not count it as a row. */
const namedDelimiter = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i;

/** Characters of the first rows that show the delimiter. */
const sampleCharacters = 20_000;
/** Characters that are split into cells before other requests have their turn. */
const pieceCharacters = 16_384;

/** A text without the line that names its delimiter. */
const body = (text: string): Readonly<{ text: string; named: string | null }> => {
  const [line = '', mark = null] = namedDelimiter.exec(text) ?? [];
  return { text: text.slice(line.length), named: mark };
};

/** How often each delimiter stands outside quotes, by line. */
const countsOf = (text: string): readonly Readonly<Record<Delimiter, number>>[] => {
  // The sample may end within quotes.
  const unquoted = text.slice(0, sampleCharacters).replaceAll(/"(?:[^"]|"")*(?:"|$)/g, '');
  return unquoted
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '')
    .slice(0, 20)
    .map((line) => {
      const count = (mark: Delimiter): number => line.split(mark).length - 1;
      return { ';': count(';'), '\t': count('\t'), ',': count(','), '|': count('|') };
    });
};

/**
 * The delimiter that most of the first lines have, and equally often; a comma within `12,50` is in some lines only.
 * @throws UnreadableTable for more columns than are read, before the text is split
 */
const delimiterOf = (text: string, named: string | null): string => {
  if (named !== null && !isDelimiter(named)) return named;
  const lines = countsOf(text);
  const usual = (mark: Delimiter): number => {
    const counts = lines.map((line) => line[mark]).filter((one) => one > 0);
    const [first = 0] = counts;
    return counts.length === 0
      ? 0
      : counts.length * 1_000 + (counts.every((one) => one === first) ? 500 : 0) + first;
  };
  const found = named ?? delimiters.reduce((best, mark) => (usual(mark) > usual(best) ? mark : best));
  if (lines.some((line) => line[found] >= mostColumns))
    throw new UnreadableTable('fields.import-columns', { maximum: mostColumns });
  return found;
};

async function* pieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += pieceCharacters) {
    await setImmediate();
    yield text.slice(start, start + pieceCharacters);
  }
}

/** What the library reports: its code, and the rows that it had read. */
type CsvFault = Error & Readonly<{ code: string; records?: number }>;
const isCsvFault = (error: unknown): error is CsvFault =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

const refusalOf = (error: unknown): unknown => {
  if (!isCsvFault(error)) return error;
  const row = (error.records ?? 0) + 1;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new UnreadableTable('fields.import-row-too-long', { maximum: mostRowCharacters }, row)
    : new UnreadableTable('fields.import-broken', {}, row);
};

const cellsOf = (record: readonly string[], row: number): readonly string[] => {
  if (record.length > mostColumns)
    throw new UnreadableTable('fields.import-columns', { maximum: mostColumns }, row);
  return record.map((cell) => {
    if (cell.length > mostCharacters)
      throw new UnreadableTable('fields.import-cell-too-long', { maximum: mostCharacters }, row);
    return cell.trim().replace(formulaMark, '');
  });
};

/**
 * Splits a text into rows of cells, piece by piece, so that other requests have their turn.
 * @param mostRows rows with content after which the file is refused
 * @throws UnreadableTable with the row that is too long, or whose quotes are not closed
 */
export const readDelimitedText = async (
  given: string,
  mostRows: number,
): Promise<Readonly<{ rows: readonly TableRow[]; delimiter: string }>> => {
  const { parse } = await import('csv-parse');
  const { text, named } = body(given);
  const delimiter = delimiterOf(text, named);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // A quote within a cell belongs to the text, as in the names of companies.
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: mostRowCharacters,
  });
  // Errors reach the reader of the rows; the other end is closed with it.
  pipeline(Readable.from(pieces(text)), parser, () => undefined);
  const rows: TableRow[] = [];
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      const cells = cellsOf(record, row);
      if (isEmptyRow(cells)) continue;
      rows.push({ row, cells });
      if (rows.length > mostRows) throw new UnreadableTable('fields.import-rows', { maximum: mostRows });
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { rows, delimiter };
};
