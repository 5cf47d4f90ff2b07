import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { ExpireDueLinks } from '#modules/links/application/expire-due-links.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let app: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  app = await sharedApplication('serving');
  merchant = await app.addMerchant();
});
afterAll(() => app.stop());

const own = async (query = ''): Promise<PaymentLink[]> =>
  accepted(await merchant.api.get<PaymentLink[]>(`/payment-links/me${query}`));

it('a payment link has a unique token of at least 128 random bits', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => app.createLink(merchant)));
  for (const { uniqueToken } of links)
    expect(Buffer.from(uniqueToken, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(new Set(links.map(({ uniqueToken }) => uniqueToken)).size).toBe(20);
});

it('a payment link in leva is stored with charge amount and fixed rate', async () => {
  expect(await app.createLink(merchant, { amount: 49, currency: 'BGN' })).toMatchObject({
    amount: 49,
    currency: 'BGN',
    chargeAmount: 25.05,
    chargeCurrency: 'EUR',
    fxRate: '1.95583',
    status: 'ACTIVE',
    usage: 'SINGLE',
  });
});

it.each([
  ['less than the provider takes', { amount: 0.49, currency: 'EUR' }],
  ['leva that are less in euro than the provider takes', { amount: 0.9, currency: 'BGN' }],
  ['more than the provider takes', { amount: 1_000_000, currency: 'EUR' }],
])('a payment link for %s is refused with a message at the amount', async (_, body) => {
  const refused = await merchant.api.post('/payment-links/me', body);
  expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid', fields: { amount: /\d/ } } });
});

it.each([0, 366, 1.5])('a payment link valid for %s days is refused', async (expiresInDays) => {
  const refused = await merchant.api.post('/payment-links/me', {
    amount: 10,
    currency: 'EUR',
    expiresInDays,
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { expiresInDays: expect.any(String) as string } },
  });
});

it('the public payment link has the contacts of the merchant, and neither its street nor its numbers', async () => {
  const link = await app.createLink(merchant);
  const iban = 'BG80BNBG96611020345678';
  await app.database.rows('update merchants set iban = :iban where id = :id', { iban, id: merchant.id });
  const seen = await app.api().get<object>(`/payment-links/token/${link.uniqueToken}`);
  const text = JSON.stringify(seen.body);
  expect(seen.body).toMatchObject({
    merchantEmail: merchant.email,
    merchantPhoneNumber: '+359888123456',
    merchantTown: 'Пловдив',
    merchantReturnTerms: null,
  });
  for (const hidden of ['Отец Паисий', 'taxId', iban]) expect(text).not.toContain(hidden);
  expect(seen.headers.get('cache-control')).toBe('no-store');
});

it('payers who open links at the same time each get the link of their token, and an unknown token is none', async () => {
  const links = await Promise.all([1, 2, 3].map((amount) => app.createLink(merchant, { amount })));
  const tokens = links.map(({ uniqueToken }) => uniqueToken);
  const asked = [tokens[2]!, tokens[0]!, 'unknown', tokens[1]!, tokens[0]!];
  const seen = await Promise.all(
    asked.map((token) => app.api().get<{ amount?: number }>(`/payment-links/token/${token}`)),
  );
  expect(seen.map(({ status, body }) => [status, body.amount])).toEqual([
    [200, 3],
    [200, 1],
    [404, undefined],
    [200, 2],
    [200, 1],
  ]);
});

it('cancelling a link twice or a link of another merchant is refused', async () => {
  const link = await app.createLink(merchant);
  const other = await app.addMerchant();
  expect((await other.api.post(`/payment-links/${link.id}/cancel`)).status).toBe(404);
  expect((await merchant.api.post<PaymentLink>(`/payment-links/${link.id}/cancel`)).body.status).toBe(
    'CANCELLED',
  );
  expect(await merchant.api.post(`/payment-links/${link.id}/cancel`)).toMatchObject({
    status: 409,
    body: { code: 'links.state-refused', from: 'CANCELLED', to: 'CANCELLED' },
  });
});

it('a SUSPENDED merchant reads its links and cannot create or cancel any', async () => {
  const suspended = await app.addMerchant();
  const link = await app.createLink(suspended);
  await app.setStatus(suspended.id, 'SUSPENDED');
  expect((await suspended.api.get<PaymentLink[]>('/payment-links/me')).body).toHaveLength(1);
  const body = { amount: 10, currency: 'EUR' };
  expect((await suspended.api.post('/payment-links/me', body)).status).toBe(403);
  expect((await suspended.api.post(`/payment-links/${link.id}/cancel`)).status).toBe(403);
});

it('an expired link is EXPIRED in lists before and after the job has stored it', async () => {
  const link = await app.createLink(merchant, { description: 'изтекла' });
  await app.database.rows(`update payment_links set expires_at = now() - interval '1 second' where id = ?`, [
    link.id,
  ]);
  const stored = () => app.database.rows('select status from payment_links where id = ?', [link.id]);
  expect(await stored()).toEqual([{ status: 'ACTIVE' }]);
  expect((await own('?status=EXPIRED')).map(({ id }) => id)).toEqual([link.id]);
  expect((await own('?status=ACTIVE')).map(({ id }) => id)).not.toContain(link.id);

  expect(await app.application.resolve(ExpireDueLinks).execute()).toBe(1);
  expect(await stored()).toEqual([{ status: 'EXPIRED' }]);
  expect(await app.application.resolve(ExpireDueLinks).execute()).toBe(0);
});

it('the list of links is searched, sorted and paged, and has only the merchant’s own', async () => {
  const other = await app.addMerchant();
  for (const amount of [30, 10, 20]) await app.createLink(other, { amount, description: `стока ${amount}` });
  const list = (query: string) => other.api.get<PaymentLink[]>(`/payment-links/me${query}`);
  const amounts = ({ body }: Awaited<ReturnType<typeof list>>) => body.map(({ amount }) => amount);
  expect(amounts(await list('?sortBy=amount&sortDir=asc'))).toEqual([10, 20, 30]);
  expect(amounts(await list('?search=стока 2'))).toEqual([20]);
  const paged = await other.api.get('/payment-links/me?page=0&size=2');
  expect(paged.body).toMatchObject({ totalElements: 3, content: [{ amount: 20 }, { amount: 10 }] });
  expect((await list('?sortBy=token')).status).toBe(422);
});
