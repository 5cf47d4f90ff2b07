import { expect, test } from 'vitest';
import { listUrl } from '#web/admin/kit/modules/list-url.ts';

test('The URL of a list contains the filter that the list reads', () => {
  const address = new URL(listUrl('payments', { merchantId: 7 }), 'http://plateno.example');
  expect(address.pathname).toBe('/admin/payments');
  expect(JSON.parse(address.searchParams.get('filter')!)).toEqual({ merchantId: 7 });
});
