import { expect, test } from 'vitest';
import { orderHits } from '#web/admin/search/order-hits.ts';
import { hitAddress } from '#web/admin/search/hit-address.ts';

test('What a search comes upon has a page', () => {
  expect(hitAddress({ kind: 'merchant', id: 7 })).toBe('/admin/merchants/7/show');
  expect(hitAddress({ kind: 'payment-link', id: 12 })).toBe('/admin/payment-links/12/show');
});

test('A merchant comes before the user of the same name', () => {
  const found = [{ kind: 'user' }, { kind: 'payment' }, { kind: 'merchant' }] as const;
  expect(orderHits(found).map(({ kind }) => kind)).toEqual(['merchant', 'payment', 'user']);
});
