import type { FailureParams } from '#kernel/failure.ts';
import { textOf, type Cell } from './table.ts';

/**
 * What a column holds, as far as a spreadsheet may damage it. TEXT for people; IDENTIFIER and PHONE lose digits when a
 * spreadsheet takes them for numbers; NUMBER is counted with; DAY is a day of the calendar.
 */
export type ColumnKind = 'TEXT' | 'IDENTIFIER' | 'PHONE' | 'NUMBER' | 'DAY';
export type CellDamage = Readonly<{ code: string; params: FailureParams }>;

const months = [
  'яну|фев|мар|апр|май|юни|юли|юн|юл|авг|сеп|септ|окт|ное|ноем|дек',
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec',
].join('|');
/** `1.май`, `01-May`, `May-25`: what a spreadsheet makes of `1.5`, `5-1` or `5/25`. */
const turnedDate = new RegExp(`^(?:\\d{1,2}[.-](?:${months})\\.?|(?:${months})\\.?[.-]\\d{1,4})$`, 'iu');
const exponent = /^[-+]?\d+(?:[.,]\d+)?E[+-]\d{1,3}$/i;
const decimalTail = /^\+?\d{5,}[.,]0+$/;
/** `#N/A`, `#REF!`, `#####`, `#ИМЕ?`. */
const errorValue = /^#(?:#+|[\p{L}/0]+[!?]|N\/A|Н\/Д)$/iu;
/** A Bulgarian number whose 0 is gone: the eight or nine digits behind it. */
const lostZero = /^[2-9]\d{7,8}$/;

/** The text that stands for a formula whose result the workbook does not hold. */
export const formulaWithoutResult = '#FORMULA?';

const damageCodeOf = (text: string, cell: Cell, kind: ColumnKind): string | null => {
  if (text === formulaWithoutResult) return 'fields.import-formula';
  if (errorValue.test(text)) return 'fields.import-error-value';
  if (kind === 'DAY') return null;
  if (cell instanceof Date) return 'fields.import-turned-date';
  if (kind === 'TEXT') return null;
  if (turnedDate.test(text)) return 'fields.import-turned-date';
  if (exponent.test(text)) return 'fields.import-exponent';
  if (kind === 'NUMBER') return null;
  if (decimalTail.test(text)) return 'fields.import-decimal-tail';
  return kind === 'PHONE' && lostZero.test(text) ? 'fields.import-lost-zero' : null;
};

/** What a spreadsheet did to a cell, when its value is lost or in doubt; null for a sound cell. */
export const damageOf = (cell: Cell, kind: ColumnKind): CellDamage | null => {
  const text = textOf(cell);
  const code = damageCodeOf(text, cell, kind);
  return code === null ? null : { code, params: { cell: text } };
};
