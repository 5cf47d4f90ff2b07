import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type * as contract from '#contract/list-summaries.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMember } from '#test/support/application/add-member.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

type PaymentSummary = z.infer<typeof contract.summariseOwnPayments.response>;
type LinkSummary = z.infer<typeof contract.summariseOwnLinks.response>;
type InvoiceSummary = z.infer<typeof contract.summariseOwnInvoices.response>;

let shop: TestApplication;
let baker: TestMerchant;
let cashier: TestMember;

const sell = async (seller: Pick<TestMerchant, 'api'>, amount: number, currency: 'EUR' | 'BGN' = 'EUR') => {
  const checkout = await shop.openCheckout(await shop.createLink(seller, { amount, currency }));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  expect(await shop.payment(checkout.paymentId)).toMatchObject({
    status: 'SUCCEEDED',
    invoiceId: expect.any(Number),
  });
};

beforeAll(async () => {
  shop = await startApplication();
  baker = await shop.addMerchant();
  cashier = await shop.addMember(baker, 'CASHIER');
  await sell(baker, 100);
  await sell(baker, 40, 'BGN');
  await shop.openCheckout(await shop.createLink(baker, { amount: 30 }));
  const { id } = await shop.createLink(baker, { amount: 5 });
  accepted(await baker.api.post(`/payment-links/${id}/cancel`));
  await sell(cashier, 7);
  await sell(await shop.addMerchant(), 900);
});
afterAll(() => shop.stop());

const byStatus = ({ statuses }: { statuses: readonly Readonly<{ status: string; count: number }>[] }) =>
  Object.fromEntries(statuses.map(({ status, count }) => [status, count]));

describe('the summary of the payments', () => {
  const summary = async (query = '', api = baker.api) =>
    accepted(await api.get<PaymentSummary>(`/merchants/me/payments/summary${query}`));

  it('counts the payments of the merchant by status, whichever status the list shows', async () => {
    for (const query of ['', '?status=PENDING', '?minAmount=1']) {
      const found = await summary(query);
      expect(found.all).toBe(4);
      expect(byStatus(found)).toEqual({ SUCCEEDED: 3, PENDING: 1 });
    }
  });

  it('applies the other filters of the list', async () => {
    expect(await summary('?currency=BGN')).toEqual({ all: 1, statuses: [{ status: 'SUCCEEDED', count: 1 }] });
    expect(await summary('?minAmount=50')).toMatchObject({ all: 1 });
    expect(await summary('?to=2026-01-01')).toEqual({ all: 0, statuses: [] });
  });

  it('of a CASHIER counts the payments of own links', async () => {
    expect(await summary('', cashier.api)).toMatchObject({ all: 1 });
  });
});

describe('the summary of the links', () => {
  const summary = async (query = '', api = baker.api) =>
    accepted(await api.get<LinkSummary>(`/payment-links/me/summary${query}`));

  it('counts the links by status and sums them by currency, the euro first', async () => {
    const found = await summary();
    expect(found.all).toBe(5);
    expect(byStatus(found)).toEqual({ PAID: 3, ACTIVE: 1, CANCELLED: 1 });
    expect(found.sums).toEqual([
      { currency: 'EUR', amount: 142, expected: 30, count: 4 },
      { currency: 'BGN', amount: 40, expected: 0, count: 1 },
    ]);
  });

  it('sums the links of the chosen status and still counts all statuses', async () => {
    const found = await summary('?status=ACTIVE');
    expect(byStatus(found)).toEqual({ PAID: 3, ACTIVE: 1, CANCELLED: 1 });
    expect(found.sums).toEqual([{ currency: 'EUR', amount: 30, expected: 30, count: 1 }]);
    expect(await summary('?maxAmount=10&status=PAID')).toMatchObject({
      all: 2,
      sums: [{ currency: 'EUR', amount: 7, expected: 0, count: 1 }],
    });
  });

  it('leaves out the links that payers made on the public page until they are paid, as the list does', async () => {
    const { id } = await shop.createLink(baker, { amount: 11 });
    const set = (column: 'origin' | 'status', value: string) =>
      shop.database.rows(`update payment_links set ${column} = :value where id = :id`, { value, id });
    const shown = async () => {
      const links = accepted(
        await baker.api.get<{ id: number }[]>('/payment-links/me?minAmount=11&maxAmount=11'),
      );
      return [links.map((link) => link.id), (await summary('?minAmount=11&maxAmount=11')).all];
    };
    // The card of the home page shows the number of ACTIVE links.
    const active = async () =>
      accepted(
        await baker.api.get<{ id: number }[]>('/payment-links/me?status=ACTIVE&minAmount=11&maxAmount=11'),
      ).map((link) => link.id);
    expect(await active()).toContain(id);
    await set('origin', 'PUBLIC_PAGE');
    expect(await shown()).toEqual([[], 0]);
    expect(await active()).not.toContain(id);
    await set('status', 'PAID');
    expect(await shown()).toEqual([[id], 1]);
    await shop.database.rows('delete from payment_links where id = :id', { id });
  });

  it('of a CASHIER counts own links', async () => {
    expect(await summary('', cashier.api)).toMatchObject({ all: 1 });
  });

  it('of the back office sums the links of all merchants by the filters of its list', async () => {
    const staff = async (query: string) =>
      accepted(await shop.admin.get<LinkSummary>(`/payment-links/summary${query}`));
    const all = await staff('');
    expect([all.all, byStatus(all)]).toEqual([6, { PAID: 4, ACTIVE: 1, CANCELLED: 1 }]);
    expect(all.sums).toEqual([
      { currency: 'EUR', amount: 1042, expected: 30, count: 5 },
      { currency: 'BGN', amount: 40, expected: 0, count: 1 },
    ]);
    const found = await staff(`?merchantId=${baker.id}&status=PAID&currency=EUR`);
    expect(found.sums).toEqual([{ currency: 'EUR', amount: 107, expected: 0, count: 2 }]);
  });
});

describe('the summary of the documents', () => {
  const summary = async (query = '', api = baker.api) =>
    accepted(await api.get<InvoiceSummary>(`/invoices/me/summary${query}`));

  it('leaves test documents out of the sums, and counts them', async () => {
    const before = await summary();
    accepted(await baker.api.post('/invoices/test-create'));
    const found = await summary();
    expect(found.all).toBe(before.all + 1);
    expect(found.sums).toEqual(before.sums);
    expect(found.sums).toEqual([
      // A sale in BGN is invoiced in EUR: 100 + 20.45 + 7.
      { currency: 'EUR', amount: 127.45, open: 0, count: 3 },
    ]);
  });

  it('shows what is open, and an annulled document only among all', async () => {
    const draft = {
      items: [{ description: 'Торта', quantity: 1, unitPrice: 60, taxRate: 0 }],
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Мария Георгиева', address: 'гр. София' },
    };
    const { id } = accepted(await baker.api.post<{ id: number }>('/invoices', draft));
    const written = await summary('?status=PENDING');
    expect(written.sums).toEqual([{ currency: 'EUR', amount: 60, open: 60, count: 1 }]);
    accepted(await baker.api.post(`/invoices/${id}/annul`, { reason: 'Сгрешена сума' }));
    const annulled = await summary('?status=PENDING');
    expect(annulled.all).toBe(written.all);
    expect(annulled.sums).toEqual([]);
    expect(byStatus(annulled)['PENDING'] ?? 0).toBe(byStatus(written)['PENDING']! - 1);
  });

  it('of a CASHIER counts the documents of own links', async () => {
    expect(await summary('', cashier.api)).toMatchObject({ all: 1 });
  });

  it('of the back office sums the documents of all merchants by the filters of its list', async () => {
    const staff = async (query: string) =>
      accepted(await shop.admin.get<InvoiceSummary>(`/invoices/summary${query}`));
    const all = await staff('');
    const own = await summary();
    expect(all.all).toBe(own.all + 1);
    expect(all.sums).toEqual([{ currency: 'EUR', amount: 1027.45, open: 0, count: 4 }]);
    expect(await staff(`?merchantId=${baker.id}`)).toEqual(own);
    expect((await staff('?minAmount=500')).sums).toEqual([
      { currency: 'EUR', amount: 900, open: 0, count: 1 },
    ]);
  });

  it('of an accountant sums the documents of the own clients only', async () => {
    const { id, api } = await shop.addStaff('ACCOUNTANT');
    const ofClients = async () => accepted(await api.get<InvoiceSummary>('/invoices/summary'));
    expect(await ofClients()).toEqual({ all: 0, statuses: [], sums: [] });
    accepted(await shop.admin.put(`/users/${id}/merchants`, { merchantIds: [baker.id] }));
    expect(await ofClients()).toEqual(await summary());
  });
});
