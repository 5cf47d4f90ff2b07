import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { VerifyNumbers } from '#modules/invoices/application/numbers/verify-numbers.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { draft, user } from './invoice-callers.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

/** The API of a new merchant, whose series is empty. */
const open = async () => {
  const merchantId = await fixture.addMerchant();
  const api = await serveRoutes(fixture.parts.routes, { own: user('MERCHANT', merchantId, merchantId) });
  const start = async (startNumber: unknown) => {
    const response = await api.put('/invoices/series', 'own', { startNumber });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const show = async () => (await api.get('/invoices/series', 'own')).json();
  const write = async () => (await (await api.post('/invoices', 'own', draft())).json()) as Invoice;
  return { merchantId, api, start, show, write };
};

test('a series starts at one or at the number that the merchant sets before the first document', async () => {
  const { api, start, show, write, merchantId } = await open();
  expect(await show()).toEqual({ nextNumber: 1, hasBegun: false });
  expect((await start(700)).body).toEqual({ nextNumber: 700, hasBegun: false });
  expect((await start(500)).body).toEqual({ nextNumber: 500, hasBegun: false });
  expect((await write()).invoiceNumber).toBe('0000000500');
  expect((await write()).invoiceNumber).toBe('0000000501');
  expect(await show()).toEqual({ nextNumber: 502, hasBegun: true });
  const { findings } = await fixture.get(VerifyNumbers).execute({ actor: user('ADMIN', 99) });
  expect(findings).toEqual([]);
  const audited = await fixture.database.rows<{ data: unknown }>(
    `select data from audit_log where action = 'invoice.series-started' and subject_id = ? order by id`,
    [String(merchantId)],
  );
  expect(audited.map(({ data }) => data)).toEqual([{ startNumber: 700 }, { startNumber: 500 }]);
  await api.close();
});

test('the start of a series is final after the first document', async () => {
  const { api, start, show, write } = await open();
  await write();
  expect(await start(900)).toMatchObject({ status: 409, body: { code: 'invoices.series-has-begun' } });
  expect(await show()).toEqual({ nextNumber: 2, hasBegun: true });
  await api.close();
});

test('setting the start while a document is issued happens before the issue or is refused', async () => {
  const { api, start, show, write } = await open();
  const [set, written] = await Promise.all([start(300), write()]);
  const number = Number(written.invoiceNumber);
  expect([set.status, number]).toEqual(number === 1 ? [409, 1] : [200, 300]);
  expect(await show()).toEqual({ nextNumber: number + 1, hasBegun: true });
  await api.close();
});

test.each([0, 1.5, 9_000_000_001, '12'])('%s is refused as the start of a series', async (startNumber) => {
  const { api, start } = await open();
  expect((await start(startNumber)).status).toBe(422);
  await api.close();
});
