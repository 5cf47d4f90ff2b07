import { expect, test } from 'vitest';
import { paymentsOf } from '#web/admin/payments/payments-of.ts';

test('The address of a merchant’s payments carries the filter that the list reads', () => {
  const address = new URL(paymentsOf(7), 'http://plateno.example');
  expect(address.pathname).toBe('/admin/payments');
  expect(JSON.parse(address.searchParams.get('filter')!)).toEqual({ merchantId: 7 });
});
