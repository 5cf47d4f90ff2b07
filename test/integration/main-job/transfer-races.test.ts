import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const write = async (): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
      items: [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 0 }],
    }),
  );
const linkOf = async ({ id }: Invoice) => {
  const [link] = await shop.database.rows<{ id: number; amount: number }>(
    `select id, amount_minor / 100 as amount from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [id],
  );
  return { id: link!.id, amount: link!.amount, merchantId: merchant.id, currency: 'EUR' as const };
};
const invoiceOf = async ({ id }: Invoice): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));
const transfer = ({ id }: Invoice, amount?: number) =>
  merchant.api.post<Invoice>(`/invoices/${id}/payments`, { paidOn: today(), amount });
const payByCard = async (checkout: OpenCheckout): Promise<void> => {
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
};

/** The provider has taken the money: it sends no event, and refuses questions until `clearFaults`. */
const payUnseen = async ({ sessionId }: OpenCheckout): Promise<void> => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.pay({ session: sessionId });
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/*' });
};

/** The settled payment of the session, refunded where its invoice had nothing open. */
const settled = async ({ paymentId }: OpenCheckout): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(['PENDING', 'PROCESSING']).not.toContain(payment.status);
  if (payment.overpaid) expect(payment.refundStatus).toBe('FULL');
  return payment;
};

it('a card success that meets an invoice paid by transfer is refunded whole and gets no second document', async () => {
  const invoice = await write();
  const checkout = await shop.openCheckout(await linkOf(invoice));
  await payUnseen(checkout);
  accepted(await transfer(invoice));
  await shop.control.clearFaults();
  await shop.returnPaid(checkout);
  expect(await settled(checkout)).toMatchObject({ status: 'SUCCEEDED', overpaid: true, invoiceId: null });
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'PAID', payments: [{ kind: 'BANK' }] });
  const mails = await shop.database.rows(
    `select from merchant_mails where kind = 'OVERPAID' and merchant_id = ?`,
    [merchant.id],
  );
  expect(mails).toHaveLength(1);
});

it('a card that pays an invoice by a link of before leaves no other link of it open', async () => {
  const invoice = await write();
  const checkout = await shop.openCheckout(await linkOf(invoice));
  await payUnseen(checkout);
  await shop.reconcile().catch(() => undefined);
  const part = accepted(await transfer(invoice, 30)).payments.find(({ kind }) => kind === 'BANK')!;
  const path = `/invoices/${invoice.id}/payments/${part.id}/take-back`;
  accepted(await merchant.api.post(path, { reason: 'Грешка' }));
  expect(await linkOf(invoice)).toMatchObject({ amount: 100 });
  await shop.control.clearFaults();
  await shop.returnPaid(checkout);
  expect(await settled(checkout)).toMatchObject({ overpaid: false, invoiceId: invoice.id });
  const open = await shop.database.rows(
    `select id from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [invoice.id],
  );
  expect(open).toEqual([]);
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'PAID', paidAmount: 100 });
});

it('a transfer recorded twice under one Idempotency-Key counts once', async () => {
  const invoice = await write();
  const key = { 'Idempotency-Key': `transfer-${invoice.id}` };
  const again = () =>
    merchant.api.post<Invoice>(`/invoices/${invoice.id}/payments`, { paidOn: today(), amount: 10 }, key);
  await Promise.all([again(), again(), again()]);
  expect(accepted(await again()).payments).toHaveLength(1);
  expect((await invoiceOf(invoice)).paidAmount).toBe(10);
});

it('a card, a transfer and an annulment of a debit note at once: it is paid once or annulled, and the rest goes back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const invoice = await write();
    const note = accepted(
      await merchant.api.post<Invoice>(`/invoices/${invoice.id}/debit-notes`, {
        items: [{ description: 'Доплащане', quantity: 1, unitPrice: 50, taxRate: 0 }],
        reason: 'Промяна на цената',
      }),
    );
    const checkout = await shop.openCheckout(await linkOf(note));
    await Promise.all([
      payByCard(checkout),
      transfer(note),
      merchant.api.post(`/invoices/${note.id}/annul`, { reason: 'Грешка' }),
    ]);
    const card = await settled(checkout);
    const { status, annulledAt, payments } = await invoiceOf(note);
    const outcome = annulledAt === null ? ['PAID', 1] : ['PENDING', 0];
    expect([status, payments.length]).toEqual(outcome);
    const isPaidByCard = card.status === 'SUCCEEDED' && !card.overpaid && card.invoiceId === note.id;
    expect(payments.some(({ kind }) => kind === 'CARD')).toBe(isPaidByCard);
  }
});

it('cards for two instalments and a transfer at once: the links that stay ask for exactly what is open', async () => {
  const days = [10, 40, 70].map((day) =>
    new Date(Date.now() + day * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' }),
  );
  for (let round = 0; round < 3; round += 1) {
    const invoice = accepted(
      await merchant.api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
        items: [{ description: 'Услуга', quantity: 1, unitPrice: 300, taxRate: 0 }],
        installments: days.map((dueDate) => ({ dueDate, amount: 100 })),
      }),
    );
    const links = await shop.database.rows<{ id: number; amount: number; status: string }>(
      'select id, amount_minor / 100 as amount, status from payment_links where invoice_id = ? order by id',
      [invoice.id],
    );
    const open = ({ id, amount }: (typeof links)[number]) =>
      shop.openCheckout({ id, amount, merchantId: merchant.id, currency: 'EUR' });
    const checkouts = [await open(links[0]!), await open(links[2]!)];
    await Promise.all([
      ...checkouts.map((checkout) => payByCard(checkout)),
      transfer(invoice, 100 + 50 * round),
    ]);
    for (const checkout of checkouts) await settled(checkout);
    const [last] = await shop.database.rows<{ open: number; asked: number }>(
      `select (i.total_minor - i.paid_minor) as open, coalesce((select sum(l.amount_minor) from payment_links l
         where l.invoice_id = i.id and l.status = 'ACTIVE'), 0)::bigint as asked
       from invoices i where i.id = ?`,
      [invoice.id],
    );
    expect(last!.asked).toBe(last!.open);
    expect(last!.open).toBeLessThan(20_000);
    expect((await invoiceOf(invoice)).installments.reduce((sum, one) => sum + one.openAmount, 0)).toBe(
      last!.open / 100,
    );
  }
});
