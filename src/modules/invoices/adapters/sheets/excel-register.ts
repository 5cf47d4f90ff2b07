import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import exceljs from 'exceljs';
import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { RegisterRow } from '../../ports/invoice-register.ts';
import { registerColumns, speech, type Say } from './register-columns.ts';
import { RegisterTotals, type CurrencyTotals } from './register-totals.ts';

type Sheet = exceljs.Worksheet;
type Book = exceljs.stream.xlsx.WorkbookWriter;

/** A sheet holds 1,048,576 rows; the totals and the header need some of them. */
const rowsPerSheet = 1_048_000;

/** So many are written before others get their turn. */
const rowsAtOnce = 50;

const formats = { TEXT: '@', DATE: 'dd/mm/yyyy', AMOUNT: '#,##0.00' } as const;

const addSheet = (book: Book, say: Say, place: number): Sheet => {
  const name = say('register.sheet');
  const sheet = book.addWorksheet(place === 1 ? name : `${name} ${place}`, {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  sheet.columns = registerColumns.map(({ code, width, kind }) => ({
    header: say(code),
    width,
    style: { numFmt: formats[kind] },
  }));
  addBold(sheet.getRow(1));
  return sheet;
};

const addBold = (row: exceljs.Row): void => {
  row.font = { bold: true };
  row.commit();
};

const cellsOf = (row: RegisterRow, say: Say): (string | number | Date | null)[] =>
  registerColumns.map((column) => {
    if (column.kind === 'TEXT') return column.value(row, say);
    return column.kind === 'AMOUNT' ? column.value(row) / 100 : new Date(`${column.value(row)}T00:00:00Z`);
  });

/** The library writes on however much waits; what is handed to the packer has to be waited for by hand. */
const drained = async (sheet: Sheet, output: PassThrough): Promise<void> => {
  await breathe();
  const { pipes } = (sheet as unknown as { stream: { pipes: readonly Writable[] } }).stream;
  for (const packer of pipes) {
    if (!packer.writableNeedDrain || output.destroyed) continue;
    const abort = new AbortController();
    const { signal } = abort;
    await Promise.race([once(packer, 'drain', { signal }), once(output, 'close', { signal })]);
    abort.abort();
  }
  if (output.destroyed) throw new Error('nobody takes the workbook any more');
};

const totalLabels = (currency: string, say: Say): (string | null)[] =>
  registerColumns.map(({ code }) =>
    code === 'register.merchant' ? say('register.sum') : code === 'register.currency' ? currency : null,
  );

const addTotals = (sheet: Sheet, totals: RegisterTotals, say: Say): void => {
  sheet.addRow([]).commit();
  for (const [currency, sums] of totals.byCurrency) {
    const labels = totalLabels(currency, say);
    const row = { ...({} as RegisterRow), ...sums };
    addBold(
      sheet.addRow(
        registerColumns.map((column, place) =>
          column.kind === 'AMOUNT' ? column.value(row) / 100 : (labels[place] ?? null),
        ),
      ),
    );
  }
};

const ratesOf = (sums: CurrencyTotals) => [
  [20, sums.base20Minor, sums.vat20Minor] as const,
  [9, sums.base9Minor, sums.vat9Minor] as const,
  [0, sums.base0Minor, 0] as const,
];

const addRates = (book: Book, totals: RegisterTotals, say: Say): void => {
  const sheet = book.addWorksheet(say('register.rates'), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = ['currency', 'rate', 'base', 'vat', 'gross'].map((name, place) => ({
    header: say(`register.${name}`),
    width: 18,
    style: { numFmt: place === 0 ? '@' : place === 1 ? '0"\u00a0%"' : formats.AMOUNT },
  }));
  addBold(sheet.getRow(1));
  for (const [currency, sums] of totals.byCurrency) {
    for (const [rate, base, vat] of ratesOf(sums)) {
      sheet.addRow([currency, rate, base / 100, vat / 100, (base + vat) / 100]).commit();
    }
  }
  sheet.commit();
};

const writeBook = async (
  rows: AsyncIterable<readonly RegisterRow[]>,
  say: Say,
  output: PassThrough,
): Promise<void> => {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  book.creator = 'Plateno';
  const totals = new RegisterTotals();
  let sheets = 1;
  let sheet = addSheet(book, say, sheets);
  let written = 0;
  for await (const batch of rows) {
    if (written + batch.length > rowsPerSheet) {
      sheet.commit();
      sheet = addSheet(book, say, (sheets += 1));
      written = 0;
    }
    for (const row of batch) {
      totals.count(row);
      sheet.addRow(cellsOf(row, say)).commit();
      written += 1;
      if (written % rowsAtOnce === 0) await drained(sheet, output);
    }
  }
  addTotals(sheet, totals, say);
  sheet.commit();
  addRates(book, totals, say);
  await book.commit();
};

/** A workbook with typed cells, the totals of each currency below, and a second sheet by VAT rate. */
export const excelRegister = (
  rows: AsyncIterable<readonly RegisterRow[]>,
  language: Language,
  sentences: Sentences,
): AsyncIterable<Uint8Array> => {
  const output = new PassThrough();
  writeBook(rows, speech(sentences, language), output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
};
