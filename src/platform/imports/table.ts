import type { FailureParams } from '#kernel/failure.ts';

/** A cell of a file: text as it stands there, or an exact number or a date of a workbook. */
export type Cell = string | number | Date;

/** A row as a spreadsheet counts: the first row of the file is 1, empty rows count. */
export type TableRow = Readonly<{ row: number; cells: readonly Cell[] }>;

/** What a file was found to be. */
export type TableFormat = Readonly<{
  kind: 'CSV' | 'XLSX';
  /** The encoding of a text file; null of a workbook. */
  encoding: string | null;
  /** The mark between the cells of a text file; null of a workbook. */
  delimiter: string | null;
  /** The worksheet that was read, and all of the workbook; null and none of a text file. */
  worksheet: string | null;
  worksheets: readonly string[];
}>;

/** The rows of a file that are not empty, the head among them. */
export type Table = Readonly<{ format: TableFormat; rows: readonly TableRow[] }>;

/** A file that is no table, or one above a limit. `code` is the key of its message in `src/messages`. */
export class UnreadableTable extends Error {
  readonly code: string;
  readonly params: FailureParams;
  readonly row: number;

  constructor(code: string, params: FailureParams = {}, row = 1) {
    super(code);
    this.name = 'UnreadableTable';
    this.code = code;
    this.params = params;
    this.row = row;
  }
}

/** The most columns of a file. */
export const mostColumns = 100;
/** The most characters of a cell. */
export const mostCharacters = 5_000;
/** The most characters of a row; a row above it is refused before it is split into cells. */
export const mostRowCharacters = 50_000;

/** Whether a row has nothing in it. */
export const isEmptyRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === '');

/** The name of a column in a spreadsheet: A, B, … Z, AA. @param place from 0 */
export const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26));

/** A cell as text; an exact number without the noise of its binary form, a date as `YYYY-MM-DD`. */
export const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  const exact = Number(cell.toPrecision(15));
  return Math.abs(exact) >= 1e-6 && Math.abs(exact) < 1e21
    ? String(exact)
    : exact.toFixed(10).replace(/\.?0+$/, '');
};
