import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import { system } from '#kernel/actor.ts';
import { ExportInvoices } from '#modules/invoices/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { openCallers, type Callers } from './invoice-callers.ts';

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

/** Type, status, total, paid, credited and open of each document of a merchant, in the order of numbers. */
const rowsOf = async (merchantId: number): Promise<unknown[][]> => {
  const actor = { kind: 'operator', name: 'tests' } as const;
  const filters = { merchantId };
  const request = { actor, scope: 'BACK_OFFICE', format: 'json-lines', filters, language: 'en' } as const;
  let text = '';
  for await (const piece of (await fixture.get(ExportInvoices)(request)).content)
    text += Buffer.from(piece).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ type, status, total, paid, credited, open }) => [type, status, total, paid, credited, open]);
};

test('a credit note of an unpaid invoice takes off what is credited, and nothing of what is paid', async () => {
  const invoice = await callers.write();
  const body = { discount: { amount: 12 }, reasonKind: 'DISCOUNT', send: false };
  expect((await callers.ask(`/invoices/${invoice.id}/credit-notes`, body)).status).toBe(201);
  expect(await rowsOf(callers.own)).toEqual([
    ['Invoice', 'Pending', 152.67, 0, 12, 140.67],
    ['Credit note', 'Issued', -12, 0, -12, 0],
  ]);
});

test('a payment that moved to the document of another buyer is counted once', async () => {
  const { paymentId } = await fixture.pay(callers.own);
  fixture.setNow('2026-11-28T12:00:00Z');
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' };
  const named = { actor: system('tests'), paymentId, buyer, invoiceNumber: null, sessionId: 'cs_1' };
  expect((await fixture.get(DocumentsOfPayments).nameBuyer(named)).outcome).toBe('REQUESTED');
  const [request] = (await (await callers.api.get('/buyer-requests/me', 'own')).json()) as BuyerRequest[];
  expect((await callers.ask(`/buyer-requests/${request!.id}/accept`, {})).status).toBe(200);
  expect((await rowsOf(callers.own)).slice(-3)).toEqual([
    ['Invoice', 'Paid', 51.13, 0, 51.13, 0],
    ['Credit note', 'Issued', -51.13, 0, -51.13, 0],
    ['Invoice', 'Paid', 51.13, 51.13, 0, 0],
  ]);
});
