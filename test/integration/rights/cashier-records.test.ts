import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestMember } from '#test/support/application/add-member.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { followEvents } from '#test/support/application/follow-events.ts';
import { until } from '#test/support/application/until.ts';

type Sale = Readonly<{ link: PaymentLink; open: PaymentLink; paymentId: number; invoiceId: number }>;
type Page = Readonly<{ content: readonly Readonly<{ id: number }>[]; totalElements: number }>;

let shop: TestApplication;
let merchant: TestMerchant;
let cashier: TestMember;
let own: Sale;
let before: Sale;
let others: Sale;

/** A paid link with its document, and an open link. */
const sell = async (seller: Pick<TestMerchant, 'api'>, amount: number): Promise<Sale> => {
  const link = await shop.createLink(seller, { amount });
  const checkout = await shop.openCheckout(link);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const { invoiceId } = await shop.payment(checkout.paymentId);
  const open = await shop.createLink(seller, { amount });
  return { link, open, paymentId: checkout.paymentId, invoiceId: invoiceId! };
};

/** As if the sale was made two days before. */
const makeOld = async ({ link, open, paymentId, invoiceId }: Sale): Promise<void> => {
  const run = (sql: string, id: number) => shop.database.rows(sql, { id });
  for (const { id } of [link, open])
    await run(`update payment_links set created_at = created_at - interval '2 days' where id = :id`, id);
  await run(
    `update payments set created_at = created_at - interval '2 days',
       succeeded_at = succeeded_at - interval '2 days' where id = :id`,
    paymentId,
  );
  await shop.database.rows('alter table invoices disable trigger frozen');
  await run(`update invoices set issued_at = issued_at - interval '2 days' where id = :id`, invoiceId);
  await shop.database.rows('alter table invoices enable trigger frozen');
};

beforeAll(async () => {
  shop = await sharedApplication('serving');
  merchant = await shop.addMerchant();
  cashier = await shop.addMember(merchant, 'CASHIER');
  before = await sell(cashier, 30);
  await makeOld(before);
  own = await sell(cashier, 10);
  others = await sell(merchant, 500);
});
afterAll(() => shop.stop());

const paged = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}page=0&size=50`;

const idsOf = async (path: string): Promise<number[]> => {
  const { content, totalElements } = accepted(await cashier.api.get<Page>(paged(path)));
  expect(totalElements).toBe(content.length);
  return content.map(({ id }) => id).toSorted((one, other) => one - other);
};

describe('lists of a CASHIER', () => {
  it('a CASHIER lists the own links of today, and the OWNER all links', async () => {
    expect(await idsOf('/payment-links/me')).toEqual([own.link.id, own.open.id]);
    const all = accepted(await merchant.api.get<Page>(paged('/payment-links/me')));
    expect(all.totalElements).toBe(6);
  });

  it.each(['/merchants/me/payments', '/merchants/me/payments?status=SUCCEEDED', '/payments/merchant/:id'])(
    'a CASHIER lists the payments of own links that were made today: %s',
    async (path) => {
      expect(await idsOf(path.replace(':id', String(merchant.id)))).toEqual([own.paymentId]);
      expect(accepted(await merchant.api.get<Page>(paged('/merchants/me/payments'))).totalElements).toBe(3);
    },
  );

  it('a CASHIER lists the documents of own links that were issued today', async () => {
    expect(await idsOf('/invoices/me')).toEqual([own.invoiceId]);
    expect(accepted(await merchant.api.get<Page>(paged('/invoices/me'))).totalElements).toBe(3);
  });

  it('a payment of today by a link of yesterday is among those of the CASHIER', async () => {
    const old = await sell(cashier, 7);
    await shop.database.rows(
      `update payment_links set created_at = created_at - interval '2 days' where id in (:a, :b)`,
      { a: old.link.id, b: old.open.id },
    );
    expect(await idsOf('/payment-links/me')).toEqual([own.link.id, own.open.id]);
    expect(await idsOf('/merchants/me/payments')).toEqual([own.paymentId, old.paymentId]);
    expect(await idsOf('/invoices/me')).toEqual([own.invoiceId, old.invoiceId]);
    await makeOld(old);
  });
});

describe('figures of a CASHIER', () => {
  it('the takings of a CASHIER are those of the own payments of today', async () => {
    const takings = { totalRevenue: { amount: 10 }, totalPayments: 1, succeededPayments: 1 };
    for (const query of ['', '?status=SUCCEEDED'])
      expect((await cashier.api.get(`/merchants/me/takings${query}`)).body).toMatchObject(takings);
    expect((await merchant.api.get('/merchants/me/takings')).body).toMatchObject({ totalPayments: 4 });
  });

  it.each(['DAY', 'WEEK', 'MONTH', 'YEAR'])(
    'the takings of a %s are those of the own payments of today',
    async (period) => {
      const path = `/merchants/me/takings/over-time?period=${period}`;
      const sums = { total: 10, count: 1, previousTotal: 0 };
      expect((await cashier.api.get(path)).body).toMatchObject(sums);
    },
  );

  it('the log of reminders has no document of others for a CASHIER', async () => {
    await shop.database.rows(
      `insert into invoice_reminders (invoice_id, step, reminded_at) values (:invoiceId, 'BEFORE_3', now())`,
      { invoiceId: others.invoiceId },
    );
    expect((await cashier.api.get('/invoices/reminders')).body).toMatchObject({ reminders: [] });
    expect(
      (await merchant.api.get<{ reminders: unknown[] }>('/invoices/reminders')).body.reminders,
    ).toHaveLength(1);
  });
});

/** Every call of a record that a CASHIER may make, and its status for an own record of today. */
const calls: readonly (readonly [
  string,
  number,
  (sale: Sale) => readonly ['get' | 'post', string, unknown?],
])[] = [
  ['opening the link', 200, ({ link }) => ['get', `/payment-links/${link.id}`]],
  ['extending the link', 200, ({ open }) => ['post', `/payment-links/${open.id}/extend`, { days: 3 }]],
  ['extending it with a wrong body', 422, ({ open }) => ['post', `/payment-links/${open.id}/extend`, {}]],
  ['cancelling the link', 200, ({ open }) => ['post', `/payment-links/${open.id}/cancel`]],
  ['opening the payment', 200, ({ paymentId }) => ['get', `/payments/${paymentId}`]],
  ['the history of the payment', 200, ({ paymentId }) => ['get', `/payments/${paymentId}/history`]],
  ['confirming the payment', 200, ({ paymentId }) => ['post', `/payments/confirm/${paymentId}`]],
  ['processing the payment', 409, ({ paymentId }) => ['post', `/payments/process/${paymentId}`]],
  ['opening the document', 200, ({ invoiceId }) => ['get', `/invoices/${invoiceId}`]],
  ['the PDF of the document', 200, ({ invoiceId }) => ['get', `/invoices/${invoiceId}/pdf`]],
];
const statusOf = async ([method, path, body]: ReturnType<(typeof calls)[number][2]>): Promise<number> => {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${cashier.token}`, 'content-type': 'application/json' },
    ...(method === 'post' && { body: JSON.stringify(body ?? {}) }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

test.each(calls)(
  '%s is 404 for a CASHIER on records of others and own ones of yesterday, else %i',
  async (_, status, call) => {
    expect(await statusOf(call(others))).toBe(404);
    expect(await statusOf(call(before))).toBe(404);
    expect(await statusOf(call(own))).toBe(status);
  },
);

test('live events of a CASHIER are those of own links', async () => {
  const url = `${shop.url}/api/merchants/me/events`;
  const mine = await followEvents(url, cashier.token);
  onTestFinished(mine.leave);
  const ofOwner = await followEvents(url, merchant.token);
  onTestFinished(ofOwner.leave);
  const foreign = await sell(merchant, 3);
  const sale = await sell(cashier, 2);
  const paid = (stream: typeof mine) =>
    stream.received
      .filter(({ name }) => name === 'payment')
      .map(({ data }) => (data as { paymentId: number }).paymentId);
  await until('the own event arrives', () => paid(mine).includes(sale.paymentId));
  expect(paid(mine)).toEqual([sale.paymentId]);
  expect(mine.received.filter(({ name }) => name === 'change').map(({ data }) => data)).not.toContainEqual(
    expect.objectContaining({ paymentId: foreign.paymentId }),
  );
  await until('both events arrive', () => paid(ofOwner).length === 2);
  // Missed events are read from the database: the same rule.
  const again = await followEvents(url, cashier.token, `${Date.now() - 60_000}-1`);
  onTestFinished(again.leave);
  await until('the missed event arrives', () => paid(again).includes(sale.paymentId));
  expect(paid(again)).not.toContain(foreign.paymentId);
});

describe('calls by hand', () => {
  it('a CASHIER calling refund by hand is refused with 403, also for an own payment', async () => {
    for (const { paymentId } of [own, others]) {
      const { status, body } = await cashier.api.post(`/payments/${paymentId}/refunds`, { amount: 1 });
      expect([status, body]).toMatchObject([403, { code: 'access.not-allowed' }]);
    }
  });

  it('a MANAGER refunds up to the limit, and above it gets 403 with the limit in the message', async () => {
    const manager = await shop.addMember(merchant, 'MANAGER', 20_000);
    const refund = (amount: number) => manager.api.post(`/payments/${others.paymentId}/refunds`, { amount });
    expect((await refund(150)).status).toBe(201);
    const { status, body } = await refund(50.01);
    expect([status, body]).toMatchObject([
      403,
      { code: 'payments.refund-limit', limit: 200, currency: 'EUR' },
    ]);
    expect(body.message).toContain('200.00');
    expect((await refund(50)).status).toBe(201);
    const byOwner = await merchant.api.post(`/payments/${others.paymentId}/refunds`, { amount: 250 });
    expect(byOwner.status).toBe(201);
  });

  it('a VIEWER creates nothing, and a BOOKKEEPER documents and no links', async () => {
    const link = { amount: 10, currency: 'EUR' };
    const document = {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      items: [{ description: 'Услуга', quantity: 1, unit: 'бр.', unitPrice: 10, taxRate: 0 }],
    };
    const writes = [
      ['/payment-links/me', link],
      [`/payments/checkout/${merchant.id}`, link],
      ['/invoices', document],
      ['/invoices/test-create', {}],
    ] as const;
    const statuses = async ({ api }: TestMember): Promise<number[]> => {
      const found: number[] = [];
      for (const [path, body] of writes) found.push((await api.post(path, body)).status);
      return found;
    };
    expect(await statuses(await shop.addMember(merchant, 'VIEWER'))).toEqual([403, 403, 403, 403]);
    expect(await statuses(await shop.addMember(merchant, 'BOOKKEEPER'))).toEqual([403, 403, 201, 201]);
  });
});

it('a CASHIER sees a refund of an own sale of today, and of no other payment', async () => {
  const refund = async ({ paymentId }: Sale): Promise<number> =>
    accepted(await merchant.api.post<{ id: number }>(`/payments/${paymentId}/refunds`, { amount: 1 })).id;
  const statuses: number[] = [];
  for (const sale of [own, before, others])
    statuses.push((await cashier.api.get(`/refunds/${await refund(sale)}`)).status);
  expect(statuses).toEqual([200, 404, 404]);
});
