import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import exceljs from 'exceljs';
import { ExcelRows, formats } from './excel-rows.ts';
import type { Export, SumCell, SumExport } from './export.ts';
import { exportRows } from './export-rows.ts';
import { ExportTotals } from './export-totals.ts';

type Page = exceljs.Worksheet;
type Book = exceljs.stream.xlsx.WorkbookWriter;
type Cell = string | number | null;

/** A worksheet holds 1,048,576 rows; totals and header need some of them. */
const mostRows = 1_048_000;

/** Bytes of one compressed piece. */
const pieceBytes = 131_072;
const packing = { zlib: { level: 1, chunkSize: pieceBytes } };

/** Rows added before the compressor and the reader catch up. */
const rowsPerTurn = 25;

/** The library buffers rows without limit: waits until those added have been compressed and read. */
const catchUp = async (output: PassThrough): Promise<void> => {
  await setImmediate();
  if (output.writableNeedDrain) await once(output, 'drain');
};

type Heading = Readonly<{ heading: string; width: number; kind: keyof typeof formats }>;

const addBold = (row: exceljs.Row): void => {
  row.font = { bold: true };
  row.commit();
};

/** `&` begins a code in a page header; `&&` prints one. */
const inHeader = (text: string): string => text.replaceAll('&', '&&');

/** A4 landscape, fitted to its width; headings and title repeat on every printed page. */
const pageOptions = (title: string, about: string | undefined, width: number) => ({
  views: [{ state: 'frozen' as const, ySplit: 1 }],
  pageSetup: {
    paperSize: 9,
    orientation: 'landscape' as const,
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '1:1',
  },
  headerFooter: {
    oddHeader: `&L&B${inHeader(title)}&B&R${inHeader(about ?? '')}`,
    oddFooter: '&LPlateno&R&P / &N',
  },
  autoFilter: { from: { row: 1, column: 1 }, to: { row: 1, column: width } },
});

type PageAbout = Readonly<{ title: string; about?: string | undefined }>;

const addPage = (book: Book, { title, about }: PageAbout, columns: readonly Heading[]): Page => {
  const page = book.addWorksheet(title, pageOptions(title, about, columns.length));
  page.columns = columns.map(({ heading, width, kind }) => ({
    header: heading,
    width,
    style: { numFmt: formats[kind] },
  }));
  addBold(page.getRow(1));
  return page;
};

const addTotals = (page: Page, { columns, totals }: Export, sums: ExportTotals): void => {
  if (totals === undefined) return;
  page.addRow([]).commit();
  for (const [currency, amounts] of sums.byCurrency) {
    const fixedCells: Readonly<Record<string, Cell>> = {
      [totals.labelColumn]: totals.label,
      [totals.currencyColumn]: currency,
    };
    addBold(
      page.addRow(
        columns.map(({ kind, name }) =>
          kind === 'AMOUNT' ? (amounts[name] ?? 0) / 100 : (fixedCells[name] ?? null),
        ),
      ),
    );
  }
};

const addSumPage = (
  book: Book,
  { title, columns, rows, about }: SumExport & PageAbout,
  { byCurrency }: ExportTotals,
): void => {
  const page = addPage(book, { title, about }, columns);
  for (const [currency, sums] of byCurrency) {
    const valueOf = (cell: SumCell): Cell => {
      if (cell === 'CURRENCY') return currency;
      if (typeof cell === 'number') return cell;
      if ('text' in cell) return cell.text;
      return cell.reduce((sum, name) => sum + sums[name]!, 0) / 100;
    };
    for (const row of rows) page.addRow(row.map(valueOf)).commit();
  }
  page.commit();
};

/** Reads the first rows before the archive writes a byte: a query that fails then gives no file at all. */
const begin = async <Rows>(rows: AsyncGenerator<Rows>): Promise<AsyncGenerator<Rows>> => {
  const first = await rows.next();
  return (async function* begun() {
    try {
      if (first.done !== true) yield first.value;
      yield* rows;
    } finally {
      await rows.return(undefined);
    }
  })();
};

const writeBook = async (
  url: string,
  exportFile: Export,
  output: PassThrough,
  rowsPerPage: number,
): Promise<void> => {
  const begun = await begin(exportRows(url, exportFile));
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    zip: packing,
  });
  book.creator = 'Plateno';
  const { title, about, totals, columns } = exportFile;
  const sums = new ExportTotals(exportFile);
  let pages = 1;
  let written = 0;
  let page = addPage(book, { title, about }, columns);
  let rowsOfPage = new ExcelRows(page, columns);
  for await (const rows of begun) {
    if (written + rows.length > rowsPerPage) {
      page.commit();
      page = addPage(book, { title: `${title} ${(pages += 1)}`, about }, columns);
      rowsOfPage = new ExcelRows(page, columns);
      written = 0;
    }
    for (const [index, row] of rows.entries()) {
      sums.count(row);
      rowsOfPage.add(row);
      if (index % rowsPerTurn === 0) await catchUp(output);
    }
    written += rows.length;
  }
  addTotals(page, exportFile, sums);
  page.commit();
  for (const more of totals?.more ?? []) addSumPage(book, { ...more, about }, sums);
  await book.commit();
};

/**
 * A workbook with typed cells, a frozen header, and totals of each currency below; further worksheets follow.
 * @param rowsPerPage rows after which the next worksheet begins
 */
export const excelWorkbook = (
  url: string,
  exportFile: Export,
  rowsPerPage = mostRows,
): AsyncIterable<Uint8Array> => {
  const output = new PassThrough({ highWaterMark: 2 * pieceBytes });
  writeBook(url, exportFile, output, rowsPerPage).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
};
