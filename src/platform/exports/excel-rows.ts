import type exceljs from 'exceljs';
import type { ExportColumn } from './export.ts';
import type { ExportRow } from './export-rows.ts';

/** Excel formats by the kind of a column. */
export const formats = {
  TEXT: '@',
  DATE: 'dd/mm/yyyy',
  INSTANT: 'dd/mm/yyyy hh:mm:ss',
  AMOUNT: '#,##0.00',
  PRICE: '#,##0.00####',
  RATE: '0.0000##',
  WHOLE: '0',
  PERCENT: '0"\u00a0%"',
} as const;

/**
 * XML 1.0 allows neither U+FFFE nor U+FFFF; the library drops control characters, but not them. Marks that turn a text
 * around are left out: a row of an older release may hold one.
 */
const asText = (value: string | number): string =>
  String(value).replace(/[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/g, '');

/** An absent value leaves the cell out of the file. A workbook has no time zones: Sofia's time is written as UTC. */
const valueOf = ({ kind }: ExportColumn, value: string | number | null | undefined): exceljs.CellValue => {
  if (value === null || value === undefined) return undefined;
  if (kind === 'TEXT') return asText(value);
  if (kind === 'AMOUNT') return Number(value) / 100;
  if (kind === 'DATE') return new Date(`${value}T00:00:00Z`);
  return kind === 'INSTANT' ? new Date(`${value}Z`) : Number(value);
};

/** Adds rows with typed cells to a page and writes them at once. */
export class ExcelRows {
  readonly #page: exceljs.Worksheet;
  readonly #columns: readonly ExportColumn[];
  /** One object for all cells of a column: the library caches styles by object. */
  readonly #styles: readonly Partial<exceljs.Style>[];

  constructor(page: exceljs.Worksheet, columns: readonly ExportColumn[]) {
    this.#page = page;
    this.#columns = columns;
    this.#styles = columns.map(({ kind }) => ({ numFmt: formats[kind] }));
  }

  add(row: ExportRow): void {
    const added = this.#page.addRow(this.#columns.map((column) => valueOf(column, row[column.name])));
    added.eachCell((cell, number) => {
      cell.style = this.#styles[number - 1]!;
    });
    added.commit();
  }
}
