import { expect, test } from 'vitest';
import { attentionAddress } from '#web/admin/dashboard/attention-address.ts';

const filterOf = (address: string): unknown =>
  JSON.parse(new URL(address, 'http://plateno.example').searchParams.get('filter')!);

test('What waits for a person leads to the list that holds just that', () => {
  expect(attentionAddress.MISMATCHES).toMatch(/^\/admin\/payments\?/);
  expect(filterOf(attentionAddress.MISMATCHES)).toEqual({ review: 'WAITING' });
  expect(attentionAddress.UNSENT_MAIL).toMatch(/^\/admin\/invoices\?/);
  expect(filterOf(attentionAddress.UNSENT_MAIL)).toEqual({ mail: 'UNSENT' });
  expect(filterOf(attentionAddress.OVERDUE_JOBS)).toEqual({ state: 'OVERDUE' });
});
