import { addMonths, monthAt } from '../kit/fields/month.ts';

/** Months that are over and may have bills, the newest first. */
export const billedMonths = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => addMonths(monthAt(now), -1 - place));
