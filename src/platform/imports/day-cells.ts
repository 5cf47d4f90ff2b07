import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { textOf, type Cell } from './table.ts';

/** How a column writes its days: 31.12.2026, 12/31/2026 or 2026-12-31. */
export type DayOrder = 'DMY' | 'MDY' | 'YMD';

/** Days from 30 December 1899, as a workbook counts them, between 1954 and 2119. */
const isSerialDay = (cell: Cell): cell is number =>
  typeof cell === 'number' && cell > 20_000 && cell < 80_000;
const serialDay = (cell: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(cell))).toISOString().slice(0, 10);

const grouped = /^(\d{1,2}|\d{4})[./\-\s]\s?(\d{1,2})[./\-\s]\s?(\d{4}|\d{2})(?!\d)/;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const places = { DMY: [2, 1, 0], MDY: [2, 0, 1], YMD: [0, 1, 2] } as const;

/** Whether a cell looks like a day, in whatever order. */
export const looksLikeDay = (cell: Cell): boolean =>
  cell instanceof Date || grouped.test(textOf(cell)) || compact.test(textOf(cell));

/** The day of the calendar; null when there is none, or it is not of this century. */
export const dayOf = (year: string, month: string, day: string): BusinessDate | null => {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!text.startsWith('20')) return null;
  try {
    return businessDate(text);
  } catch {
    return null;
  }
};

/**
 * The day of a cell; a time behind it is left out. A year of four digits at the start shows its order itself.
 * @returns null for another text
 */
export const readDay = (cell: Cell, order: DayOrder): BusinessDate | null => {
  const text = isSerialDay(cell) ? serialDay(cell) : textOf(cell).trim();
  const parts = (grouped.exec(text) ?? compact.exec(text) ?? []).slice(1);
  const [year, month, day] = places[parts[0]?.length === 4 ? 'YMD' : order];
  return parts.length === 0 ? null : dayOf(parts[year]!, parts[month]!, parts[day]!);
};

/** The order of these cells: the month comes first only where a cell is a day in no other way, and none is one otherwise. */
export const dayOrderOf = (cells: readonly Cell[]): DayOrder => {
  const days = cells.filter((cell) => looksLikeDay(cell));
  const count = (order: DayOrder): number => days.filter((cell) => readDay(cell, order) !== null).length;
  return count('MDY') > count('DMY') ? 'MDY' : 'DMY';
};
