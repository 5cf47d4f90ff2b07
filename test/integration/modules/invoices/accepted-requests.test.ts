import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { system, systemFor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { WriteInvoice } from '#modules/invoices/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { sampleDraft } from '#test/unit/modules/invoices/sample-draft.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
// Thirty documents a minute of one merchant.
beforeEach(() => fixture.database.rows('delete from rate_limits'));
afterAll(async () => {
  expect(await fixture.violations()).toEqual([]);
  await callers.api.close();
  await fixture.close();
});

const items = [{ description: 'Доставка', quantity: 1, unitPrice: 10, taxRate: 20 }];

/** Pays by card what is open. @returns the id of the payment */
const pay = async (document: Invoice): Promise<number> => {
  const links = await callers.linksOf(document);
  const link = links.find(({ status }) => status === 'ACTIVE')!;
  const amount = Money.ofMinor(BigInt(link.amount_minor), 'EUR');
  const facts = { paymentLinkId: link.id, amount, chargeAmount: amount };
  return (await fixture.pay(callers.own, facts)).paymentId;
};
const debit = async ({ id }: Invoice): Promise<Invoice> => {
  const answer = await callers.ask(`/invoices/${id}/debit-notes`, { items, reason: 'Пропусната доставка' });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
/** The answer to the accepted request of the payer for another buyer. */
const accept = async (paymentId: number): Promise<Response> => {
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' };
  const sessionId = `cs_${paymentId}`;
  const asked = { actor: system('tests'), paymentId, buyer, invoiceNumber: null, sessionId };
  expect((await fixture.get(DocumentsOfPayments).nameBuyer(asked)).outcome).toBe('REQUESTED');
  const open = (await (await callers.api.get('/buyer-requests/me', 'own')).json()) as BuyerRequest[];
  const request = open.find((one) => one.paymentId === paymentId)!;
  return callers.ask(`/buyer-requests/${request.id}/accept`, {});
};

test('a written invoice that names no other document is issued again to the company', async () => {
  expect((await accept(await pay(await callers.write()))).status).toBe(200);
});

test.each([
  ['a debit note', async () => pay(await debit(await callers.write()))],
  [
    'an invoice with a debit note',
    async () => {
      const invoice = await callers.write();
      await debit(invoice);
      return pay(invoice);
    },
  ],
  [
    'an advance that a final invoice deducts',
    async () => {
      const advance = await callers.write({ items, advance: true });
      const paymentId = await pay(advance);
      await callers.write({ advances: [advance.id] });
      return paymentId;
    },
  ],
  [
    'a final invoice that deducts an advance',
    async () => {
      const advance = await callers.write({ items, advance: true });
      await pay(advance);
      return pay(await callers.write({ advances: [advance.id] }));
    },
  ],
  [
    'an invoice of which a part was withheld',
    async () => {
      const id = await fixture.get(WriteInvoice).execute({
        actor: systemFor('billing', callers.own),
        draft: sampleDraft(),
        withheld: Money.ofMinor(900, 'EUR'),
      });
      return pay(await callers.get({ id }));
    },
  ],
])('%s is not issued again to another buyer by accepting a request', async (_, paid) => {
  expect(await errorOf(await accept(await paid()))).toEqual([409, 'invoices.replace-by-hand']);
});
