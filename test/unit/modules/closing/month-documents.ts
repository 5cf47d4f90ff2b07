import { businessDate } from '#kernel/business-date.ts';
import { daysOf } from '#kernel/month.ts';
import { Money } from '#kernel/money.ts';
import type { VatGround, VatRate, VatRegistration } from '#kernel/sale-vat.ts';
import type { InvoiceDocument, InvoiceLine, MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { totalsOf } from '#modules/closing/application/month-totals.ts';
import type { MonthContent } from '#modules/closing/application/month-content.ts';
import { taxGroupOf } from '#modules/invoices/domain/vat.ts';

const euro = (minor: bigint | number) => Money.ofMinor(minor, 'EUR');

type LineFacts = Readonly<{
  net: number;
  rate?: VatRate;
  ground?: VatGround;
  quantity?: string;
  description?: string;
  advance?: boolean;
}>;

const lineOf = ({
  net,
  rate = 20,
  ground,
  quantity = '1',
  description = 'Услуга',
  advance,
}: LineFacts): InvoiceLine => ({
  description,
  quantity,
  unit: 'бр.',
  unitPrice: euro(net),
  net: euro(net),
  taxRate: rate,
  taxGroup: taxGroupOf(rate),
  tax: euro(Math.round((net * rate) / 100)),
  ...(ground !== undefined && { vatGround: ground }),
  ...(advance === true && { advance: { number: '0000000001', issueDate: businessDate('2026-09-01') } }),
});

const company = {
  name: 'Книжарница Хеликон ООД',
  address: 'гр. Пловдив, ул. Райко Даскалов 3',
  taxId: '831902088',
  vatNumber: 'BG831902088',
};

/** An issued document of September 2026. */
export const documentOf = (
  number: number,
  lines: readonly LineFacts[] = [{ net: 10_000 }],
  facts: Partial<InvoiceDocument> = {},
  about: Partial<MonthDocument> = {},
): MonthDocument => {
  const made = lines.map(lineOf);
  const subtotal = euro(made.reduce((sum, { net }) => sum + net.minor, 0n));
  const tax = euro(made.reduce((sum, line) => sum + line.tax.minor, 0n));
  const day = businessDate('2026-09-15');
  return {
    id: number,
    invoiceNumber: String(number).padStart(10, '0'),
    documentHash: 'ab'.repeat(32),
    annulledOn: null,
    corrects: null,
    payments: [],
    creditedMinor: 0,
    isWhollyCredited: false,
    document: {
      merchantId: 1,
      series: 'LEGAL',
      number,
      type: 'INVOICE',
      paymentId: null,
      paymentLinkId: null,
      refundId: null,
      correctsInvoiceId: null,
      correctionReason: null,
      subtotal,
      tax,
      total: subtotal.plus(tax),
      price: null,
      eurRate: '1',
      eurSubtotal: subtotal,
      eurTax: tax,
      vatRegistration: 'FULL',
      vatGround: null,
      issueDate: day,
      taxEventDate: day,
      dueDate: businessDate('2026-09-29'),
      issuedAt: new Date('2026-09-15T09:00:00Z'),
      description: null,
      paymentMethod: 'BANK_TRANSFER',
      author: 'Агро ЕООД',
      language: 'bg',
      seller: { name: 'Агро ЕООД', address: 'гр. София', taxId: '175074752', vatNumber: 'BG175074752' },
      buyer: company,
      customerName: null,
      customerEmail: null,
      fiscalMode: 'OWN_TILL',
      eShopNumber: null,
      orderNumber: null,
      transactionReference: null,
      lines: made,
      ...facts,
    },
    ...about,
  };
};

export const sellerOf = (
  vatRegistration: VatRegistration = 'FULL',
  facts: Partial<MerchantRecord> = {},
): MerchantRecord =>
  ({
    id: 1,
    businessName: 'Агро ЕООД',
    taxId: 'BG175074752',
    vatNumber: vatRegistration === 'NONE' ? null : 'BG175074752',
    vatRegistration,
    fiscalMode: 'OWN_TILL',
    eShopNumber: null,
    slug: 'agro',
    language: 'bg',
    ...facts,
  }) as MerchantRecord;

/** The VAT registration of the seller held in the whole of September 2026. */
export const ofMonth = (seller: MerchantRecord = sellerOf()) => {
  const { vatRegistration, vatNumber } = seller;
  return { seller, registrations: [{ ...daysOf('2026-09'), vatRegistration, vatNumber }] };
};

/** The content of September 2026 with these documents. */
export const contentOf = (
  documents: readonly MonthDocument[],
  seller: MerchantRecord = sellerOf(),
): MonthContent => ({
  ...ofMonth(seller),
  providerAccount: null,
  month: '2026-09',
  documents,
  readOn: businessDate('2026-10-02'),
  problems: [],
  totals: totalsOf(documents, ofMonth(seller).registrations, []),
  chainHash: 'cd'.repeat(32),
  fingerprint: 'ef'.repeat(32),
});
