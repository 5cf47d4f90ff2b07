import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import {
  documentForPayment,
  type DocumentMessages,
  type SeriesPlace,
  type SucceededPayment,
  type Supplier,
} from '#modules/invoices/domain/document-for-payment.ts';

/** A payment of 100 leva, charged as 51.13 euro, late in the evening of Sofia. */
export const payment: SucceededPayment = {
  paymentId: 7,
  merchantId: 3,
  paymentLinkId: null,
  linkCreatedBy: null,
  amount: Money.ofMinor(10_000, 'BGN'),
  chargeAmount: Money.ofMinor(5_113, 'EUR'),
  eurRate: '1',
  eurRateDay: null,
  description: 'Дегустационно меню за двама',
  customerName: 'Иван Петров',
  customerEmail: 'ivan@example.com',
  buyer: null,
  language: 'bg',
  succeededAt: new Date('2026-11-20T21:30:05Z'),
  orderNumber: 1042,
  transactionReference: 'pi_1042',
  duplicateOf: null,
  overpaid: false,
};

export const supplier: Supplier = {
  id: 3,
  businessName: '„Механа Витоша“ ЕООД',
  address: 'гр. София, ул. „Граф Игнатиев“ № 12',
  taxId: 'BG175074752',
  vatRegistration: 'FULL',
  vatNumber: 'BG175074752',
  fiscalMode: 'ALT_REGIME',
  eShopNumber: 'RF0000123',
  phoneNumber: '',
  invoiceAuthor: 'Мария Георгиева',
  iban: null,
  bic: null,
  logoHash: null,
  brandColor: null,
};

const messages: DocumentMessages = {
  unit: 'бр.',
  unnamedBuyer: 'Краен клиент',
  unnamedSale: 'Продажба № 1042',
};
const place: SeriesPlace = {
  series: 'LEGAL',
  number: 1,
  issueDate: businessDate('2026-11-20'),
  previousHash: null,
};

/** The document of the sample payment, with changed fields. */
export const sampleDocument = (
  other: Readonly<{
    payment?: Partial<SucceededPayment>;
    supplier?: Partial<Supplier>;
    place?: Partial<SeriesPlace>;
  }> = {},
) =>
  documentForPayment({
    payment: { ...payment, ...other.payment },
    supplier: { ...supplier, ...other.supplier },
    messages,
    place: { ...place, ...other.place },
    issuedAt: new Date('2026-11-20T21:30:07Z'),
  });
