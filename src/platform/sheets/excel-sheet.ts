import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import exceljs from 'exceljs';
import type { Sheet, SheetColumn, SmallSheet } from './sheet.ts';
import { sheetRows, type SheetRow } from './sheet-rows.ts';
import { SheetTotals } from './sheet-totals.ts';

type Page = exceljs.Worksheet;
type Book = exceljs.stream.xlsx.WorkbookWriter;
type Cell = string | number | Date | null;

/** A sheet holds 1,048,576 rows; the totals and the header need some of them. */
const rowsPerPage = 1_048_000;

/** So many are written before others get their turn. */
const rowsAtOnce = 50;

const formats = {
  TEXT: '@',
  DATE: 'dd/mm/yyyy',
  INSTANT: 'dd/mm/yyyy hh:mm:ss',
  AMOUNT: '#,##0.00',
  WHOLE: '0',
  PERCENT: '0"\u00a0%"',
} as const;

type Heading = Readonly<{ heading: string; width: number; kind: keyof typeof formats }>;

const addBold = (row: exceljs.Row): void => {
  row.font = { bold: true };
  row.commit();
};

const addPage = (book: Book, title: string, columns: readonly Heading[]): Page => {
  const page = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  page.columns = columns.map(({ heading, width, kind }) => ({
    header: heading,
    width,
    style: { numFmt: formats[kind] },
  }));
  addBold(page.getRow(1));
  return page;
};

const cellOf = ({ kind, name }: SheetColumn, row: SheetRow): Cell => {
  const value = row[name] ?? null;
  if (value === null) return null;
  if (kind === 'AMOUNT') return Number(value) / 100;
  if (kind === 'DATE') return new Date(`${value}T00:00:00Z`);
  return kind === 'INSTANT' ? new Date(`${value}Z`) : value;
};

/** The library writes on however much waits; what is handed to the packer has to be waited for by hand. */
const drained = async (page: Page, output: PassThrough): Promise<void> => {
  await breathe();
  const { pipes } = (page as unknown as { stream: { pipes: readonly Writable[] } }).stream;
  for (const packer of pipes) {
    if (!packer.writableNeedDrain || output.destroyed) continue;
    const abort = new AbortController();
    const { signal } = abort;
    await Promise.race([once(packer, 'drain', { signal }), once(output, 'close', { signal })]);
    abort.abort();
  }
  if (output.destroyed) throw new Error('nobody takes the workbook any more');
};

const addTotals = (page: Page, { columns, totals }: Sheet, sums: SheetTotals): void => {
  if (totals === undefined) return;
  page.addRow([]).commit();
  for (const [currency, amounts] of sums.byCurrency) {
    const told: Readonly<Record<string, Cell>> = {
      [totals.labelColumn]: totals.label,
      [totals.currencyColumn]: currency,
    };
    addBold(
      page.addRow(
        columns.map(({ kind, name }) =>
          kind === 'AMOUNT' ? (amounts[name] ?? 0) / 100 : (told[name] ?? null),
        ),
      ),
    );
  }
};

const addSmallPage = (book: Book, { title, columns, rows }: SmallSheet): void => {
  const page = addPage(book, title, columns);
  for (const row of rows) {
    page
      .addRow(row.map((value, place) => (columns[place]!.kind === 'AMOUNT' ? Number(value) / 100 : value)))
      .commit();
  }
  page.commit();
};

const writeBook = async (url: string, sheet: Sheet, output: PassThrough): Promise<void> => {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  book.creator = 'Plateno';
  const { title, columns, totals } = sheet;
  const sums = new SheetTotals(sheet);
  let pages = 1;
  let page = addPage(book, title, columns);
  let written = 0;
  for await (const rows of sheetRows(url, sheet)) {
    if (written + rows.length > rowsPerPage) {
      page.commit();
      page = addPage(book, `${title} ${(pages += 1)}`, columns);
      written = 0;
    }
    for (const row of rows) {
      sums.count(row);
      page.addRow(columns.map((column) => cellOf(column, row))).commit();
      written += 1;
      if (written % rowsAtOnce === 0) await drained(page, output);
    }
  }
  addTotals(page, sheet, sums);
  page.commit();
  for (const small of totals?.more?.(sums.byCurrency) ?? []) addSmallPage(book, small);
  await book.commit();
};

/** A workbook with typed cells, a frozen header, the totals of each currency below, and what is told of them beside. */
export const excelSheet = (url: string, sheet: Sheet): AsyncIterable<Uint8Array> => {
  const output = new PassThrough();
  writeBook(url, sheet, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
};
