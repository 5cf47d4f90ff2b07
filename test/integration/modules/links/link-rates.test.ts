import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { system } from '#kernel/actor.ts';
import { SetFiscalProfile } from '#modules/merchants/index.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let app: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  app = await sharedApplication('working');
  merchant = await app.addMerchant();
  await app.registerForVat(merchant.id);
});
afterAll(() => app.stop());

const body = { amount: 109, currency: 'EUR' };
const create = async (about: object): Promise<PaymentLink> =>
  accepted(await merchant.api.post<PaymentLink>('/payment-links/me', { ...body, ...about }));
const deregister = (of: TestMerchant) =>
  app.application.resolve(SetFiscalProfile).execute({
    actor: system('tests'),
    merchantId: of.id,
    terms: { vatRegistration: 'NONE', vatNumber: null },
  });

const documentOf = async (link: PaymentLink): Promise<Invoice> => {
  const checkout = await app.openCheckout(link);
  await app.control.pay({ session: checkout.sessionId });
  await app.returnPaid(checkout);
  const { invoiceId } = await app.payment(checkout.paymentId);
  return accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
};

describe('a payment link with a rate', () => {
  it('of 9 % has a document of 9 %, taken out of the price', async () => {
    const link = await create({ taxRate: 9 });
    expect(link).toMatchObject({ taxRate: 9, vatGround: null, vatProblem: null });
    expect(await documentOf(link)).toMatchObject({
      subtotal: 100,
      taxAmount: 9,
      totalAmount: 109,
      items: [{ taxRate: 9, vatGround: null }],
    });
  });

  it('of an exempt supply has a document with its article and no tax', async () => {
    const link = await create({ taxRate: 0, vatGround: 'ART_41' });
    expect(link.vatGroundText).toMatch(/^Art\. 41 /);
    expect(await documentOf(link)).toMatchObject({
      subtotal: 109,
      taxAmount: 0,
      items: [{ taxRate: 0, vatGround: 'ART_41' }],
    });
  });

  it('that is not given follows the registration of the merchant', async () => {
    const link = await create({});
    expect(link).toMatchObject({ taxRate: null, vatGround: null, vatProblem: null });
    expect(await documentOf(link)).toMatchObject({ taxAmount: 18.17, items: [{ taxRate: 20 }] });
  });
});

it.each<[object, string, RegExp]>([
  [{ taxRate: 0 }, 'vatGround', /reason for 0%/],
  [{ taxRate: 0, vatGround: 'ART_28' }, 'vatGround', /Write an invoice/],
  [{ taxRate: 0, vatGround: 'ART_53' }, 'vatGround', /Write an invoice/],
  [{ taxRate: 0, vatGround: 'CHAPTER_4' }, 'vatGround', /Art\. 39/],
  [{ taxRate: 9, vatGround: 'ART_41' }, 'vatGround', /for 0% only/],
  [{ vatGround: 'ART_41' }, 'taxRate', /0%/],
])('a payment link with %j is refused at %s', async (about, field, message) => {
  const refused = await merchant.api.post('/payment-links/me', { ...body, ...about });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringMatching(message) as string } },
  });
});

it('a link whose rate may not be charged any more cannot be paid, and its merchant sees why', async () => {
  const former = await app.addMerchant();
  await app.registerForVat(former.id);
  const link = accepted(await former.api.post<PaymentLink>('/payment-links/me', { ...body, taxRate: 9 }));
  const byRegistration = accepted(await former.api.post<PaymentLink>('/payment-links/me', body));
  await deregister(former);
  expect(await app.startCheckout(link)).toMatchObject({
    status: 409,
    body: { code: 'payments.link-rate-refused' },
  });
  const seen = accepted(await former.api.get<PaymentLink>(`/payment-links/${link.id}`));
  expect(seen.vatProblem).toMatch(/Your VAT registration has changed/);
  expect((await app.startCheckout(byRegistration)).status).toBe(200);
  const refused = await former.api.post('/payment-links/me', { ...body, taxRate: 9 });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { taxRate: expect.stringContaining('0%') as string } },
  });
});

it('a payment whose merchant was deregistered during the checkout has a document without tax, and the log says so', async () => {
  const former = await app.addMerchant();
  await app.registerForVat(former.id);
  const link = accepted(await former.api.post<PaymentLink>('/payment-links/me', { ...body, taxRate: 9 }));
  const checkout = await app.openCheckout(link);
  await app.control.pay({ session: checkout.sessionId });
  await deregister(former);
  await app.returnPaid(checkout);
  const { invoiceId } = await app.payment(checkout.paymentId);
  expect(accepted(await former.api.get<Invoice>(`/invoices/${invoiceId}`))).toMatchObject({
    taxAmount: 0,
    items: [{ taxRate: 0, vatGround: 'ART_113_9' }],
  });
  const [entry] = await app.database.rows<{ data: object }>(
    `select data from audit_log where action = 'invoice.issued' and subject_id = ?`,
    [String(invoiceId)],
  );
  expect(entry?.data).toEqual({ refusedTaxRate: 9 });
});

describe('the VAT number of a buyer', () => {
  const written = async (vatNumber: string): Promise<Invoice> =>
    accepted(
      await merchant.api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'COMPANY', name: 'Acme GmbH', address: 'Berlin', country: 'DE', vatNumber },
        items: [{ description: 'Стока', quantity: 1, unitPrice: 100, taxRate: 0, vatGround: 'ART_53' }],
      }),
    );

  it.each([
    ['DE123456781', 'VALID', /^WAPI/],
    ['DE123456789', 'INVALID', /^WAPI/],
  ])('%s is %s and stored beside the invoice with its request', async (number, state, requestId) => {
    const { vatCheck } = await written(number);
    expect(vatCheck).toMatchObject({
      number,
      state,
      requestId: expect.stringMatching(requestId) as string,
    });
  });

  it('that cannot be checked now does not prevent the invoice', async () => {
    expect((await written('DE123456788')).vatCheck).toMatchObject({ state: 'NOT_NOW', requestId: null });
  });

  it('is checked for the form; a text that is none is refused', async () => {
    expect(accepted(await merchant.api.get('/vat-numbers/DE123456781'))).toMatchObject({
      number: 'DE123456781',
      state: 'VALID',
      name: 'SANDBOX GMBH',
    });
    expect((await merchant.api.get('/vat-numbers/XX1')).status).toBe(422);
  });

  it('is stored append-only', async () => {
    await expect(app.database.rows('delete from invoice_vat_checks')).rejects.toThrow(/append|change/i);
  });
});
