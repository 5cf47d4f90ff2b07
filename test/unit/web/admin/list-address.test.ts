import { expect, test } from 'vitest';
import { listAddress } from '#web/admin/lists/list-address.ts';

test('The address of a list carries the filter that the list reads', () => {
  const address = new URL(listAddress('payments', { merchantId: 7 }), 'http://plateno.example');
  expect(address.pathname).toBe('/admin/payments');
  expect(JSON.parse(address.searchParams.get('filter')!)).toEqual({ merchantId: 7 });
});
