import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { creditNoteOf, type CreditNoteMessages, type RateSums, type Refund } from '../domain/credit-note.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import { formatInvoiceNumber } from '../domain/invoice-number.ts';
import { Invoice } from '../domain/invoice.ts';
import type { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import type { Invoices } from '../ports/invoices.ts';
import { documentText } from './document-messages.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Command = Readonly<{ refund: Refund }>;
type Deps = Readonly<{
  invoices: Invoices;
  documents: DocumentsOfPayments;
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
  credited: readonly RateSums[];
}>;

const actor = system('payments');

/**
 * Issues the credit note of a refund, in the transaction in which the refund succeeds; a repeated event changes
 * nothing.
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

  /** Locks the document: concurrent refunds cannot credit the same cent. null: the refund already has a credit note. */
  async #originalOf({ paymentId, refundId }: Refund): Promise<Original | null> {
    const { invoices, documents } = this.#deps;
    const id = (await documents.of([paymentId])).get(paymentId)?.invoiceId;
    const found = id === undefined ? null : await invoices.change({ id }, (invoice) => invoice.toRecord());
    if (id === undefined || found === null) throw new Error(`payment ${paymentId} has no document`);
    const credited = await invoices.creditedExcept(id, refundId);
    const { document, linkCreatedBy } = found;
    return credited === null ? null : { id, document, linkCreatedBy, credited };
  }

  async #note(refund: Refund, of: Original): Promise<Invoice> {
    const { numbers, clock } = this.#deps;
    const { id: originalId, document: original, credited, linkCreatedBy } = of;
    const texts = this.#messagesFor(original);
    const place = await numbers.next(original.merchantId, 'LEGAL', businessDateOf(refund.refundedAt));
    const issuedAt = clock.now();
    const note = creditNoteOf({ original, originalId, credited, refund, messages: texts, place, issuedAt });
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
