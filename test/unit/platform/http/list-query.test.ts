import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { listQuery } from '#contract/list.ts';
import { parsePart } from '#contract/parse-input.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { flattenListQuery, presentList, readPage } from '#platform/http/list-query.ts';
import { WithHeaders } from '#platform/http/route.ts';

const schema = listQuery(['id', 'createdAt'], {
  search: z.string().optional(),
  status: z.enum(['ACTIVE', 'PAID']).optional(),
});
type Query = z.output<typeof schema>;

const read = (query: Record<string, unknown>) => {
  const flat = flattenListQuery(query);
  const { value, problems } = parsePart(schema, flat.value);
  const all = [...flat.problems, ...problems];
  return all.length > 0 ? all : readPage(value as Query, 'createdAt');
};

test('a list without parameters is a plain array, newest first', () => {
  expect(read({})).toEqual({
    page: { offset: 0, limit: 500, sortBy: 'createdAt', descending: true },
    dialect: 'plain',
  });
});

test('list pages are counted from zero', () => {
  expect(read({ page: '2', size: '25', sortBy: 'id', sortDir: 'desc' })).toEqual({
    page: { offset: 50, limit: 25, sortBy: 'id', descending: true },
    dialect: 'paged',
  });
});

test('range, sort and filter of the back office become the same list query', () => {
  expect(read({ range: '[50,74]', sort: '["id","DESC"]', filter: '{"status":"PAID","q":"Мария"}' })).toEqual({
    page: { offset: 50, limit: 25, sortBy: 'id', descending: true },
    dialect: 'range',
  });
  expect(flattenListQuery({ filter: '{"q":"Мария","id":[1,2]}' }).value).toEqual({
    search: 'Мария',
    ids: [1, 2],
  });
});

test('unknown sort fields and filters of a list are refused by name', () => {
  expect(read({ sortBy: 'password_hash' })).toMatchObject([{ field: 'sortBy', code: 'fields.not-one-of' }]);
  expect(read({ filter: '{"role":"ADMIN"}' })).toMatchObject([{ field: 'role', code: 'fields.unknown' }]);
  expect(read({ order: 'id' })).toMatchObject([{ field: 'order', code: 'fields.unknown' }]);
  expect(read({ filter: '{"__proto__":{"status":"PAID"}}' })).toMatchObject([
    { field: 'filter', code: 'fields.format' },
  ]);
  expect(read({ page: ['1', '2'] })).toMatchObject([{ field: 'page' }]);
});

test.each(['[]', '[1]', '[5,1]', '[-1,5]', '[0,100000]', '["a","b"]', 'x', '{"a":1}'])(
  'the list range %s is refused',
  (range) => {
    expect(read({ range })).toMatchObject([{ field: 'range', code: 'fields.format' }]);
  },
);

test('all malformed list parameters are reported together', () => {
  expect(read({ sort: 'x', filter: '[]', range: '[2,1]' })).toMatchObject([
    { field: 'filter' },
    { field: 'sort' },
    { field: 'range' },
  ]);
});

describe('a cursor', () => {
  const page = { items: [{ id: 7 }], total: 9, next: { value: '2026-11-20 10:00:00.123+00', id: 7 } };
  const asked = {
    page: { offset: 0, limit: 1, sortBy: 'createdAt', descending: true },
    dialect: 'paged',
  } as const;
  const { headers } = presentList('things', asked, page, String);
  const cursor = headers['Next-Cursor'];

  it('a cursor continues behind the last row of its page', () => {
    expect(read({ size: '1', cursor })).toEqual({
      page: { ...asked.page, after: page.next },
      dialect: 'paged',
    });
  });

  it.each([
    ['in another order', { cursor, sortBy: 'id' }],
    ['the other way round', { cursor, sortBy: 'createdAt', sortDir: 'asc' }],
    ['together with a page', { cursor, page: '2' }],
    ['together with a range', { cursor, range: '[0,9]' }],
    ['that we never gave', { cursor: 'bm9uc2Vuc2U' }],
  ])('the cursor %s is refused', (_, query) => {
    expect(() => read(query)).toThrow(InvalidFields);
  });

  it('the last page gives no cursor', () => {
    expect(presentList('things', asked, { ...page, next: null }, String).headers).toEqual({});
  });
});

test('a page carries the total count; an array carries it in Content-Range', () => {
  const page = { items: [1, 2], total: 9 };
  const place = { offset: 4, limit: 2, sortBy: 'id', descending: false };
  expect(presentList('things', { page: place, dialect: 'paged' }, page, String).body).toEqual({
    content: ['1', '2'],
    totalElements: 9,
  });
  expect(presentList('things', { page: place, dialect: 'range' }, page, String)).toEqual(
    new WithHeaders(['1', '2'], { 'Content-Range': 'things 4-5/9' }),
  );
});
