import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { advanceOfSale } from '../domain/advance-of-sale.ts';
import type { Deduction } from '../domain/advances.ts';
import type { SeriesPlace, SucceededPayment } from '../domain/document-for-payment.ts';
import { saleProblems } from '../domain/draft-problems.ts';
import type { InvoiceDocument, InvoiceLine } from '../domain/invoice-document.ts';
import { linesOf, sumsOf, writtenDocument, type InvoiceDraft } from '../domain/written-invoice.ts';
import type { SaleOfLink } from '../ports/contents-of-payments.ts';
import type { DeductAdvances } from './deduct-advances.ts';
import { documentText } from './document-messages.ts';

type Deps = Readonly<{ deductAdvances: DeductAdvances; messages: Messages }>;

/** What the document of a payment will say; its advances are locked. */
export type PaidSale = Readonly<{
  draft: InvoiceDraft;
  deducted: readonly InvoiceLine[];
  deductions: readonly Deduction[];
}>;

const whole = async (
  { deductAdvances }: Deps,
  payment: SucceededPayment,
  { sale: { draft, advanceIds }, supplier }: Readonly<{ sale: SaleOfLink; supplier: MerchantRecord }>,
): Promise<PaidSale | null> => {
  const final = { draft, supplier, advanceIds };
  if ((await deductAdvances.preview(final)).problems.length > 0) return null;
  const { deductions, lines: deducted } = await deductAdvances.lock(final);
  const { total } = sumsOf([...linesOf(draft, supplier), ...deducted], draft.currency);
  return total.equals(payment.chargeAmount) ? { draft, deducted, deductions } : null;
};

/**
 * What a payment of a sale is documented with: the whole sale less its advances where that is what came, else an advance
 * over exactly what came.
 * @returns null when the sale may not be invoiced so any more, as after another registration for VAT
 */
export const saleOfPayment = async (
  deps: Deps,
  payment: SucceededPayment,
  sale: SaleOfLink,
  supplier: MerchantRecord,
): Promise<PaidSale | null> => {
  const { draft, advanceText: text } = sale;
  const { chargeAmount: amount } = payment;
  const paidOn = businessDateOf(payment.succeededAt);
  if (draft.currency !== amount.currency) return null;
  if (saleProblems(draft, supplier.vatRegistration, paidOn).length > 0) return null;
  const unit = documentText(deps.messages, draft.language)('invoices.unit.piece');
  return (
    (await whole(deps, payment, { sale, supplier })) ?? {
      draft: advanceOfSale(draft, supplier, { amount, text, unit }),
      deducted: [],
      deductions: [],
    }
  );
};

type Issue = Readonly<{
  payment: SucceededPayment;
  paid: PaidSale;
  supplier: MerchantRecord;
  place: SeriesPlace;
  issuedAt: Date;
}>;

/** The document of a payment of a sale: the tax event is the day of the payment (VAT Act, art. 25). */
export const documentOfSale = ({ payment, paid, supplier, place, issuedAt }: Issue): InvoiceDocument => {
  const { draft, deducted } = paid;
  const paidOn: BusinessDate = businessDateOf(payment.succeededAt);
  const { eurRate, eurRateDay } = payment;
  return {
    ...writtenDocument({
      draft: { ...draft, taxEventDate: paidOn, dueDate: place.issueDate },
      supplier,
      place,
      paymentLinkId: null,
      eurRate,
      eurRateDay,
      today: paidOn,
      issuedAt,
      deducted,
    }),
    paymentId: payment.paymentId,
    paymentMethod: payment.method === 'BANK' ? 'BANK_TRANSFER' : 'CARD',
    customerEmail: payment.customerEmail ?? draft.customer.email,
    orderNumber: payment.orderNumber,
    transactionReference: payment.transactionReference,
  };
};
