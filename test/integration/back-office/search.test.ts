import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let baker: TestMerchant;
let potter: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  baker = await shop.addMerchant({ businessName: 'Пекарна Зора' });
  potter = await shop.addMerchant({ businessName: 'Грънчарница Зора' });
});
afterAll(() => shop.stop());

const search = async (text: string, as: ApiClient = shop.admin): Promise<SearchResult[]> =>
  accepted(await as.get<SearchResult[]>(`/search?search=${encodeURIComponent(text)}`));

describe('back-office search', () => {
  it('a search finds merchants by name or e-mail, and their user accounts by e-mail', async () => {
    expect(await search(baker.email)).toEqual([
      { kind: 'user', id: expect.any(Number), title: baker.email, detail: baker.email },
      { kind: 'merchant', id: baker.id, title: 'Пекарна Зора', detail: baker.email },
    ]);
    const named = (await search('зора')).filter(({ kind }) => kind === 'merchant');
    expect(named.map(({ id }) => id)).toEqual([potter.id, baker.id]);
  });

  it('a search finds a payment by number and provider id, its invoice by number and its payment link by token', async () => {
    const link = await shop.createLink(baker);
    const checkout = await shop.openCheckout(link);
    await shop.control.pay({ session: checkout.sessionId });
    const { reference } = await shop.returnPaid(checkout);
    const payment = await shop.payment(checkout.paymentId);
    const hit = { kind: 'payment', id: payment.id, title: `№ ${reference}`, detail: 'Пекарна Зора' };
    expect(await search(`#${reference}`)).toContainEqual(hit);
    expect(await search(payment.providerPaymentId!)).toEqual([hit]);
    expect(await search(link.uniqueToken)).toEqual([
      { kind: 'payment-link', id: link.id, title: link.uniqueToken, detail: 'Пекарна Зора' },
    ]);
    const { invoiceNumber } = accepted(
      await shop.admin.get<{ invoiceNumber: string }>(`/invoices/${payment.invoiceId}`),
    );
    expect(await search(invoiceNumber)).toEqual([
      { kind: 'invoice', id: payment.invoiceId, title: invoiceNumber, detail: 'Пекарна Зора' },
    ]);
  });

  it('a search finds payments by a part of the payer’s e-mail in any case, and none of a similar e-mail', async () => {
    const pay = async (customerEmail: string): Promise<number> =>
      (await shop.openCheckout(await shop.createLink(baker), { customerEmail })).paymentId;
    const own = await pay('Maria.Petrova@example.com');
    const elsewhere = await pay('maria.petrova@example.org');
    const found = async (text: string): Promise<number[]> =>
      (await search(text)).filter(({ kind }) => kind === 'payment').map(({ id }) => id);
    expect(await found('petrova@EXAMPLE.c')).toEqual([own]);
    expect(await found('petrova@')).toEqual([elsewhere, own]);
    expect(await found('@example.org')).toEqual([elsewhere]);
    expect(await found('maria_petrova@example.com')).toEqual([]);
  });
});

describe('visibility of search results', () => {
  it('a search shows SUPPORT no users and accountants only records of their assigned merchants', async () => {
    const support = await shop.addStaff('SUPPORT');
    expect((await search(baker.email, support.api)).map(({ kind }) => kind)).toEqual(['merchant']);
    const accountant = await shop.addStaff('ACCOUNTANT');
    expect(await search('зора', accountant.api)).toEqual([]);
    accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [potter.id] }));
    expect((await search('зора', accountant.api)).map(({ id }) => id)).toEqual([potter.id]);
  });
});
