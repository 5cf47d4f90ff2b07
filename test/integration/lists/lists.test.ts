import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditSortFields } from '#contract/audit.ts';
import { linkSortFields } from '#contract/links/links.ts';
import { merchantSortFields } from '#contract/merchants/merchants.ts';
import { invoiceSortFields } from '#contract/invoices/invoice-lists.ts';
import { paymentSortFields } from '#contract/payments/payments.ts';
import { providerEventSortFields } from '#contract/payments/provider-events.ts';
import { userSortFields } from '#contract/users/users.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer, type ApiClient } from '#test/support/application/api-client.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let other: TestMerchant;

const prices = [
  { amount: 5, currency: 'EUR' },
  { amount: 10.01, currency: 'EUR' },
  { amount: 10, currency: 'USD' },
  { amount: 10, currency: 'BGN' },
  { amount: 99.99, currency: 'EUR' },
  { amount: 100, currency: 'EUR' },
  { amount: 100, currency: 'EUR' },
] as const;

const sale = (amount: number) => ({
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван Петров' },
  items: [{ description: 'Услуга', quantity: 1, unitPrice: amount, taxRate: 0 }],
});

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  other = await shop.addMerchant();
  await shop.addMerchant();
  for (const price of prices) {
    await shop.openCheckout(
      await shop.createLink(merchant, { ...price, usage: 'REUSABLE', expiresInDays: 5 }),
    );
  }
  for (const id of ['cus_1', 'cus_2', 'cus_3']) {
    expect(await sendWebhook(shop.url, eventAbout('customer.created', { object: 'customer', id }))).toBe(200);
  }
  for (const amount of [7, 12.5, 80]) accepted(await merchant.api.post('/invoices', sale(amount)));
});
afterAll(() => shop.stop());

type Rows = { id: number; amount: number; totalAmount: number }[];
type Paged = { content: Rows; totalElements: number };

const lists: readonly (readonly [string, readonly string[], () => ApiClient])[] = [
  ['/payment-links/me', linkSortFields, () => merchant.api],
  ['/merchants/me/payments', paymentSortFields, () => merchant.api],
  ['/payments', paymentSortFields, () => shop.admin],
  ['/invoices/me', invoiceSortFields, () => merchant.api],
  ['/merchants', merchantSortFields, () => shop.admin],
  ['/users', userSortFields, () => shop.admin],
  ['/payment-links', linkSortFields, () => shop.admin],
  ['/invoices', invoiceSortFields, () => shop.admin],
  ['/provider-events', providerEventSortFields, () => shop.admin],
  ['/audit-log', auditSortFields, () => shop.admin],
];
const orders = lists.flatMap(([path, fields, as]) =>
  fields.flatMap((field) => (['asc', 'desc'] as const).map((dir) => [path, field, dir, as] as const)),
);

describe('cursors', () => {
  it.each(orders)(
    'the pages of %s by %s %s are the whole list, from cursor to cursor',
    async (path, field, dir, as) => {
      const order = `sortBy=${field}&sortDir=${dir}`;
      const whole = accepted(await as().get<Paged>(`${path}?${order}&size=500`));
      const walked: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const answer: Answer<Paged> = await as().get<Paged>(`${path}?${order}&size=2${more}`);
        const { content, totalElements } = accepted(answer);
        expect(totalElements).toBe(whole.totalElements);
        walked.push(...content.map(({ id }) => id));
        cursor = answer.headers.get('next-cursor');
      }
      expect(walked.length).toBeGreaterThan(2);
      expect(walked).toEqual(whole.content.map(({ id }) => id));
    },
  );

  it('a row that is added between two pages does not move the next page', async () => {
    const made: number[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await shop.createLink(other)).id);
    const first = await other.api.get<Paged>('/payment-links/me?size=3');
    await shop.createLink(other);
    const cursor = first.headers.get('next-cursor');
    const next = accepted(await other.api.get<Paged>(`/payment-links/me?size=3&cursor=${cursor}`));
    const seen = [...accepted(first).content, ...next.content].map(({ id }) => id);
    expect(seen).toEqual(made);
  });

  it('a forged cursor is refused by its field', async () => {
    const forged = Buffer.from('["createdAt",true,"no instant",1]').toString('base64url');
    const { status, body } = await merchant.api.get(`/payment-links/me?cursor=${forged}`);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['cursor']);
  });
});

describe('amount filters', () => {
  it.each([
    ['minAmount=99.99', [99.99, 100, 100]],
    ['maxAmount=5', [5]],
    ['minAmount=10.01&maxAmount=12', [10.01]],
    ['minAmount=10&maxAmount=10&currency=BGN', [10]],
    ['minAmount=100.01', []],
  ])(
    'payment links and payments with %s include both bounds, in units of each currency',
    async (query, amounts) => {
      for (const path of ['/payment-links/me', '/merchants/me/payments']) {
        const rows = accepted(await merchant.api.get<Rows>(`${path}?${query}&sortBy=amount`));
        expect(
          rows.map(({ amount }) => amount),
          path,
        ).toEqual(amounts);
      }
    },
  );

  it('amount filters work in the back office’s query dialect, too', async () => {
    const filter = encodeURIComponent('{"minAmount":99.99,"maxAmount":100}');
    const rows = accepted(
      await shop.admin.get<Rows>(`/payments?filter=${filter}&sort=["amount","ASC"]&range=[0,9]`),
    );
    expect(rows.map(({ amount }) => amount)).toEqual([99.99, 100, 100]);
  });

  it('amount filters of invoices compare totals', async () => {
    const rows = accepted(
      await merchant.api.get<Rows>(
        '/invoices/me?minAmount=12.5&maxAmount=80&sortBy=totalAmount&sortDir=desc',
      ),
    );
    expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([80, 12.5]);
  });

  it.each(['minAmount=-1', 'minAmount=1.001', 'maxAmount=100000000', 'maxAmount=many'])(
    'the amount filter %s is refused by its field',
    async (query) => {
      const { status, body } = await merchant.api.get(`/merchants/me/payments?${query}`);
      expect(status).toBe(422);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([query.split('=')[0]]);
    },
  );
});

describe('day filters', () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Sofia' }).format(new Date());
  it.each([
    ['/payment-links/me', () => merchant.api],
    ['/merchants/me/payments', () => merchant.api],
    ['/invoices/me', () => merchant.api],
    ['/merchants', () => shop.admin],
    ['/users', () => shop.admin],
    ['/audit-log', () => shop.admin],
  ] as const)('day filters of %s include both days in Sofia', async (path, as) => {
    const count = async (query: string) =>
      accepted(await as().get<Paged>(`${path}?size=1&${query}`)).totalElements;
    const all = await count('');
    expect(all).toBeGreaterThan(0);
    expect(await count(`from=${today}&to=${today}`)).toBe(all);
    expect(await count('to=2026-01-01')).toBe(0);
  });
});

describe('invoice filters', () => {
  it('invoices are filtered by type and by currency', async () => {
    const list = async (query: string) =>
      accepted(await merchant.api.get<Rows>(`/invoices/me?${query}`)).length;
    expect(await list('type=INVOICE')).toBe(3);
    expect(await list('type=CREDIT_NOTE')).toBe(0);
    expect(await list('currency=USD')).toBe(0);
    expect(await list('currency=EUR')).toBe(3);
  });
});
