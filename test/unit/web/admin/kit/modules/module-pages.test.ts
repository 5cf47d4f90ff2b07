import { expect, test } from 'vitest';
import { modulePages } from '#web/admin/kit/modules/all-modules.ts';

const filterOf = (address: string): unknown =>
  JSON.parse(new URL(address, 'http://plateno.example').searchParams.get('filter')!);

test('an attention item links to the list of its records', () => {
  expect(modulePages.attention.MISMATCHES).toMatch(/^\/admin\/payments\?/);
  expect(filterOf(modulePages.attention.MISMATCHES)).toEqual({ review: 'WAITING' });
  expect(modulePages.attention.UNSENT_MAIL).toMatch(/^\/admin\/invoices\?/);
  expect(filterOf(modulePages.attention.UNSENT_MAIL)).toEqual({ mail: 'UNSENT' });
  expect(filterOf(modulePages.attention.BUYER_REQUESTS)).toEqual({ waits: 'BUYER_REQUEST' });
  expect(filterOf(modulePages.attention.REFUNDED_ADVANCES)).toEqual({ waits: 'REFUNDED_ADVANCE' });
  expect(filterOf(modulePages.attention.CHANGED_DOCUMENTS)).toEqual({ waits: 'CHANGED' });
  expect(filterOf(modulePages.attention.OVERDUE_JOBS)).toEqual({ state: 'OVERDUE' });
});
