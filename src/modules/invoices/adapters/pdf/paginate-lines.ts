/** Measured heights in CSS pixels. */
export type PageLayout = Readonly<{
  /** From the top of the first page to the table. */
  before: number;
  /** The table head, repeated on every page. */
  head: number;
  rows: readonly PageRow[];
  /** Sums and all that is kept together with them. */
  after: number;
}>;

export type PageRow = Readonly<{
  height: number;
  /** Whether it may begin on one page and end on the next. */
  mayBreak: boolean;
}>;

const pixelsPerMillimetre = 96 / 25.4;

/** A4 without its margins, less 3 mm: print and screen round differently. */
const pageHeight = (297 - 15 - 16 - 3) * pixelsPerMillimetre;

/** Height of the row with the carried sum. */
const carryHeight = 8.5 * pixelsPerMillimetre;

/** A row begins at the end of a page only with some of its lines. */
const leastBeginning = 25 * pixelsPerMillimetre;

/** The browser moves up to this much more of a broken row to the next page: two lines and the padding. */
const widows = 13 * pixelsPerMillimetre;

/** Where the text of a row ends that begins at `used` and goes on over the next pages. */
const endOfBroken = (used: number, height: number, head: number): number => {
  let left = height - (pageHeight - used) + widows;
  while (left > pageHeight - head) left -= pageHeight - head;
  return head + left;
};

/**
 * Finds the lines before which the sum is carried to a new page. No sum is carried inside a row that breaks.
 *
 * @returns indexes of lines, rising; at least one line precedes the sums on the last page
 */
export const paginateLines = ({ before, head, rows, after }: PageLayout): number[] => {
  const carried: number[] = [];
  let left = rows.reduce((sum, { height }) => sum + height, after);
  let used = before + head;
  let firstOnPage = 0;
  for (const [place, { height, mayBreak }] of rows.entries()) {
    if (used + left <= pageHeight) break;
    left -= height;
    const fits = used + height + carryHeight <= pageHeight;
    if (!fits && mayBreak && used + leastBeginning <= pageHeight) {
      used = endOfBroken(used, height, head);
      continue;
    }
    if (place > firstOnPage && (!fits || place === rows.length - 1)) {
      carried.push(place);
      firstOnPage = place;
      used = head + carryHeight;
    }
    // A line that does not fit the first page goes to the second with the head of the table.
    used = place === 0 && !fits ? head + height : used + height;
  }
  return carried;
};
