import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

const write = async (amount: number): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      items: [{ description: 'Ремонт', quantity: 1, unitPrice: amount, taxRate: 0 }],
    }),
  );
const tokenOf = ({ payUrl }: Pick<Invoice, 'payUrl'>): string => payUrl!.split('/').at(-1)!;
const change = async ({ id }: Invoice, what: 'credit-notes' | 'payments', body: object): Promise<void> => {
  accepted(await merchant.api.post(`/invoices/${id}/${what}`, body));
};
const discount = { reasonKind: 'DISCOUNT', send: false };
const payer = () => apiClient(shop.url);
const look = (token: string) => payer().get<PublicPaymentLink>(`/payment-links/token/${token}`);

it('the link of an invoice leads to the new sum after each credit note and transfer, and the old sum cannot be paid', async () => {
  const invoice = await write(100);
  const first = tokenOf(invoice);
  const old = accepted(await look(first));
  expect(old).toMatchObject({ amount: 100, isNewSum: false });
  await change(invoice, 'credit-notes', { ...discount, discount: { amount: 20 } });
  const second = accepted(await look(first));
  expect(second).toMatchObject({ amount: 80, isNewSum: true, isInvoice: true });
  expect(accepted(await look(second.uniqueToken))).toEqual({ ...second, isNewSum: false });
  await change(invoice, 'credit-notes', { ...discount, discount: { amount: 30 } });
  await change(invoice, 'payments', { paidOn: businessDateOf(new Date()), amount: 10 });
  const third = accepted(await look(first));
  expect(third).toMatchObject({ amount: 40, isNewSum: true });
  expect(accepted(await look(second.uniqueToken)).uniqueToken).toBe(third.uniqueToken);
  expect(await shop.startCheckout(old)).toMatchObject({ status: 410, body: { code: 'links.gone' } });
  expect((await shop.startCheckout(third)).status).toBe(200);
});

it('the link of an invoice that was wholly credited says so', async () => {
  const invoice = await write(60);
  await change(invoice, 'credit-notes', { ...discount, discount: { amount: 25 } });
  await change(invoice, 'credit-notes', { reasonKind: 'OTHER', reason: 'Отказ', whole: true, send: false });
  expect(await look(tokenOf(invoice))).toMatchObject({
    status: 410,
    body: { code: 'links.credited', status: 'CANCELLED' },
  });
});

it('the link of an invoice that was paid by transfer after a credit note is paid', async () => {
  const invoice = await write(60);
  await change(invoice, 'credit-notes', { ...discount, discount: { amount: 25 } });
  const second = accepted(await look(tokenOf(invoice)));
  await change(invoice, 'payments', { paidOn: businessDateOf(new Date()), amount: 35 });
  for (const token of [second.uniqueToken, tokenOf(invoice)])
    expect(await look(token)).toMatchObject({ status: 410, body: { code: 'links.already-paid' } });
});

it('a cancelled link of no document has no successor', async () => {
  const link = await shop.createLink(merchant, { amount: 20 });
  await shop.createLink(merchant, { amount: 15 });
  accepted(await merchant.api.post(`/payment-links/${link.id}/cancel`, {}));
  expect(await look(link.uniqueToken)).toMatchObject({ status: 410, body: { code: 'links.gone' } });
});
