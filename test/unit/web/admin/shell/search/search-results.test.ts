import { expect, test } from 'vitest';
import { orderSearchResults } from '#web/admin/shell/search/order-search-results.ts';
import { searchResultUrl } from '#web/admin/shell/search/search-result-url.ts';

test('a search result links to the page of its record', () => {
  expect(searchResultUrl({ kind: 'merchant', id: 7 })).toBe('/admin/merchants/7/show');
  expect(searchResultUrl({ kind: 'payment-link', id: 12 })).toBe('/admin/payment-links/12/show');
});

test('a merchant comes before the user of the same name', () => {
  const found = [{ kind: 'user' }, { kind: 'payment' }, { kind: 'merchant' }] as const;
  expect(orderSearchResults(found).map(({ kind }) => kind)).toEqual(['merchant', 'payment', 'user']);
});
