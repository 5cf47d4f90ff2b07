import { systemFor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { CreateTestInvoice } from '#modules/invoices/application/create-test-invoice.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import type { VatRegistration } from '#modules/invoices/domain/vat.ts';
import type { InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import type { MerchantFacts } from '#test/support/insert-rows.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { user } from './invoice-callers.ts';

const today = businessDate('2026-11-20');

const numbers: Readonly<Record<VatRegistration, string | null>> = {
  FULL: 'BG175074752',
  NONE: null,
  ART_97A: 'BG175074752',
  EX: 'BG175074752-EX',
};

/** Profile of a merchant by VAT registration. */
export const supplier = (vatRegistration: VatRegistration, facts: MerchantFacts = {}): MerchantFacts => ({
  vatRegistration,
  vatNumber: numbers[vatRegistration],
  ...facts,
});

export const company = {
  kind: 'COMPANY',
  name: 'Книжарница „Хеликон“ ООД',
  address: 'гр. Пловдив, ул. „Райко Даскалов“ 3',
  taxId: '831902088',
  vatNumber: 'BG831902088',
  email: 'schetovodstvo@example.com',
} as const;
export const person = {
  kind: 'PERSON',
  name: 'Иван Петров',
  address: null,
  taxId: null,
  vatNumber: null,
  email: null,
} as const;

export const line = (
  description: string,
  quantity: string,
  unit: string,
  minor: number,
  taxRate: 20 | 9 | 0,
  currency: 'EUR' | 'USD' = 'EUR',
) => ({ description, quantity, unit, unitPrice: Money.ofMinor(minor, currency), taxRate });

export const threeRates = [
  line('Консултация по счетоводство', '2.5', 'ч', 4_000, 20),
  line('Учебник „Счетоводство за всички“', '3', 'бр.', 999, 9),
  line('Обучение по освободена доставка', '1', 'бр.', 12_000, 0),
];

const drafted: InvoiceDraft = {
  currency: 'EUR',
  customer: company,
  lines: threeRates,
  zeroRateGround: 'ART_41',
  dueDate: null,
  description: null,
  language: 'bg',
};

/** Creates documents of each kind through the use-cases, each for a new merchant. */
export const createDocumentFactory = (fixture: InvoicesFixture) => {
  const viewOf = async (id: number): Promise<InvoiceView> => (await fixture.findInvoice(id, 'all', today))!;
  const latestOf = async (merchantId: number): Promise<InvoiceView> => {
    const [row] = await fixture.database.rows<{ id: number }>(
      'select max(id) as id from invoices where merchant_id = ?',
      [merchantId],
    );
    return viewOf(row!.id);
  };

  const paid = async (merchant: MerchantFacts, facts: Partial<SucceededPayment>): Promise<InvoiceView> => {
    const merchantId = await fixture.addMerchant(merchant);
    await fixture.pay(merchantId, facts);
    return latestOf(merchantId);
  };
  const written = async (
    merchant: MerchantFacts,
    facts: Partial<InvoiceDraft>,
  ): Promise<InvoiceView & Readonly<{ merchantId: number }>> => {
    const merchantId = await fixture.addMerchant(merchant);
    const draft = { ...drafted, ...facts };
    const actor = user('MERCHANT', 1, merchantId);
    return viewOf(await fixture.get(WriteInvoice).execute({ actor, draft }));
  };
  /** Written by the product, with a part in minor units that was kept from the takings of its buyer. */
  const withheld = async (
    merchant: MerchantFacts,
    facts: Partial<InvoiceDraft>,
    minor: number,
  ): Promise<InvoiceView> => {
    const actor = systemFor('billing', await fixture.addMerchant(merchant));
    const draft = { ...drafted, ...facts };
    const command = { actor, draft, withheld: Money.ofMinor(minor, draft.currency) };
    return viewOf(await fixture.get(WriteInvoice).execute(command));
  };
  const settled = async (merchant: MerchantFacts, facts: Partial<InvoiceDraft>) => {
    const { id, merchantId, totalMinor, currency, language } = await written(merchant, facts);
    const [link] = await fixture.database.rows<{ id: number }>(
      'select id from payment_links where invoice_id = ?',
      [id],
    );
    const charge = Money.ofMinor(totalMinor, currency);
    const payment = await fixture.pay(merchantId, {
      paymentLinkId: link!.id,
      amount: charge,
      chargeAmount: charge,
      language,
    });
    return { payment, invoice: await viewOf(id) };
  };
  const credited = async (merchant: MerchantFacts, facts: Partial<InvoiceDraft>, minor: number) => {
    const { payment } = await settled(merchant, facts);
    await fixture.refund(payment, minor, { note: 'Върната стока по рекламация' });
    return latestOf(payment.merchantId);
  };
  const annulled = async (merchant: MerchantFacts): Promise<InvoiceView> => {
    const { id, merchantId } = await written(merchant, {});
    const actor = user('MERCHANT', 1, merchantId);
    await fixture.get(AnnulInvoice).execute({ actor, invoiceId: id, reason: 'Грешен получател' });
    return viewOf(id);
  };
  const testDocument = async (merchant: MerchantFacts): Promise<InvoiceView> => {
    const merchantId = await fixture.addMerchant(merchant);
    const actor = user('MERCHANT', 1, merchantId);
    return viewOf(await fixture.get(CreateTestInvoice).execute({ actor }));
  };
  return {
    paid,
    written,
    withheld,
    settled: async (...request: Parameters<typeof settled>) => (await settled(...request)).invoice,
    credited,
    annulled,
    testDocument,
  };
};
export type DocumentFactory = ReturnType<typeof createDocumentFactory>;
