import { formatDate } from '../format/format-date.ts';

const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s*г\.?)?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed day as [year, month, day]; null for an unknown format. */
const partsOf = (text: string): readonly [string, string, string] | null => {
  const european = dayFirst.exec(text);
  if (european) return [european[3]!, european[2]!, european[1]!];
  const standard = iso.exec(text);
  return standard ? [standard[1]!, standard[2]!, standard[3]!] : null;
};

/**
 * Parses a typed date: dd/mm/yyyy, dd.mm.yyyy, d/m/yyyy or ISO 8601; the day comes before the month in every locale.
 * Returns `YYYY-MM-DD`, or null for an invalid date.
 */
export const parseDay = (text: string): string | null => {
  const parts = partsOf(text.trim());
  if (parts === null) return null;
  const [year, month, day] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date.parse carries 31 February over into March.
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date;
};

/** Formats `YYYY-MM-DD` as dd/mm/yyyy; an empty string for an invalid date. */
export const printDay = (date: string): string => {
  const day = parseDay(date);
  return day === null ? '' : formatDate(day);
};
