import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginateLines, type PageRow } from '#modules/invoices/adapters/pdf/paginate-lines.ts';

const rows = (count: number, height = 25): PageRow[] =>
  Array.from({ length: count }, () => ({ height, mayBreak: false }));
const tall = (height: number): PageRow => ({ height, mayBreak: true });
const usual = { before: 300, head: 30, after: 250 };

test('lines that fit one page are not split', () => {
  expect(paginateLines({ ...usual, rows: rows(10) })).toEqual([]);
});

test('the sums never start a page alone: one line moves with them', () => {
  expect(paginateLines({ ...usual, rows: rows(20) })).toEqual([19]);
});

test('pages after the first have more lines', () => {
  const [first = 0, second = 0] = paginateLines({ ...usual, rows: rows(100) });
  expect(second - first).toBeGreaterThan(first);
});

test('a line higher than a page gets a page of its own', () => {
  expect(paginateLines({ ...usual, rows: [...rows(1, 2_000), ...rows(1), ...rows(1, 2_000)] })).toEqual([
    1, 2,
  ]);
});

test('a tall line begins where the page has room and carries no sum; the lines after it fill its second page', () => {
  expect(paginateLines({ ...usual, rows: [tall(700)] })).toEqual([]);
  expect(paginateLines({ ...usual, rows: [...rows(20), tall(700), ...rows(2)] })).toEqual([]);
  // Less than 25 mm are left: the line begins on the next page.
  expect(paginateLines({ ...usual, rows: [...rows(23), tall(400)] })).toEqual([23]);
  const after = paginateLines({ ...usual, rows: [tall(700), ...rows(60)] });
  expect(after[0]).toBeGreaterThan(20);
});

test('lines to carry a sum before rise, and none is the first', () => {
  const lines = fc.array(fc.record({ height: fc.integer({ min: 10, max: 400 }), mayBreak: fc.boolean() }), {
    minLength: 1,
    maxLength: 200,
  });
  const block = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(lines, block, block, (all, before, after) => {
      const carried = paginateLines({ before, head: 30, rows: all, after });
      expect(carried).toEqual([...new Set(carried)].toSorted((one, other) => one - other));
      expect(carried.every((place) => place > 0 && place < all.length)).toBe(true);
    }),
  );
});
