import { expect, test } from 'vitest';
import { searchParamsOf, listStateOf, rangeFilters } from '#web/shared/list/list-state.ts';
import type { ListSettings } from '#web/shared/list/list-state.ts';

const settings: ListSettings = {
  sortFields: ['id', 'amount', 'createdAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: ['PAID', 'ACTIVE'], ...rangeFilters },
};
const place = (address: string) => listStateOf(new URLSearchParams(address), settings);
const first = { page: 0, size: 10, sortBy: 'createdAt', sortDir: 'desc', filters: {} };

test('a URL without a query is the first page, newest first', () => {
  expect(place('')).toEqual(first);
});

test('page, size, order and filters are read from the query string', () => {
  expect(place('page=3&size=25&sort=amount&dir=asc&status=PAID&search=торта')).toEqual({
    page: 2,
    size: 25,
    sortBy: 'amount',
    sortDir: 'asc',
    filters: { status: 'PAID', search: 'торта' },
  });
});

test('invalid values in the query string are replaced by defaults', () => {
  expect(place('page=-1&size=7&sort=password&dir=up&status=KING&search=&other=1')).toEqual(first);
  expect(place('page=0')).toEqual(first);
  expect(place('page=1e9')).toEqual(first);
});

test.each(['', 'page=3', 'status=PAID&page=2&size=50&sort=amount&dir=asc', 'search=торта'])(
  'the place of “%s” has the same address again',
  (address) => {
    const params = new URLSearchParams(address);
    const again = searchParamsOf(listStateOf(params, settings), settings);
    params.sort();
    again.sort();
    expect(again.toString()).toBe(params.toString());
  },
);

test('day and amount filters accept only the formats that the server accepts', () => {
  const ranges = 'from=2026-11-01&to=2026-11-30&minAmount=10&maxAmount=99.9';
  expect(place(ranges).filters).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    minAmount: '10',
    maxAmount: '99.9',
  });
  expect(place('from=01.11.2026&to=2026-13-01&minAmount=-1&maxAmount=9,90').filters).toEqual({});
});
