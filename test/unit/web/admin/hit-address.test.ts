import { expect, test } from 'vitest';
import { hitAddress } from '#web/admin/search/hit-address.ts';

test('What a search comes upon has a page', () => {
  expect(hitAddress({ kind: 'merchant', id: 7 })).toBe('/admin/merchants/7/show');
  expect(hitAddress({ kind: 'payment-link', id: 12 })).toBe('/admin/payment-links/12/show');
});
