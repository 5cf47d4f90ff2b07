import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { splitGross } from '#modules/invoices/domain/vat.ts';
import { draftCheckout } from '#modules/payments/adapters/stripe/draft-checkout.ts';
import { feesOf } from '#kernel/fees.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { csvExport } from '#platform/exports/csv-export.ts';
import { amount } from '#platform/exports/export.ts';
import { formatMoney as formatOnPaper } from '#platform/templates/formats.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { formatMoney as formatOnScreen } from '#web/shared/format/format-money.ts';
import { parseAmount } from '#web/shared/form/parse-amount.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
  merchant = await deployment.shop.addMerchant();
  await deployment.shop.registerForVat(merchant.id);
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
});

/** One cent to one thousand. */
const prices = Array.from({ length: 100_000 }, (_, place) => place + 1);
const decimalOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const digitsOf = (text: string): number => Number(text.replace(/\D/gu, ''));
const rates = {
  currency: 'EUR',
  validFrom: businessDate('2026-01-01'),
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor: 15,
} as const;

const chargedAtProvider = (charge: Money<'EUR'>): number | undefined => {
  const order = {
    paymentId: 1,
    merchantId: 1,
    merchantName: 'Работилница',
    key: 'key',
    chargeAmount: charge,
    platformFee: Money.zero('EUR'),
    title: 'Стол',
    customerEmail: null,
    language: 'bg',
    expiresAt: new Date('2026-11-20T12:00:00Z'),
    linkToken: null,
    account: null,
    keepsCard: false,
  } as const;
  const { line_items: lines } = draftCheckout(order, { publicUrl: 'http://localhost' });
  return lines?.[0]?.price_data?.unit_amount;
};

/** The amount in cents, parsed back from every place where it is written or computed. */
const everywhere = (cents: number): readonly (number | undefined)[] => {
  const money = Money.ofMinor(cents, 'EUR');
  const decimal = JSON.parse(JSON.stringify(money.toDecimal())) as number;
  const { net, vat } = splitGross(money, 20);
  const fees = feesOf(money, rates);
  return [
    Number(Money.ofDecimal(decimal, 'EUR').minor),
    Number(Money.ofDecimal(parseAmount(decimalOf(cents))!, 'EUR').minor),
    digitsOf(formatOnScreen(decimal, 'EUR', 'bg')),
    digitsOf(formatOnScreen(decimal, 'EUR', 'en')),
    digitsOf(formatOnPaper(money, 'bg')),
    digitsOf(formatOnPaper(money, 'en')),
    chargedAtProvider(money),
    Number(net.plus(vat).minor),
    Number(fees.netAmount.plus(fees.platformFee).plus(fees.merchantFee).minor),
  ];
};

describe('every price from 0.01 to 1,000.00', () => {
  it('every amount from 0.01 to 1,000.00 is the same cent typed, on screen, in print, at the provider, and after VAT and fees', () => {
    const wrong = prices.filter((cents) => everywhere(cents).some((found) => found !== cents));
    expect(wrong).toEqual([]);
  });

  it('every amount is the same cent in a spreadsheet file, in both languages', async () => {
    for (const language of ['bg', 'en'] as const) {
      const exportFile = {
        title: '',
        language,
        columns: [amount('price', 'Цена', 'cents')],
        source: 'from generate_series(1, 100000) as prices(cents)',
        orderBy: 'cents',
        bindings: {},
      };
      const file = await buffer(csvExport(deployment.shop.application.resolve(DatabaseToken), exportFile));
      const [, ...lines] = file.toString().trim().split('\n');
      const written = (cents: number): string =>
        language === 'bg' ? decimalOf(cents).replace('.', ',') : decimalOf(cents);
      expect(lines.map((line) => line.trim())).toEqual(prices.map(written));
    }
  });

  it.each([0.5, 19.99, 100.01, 999.99, 1_000])(
    'an amount of %d is the same through link, provider, payment, document, PDF and file',
    async (price) => {
      const { shop, loadBalancer } = deployment;
      const link = await shop.createLink(merchant, { amount: price });
      const checkout = await shop.openCheckout(link, {}, loadBalancer.url);
      const session = (await shop.control.sessions()).find(({ body }) => body.id === checkout.sessionId);
      expect(session!.body.amount_total).toBe(Math.round(price * 100));
      await shop.control.pay({ session: checkout.sessionId });
      expect((await shop.returnFrom(checkout)).amount).toBe(price);
      const { amount: paid, invoiceId } = await shop.payment(checkout.paymentId);
      const invoice = accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
      expect([paid, invoice.totalAmount]).toEqual([price, price]);
      const { content } = await merchant.api.download(`/invoices/${invoiceId}/pdf`);
      const onPaper = formatOnPaper(Money.ofDecimal(price, 'EUR'), 'en');
      expect((await readPdf(content)).text).toContain(onPaper);
      const file = await merchant.api.download('/invoices/export?format=csv');
      const row = new TextDecoder()
        .decode(file.content)
        .split('\n')
        .find((line) => line.includes(invoice.invoiceNumber));
      expect(row!.split(';')).toContain(decimalOf(Math.round(price * 100)).replace('.', ','));
    },
  );
});
