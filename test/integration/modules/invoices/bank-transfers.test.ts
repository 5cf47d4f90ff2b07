import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

const today = '2026-11-20';
const pay = ({ id }: Pick<Invoice, 'id'>, body: object = {}, bearer = 'own') =>
  callers.ask(`/invoices/${id}/payments`, { paidOn: today, ...body }, bearer);
const paid = async (invoice: Pick<Invoice, 'id'>, body: object = {}): Promise<Invoice> => {
  const answer = await pay(invoice, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
const takeBack = (invoice: Invoice, place = 0) =>
  callers.ask(`/invoices/${invoice.id}/payments/${invoice.payments[place]!.id}/take-back`, {
    reason: 'Преводът е за друга фактура',
  });
const mailsOf = ({ id }: Invoice) =>
  fixture.database.rows('select kind, recipient from invoice_deliveries where invoice_id = ?', [id]);

test('a transfer of the open sum makes the invoice PAID, its link PAID, and queues one receipt', async () => {
  const invoice = await callers.write();
  const done = await paid(invoice, { note: 'Извлечение 47' });
  expect(done).toMatchObject({
    status: 'PAID',
    paidAmount: invoice.totalAmount,
    openAmount: 0,
    payUrl: null,
    paidBy: null,
    payments: [
      {
        kind: 'BANK',
        amount: invoice.totalAmount,
        paidOn: today,
        note: 'Извлечение 47',
        paymentId: null,
        takenBackAt: null,
      },
    ],
  });
  expect((await callers.linksOf(invoice)).map(({ status }) => status)).toEqual(['PAID']);
  expect(await mailsOf(invoice)).toEqual([{ kind: 'RECEIPT', recipient: 'kupuvach@example.com' }]);
  expect(await fixture.violations()).toEqual([]);
});

test('a part replaces the link by one over the open sum, and the rest makes the invoice PAID', async () => {
  const invoice = await callers.write();
  const part = await paid(invoice, { amount: 50 });
  expect(part.payUrl).not.toBe(invoice.payUrl);
  const rest = Math.round(invoice.totalAmount * 100) - 5_000;
  expect(part).toMatchObject({ status: 'PENDING', paidAmount: 50, openAmount: rest / 100 });
  expect(await callers.linksOf(invoice)).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'ACTIVE', amount_minor: rest },
  ]);
  expect(await mailsOf(invoice)).toEqual([]);
  const whole = await paid(invoice);
  expect([whole.status, whole.payments.length]).toEqual(['PAID', 2]);
  expect(await mailsOf(invoice)).toHaveLength(1);
  expect(await fixture.violations()).toEqual([]);
});

test('taking back a transfer makes the invoice PENDING with a link over the whole open sum', async () => {
  const invoice = await callers.write();
  const done = await paid(invoice);
  const answer = await takeBack(done);
  expect(answer.status).toBe(200);
  const open = (await answer.json()) as Invoice;
  expect(open).toMatchObject({ status: 'PENDING', paidAmount: 0, openAmount: invoice.totalAmount });
  expect(open.payments).toMatchObject([{ takenBackReason: 'Преводът е за друга фактура' }]);
  expect(open.payUrl).not.toBeNull();
  expect((await callers.linksOf(invoice)).map(({ status }) => status)).toEqual(['PAID', 'ACTIVE']);
  expect(await errorOf(await takeBack(done))).toEqual([409, 'invoices.already-taken-back']);
  expect(await fixture.violations()).toEqual([]);
});

test('a card payment is not taken back, and a card after a part pays the rest of the invoice', async () => {
  const invoice = await callers.write();
  await paid(invoice, { amount: 50 });
  const [, link] = await fixture.database.rows<{ id: number; amount_minor: number }>(
    'select id, amount_minor from payment_links where invoice_id = ? order by id',
    [invoice.id],
  );
  const { Money } = await import('#kernel/money.ts');
  const amount = Money.ofMinor(link!.amount_minor, 'EUR');
  await fixture.pay(callers.own, { paymentLinkId: link!.id, amount, chargeAmount: amount });
  const answer = await callers.api.get(`/invoices/${invoice.id}`, 'own');
  const done = (await answer.json()) as Invoice;
  expect([done.status, ...done.payments.map(({ kind }) => kind)]).toEqual(['PAID', 'BANK', 'CARD']);
  expect(await errorOf(await takeBack(done, 1))).toEqual([409, 'invoices.card-payment-stays']);
  const open = (await (await takeBack(done)).json()) as Invoice;
  expect(open).toMatchObject({ status: 'PENDING', openAmount: 50 });
  expect(await fixture.violations()).toEqual([]);
});

test.each([
  ['more than is open', { amount: 10_000 }, [422, 'invoices.more-than-open', 'amount']],
  ['a day in the future', { paidOn: '2026-11-21' }, [422, 'input.invalid', 'paidOn']],
  ['a day too long before the issue', { paidOn: '2026-10-20' }, [422, 'input.invalid', 'paidOn']],
])('%s is refused and records nothing', async (_, body, error) => {
  const invoice = await callers.write();
  expect(await errorOf(await pay(invoice, body))).toEqual(error);
  expect(await callers.linksOf(invoice)).toMatchObject([{ status: 'ACTIVE' }]);
});

test('a transfer is recorded thirty days before the issue, and not on a paid or annulled invoice', async () => {
  const invoice = await callers.write();
  await paid(invoice, { paidOn: '2026-10-21' });
  expect(await errorOf(await pay(invoice))).toEqual([409, 'invoices.state-refused']);
  const annulled = await callers.write();
  await callers.ask(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' });
  expect(await errorOf(await pay(annulled))).toEqual([409, 'invoices.not-payable']);
});

test('a partly paid invoice cannot be annulled until the transfer is taken back', async () => {
  const invoice = await callers.write();
  const part = await paid(invoice, { amount: 1 });
  const annul = () => callers.ask(`/invoices/${invoice.id}/annul`, { reason: 'Грешка' });
  expect(await errorOf(await annul())).toEqual([409, 'invoices.partly-paid-stays']);
  await takeBack(part);
  expect((await annul()).status).toBe(200);
  expect((await callers.linksOf(invoice)).filter(({ status }) => status === 'ACTIVE')).toEqual([]);
  expect(await fixture.violations()).toEqual([]);
});

test('the invoice and the payment of another merchant are not found', async () => {
  const [invoice, other] = [await callers.write(), await callers.write()];
  expect(await errorOf(await pay(invoice, {}, 'other'))).toEqual([404, 'invoices.not-found']);
  const done = await paid(other);
  const path = `/invoices/${invoice.id}/payments/${done.payments[0]!.id}/take-back`;
  expect(await errorOf(await callers.ask(path, { reason: 'Грешка' }))).toEqual([
    404,
    'invoices.payment-not-found',
  ]);
});

test('the database refuses a paid amount that is not the sum of the payments', async () => {
  const invoice = await callers.write();
  await paid(invoice, { amount: 50 });
  for (const statement of [
    `update invoices set paid_minor = paid_minor + 1 where id = ${invoice.id}`,
    `update invoices set status = 'PAID', paid_minor = total_minor, paid_at = now() where id = ${invoice.id}`,
    `update invoices set paid_at = now() where id = ${invoice.id}`,
  ])
    await expect(fixture.database.rows(statement)).rejects.toThrow(/sum of its payments/);
});
