import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { advanceOfSale, fittedSale } from '../domain/advance-of-sale.ts';
import type { Deduction } from '../domain/advances.ts';
import type { SeriesPlace, SucceededPayment } from '../domain/document-for-payment.ts';
import { AdvanceDeducted } from '../domain/failures.ts';
import { saleProblems } from '../domain/draft-problems.ts';
import type { InvoiceDocument, InvoiceLine } from '../domain/invoice-document.ts';
import { linesOf, sumsOf, writtenDocument, type InvoiceDraft } from '../domain/written-invoice.ts';
import type { SaleOfLink } from '../ports/contents-of-payments.ts';
import type { Invoices } from '../ports/invoices.ts';
import type { DeductAdvances } from './deduct-advances.ts';
import { documentText } from './document-messages.ts';

type Deps = Readonly<{
  deductAdvances: DeductAdvances;
  invoices: Pick<Invoices, 'find'>;
  messages: Messages;
}>;

/** What the document of a payment will say; its advances are locked. */
export type PaidSale = Readonly<{
  draft: InvoiceDraft;
  deducted: readonly InvoiceLine[];
  deductions: readonly Deduction[];
  /** The first rate of the sale, where the registration of the merchant allows its rates no more. */
  refusedTaxRate?: number;
}>;

/** The advances can be deducted no more: refunded, of another buyer, or deducted by another invoice. */
const refusesDeduction = async (
  deductAdvances: DeductAdvances,
  final: Parameters<DeductAdvances['preview']>[0],
): Promise<boolean> => {
  try {
    return (await deductAdvances.preview(final)).problems.length > 0;
  } catch (error) {
    if (error instanceof AdvanceDeducted) return true;
    throw error;
  }
};

const whole = async (
  { deductAdvances }: Deps,
  payment: SucceededPayment,
  { sale: { draft, advanceIds }, supplier }: Readonly<{ sale: SaleOfLink; supplier: MerchantRecord }>,
): Promise<PaidSale | null> => {
  const final = { draft, supplier, advanceIds };
  const isRefused = await refusesDeduction(deductAdvances, final);
  if (isRefused) return null;
  const { deductions, lines: deducted } = await deductAdvances.lock(final);
  const { total } = sumsOf([...linesOf(draft, supplier), ...deducted], draft.currency);
  return total.equals(payment.chargeAmount) ? { draft, deducted, deductions } : null;
};

/** The lines of documents of the merchant. */
const linesOfDocuments = async (
  { invoices }: Pick<Deps, 'invoices'>,
  ids: readonly number[],
  ofMerchant: number,
): Promise<InvoiceLine[]> => {
  const lines: InvoiceLine[] = [];
  for (const id of ids)
    lines.push(...((await invoices.find({ id, ofMerchant }))?.invoice.document.lines ?? []));
  return lines;
};

/**
 * What a payment of a sale is documented with: the whole sale less its advances where that is what came, else an advance
 * over exactly what came. The money has come: no rule refuses it, also after another registration for VAT.
 * @returns null for money in another currency
 */
export const saleOfPayment = async (
  deps: Deps,
  payment: SucceededPayment,
  sale: SaleOfLink,
  supplier: MerchantRecord,
): Promise<PaidSale | null> => {
  const { advanceText: text, advanceIds } = sale;
  const { chargeAmount: amount } = payment;
  const paidOn = businessDateOf(payment.succeededAt);
  if (sale.draft.currency !== amount.currency) return null;
  const isFitting = saleProblems(sale.draft, supplier.vatRegistration, paidOn).length === 0;
  const draft = isFitting ? sale.draft : fittedSale(sale.draft, supplier);
  const refused = isFitting ? {} : { refusedTaxRate: sale.draft.lines[0]!.taxRate };
  const all = await whole(deps, payment, { sale: { ...sale, draft }, supplier });
  if (all !== null) return { ...all, ...refused };
  const unit = documentText(deps.messages, draft.language)('invoices.unit.piece');
  const earlier = await linesOfDocuments(deps, advanceIds, supplier.id);
  const advance = advanceOfSale(draft, supplier, { amount, text, unit, earlier });
  return { draft: advance, deducted: [], deductions: [], ...refused };
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
    customerEmail: draft.customer.email ?? payment.customerEmail,
    orderNumber: payment.orderNumber,
    transactionReference: payment.transactionReference,
  };
};
