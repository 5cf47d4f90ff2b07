import type { FiscalMode, InvoiceType } from './invoice-document.ts';

type Sale = Readonly<{
  type: InvoiceType;
  isTest: boolean;
  fiscalMode: FiscalMode;
  eShopNumber: string | null;
  orderNumber: number | null;
  transactionReference: string | null;
  totalMinor: number;
  /** An instant as text; null until it is paid. */
  paidAt: string | null;
}>;

const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * The content of the QR code of a sale document (Ordinance N-18, art. 52о to 52у): shop, order, transaction, date and
 * time in Sofia, amount. null for another regime, an unpaid document, a credit note, a test.
 */
export const saleDocumentCode = (sale: Sale): string | null => {
  const { type, isTest, fiscalMode, eShopNumber, orderNumber, transactionReference, totalMinor, paidAt } =
    sale;
  if (fiscalMode !== 'ALT_REGIME' || type === 'CREDIT_NOTE' || isTest || paidAt === null) return null;
  if (eShopNumber === null || orderNumber === null || transactionReference === null) return null;
  const [date, time] = sofia.format(new Date(paidAt)).split(' ');
  const amount = `${Math.floor(totalMinor / 100)}.${String(totalMinor % 100).padStart(2, '0')}`;
  return [eShopNumber, orderNumber, transactionReference, date, time, amount].join('*');
};
