import type { Actor } from '#kernel/actor.ts';
import { userIdOf } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { creditedLinesOf, type CreditChoice } from '../../domain/corrections/credit-lines.ts';
import { creditNoteOf } from '../../domain/corrections/credit-note.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import type { CorrectionKind, InvoiceDocument } from '../../domain/invoice-document.ts';
import { Invoice } from '../../domain/invoice.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { documentText } from '../document-messages.ts';
import { mustNotBeDeducted } from '../must-not-be-deducted.ts';
import type { RenewLink } from '../renew-link.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  choice: CreditChoice;
  kind: CorrectionKind;
  /** The merchant's own words; null: the kind says it all. */
  reason: string | null;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  links: Pick<PayableLinks, 'lockOfInvoice'>;
  renewLink: RenewLink;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;

/**
 * Writes a credit note without a refund, in the transaction in progress if there is one. It reduces the open sum of its
 * invoice, whose link is replaced by one over the rest. The caller has checked the actor. Lock order: links, invoice, series.
 */
export class CreditDocument {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound, NotCreditable, NothingToCredit, DeductedAdvanceStays, InvalidFields @returns the id of the credit note */
  async execute(command: Command): Promise<number> {
    const { invoices, links, work, audit } = this.#deps;
    const { actor, invoiceId, kind } = command;
    return work.transact(async () => {
      await links.lockOfInvoice(invoiceId);
      const original = await invoices.change({ id: invoiceId }, (invoice) => {
        invoice.mustBeCreditable();
        return invoice;
      });
      if (original === null) throw new InvoiceNotFound();
      await mustNotBeDeducted(invoices, invoiceId);
      const note = await this.#note(command, original);
      const id = await invoices.add(note);
      await this.#reduce(command, original.isPaid, note);
      const { minor, currency } = note.document.total;
      const data = { creditNoteId: id, amountMinor: Number(minor), currency, kind };
      await audit.record({
        actor,
        action: 'invoice.credited',
        subject: { type: 'invoice', id: invoiceId },
        data,
      });
      return id;
    });
  }

  async #note({ invoiceId: originalId, choice, kind, reason }: Command, of: Invoice): Promise<Invoice> {
    const { invoices, numbers, clock, messages } = this.#deps;
    const { document: original } = of;
    const say = documentText(messages, original.language);
    const credited = await invoices.creditedLines(originalId);
    const lines = creditedLinesOf(original, credited, choice, say('invoices.unit.piece'));
    const issuedAt = clock.now();
    const taxEventDate = businessDateOf(issuedAt);
    const place = await numbers.next(original.merchantId, 'LEGAL', taxEventDate);
    const words = this.#words(kind, reason, original);
    const about = { original, originalId, refundId: null, lines, kind, place, taxEventDate, issuedAt };
    const note = creditNoteOf({ ...about, reason: words });
    return Invoice.issuePaid(note, place.previousHash, issuedAt, of.toRecord().linkCreatedBy);
  }

  #words(kind: CorrectionKind, reason: string | null, { language }: InvoiceDocument): string {
    if (kind === 'OTHER' && reason !== null) return reason;
    const words = documentText(this.#deps.messages, language)(`invoices.credit-note.kind.${kind}`);
    return reason === null ? words : `${words}: ${reason}`;
  }

  /** The open sum of the invoice, and its link while it was not paid. */
  async #reduce({ actor, invoiceId }: Command, wasPaid: boolean, { document }: Invoice): Promise<void> {
    const { invoices, renewLink } = this.#deps;
    const { total, issuedAt } = document;
    const credited = await invoices.change({ id: invoiceId }, (invoice) => {
      invoice.credit({ minor: total.minor, issuedAt });
      return invoice;
    });
    if (!wasPaid) await renewLink.renew(invoiceId, credited!, userIdOf(actor));
  }
}
