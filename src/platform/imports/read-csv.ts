/** A file as text cells. Rows are counted as a spreadsheet does: the head is row 1, empty rows count. */
export type CsvFile = Readonly<{
  head: readonly string[];
  rows: readonly Readonly<{ row: number; cells: readonly string[] }>[];
  /** The row that is no CSV: a quote is not closed, or stands within a cell. */
  brokenRow: number | null;
  /** Whether the file has more rows than were asked for. */
  isTooLong: boolean;
}>;

/** The apostrophe that an export writes before a formula (src/platform/exports/formula-guard.ts). */
const formulaMark = /^'(?=[\s\u00a0\u3000]*[-=+@\t\r＝＋－＠])/;

/** UTF-8 with or without BOM; Windows-1251 when the bytes are no UTF-8. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};

/** The more frequent of both marks in the first line. */
const delimiterOf = (text: string): ';' | ',' => {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string): number => line.split(mark).length;
  return count(';') >= count(',') ? ';' : ',';
};

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/** Reads a CSV file with a head, at most `mostRows` rows below it; `,` or `;` between cells. */
export const readCsv = async (bytes: Uint8Array, mostRows: number): Promise<CsvFile> => {
  const { parse } = await import('csv-parse/sync');
  const text = decoded(bytes);
  const records: string[][] = [];
  let brokenRow: number | null = null;
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      onRecord: (cells: string[]) => {
        records.push(cells.map((cell) => cell.trim().replace(formulaMark, '')));
        return null;
      },
    });
  } catch {
    brokenRow = records.length + 1;
  }
  const [head = [], ...below] = records;
  const rows = below
    .map((cells, place) => ({ row: place + 2, cells }))
    .filter(({ cells }) => !isEmpty(cells));
  return { head, rows: rows.slice(0, mostRows), brokenRow, isTooLong: rows.length > mostRows };
};
