import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proforma } from '#contract/proformas/proformas.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { buyer, proformaSteps, severalRates } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(() => shop.stop());

test('the card payment of a proforma issues the invoice that day, with its lines, its buyer and its rates', async () => {
  const proforma = await steps.write(seller);
  expect(proforma).toMatchObject({ state: 'SENT', number: expect.stringMatching(/^\d{10}$/), total: 184.49 });
  await steps.payByCard(proforma);
  const paid = await steps.read(seller, proforma);
  expect(paid).toMatchObject({ state: 'PAID', paid: 184.49, open: 0, invoices: [{ isAdvance: false }] });
  const invoice = await steps.invoice(seller, paid.invoices[0]!.invoiceId);
  expect(invoice).toMatchObject({
    status: 'PAID',
    totalAmount: 184.49,
    subtotal: proforma.subtotal,
    taxAmount: proforma.taxAmount,
    buyer: { name: buyer.name, taxId: buyer.taxId },
    taxEventDate: invoice.issueDate,
    items: severalRates.map(({ description, taxRate }) => ({ description, taxRate })),
  });
});

test('a part that comes by bank makes an advance invoice, and the rest the final one that deducts it', async () => {
  const proforma = await steps.write(seller);
  expect(proforma.reference).toMatch(/^P/);
  const answer = await steps.receive(seller, proforma, 50.01);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await shop.drain();
  const part = await steps.read(seller, proforma);
  expect(part).toMatchObject({
    state: 'SENT',
    paid: 50.01,
    open: 134.48,
    invoices: [{ isAdvance: true, total: 50.01 }],
  });
  expect(part.reference).not.toBe(proforma.reference);
  const advance = await steps.invoice(seller, part.invoices[0]!.invoiceId);
  expect(advance).toMatchObject({ isAdvance: true, totalAmount: 50.01, status: 'PAID' });
  expect(advance.items.map(({ taxRate }) => taxRate).toSorted((a, b) => b - a)).toEqual([20, 9]);
  await steps.payByCard(part);
  const whole = await steps.read(seller, proforma);
  expect(whole).toMatchObject({ state: 'PAID', paid: 184.49, open: 0 });
  const final = await steps.invoice(seller, whole.invoices.at(-1)!.invoiceId);
  expect(final).toMatchObject({ totalAmount: 134.48, status: 'PAID', advances: [{ id: advance.id }] });
  expect(final.subtotal + advance.subtotal).toBeCloseTo(proforma.subtotal, 2);
});

test('the invoice by a press, before the money, has the link of the proforma, and its payment makes both paid', async () => {
  const proforma = await steps.write(seller);
  const pressed = await seller.api.post<Proforma>(`/proformas/${proforma.id}/invoice`, {});
  expect(pressed.status, JSON.stringify(pressed.body)).toBe(200);
  const { invoiceId } = pressed.body.invoices[0]!;
  expect(await steps.invoice(seller, invoiceId)).toMatchObject({ status: 'PENDING', totalAmount: 184.49 });
  await steps.payByCard(proforma);
  expect(await steps.invoice(seller, invoiceId)).toMatchObject({ status: 'PAID' });
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'PAID', open: 0 });
});

test('a second payer of a proforma pays nothing of it: the transfer goes back, and one invoice is issued', async () => {
  const proforma = await steps.write(seller);
  await steps.payByCard(proforma);
  const answer = await steps.receive(seller, proforma, 184.49);
  expect(answer).toMatchObject({ status: 409, body: { code: 'payments.transfer-not-needed' } });
  expect((await steps.read(seller, proforma)).invoices).toHaveLength(1);
});

test('a withdrawn proforma is paid no more: its link is gone and its transfer goes back', async () => {
  const proforma = await steps.write(seller);
  const withdrawn = await seller.api.post<Proforma>(`/proformas/${proforma.id}/withdraw`, {});
  expect(withdrawn.body).toMatchObject({ state: 'WITHDRAWN' });
  expect(await shop.startCheckout(steps.linkOf(proforma))).toMatchObject({ status: 410 });
  expect(await steps.receive(seller, proforma, 184.49)).toMatchObject({ status: 409 });
});

test('one that was changed after it was sent has another link and reference once it is sent again', async () => {
  const proforma = await steps.write(seller);
  const changed = await seller.api.put<Proforma>(`/proformas/${proforma.id}`, {
    ...proforma.content,
    kind: proforma.kind,
    validUntil: proforma.validUntil,
    items: [{ description: 'Маса', quantity: 1, unitPrice: 100, taxRate: 20 }],
    version: proforma.version,
  });
  expect(changed.body).toMatchObject({ state: 'DRAFT', total: 120, version: proforma.version + 1 });
  expect(await shop.startCheckout(steps.linkOf(proforma))).toMatchObject({ status: 410 });
  const sent = await seller.api.post<Proforma>(`/proformas/${proforma.id}/send`, {});
  expect(sent.body.state).toBe('SENT');
  expect([sent.body.paymentLinkId, sent.body.reference]).not.toEqual([
    proforma.paymentLinkId,
    proforma.reference,
  ]);
  const token = steps.tokenOf(proforma);
  const stale = await shop.api().post(`/offers/${token}/accept`, { version: proforma.version });
  expect(stale).toMatchObject({ status: 409, body: { code: 'proformas.changed' } });
});
