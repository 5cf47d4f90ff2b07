import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

const thirdParty = 'stranger@example.com';
const businessName = 'Пощенска пратка задържана';
const draft = {
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван Петров', email: thirdParty },
  items: [{ description: 'Платете на http://evil.example/pay', quantity: 1, unitPrice: 10, taxRate: 0 }],
  description: 'http://evil.example/pay',
};

let shop: TestApplication;
let merchant: Readonly<{ id: number; email: string; api: ApiClient }>;
let support: ApiClient;

beforeAll(async () => {
  shop = await startApplication({ variables: { RATE_LIMITS: 'on' } });
  const { id, email } = await shop.registerMerchant({ businessName });
  await shop.verifyEmail(email);
  merchant = { id, email, api: shop.api(await shop.signIn(email)) };
  support = (await shop.addStaff('SUPPORT')).api;
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const create = async (path: string, body?: object): Promise<Invoice> =>
  accepted(await merchant.api.post<Invoice>(path, body));
const send = (by: ApiClient, { id }: Invoice, email: string) =>
  by.post<Invoice>(`/invoices/${id}/send-email`, { email });
/** Sends every queued mail. */
const sendAll = async (): Promise<void> => {
  await shop.drain();
  expect(await shop.database.rows(`select from invoice_deliveries where state = 'QUEUED'`)).toEqual([]);
};

test('documents of a merchant that is not ACTIVE are mailed to no third party, and its own mail has none of their text', async () => {
  const trial = await create('/invoices/test-create');
  const written = await create('/invoices', draft);
  for (const document of [trial, written]) {
    for (const by of [merchant.api, shop.admin, support]) {
      const { status, body } = await send(by, document, thirdParty);
      expect([status, body.code]).toEqual([403, 'invoices.own-address-only']);
      expect(body.message).toContain(merchant.email);
    }
  }

  const link = accepted(
    await merchant.api.post<{ id: number }>('/payment-links/me', {
      amount: 10,
      currency: 'EUR',
      customerEmail: thirdParty,
    }),
  );
  const checkout = await shop.api().post(`/payments/checkout/${merchant.id}?paymentLinkId=${link.id}`, {
    amount: 10,
    currency: 'EUR',
    customerEmail: thirdParty,
  });
  expect(checkout.status).toBe(409);

  accepted(await send(merchant.api, trial, merchant.email));
  accepted(await send(merchant.api, written, merchant.email.toUpperCase()));
  await sendAll();
  // The mail about the new account of staff is none of a document.
  const mails = shop.mailbox.mails.filter(({ to }) => !to.some((email) => email.startsWith('support-')));
  expect(new Set(mails.flatMap(({ to }) => to.map((email) => email.toLowerCase())))).toEqual(
    new Set([merchant.email]),
  );
  for (const { raw } of mails) {
    const read = readMail(raw);
    const texts = [read.headers.get('subject'), partOf(read, 'text/plain'), partOf(read, 'text/html')].join();
    expect(texts).not.toContain(businessName);
    expect(texts).not.toContain('evil.example');
  }
});

test('documents of a suspended merchant are mailed to no third party, also when staff request it', async () => {
  const other = await shop.addMerchant();
  const document = accepted(await other.api.post<Invoice>('/invoices', draft));
  await shop.setStatus(other.id, 'SUSPENDED');
  const { status, body } = await send(other.api, document, thirdParty);
  expect([status, body.code]).toEqual([403, 'invoices.merchant-may-not-act']);
  expect((await send(support, document, thirdParty)).body.code).toBe('invoices.own-address-only');
  await sendAll();
  expect(shop.mailbox.mails.flatMap(({ to }) => to)).not.toContain(thirdParty);
});
