import { expect, test } from 'vitest';
import { pageOf } from '#web/shared/list/page-of.ts';

test('a list may answer as a page or as a plain array', () => {
  expect(pageOf({ content: [{ id: 1 }], totalElements: 57 })).toEqual({ rows: [{ id: 1 }], total: 57 });
  expect(pageOf([{ id: 1 }, { id: 2 }])).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 2 });
});
