import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { payTwice } from '#test/support/application/pay-twice.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { inDays } from '#test/support/in-days.ts';
import { buyer, proformaSteps, severalRates } from './proformas-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await startApplication();
  steps = proformaSteps(shop);
  seller = await steps.addSeller();
});
afterAll(async () => {
  expect(await shop.doctor(/proformas|documents|links|numbers/)).toEqual([]);
  await shop.stop();
});

const finalOf = ({ invoices }: Proforma): number => invoices.find(({ isAdvance }) => !isAdvance)!.invoiceId;

test('two payers with cards: the first has the invoice with all lines, the second a document of its own that is refunded', async () => {
  const proforma = await steps.write(seller);
  const [, second] = await payTwice(shop, steps.linkOf(proforma) as never);
  await shop.returnFrom(second);
  await shop.drain();
  const paid = await steps.read(seller, proforma);
  expect(paid).toMatchObject({ state: 'PAID', paid: proforma.total, open: 0 });
  expect(paid.invoices).toHaveLength(1);
  expect((await steps.invoice(seller, finalOf(paid))).items).toHaveLength(severalRates.length);
});

test('one that is paid by transfer after its last day has its invoice, and takes no card', async () => {
  const proforma = await steps.write(seller);
  await shop.database.rows(
    `update payment_links set expires_at = now() - interval '1 minute' where id = :id returning id`,
    { id: proforma.paymentLinkId },
  );
  await shop.database.rows('update proformas set valid_until = :day where id = :id returning id', {
    id: proforma.id,
    day: inDays(-1),
  });
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'EXPIRED' });
  expect(await shop.startCheckout(steps.linkOf(proforma))).toMatchObject({ status: 410 });
  accepted(await steps.receive(seller, proforma, proforma.total));
  expect(await steps.read(seller, proforma)).toMatchObject({
    state: 'PAID',
    invoices: [{ isAdvance: false }],
  });
});

test('the card takes its money until the end of the last day in Sofia', async () => {
  const proforma = await steps.write(seller, { validUntil: inDays(0) });
  const link = accepted(
    await seller.api.get<{ expiresAt: string }>(`/payment-links/${proforma.paymentLinkId}`),
  );
  const inSofia = new Date(link.expiresAt).toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' });
  expect(inSofia).toBe(`${inDays(1)} 00:00:00`);
});

test('three parts of several rates to odd cents make three advances, and the final invoice deducts each once', async () => {
  const proforma = await steps.write(seller);
  let open = proforma;
  for (const amount of [0.51, 33.33, 77.77]) {
    accepted(await steps.receive(seller, open, amount));
    await shop.drain();
    open = await steps.read(seller, proforma);
  }
  expect(open.invoices.map(({ isAdvance, total }) => [isAdvance, total])).toEqual([
    [true, 0.51],
    [true, 33.33],
    [true, 77.77],
  ]);
  await steps.payByCard(open);
  const paid = await steps.read(seller, proforma);
  const final = await steps.invoice(seller, finalOf(paid));
  const advances = await Promise.all(open.invoices.map(({ invoiceId }) => steps.invoice(seller, invoiceId)));
  expect(final.advances).toHaveLength(3);
  const sum = (of: (invoice: Invoice) => number) =>
    Math.round([final, ...advances].reduce((all, one) => all + of(one), 0) * 100) / 100;
  expect(sum(({ totalAmount }) => totalAmount)).toBe(proforma.total);
  expect(sum(({ taxAmount }) => taxAmount)).toBeCloseTo(proforma.taxAmount, 1);
});

test('an advance that another invoice deducts is deducted once: the press is refused, and the rest is an advance', async () => {
  const proforma = await steps.write(seller);
  accepted(await steps.receive(seller, proforma, 60));
  await shop.drain();
  const part = await steps.read(seller, proforma);
  const { currency, customer, items, language } = proforma.content;
  const other = await seller.api.post<Invoice>('/invoices', {
    currency,
    customer,
    items,
    language,
    advances: [part.invoices[0]!.invoiceId],
  });
  expect(other.status, JSON.stringify(other.body)).toBe(201);
  expect(await seller.api.post(`/proformas/${proforma.id}/invoice`, {})).toMatchObject({
    status: 409,
    body: { code: 'invoices.advance-deducted' },
  });
  await steps.payByCard(part);
  const paid = await steps.read(seller, proforma);
  expect(paid).toMatchObject({ state: 'PAID', open: 0 });
  expect(paid.invoices.map(({ isAdvance }) => isAdvance)).toEqual([true, true]);
});

test('a part of which so little is left that no card takes it asks for nothing more, and the press invoices it', async () => {
  const proforma = await steps.write(seller);
  accepted(await steps.receive(seller, proforma, proforma.total - 0.3));
  await shop.drain();
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'SENT', open: 0.3 });
  const pressed = await seller.api.post<Proforma>(`/proformas/${proforma.id}/invoice`, {});
  expect(pressed.status, JSON.stringify(pressed.body)).toBe(200);
  expect(await steps.invoice(seller, finalOf(pressed.body))).toMatchObject({
    totalAmount: 0.3,
    status: 'PENDING',
  });
});

test('accepted twice it is accepted once, by who did it first', async () => {
  const proforma = await steps.write(seller, { kind: 'OFFER' });
  const path = `/offers/${steps.tokenOf(proforma)}/accept`;
  const { version } = proforma;
  const [one, two] = [
    await shop.api().post(path, { version, name: 'Мария' }),
    await shop.api().post(path, { version, name: 'Иван' }),
  ];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'ACCEPTED', acceptedBy: 'Мария' });
});

test('a transfer of a day in a closed month is refused, and the proforma waits on', async () => {
  const proforma = await steps.write(seller);
  const last = inDays(-Number(inDays(0).slice(8)));
  await shop.database.rows(
    `update bank_promises set promised_at = promised_at - interval '20 days'
     where reference = :reference returning id`,
    { reference: proforma.reference },
  );
  accepted(await seller.api.post(`/months/me/${last.slice(0, 7)}/close`, {}));
  const refused = await seller.api.post('/payments/bank', {
    reference: proforma.reference,
    amount: proforma.total,
    receivedOn: last,
  });
  expect(refused.status, JSON.stringify(refused.body)).toBe(409);
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'SENT', paid: 0, invoices: [] });
});

test('after the end of the registration for VAT the money makes an invoice of the same sum without VAT, and it is paid', async () => {
  const other = await steps.addSeller();
  const proforma = await steps.write(other);
  await shop.database.rows(
    `update merchants set vat_registration = 'NONE', vat_number = null where id = :id returning id`,
    { id: other.id },
  );
  await steps.payByCard(proforma);
  const paid = await steps.read(other, proforma);
  expect(paid).toMatchObject({ state: 'PAID', paid: proforma.total, open: 0 });
  const invoice = await steps.invoice(other, finalOf(paid));
  expect(invoice).toMatchObject({ totalAmount: proforma.total, taxAmount: 0, subtotal: proforma.total });
  expect(invoice.items).toHaveLength(severalRates.length);
});

test('a customer that was archived since pays, and a merged one has its proformas with the other', async () => {
  const add = async (name: string) =>
    accepted(
      await seller.api.post<{ id: number; version: number }>('/customers/me', { kind: 'PERSON', name }),
    );
  const [archived, merged, kept] = [await add('Иван'), await add('Петър'), await add('Петър Стар')];
  const one = await steps.write(seller, { customerId: archived.id });
  const two = await steps.write(seller, { customerId: merged.id });
  accepted(await seller.api.post(`/customers/${archived.id}/archive`, {}));
  accepted(await seller.api.post(`/customers/${merged.id}/merge`, { into: kept.id }));
  await steps.payByCard(one);
  expect(await steps.read(seller, one)).toMatchObject({ state: 'PAID' });
  expect(await steps.read(seller, two)).toMatchObject({ customerId: kept.id });
  const again = await steps.ask(seller, { customerId: archived.id });
  expect(again).toMatchObject({ status: 422, body: { fields: { customerId: expect.any(String) } } });
});

test('the lines of the invoice that a card has paid are those of the invoice that is written of the same content', async () => {
  const items = [
    { description: 'Маса', quantity: 3, grossUnitPrice: 33.33, taxRate: 20 },
    { description: 'Нощувка', quantity: 2.5, unitPrice: 41.67, taxRate: 9, discountPercent: 12.5 },
    { description: 'Книга', quantity: 1, grossUnitPrice: 9.99, taxRate: 9 },
  ];
  const proforma = await steps.write(seller, { items });
  await steps.payByCard(proforma);
  const paid = await steps.invoice(seller, finalOf(await steps.read(seller, proforma)));
  const { currency, customer, language } = proforma.content;
  const written = accepted(
    await seller.api.post<Invoice>('/invoices', { currency, customer, items, language }),
  );
  const withoutIds = (items: Invoice['items']) => items.map(({ id: _, ...item }) => item);
  expect(withoutIds(paid.items)).toEqual(withoutIds(written.items));
  expect([paid.subtotal, paid.taxAmount, paid.totalAmount]).toEqual([
    written.subtotal,
    written.taxAmount,
    written.totalAmount,
  ]);
});

test('the refund of a paid proforma gives a credit note of its rates', async () => {
  const proforma = await steps.write(seller);
  await steps.payByCard(proforma);
  const paid = await steps.read(seller, proforma);
  const { paymentId } = await steps.invoice(seller, finalOf(paid));
  accepted(await seller.api.post<Payment>(`/payments/${paymentId}/refunds`, { amount: proforma.total }));
  await shop.drain();
  const notes = accepted(
    await seller.api.get<{ type: string; totalAmount: number; taxAmount: number }[]>(
      `/invoices/me?type=CREDIT_NOTE&sortBy=id&sortDir=desc`,
    ),
  );
  expect(notes[0]).toMatchObject({ type: 'CREDIT_NOTE', totalAmount: proforma.total });
});

test('another merchant and a wrong token find nothing', async () => {
  const proforma = await steps.write(seller);
  const other = await steps.addSeller();
  const paths = ['', '/pdf'].map((path) => `/proformas/${proforma.id}${path}`);
  for (const path of paths) expect(await other.api.get(path)).toMatchObject({ status: 404 });
  for (const path of ['send', 'withdraw', 'invoice'])
    expect(await other.api.post(`/proformas/${proforma.id}/${path}`, {})).toMatchObject({ status: 404 });
  for (const path of ['', '/pdf'])
    expect(await shop.api().get(`/offers/nobodyhasthistoken${path}`)).toMatchObject({ status: 404 });
  const body = { version: proforma.version };
  expect(await shop.api().post('/offers/nobodyhasthistoken/accept', body)).toMatchObject({ status: 404 });
});

test('formulas and markup in its texts are texts in page, email and PDF', async () => {
  const evil = '=HYPERLINK("https://evil.example")<script>alert(1)</script>';
  const proforma = await steps.write(seller, {
    items: [{ description: evil, quantity: 1, unitPrice: 10, taxRate: 20 }],
    description: evil,
    customer: { ...buyer, name: `${evil.slice(0, 40)} ООД` },
  });
  const token = steps.tokenOf(proforma);
  expect(await shop.api().get(`/offers/${token}`)).toMatchObject({
    status: 200,
    body: { items: [{ description: evil }] },
  });
  const question = { text: evil, email: 'payer@example.com' };
  expect(await shop.api().post(`/offers/${token}/ask`, question)).toMatchObject({ status: 204 });
  await shop.drain();
  const mails = shop.mailbox.mails.map(({ raw }) => readMail(raw));
  const ofEvil = mails.filter((mail) => partOf(mail, 'text/plain').toString().includes('=HYPERLINK'));
  expect(ofEvil.length).toBeGreaterThan(0);
  for (const mail of ofEvil) expect(partOf(mail, 'text/html').toString()).not.toContain('<script>alert');
});

test('a proforma whose mail is refused for good says so, until a mail to the same address is accepted', async () => {
  const to = 'gresen@example.com';
  shop.mailbox.failNext({ at: 'recipient', code: 550, to });
  const proforma = await steps.write(seller, { customer: { ...buyer, email: to } });
  expect(proforma.isEmailRefused).toBe(false);
  await shop.drain();
  expect(await steps.read(seller, proforma)).toMatchObject({ state: 'SENT', isEmailRefused: true });
  accepted(await seller.api.post(`/proformas/${proforma.id}/send`, {}));
  await shop.drain();
  expect(await steps.read(seller, proforma)).toMatchObject({ isEmailRefused: false });
});
