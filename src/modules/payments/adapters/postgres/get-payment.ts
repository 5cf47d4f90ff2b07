import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { DocumentsOfLinks, LinkDocumentType, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { PaymentNotFound } from '../../domain/failures.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { visibleRows } from './payment-conditions.ts';
import {
  paymentColumns,
  paymentSource,
  withInvoices,
  type InvoicedPayment,
  type PaymentView,
} from './payment-view.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;
type Documents = Readonly<{ documents: DocumentsOfPayments }>;

/** A payment for its payer; the presenter omits what the payer may not see. */
export type CheckoutOutcome = Readonly<{
  payment: PaymentView;
  invoiceNumber: string | null;
  documentType: LinkDocumentType;
  payAgainToken: string | null;
  /** The page of the shop, once the payment has succeeded. */
  returnUrl: string | null;
}>;

/** @throws PaymentNotFound, also for a payment that the actor may not see */
export const findPayment = async (
  { database, merchants, clock }: Deps,
  actor: Actor,
  paymentId: number,
): Promise<PaymentView> => {
  mustHoldAsMember(actor, 'SEE', 'payments:read');
  const { where, bindings } = visibleRows(await merchants.visibleTo(actor), recordsVisibleTo(actor, clock));
  const [payment] = await database.rows<PaymentView>(
    `select ${paymentColumns} from ${paymentSource} where p.id = :paymentId and ${where}`,
    { ...bindings, paymentId },
  );
  if (payment === undefined) throw new PaymentNotFound();
  return payment;
};

/** @throws PaymentNotFound, also for a payment that the actor may not see */
export const getPayment = async (
  deps: Deps & Documents,
  actor: Actor,
  paymentId: number,
): Promise<InvoicedPayment> => {
  const [payment] = await withInvoices(deps.documents, [await findPayment(deps, actor, paymentId)]);
  return payment!;
};

type OutcomeDeps = Documents &
  Readonly<{ database: Database; links: PayableLinks; documentsOfLinks: DocumentsOfLinks }>;

const returnUrlOf = async (
  links: PayableLinks,
  { status, paymentLinkId }: PaymentView,
): Promise<string | null> =>
  status === 'SUCCEEDED' && paymentLinkId !== null ? links.returnUrl(paymentLinkId) : null;

/** The outcome for the payer; the caller has checked the session id. @throws PaymentNotFound */
export const getCheckoutOutcome = async (
  { database, links, documents, documentsOfLinks }: OutcomeDeps,
  paymentId: number,
): Promise<CheckoutOutcome> => {
  const [payment] = await database.rows<PaymentView>(
    `select ${paymentColumns} from ${paymentSource} where p.id = :paymentId`,
    { paymentId },
  );
  if (payment === undefined) throw new PaymentNotFound();
  const document = (await documents.of([paymentId])).get(paymentId);
  const mayPayAgain = payment.status !== 'SUCCEEDED' && payment.paymentLinkId !== null;
  return {
    payment,
    invoiceNumber: document?.invoiceNumber ?? null,
    documentType:
      payment.paymentLinkId === null ? 'INVOICE' : await documentsOfLinks.typeOf(payment.paymentLinkId),
    returnUrl: await returnUrlOf(links, payment),
    payAgainToken: mayPayAgain ? await links.payableToken(payment.paymentLinkId) : null,
  };
};
