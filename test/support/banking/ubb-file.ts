import { columnsOfUbb, type UbbCells } from './ubb-columns.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { cut, decimal, type SampleStatement } from './sample-statement.ts';

/** `123,456.05` */
const amount = (minor: number): string => {
  const [whole = '', decimals] = decimal(minor).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}.${decimals}`;
};

/** An earlier booking that is taken back stands below zero in the column of that booking. */
const cellsOf = (line: StatementLine, { iban, openingMinor, closingMinor }: SampleStatement): UbbCells => {
  const { amountMinor, isReversal, bookedOn } = line;
  const isCredit = amountMinor > 0 !== isReversal;
  const [year, month, day] = bookedOn.split('-');
  const [first = '', ...rest] = cut(line.text ?? '', 140, true);
  return {
    IBAN_S: iban,
    POST_DATE: `${day}/${month}/${year}`,
    AMOUNT_D: isCredit ? '' : amount(-amountMinor),
    AMOUNT_C: isCredit ? amount(amountMinor) : '',
    NAME_R: line.name ?? '',
    REM_I: first,
    REM_II: rest.join(' '),
    REFERENCE: line.bankRef ?? '',
    IBAN_R: line.iban ?? '',
    OPEN_BALANCE: amount(openingMinor),
    CLOSE_BALANCE: amount(closingMinor),
  };
};

const rowsOf = (statement: SampleStatement): readonly UbbCells[] =>
  statement.entries.flat().map((line) => cellsOf(line, statement));

/** The text of United Bulgarian Bank. */
export const ubbText = (statement: SampleStatement, columns = columnsOfUbb): string =>
  [
    columns.join('|'),
    ...rowsOf(statement).map((cells) => columns.map((name) => cells[name]).join('|')),
    '',
  ].join('\r\n');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The XML of United Bulgarian Bank. */
export const ubbXml = (statement: SampleStatement): string => {
  const rows = rowsOf(statement).map((cells) => {
    const elements = columnsOfUbb.map((name) => `<${name}>${escaped(cells[name])}</${name}>`);
    return `  <ROW>${elements.join('')}</ROW>`;
  });
  return `<?xml version="1.0" encoding="windows-1251"?>\n<STATEMENT>\n${rows.join('\n')}\n</STATEMENT>\n`;
};
