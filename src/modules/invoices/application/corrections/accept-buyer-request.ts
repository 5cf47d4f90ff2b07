import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { DocumentsOfPayments, LockedPayments } from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import {
  BuyerRequestAnswered,
  BuyerRequestNotFound,
  DocumentChanged,
  InvoiceNotFound,
  ReplaceByHand,
} from '../../domain/failures.ts';
import { Invoice } from '../../domain/invoice.ts';
import { fitsVatOf } from '../../domain/corrections/may-replace.ts';
import { keptPayments, movedPayments, replacementAfterCredit } from '../../domain/corrections/replacement.ts';
import type { BuyerRequest, BuyerRequests } from '../../ports/buyer-requests.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { CreditDocument } from './credit-document.ts';
import { documentText } from '../document-messages.ts';
import { actingMerchantOf } from '../policies.ts';
import type { QueueReceipt } from '../queue-receipt.ts';

type Command = Readonly<{ actor: Actor; requestId: number }>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  documents: Pick<DocumentsOfPayments, 'of'>;
  lockedPayments: LockedPayments;
  requests: BuyerRequests;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lockOfInvoice'>;
  creditDocument: CreditDocument;
  receipts: QueueReceipt;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;
/** The current document, which is locked. */
type Current = Readonly<{ id: number; invoice: Invoice; refunded: bigint }>;

/**
 * Fulfils the request for another buyer: in one transaction the whole document is credited without a refund, and a paid one
 * over the same lines is issued to the company. Lock order: links, payment, invoice, series, jobs.
 */
export class AcceptBuyerRequest {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, BuyerRequestNotFound, BuyerRequestAnswered, ReplaceByHand,
   * NothingToCredit
   */
  async execute({ actor, requestId }: Command): Promise<void> {
    const { merchants, requests, work, clock, audit } = this.#deps;
    const { id: ofMerchant } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const request = await requests.find({ id: requestId, ofMerchant });
    if (request === null) throw new BuyerRequestNotFound();
    await work.transact(async () => {
      const current = await this.#lock(request);
      const answer = { answeredAt: clock.now(), answeredBy: nameOf(actor), reason: null };
      if (!(await requests.answer(requestId, { state: 'DONE', ...answer }))) throw new BuyerRequestAnswered();
      const newId = await this.#replace(actor, request, current);
      const subject = { type: 'invoice', id: current.id } as const;
      const data = { requestId, replacedBy: newId };
      await audit.record({ actor, action: 'invoice.buyer-accepted', subject, data });
    });
  }

  async #lock({ paymentId, buyer }: BuyerRequest): Promise<Current> {
    const { invoices, links, lockedPayments } = this.#deps;
    const id = await this.#currentOf(paymentId);
    await links.lockOfInvoice(id);
    await lockedPayments.lock(paymentId);
    if ((await this.#currentOf(paymentId)) !== id) throw new DocumentChanged();
    const invoice = (await invoices.change({ id }, (locked) => locked))!;
    const lines = await invoices.creditedLines(id);
    const refunded = lines.reduce((sum, { net, tax }) => sum + net + tax, 0n);
    const { payments, credits } = invoice.toRecord();
    const isSimple = payments.filter(({ paymentId }) => paymentId !== null).length === 1 || refunded === 0n;
    const isBound = await this.#isBound(id, invoice);
    if (!invoice.isPaid || credits.length > 0 || !isSimple || isBound || !fitsVatOf(invoice.document, buyer))
      throw new ReplaceByHand();
    return { id, invoice, refunded };
  }

  /** Whether its buyer paid a part by own takings, or a document of the buyer that stays names it, or is named by it. */
  async #isBound(id: number, { document: { type, lines }, hasWithheld }: Invoice): Promise<boolean> {
    const { invoices } = this.#deps;
    if (hasWithheld || type !== 'INVOICE' || lines.some(({ advance }) => advance !== undefined)) return true;
    return (await invoices.hasDebitNotes(id)) || (await invoices.deductedIn(id)) !== null;
  }

  async #currentOf(paymentId: number): Promise<number> {
    const id = (await this.#deps.documents.of([paymentId])).get(paymentId)?.invoiceId;
    if (id === undefined) throw new InvoiceNotFound();
    return id;
  }

  async #replace(actor: Actor, request: BuyerRequest, current: Current): Promise<number> {
    const { invoices, creditDocument, receipts, clock } = this.#deps;
    const { id: invoiceId, invoice } = current;
    const { customerEmail } = invoice.document;
    const reason = this.#reasonFor(invoice);
    const about = { actor, invoiceId, choice: { kind: 'WHOLE' }, kind: 'OTHER', reason } as const;
    const noteId = await creditDocument.execute(about);
    await invoices.change({ id: invoiceId }, (credited) => credited.markReplaced(clock.now()));
    const id = await invoices.add(await this.#issue(actor, request, current, noteId));
    await invoices.pointToBuyer(id);
    await receipts.execute({ actor, invoiceId: noteId, recipient: customerEmail });
    for (const recipient of new Set([request.payerEmail ?? customerEmail, customerEmail]))
      await receipts.execute({ actor, invoiceId: id, recipient });
    return id;
  }

  #reasonFor({ document: { language } }: Invoice): string {
    return documentText(this.#deps.messages, language)('invoices.another-buyer');
  }

  async #issue(
    actor: Actor,
    { buyer, paymentId }: BuyerRequest,
    { invoice, refunded }: Current,
    noteId: number,
  ): Promise<Invoice> {
    const { invoices, numbers, clock } = this.#deps;
    const { document: original, linkCreatedBy, payments } = invoice.toRecord();
    const note = (await invoices.find({ id: noteId }))!.invoice.document;
    const issuedAt = clock.now();
    const place = await numbers.next(original.merchantId, 'LEGAL', businessDateOf(issuedAt));
    const document = replacementAfterCredit(original, note, { buyer, paymentId, place, issuedAt });
    const kept = keptPayments(payments, refunded);
    const moved = movedPayments(kept, { recordedBy: nameOf(actor), recordedAt: issuedAt });
    return Invoice.issueReplacement(document, place.previousHash, moved, linkCreatedBy);
  }
}
