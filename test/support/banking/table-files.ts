import exceljs from 'exceljs';
import type { StatementColumns } from '#kernel/bank-statement.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { decimal, type SampleStatement } from './sample-statement.ts';

/** How a person names the columns of these tables. */
export const tableColumns: StatementColumns = {
  columns: {
    bookedOn: 'Дата',
    valueOn: 'Вальор',
    debit: 'Дебит',
    credit: 'Кредит',
    name: 'Контрагент',
    iban: 'IBAN на контрагент',
    text: 'Основание',
    bankReference: 'Референция',
    endToEnd: 'End-to-end',
  },
  decimalMark: 'COMMA',
  dateOrder: 'DMY',
};
const heads = [
  'Дата',
  'Вальор',
  'Дебит',
  'Кредит',
  'Контрагент',
  'IBAN на контрагент',
  'Основание',
  'Референция',
  'End-to-end',
];

/** Minor units of debit and credit; a reversal stands below zero in the column of the booking that it takes back. */
const columnsOf = ({ amountMinor, isReversal }: StatementLine): readonly [number | null, number | null] =>
  amountMinor > 0 !== isReversal ? [null, amountMinor] : [-amountMinor, null];

const bulgarianDay = (date: string | null): string => (date ?? '').split('-').toReversed().join('.');
/** `1 234,50` */
const bulgarianAmount = (minor: number | null): string =>
  minor === null
    ? ''
    : decimal(minor)
        .replace('.', ',')
        .replace(/\B(?=(\d{3})+,)/g, ' ');

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV with titles above its head and a row of sums, as banks export it. */
export const csvFile = ({ iban, entries }: SampleStatement): string => {
  const rows = entries
    .flat()
    .map((line) => [
      bulgarianDay(line.bookedOn),
      bulgarianDay(line.valueOn),
      ...columnsOf(line).map(bulgarianAmount),
      line.name ?? '',
      line.iban ?? '',
      line.text ?? '',
      line.bankRef ?? '',
      line.endToEnd ?? '',
    ]);
  return [['Извлечение по сметка', iban], [], heads, ...rows, ['Общо', '', '1,00', '2,00']]
    .map((cells) => cells.map(quoted).join(';'))
    .join('\r\n');
};

/** A workbook with days and amounts as Excel stores them. */
export const xlsxFile = async ({ iban, entries }: SampleStatement): Promise<Uint8Array> => {
  const book = new exceljs.Workbook();
  const page = book.addWorksheet('Движения');
  page.addRow([`Сметка: ${iban}`]);
  page.addRow([]);
  page.addRow(heads);
  const dayCell = (date: string | null): Date | null =>
    date === null ? null : new Date(`${date}T00:00:00Z`);
  for (const line of entries.flat()) {
    const [debit = null, credit = null] = columnsOf(line).map((minor) =>
      minor === null ? null : Number(decimal(minor)),
    );
    page.addRow([
      dayCell(line.bookedOn),
      dayCell(line.valueOn),
      debit,
      credit,
      line.name,
      line.iban,
      line.text,
      line.bankRef,
      line.endToEnd,
    ]);
  }
  page.addRow(['Общо', null, 1, 2]);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
