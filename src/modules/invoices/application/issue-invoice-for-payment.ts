import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { ClosedMonths, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import {
  documentForPayment,
  isLinkRateAllowed,
  type SucceededPayment,
} from '../domain/document-for-payment.ts';
import { cardPayment, promisedPayment } from '../domain/invoice-payment.ts';
import { Invoice } from '../domain/invoice.ts';
import type { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import type { ContentsOfPayments } from '../ports/contents-of-payments.ts';
import type { Invoices } from '../ports/invoices.ts';
import { issueDayOf } from './closed-months.ts';
import { documentMessages } from './document-messages.ts';
import type { DeductAdvances } from './deduct-advances.ts';
import { documentOfSale, saleOfPayment, type PaidSale } from './document-of-sale.ts';
import type { QueueReceipt } from './queue-receipt.ts';
import { linkRenewal } from './renew-link.ts';

/** With the written invoice that the payment's link was created for; null: none. */
type PaymentOfLink = SucceededPayment &
  Readonly<{
    writtenInvoiceId: number | null;
    /** The document of another program that it pays: it gets none here; absent or null: none. */
    foreignDocumentId?: number | null;
  }>;
type Command = Readonly<{ payment: PaymentOfLink }>;
type Deps = Readonly<{
  invoices: Invoices;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  contents: ContentsOfPayments;
  deductAdvances: DeductAdvances;
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'openOfInvoice'>;
  jobs: Jobs;
  receipts: QueueReceipt;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;

/** The written invoice that a payment paid. */
type Written = Readonly<{ id: number; isPaid: boolean; buyerEmail: string | null }>;

const actor = system('payments');

/**
 * Issues the document of a succeeded payment, in the transaction in which it succeeds. A repeated event changes
 * nothing: it takes no number and queues no mail.
 */
export class IssueInvoiceForPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ payment }: Command): Promise<void> {
    const { invoices, work } = this.#deps;
    if (payment.overpaid || (payment.foreignDocumentId ?? null) !== null) return;
    await work.transact(async () => {
      if ((await invoices.find({ paymentId: payment.paymentId })) !== null) return;
      const written = await this.#payWritten(payment);
      if (written === 'ALREADY_PAID') return;
      if (written === null) await this.#issue(payment);
      else {
        if (written.isPaid) await this.#mailWritten(written, payment);
        await this.#renewLinks(written);
      }
    });
  }

  /**
   * A written invoice is the document of the payments of its links. A duplicate payment (two payers at once) and the
   * payment of an annulled invoice get a document of their own.
   */
  async #payWritten(payment: PaymentOfLink): Promise<Written | 'ALREADY_PAID' | null> {
    const { paymentId, writtenInvoiceId: id, chargeAmount: amount, duplicateOf, succeededAt } = payment;
    if (id === null || duplicateOf !== null) return null;
    const { invoices, clock } = this.#deps;
    return invoices.change({ id }, (invoice) => {
      const isRecorded = invoice.toRecord().payments.some((one) => one.paymentId === paymentId);
      if (isRecorded) return 'ALREADY_PAID';
      if (invoice.isAnnulled || invoice.isPaid || !invoice.hasOpen(amount)) return null;
      const about = { paymentId, amount, paidOn: businessDateOf(succeededAt), paidAt: succeededAt };
      invoice.receive(
        payment.method === 'BANK'
          ? promisedPayment({ ...about, bankLineId: payment.bankLineId ?? null, recordedAt: clock.now() })
          : cardPayment(about),
      );
      return { id, isPaid: invoice.isPaid, buyerEmail: invoice.document.customerEmail };
    });
  }

  /** To the buyer first, who gets the original, and to the payer when that is another address. */
  async #mailWritten({ id: invoiceId, buyerEmail }: Written, { customerEmail }: SucceededPayment) {
    const { receipts } = this.#deps;
    for (const recipient of [buyerEmail, customerEmail])
      await receipts.execute({ actor, invoiceId, recipient });
  }

  /**
   * After the payment of a part, or by a link that another one has replaced meanwhile, a link asks for more than is open
   * until the job has run; a payment of it is refunded.
   */
  async #renewLinks({ id: invoiceId, isPaid }: Written): Promise<void> {
    const { links, jobs } = this.#deps;
    if (isPaid && (await links.openOfInvoice(invoiceId)).length === 0) return;
    await jobs.enqueue(linkRenewal, { invoiceId }, { key: `renew-link-${invoiceId}` });
  }

  async #issue(payment: SucceededPayment): Promise<void> {
    const { invoices, numbers, merchants, clock, audit, messages } = this.#deps;
    const supplier = await merchants.byId(payment.merchantId);
    if (supplier === null) throw new Error(`payment ${payment.paymentId} has no merchant`);
    const sale = await this.#saleOf(payment, supplier);
    const texts = documentMessages(messages, payment);
    const issuedAt = clock.now();
    const paidOn = businessDateOf(payment.succeededAt);
    const day = await issueDayOf(this.#deps, supplier.id, paidOn, businessDateOf(issuedAt));
    // Locks the merchant's series until the transaction ends.
    const place = await numbers.next(supplier.id, 'LEGAL', day);
    const document =
      sale === null
        ? documentForPayment({ payment, supplier, messages: texts, place, issuedAt })
        : documentOfSale({ payment, paid: sale, supplier, place, issuedAt });
    const { succeededAt, linkCreatedBy, bankLineId = null } = payment;
    const invoice = await Invoice.issuePaid(
      document,
      place.previousHash,
      succeededAt,
      linkCreatedBy,
      bankLineId,
    );
    const id = await invoices.add(invoice);
    if (sale !== null) await this.#follow(payment, id, sale);
    // The registration of the merchant changed while the payer paid: the rate of the link may not be charged any more.
    const isAllowed = isLinkRateAllowed(payment, supplier.vatRegistration);
    const refusedTaxRate = sale?.refusedTaxRate ?? (isAllowed ? undefined : (payment.taxRate ?? null));
    const data = refusedTaxRate === undefined ? {} : { data: { refusedTaxRate } };
    await audit.record({ actor, action: 'invoice.issued', subject: { type: 'invoice', id }, ...data });
    // To the buyer first, who gets the original, and to the payer when that is another address.
    for (const recipient of new Set([document.customerEmail, payment.customerEmail]))
      await this.#deps.receipts.execute({ invoiceId: id, recipient, actor });
  }

  /** What the link was sent for; a duplicate payment is refunded, and pays nothing of it. */
  async #saleOf(payment: SucceededPayment, supplier: MerchantRecord): Promise<PaidSale | null> {
    const { paymentLinkId, duplicateOf } = payment;
    if (paymentLinkId === null || duplicateOf !== null) return null;
    const sale = await this.#deps.contents.of(paymentLinkId, payment.chargeAmount);
    return sale === null ? null : saleOfPayment(this.#deps, payment, sale, supplier);
  }

  async #follow(
    { paymentLinkId, chargeAmount: amount, succeededAt: at }: SucceededPayment,
    invoiceId: number,
    { draft, deductions }: PaidSale,
  ): Promise<void> {
    const { invoices, contents } = this.#deps;
    await invoices.deduct(invoiceId, deductions);
    const isAdvance = draft.isAdvance === true;
    await contents.issued({ paymentLinkId: paymentLinkId!, invoiceId, amount, isAdvance, at });
  }
}
