import type { ClosedMonths } from '#modules/merchants/index.ts';
import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import type { CreditedLine } from '../../domain/corrections/lines-left.ts';
import {
  creditNoteOf,
  refundedLines,
  type CreditNoteMessages,
  type Refund,
} from '../../domain/corrections/credit-note.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';
import { Invoice } from '../../domain/invoice.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { issueDayOf } from '../closed-months.ts';
import { documentText } from '../document-messages.ts';
import type { QueueReceipt } from '../queue-receipt.ts';

type Command = Readonly<{ refund: Refund }>;
/** Whether a payment paid a document of another program, which has no document here. */
export type IsPaidElsewhere = (paymentId: number) => Promise<boolean>;

type Deps = Readonly<{
  invoices: Invoices;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  documents: Pick<DocumentsOfPayments, 'of'>;
  isPaidElsewhere: IsPaidElsewhere;
  numbers: InvoiceNumbers;
  receipts: QueueReceipt;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;
type Original = Readonly<{
  id: number;
  document: InvoiceDocument;
  linkCreatedBy: number | null;
  /** Whether the refunded payment came by transfer. */
  isByBank: boolean;
  credited: readonly CreditedLine[];
}>;

const actor = system('payments');

/**
 * Issues the credit note of a refund, in the transaction in which the refund succeeds; a repeated event changes
 * nothing. A document that was wholly credited before its money went back gets no other credit note, and that of another
 * program gets its credit note there.
 */
export class IssueCreditNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ refund }: Command): Promise<void> {
    const { invoices, receipts, work, audit } = this.#deps;
    await work.transact(async () => {
      const original = await this.#originalOf(refund);
      if (original === null) return;
      const note = await this.#note(refund, original);
      if (note === null) return;
      const id = await invoices.add(note);
      await audit.record({
        actor,
        action: 'invoice.credited',
        subject: { type: 'invoice', id: original.id },
        data: { creditNoteId: id, refundId: refund.refundId },
      });
      await receipts.execute({ invoiceId: id, recipient: original.document.customerEmail, actor });
    });
  }

  /** Locks the document: concurrent refunds cannot credit the same cent. null: there is nothing to credit here. */
  async #originalOf({ paymentId, refundId }: Refund): Promise<Original | null> {
    const { invoices, documents, isPaidElsewhere } = this.#deps;
    const id = (await documents.of([paymentId])).get(paymentId)?.invoiceId;
    if (id === undefined && (await isPaidElsewhere(paymentId))) return null;
    const found = id === undefined ? null : await invoices.change({ id }, (invoice) => invoice.toRecord());
    if (id === undefined || found === null) throw new Error(`payment ${paymentId} has no document`);
    const credited = await invoices.creditedLines(id);
    const { document, linkCreatedBy, payments } = found;
    const isByBank = payments.some((one) => one.paymentId === paymentId && one.kind === 'BANK');
    const isIssued = credited.some((line) => line.refundId === refundId);
    return isIssued ? null : { id, document, linkCreatedBy, isByBank, credited };
  }

  /** null: nothing is left to be credited. */
  async #note(refund: Refund, of: Original): Promise<Invoice | null> {
    const { numbers, clock } = this.#deps;
    const { id: originalId, document: original, credited, linkCreatedBy, isByBank } = of;
    const texts = this.#messagesFor(original);
    const lines = refundedLines(refund, original, credited, texts);
    if (lines.length === 0) return null;
    const taxEventDate = businessDateOf(refund.refundedAt);
    const issuedAt = clock.now();
    const { merchantId } = original;
    const day = await issueDayOf(this.#deps, merchantId, taxEventDate, businessDateOf(issuedAt));
    const place = await numbers.next(merchantId, 'LEGAL', day);
    const note = creditNoteOf({
      original,
      originalId,
      refundId: refund.refundId,
      lines,
      reason: refund.note ?? texts.reason,
      place,
      taxEventDate,
      issuedAt,
      ...(isByBank && { paymentMethod: 'BANK_TRANSFER' }),
    });
    return Invoice.issuePaid(note, place.previousHash, refund.refundedAt, linkCreatedBy);
  }

  #messagesFor({ language, series, number }: InvoiceDocument): CreditNoteMessages {
    const say = documentText(this.#deps.messages, language);
    return {
      unit: say('invoices.unit.piece'),
      line: say('invoices.credit-note.line', { number: formatInvoiceNumber(series, number) }),
      reason: say('invoices.credit-note.reason'),
    };
  }
}
