import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice, InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const settled = async (paymentId: number): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment.status).toBe('SUCCEEDED');
  return payment;
};

/** A new link of the merchant, paid on the provider's page; the webhook settles it. */
const sell = async (
  about: Parameters<TestApplication['createLink']>[1],
  by: TestMerchant = merchant,
): Promise<Payment> => {
  const checkout = await shop.openCheckout(await shop.createLink(by, about));
  await payOnPage(checkout.checkoutUrl, cards.paid);
  return settled(checkout.paymentId);
};

describe('from registration to receipt', () => {
  it('a business registers, is approved, creates a link and is paid, and both sides get their documents', async () => {
    const registered = await shop.registerMerchant({ businessName: 'Пекарна „Златен клас“' });
    expect(registered.status).toBe('PENDING');
    expect((await shop.activate(registered.id)).status).toBe('ACTIVE');
    await shop.registerForVat(registered.id);
    const baker = shop.api(await shop.signIn(registered.email));

    const link = await shop.createLink({ api: baker }, { amount: 120, description: 'Торта за рожден ден' });
    expect(link.qrCodeData).toBe(link.paymentLinkUrl);
    const seen = accepted(
      await shop.api().get<PublicPaymentLink>(`/payment-links/token/${link.uniqueToken}`),
    );
    expect(seen).toMatchObject({ merchantName: 'Пекарна „Златен клас“', amount: 120, currency: 'EUR' });

    const payer = {
      customerName: 'Мария Иванова',
      customerEmail: 'maria@example.com',
      language: 'bg',
    } as const;
    const checkout = await shop.openCheckout(link, payer);
    const redirect = await payOnPage(checkout.checkoutUrl, cards.paid);
    expect(redirect.headers.get('location')).toBe(
      `${shop.env['PUBLIC_URL']}/pay/success?session_id=${checkout.sessionId}`,
    );
    const payment = await settled(checkout.paymentId);
    expect(payment).toMatchObject({
      platformFee: 1.8,
      merchantFee: 3.63,
      netAmount: 114.57,
      cardLast4: '4242',
    });
    expect((await shop.api().get(`/payment-links/token/${link.uniqueToken}`)).body).toMatchObject({
      status: 'PAID',
    });

    const own = accepted(await baker.get<Payment[]>('/merchants/me/payments'));
    expect(own.map(({ id }) => id)).toEqual([payment.id]);
    const invoices = accepted(await baker.get<InvoiceSummary[]>('/invoices/me'));
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({
      invoiceNumber: '0000000001',
      status: 'PAID',
      subtotal: 100,
      taxRate: 20,
      taxAmount: 20,
      totalAmount: 120,
      paidAmount: 120,
      paymentId: payment.id,
    });

    const file = await baker.download(`/invoices/${payment.invoiceId}/pdf`);
    const printed = await readPdf(file.content);
    expect(printed).toMatchObject({ pages: 1, size: [595, 842] });
    expect(printed.text).toContain('Торта за рожден ден');

    const mail = shop.mailbox.mails[0]!;
    expect(mail.to).toEqual(['maria@example.com']);
    const attached = await readPdf(partOf(readMail(mail.raw), 'application/pdf'));
    expect(attached.text).toContain('0000000001');
    const { delivery } = accepted(await baker.get<Invoice>(`/invoices/${payment.invoiceId}`));
    expect(delivery?.state).toBe('SENT');
    expect((await shop.returnPaid(checkout)).invoiceNumber).toBe('0000000001');
  });
});

describe('net amounts', () => {
  it('a payment of 100 euro gives the merchant 95.45', async () => {
    expect(await sell({ amount: 100, currency: 'EUR' })).toMatchObject({
      platformFee: 1.5,
      merchantFee: 3.05,
      netAmount: 95.45,
      chargeAmount: 100,
      chargeCurrency: 'EUR',
      fxRate: null,
    });
  });

  it('a payment of 100 dollars gives the merchant 95.42', async () => {
    expect(await sell({ amount: 100, currency: 'USD' })).toMatchObject({
      platformFee: 1.5,
      merchantFee: 3.08,
      netAmount: 95.42,
      chargeCurrency: 'USD',
    });
  });

  it('a payment of 100 leva gives the merchant 95.30, is charged as 51.13 euro, and keeps both amounts', async () => {
    expect(await sell({ amount: 100, currency: 'BGN' })).toMatchObject({
      amount: 100,
      currency: 'BGN',
      platformFee: 1.5,
      merchantFee: 3.2,
      netAmount: 95.3,
      chargeAmount: 51.13,
      chargeCurrency: 'EUR',
      fxRate: '1.95583',
      chargePlatformFee: 0.77,
      chargeMerchantFee: 1.63,
      chargeNetAmount: 48.73,
    });
  });
});

describe('repeated payments', () => {
  it('a REUSABLE link stays open, and each customer gets an invoice', async () => {
    const counter = await shop.addMerchant();
    const link = await shop.createLink(counter, { amount: 3.5, usage: 'REUSABLE', expiresInDays: null });
    const numbers: (string | null)[] = [];
    for (const customerName of ['Първи', 'Втори', 'Трети']) {
      const checkout = await shop.openCheckout(link, { customerName });
      await shop.control.pay({ session: checkout.sessionId });
      const state = await shop.returnPaid(checkout);
      expect(state.status).toBe('SUCCEEDED');
      numbers.push(state.invoiceNumber);
    }
    expect(numbers).toEqual(['0000000001', '0000000002', '0000000003']);
    expect((await shop.api().get(`/payment-links/token/${link.uniqueToken}`)).status).toBe(200);
  });

  it('a merchant without a VAT registration states no VAT and the reason', async () => {
    const payment = await sell({ amount: 24 });
    const invoice = accepted(await merchant.api.get<Invoice>(`/invoices/${payment.invoiceId}`));
    expect(invoice).toMatchObject({ subtotal: 24, taxAmount: 0, taxRate: 0, totalAmount: 24 });
    expect(invoice.vatGround).toMatch(/113/);
  });
});

describe('receipts requested by the payer', () => {
  it('a payer without an e-mail can request the receipt on the return page once the payment has succeeded', async () => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    const requestReceipt = (email: string) =>
      shop.api().post(`/payments/checkout/sessions/${checkout.sessionId}/receipt`, { email });
    expect((await requestReceipt('platets@example.com')).body).toMatchObject({
      code: 'payments.receipt-not-ready',
    });
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await shop.returnPaid(checkout);
    expect(await requestReceipt('няма')).toMatchObject({
      status: 422,
      body: { fields: { email: expect.any(String) } },
    });
    expect(await requestReceipt('platets@example.com')).toMatchObject({
      status: 202,
      body: { email: 'platets@example.com' },
    });
    await shop.drain();
    const mail = shop.mailbox.mails.find(({ to }) => to.includes('platets@example.com'));
    const { text } = await readPdf(partOf(readMail(mail!.raw), 'application/pdf'));
    expect(text).toContain('ОРИГИНАЛ');
  });
});
