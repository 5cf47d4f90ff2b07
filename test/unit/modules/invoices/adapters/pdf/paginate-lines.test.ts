import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginateLines } from '#modules/invoices/adapters/pdf/paginate-lines.ts';

const rows = (count: number, height = 25): number[] => Array.from({ length: count }, () => height);
const usual = { before: 300, head: 30, after: 250 };

test('lines that fit one page are not split', () => {
  expect(paginateLines({ ...usual, rows: rows(10) })).toEqual([10]);
});

test('the sums never start a page alone: one line moves with them', () => {
  expect(paginateLines({ ...usual, rows: rows(20) })).toEqual([19, 1]);
});

test('pages after the first have more lines', () => {
  const [first = 0, second = 0] = paginateLines({ ...usual, rows: rows(100) });
  expect(second).toBeGreaterThan(first);
});

test('a line higher than a page gets a page of its own', () => {
  expect(paginateLines({ ...usual, rows: [2_000, 25, 2_000] })).toEqual([1, 1, 1]);
});

test('every line is on exactly one page, and no page is empty', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 1, maxLength: 200 });
  const block = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(heights, block, block, (lines, before, after) => {
      const pages = paginateLines({ before, head: 30, rows: lines, after });
      expect(pages.reduce((sum, count) => sum + count, 0)).toBe(lines.length);
      expect(Math.min(...pages)).toBeGreaterThan(0);
    }),
  );
});
