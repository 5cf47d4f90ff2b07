/** Measured heights in CSS pixels. */
export type PageLayout = Readonly<{
  /** From the top of the first page to the table. */
  before: number;
  /** The table head, repeated on every page. */
  head: number;
  rows: readonly number[];
  /** Sums and all that follows. */
  after: number;
}>;

const pixelsPerMillimetre = 96 / 25.4;

/** A4 without its margins, less 3 mm: print and screen round differently. */
const pageHeight = (297 - 15 - 16 - 3) * pixelsPerMillimetre;

/** Height of the row with the carried sum. */
const carryHeight = 8.5 * pixelsPerMillimetre;

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

const countThatFits = (rows: readonly number[], available: number): number => {
  let used = 0;
  const first = rows.findIndex((height) => (used += height) > available);
  return first === -1 ? rows.length : first;
};

/** @returns the number of lines on each page; at least one line precedes the sums on the last page */
export const paginateLines = ({ before, head, rows, after }: PageLayout): number[] => {
  const pages: number[] = [];
  let first = 0;
  while (first < rows.length) {
    const left = rows.slice(first);
    const available = pageHeight - head - (first === 0 ? before : carryHeight);
    if (sumOf(left) + after <= available) return [...pages, left.length];
    const count = Math.min(countThatFits(left, available - carryHeight), left.length - 1);
    pages.push(Math.max(count, 1));
    first += Math.max(count, 1);
  }
  return pages;
};
