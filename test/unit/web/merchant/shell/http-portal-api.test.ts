import { beforeEach, expect, test, vi } from 'vitest';
import { httpPortalApi } from '#web/merchant/shell/http-portal-api.ts';
import { listQueryOf } from '#web/merchant/kit/portal/queries.ts';
import { shortToken } from '#web/shared/format/short-token.ts';
import { memoryStorage } from '../../shared/memory-storage.ts';

let asked = '';
const answer = (body: unknown): void => {
  vi.stubGlobal('fetch', (address: string) => {
    asked = address;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

const place = { page: 1, size: 25, sortBy: 'amount', sortDir: 'asc', filters: { status: 'PAID' } } as const;

test('a list request sends page, size, order and filters', async () => {
  answer({ content: [], totalElements: 0 });
  await httpPortalApi.links(listQueryOf(place));
  expect(asked).toBe('/api/payment-links/me?page=1&size=25&sortBy=amount&sortDir=asc&status=PAID');
});

test('a list may answer as a page or as a plain array', async () => {
  answer({ content: [{ id: 1 }], totalElements: 57 });
  await expect(httpPortalApi.payments(listQueryOf(place))).resolves.toEqual({ rows: [{ id: 1 }], total: 57 });
  answer([{ id: 1 }, { id: 2 }]);
  await expect(httpPortalApi.invoices(listQueryOf(place))).resolves.toMatchObject({ total: 2 });
});

test('a token is shown by its first eight characters', () => {
  expect(shortToken('q8ZtY2kLm0pRs4vW')).toBe('q8ZtY2kL…');
});

test('an export sends the filters of the list without its page and order', async () => {
  answer('');
  const filters = { status: 'PAID', from: '2026-11-01', minAmount: '10' };
  await httpPortalApi.exportInvoices('csv', listQueryOf({ ...place, filters }));
  expect(asked).toBe('/api/invoices/export?status=PAID&from=2026-11-01&minAmount=10&format=csv');
});
