import { nameOf } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { buyerProblems, isSameBuyer, type Buyer } from '#kernel/buyer.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Messages } from '#kernel/messages.ts';
import type { ReplacementObstacle } from '#contract/invoices/words/replacement-obstacles.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type {
  BuyerChange,
  BuyerChangeAnswer,
  DocumentsOfPayments,
  LockedPayments,
} from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { BuyerRequestOpen, DocumentChanged, InvoiceNotFound } from '../../domain/failures.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';
import { Invoice } from '../../domain/invoice.ts';
import type { InvoiceRecord } from '../../domain/invoice-record.ts';
import { mayReplace } from '../../domain/corrections/may-replace.ts';
import { movedPayments, replacementOf } from '../../domain/corrections/replacement.ts';
import type { BuyerRequests } from '../../ports/buyer-requests.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { enqueueBuyerMail } from './buyer-mails.ts';
import { documentText } from '../document-messages.ts';
import type { InvoiceLimits } from '../invoice-limits.ts';
import type { NotifyHolders } from '../notify-holders.ts';
import type { QueueReceipt } from '../queue-receipt.ts';

type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  documents: Pick<DocumentsOfPayments, 'of'>;
  lockedPayments: LockedPayments;
  requests: BuyerRequests;
  limits: Pick<InvoiceLimits, 'takeBuyerChange'>;
  receipts: QueueReceipt;
  notifyHolders: NotifyHolders;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;
/** The current document of the payment, before it is locked. */
type Current = Readonly<{ id: number; document: InvoiceDocument }>;

const numberOf = ({ series, number }: InvoiceDocument): string => formatInvoiceNumber(series, number);

/** Whether the document names this buyer already. */
const names = ({ buyer: { country, address, kind: _, ...party } }: InvoiceDocument, buyer: Buyer): boolean =>
  country !== undefined && address !== null && isSameBuyer({ ...party, country, address }, buyer);

/**
 * Issues the document of a payment to the buyer that its payer names: in one transaction the old document is annulled,
 * a new one with the same lines and tax event is issued, and the payment moves to it. When that is too late, the request
 * goes to the merchant. Lock order: payment, invoice, series, jobs.
 */
export class ReplaceInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound, InvalidFields, DocumentChanged, BuyerRequestOpen, RateLimited */
  async execute(request: BuyerChange): Promise<BuyerChangeAnswer> {
    const { limits, requests, work } = this.#deps;
    const problems = buyerProblems(request.buyer);
    if (problems.length > 0) throw new InvalidFields(problems);
    const current = await this.#currentOf(request.paymentId);
    const invoiceNumber = numberOf(current.document);
    if (names(current.document, request.buyer)) return { outcome: 'REPLACED', invoiceNumber };
    if (request.invoiceNumber !== null && request.invoiceNumber !== invoiceNumber)
      throw new DocumentChanged();
    const open = await requests.openOf(request.paymentId);
    if (open !== null && isSameBuyer(open.buyer, request.buyer))
      return { outcome: 'REQUESTED', invoiceNumber };
    if (open !== null) throw new BuyerRequestOpen();
    await limits.takeBuyerChange(request.sessionId);
    return work.transact(() => this.#decide(request, current));
  }

  async #currentOf(paymentId: number): Promise<Current> {
    const { documents, invoices } = this.#deps;
    const id = (await documents.of([paymentId])).get(paymentId)?.invoiceId;
    const found = id === undefined ? null : await invoices.find({ id });
    if (found === null) throw new InvoiceNotFound();
    return { id: found.id, document: found.invoice.document };
  }

  async #decide(request: BuyerChange, { id }: Current): Promise<BuyerChangeAnswer> {
    const { lockedPayments, invoices, clock } = this.#deps;
    const situation = await lockedPayments.lock(request.paymentId);
    if (situation === null || (await this.#currentOf(request.paymentId)).id !== id)
      throw new DocumentChanged();
    const now = clock.now();
    // Locks the document: a credit note cannot be issued any more.
    const invoice = (await invoices.change({ id }, (locked) => locked))!;
    const facts = {
      ...situation,
      document: invoice.document,
      buyer: request.buyer,
      today: businessDateOf(now),
      isAnnulled: invoice.isAnnulled,
      isReplaced: invoice.isReplaced,
      isCorrected: await invoices.isCorrected(id),
      isDeducted: (await invoices.deductedIn(id)) !== null,
    };
    const obstacle = mayReplace(facts);
    if (obstacle !== null) return this.#request(request, { id, document: invoice.document }, obstacle, now);
    return this.#replace(request, id, now);
  }

  async #replace(
    { actor, buyer, paymentId }: BuyerChange,
    oldId: number,
    now: Date,
  ): Promise<BuyerChangeAnswer> {
    const { invoices, receipts, notifyHolders, audit } = this.#deps;
    const by = nameOf(actor);
    const old = await this.#annul(oldId, { takenBackAt: now, takenBackBy: by });
    const invoice = await this.#issue(old, buyer, { recordedBy: by, recordedAt: now });
    const id = await invoices.add(invoice);
    await invoices.pointToBuyer(id);
    const { document } = invoice;
    const subject = { type: 'invoice', id: oldId } as const;
    const data = { replacedBy: id, paymentId };
    await audit.record({ actor, action: 'invoice.buyer-changed', subject, data });
    await notifyHolders.execute({ actor, invoiceId: oldId });
    await receipts.execute({ actor, invoiceId: id, recipient: document.customerEmail });
    const about = { paymentId, invoiceId: id, fact: `document-${id}` };
    await this.#tellMerchant('BUYER_CHANGED', document, buyer, about);
    return { outcome: 'REPLACED', invoiceNumber: numberOf(document) };
  }

  async #annul(
    id: number,
    takenBack: Readonly<{ takenBackAt: Date; takenBackBy: string }>,
  ): Promise<InvoiceRecord> {
    const { invoices, messages } = this.#deps;
    const before = await invoices.change({ id }, (invoice) => {
      const record = invoice.toRecord();
      const say = documentText(messages, record.document.language);
      invoice.annulAsReplaced({ ...takenBack, reason: say('invoices.another-buyer') });
      return { ...record, payments: record.payments.filter(({ takenBack: ended }) => ended === null) };
    });
    return before!;
  }

  async #issue(
    { document: original, payments, linkCreatedBy }: InvoiceRecord,
    buyer: Buyer,
    by: Parameters<typeof movedPayments>[1],
  ): Promise<Invoice> {
    const { numbers } = this.#deps;
    const issuedAt = by.recordedAt;
    const place = await numbers.next(original.merchantId, 'LEGAL', businessDateOf(issuedAt));
    const document = replacementOf(original, { buyer, place, issuedAt });
    return Invoice.issueReplacement(document, place.previousHash, movedPayments(payments, by), linkCreatedBy);
  }

  async #request(
    { actor, buyer, paymentId }: BuyerChange,
    { id: invoiceId, document }: Current,
    obstacle: ReplacementObstacle,
    createdAt: Date,
  ): Promise<BuyerChangeAnswer> {
    const { requests, audit } = this.#deps;
    if ((await requests.openOf(paymentId)) !== null) throw new BuyerRequestOpen();
    const { merchantId } = document;
    const id = await requests.add({ paymentId, invoiceId, merchantId, buyer, obstacle, createdAt });
    const subject = { type: 'invoice', id: invoiceId } as const;
    await audit.record({ actor, action: 'invoice.buyer-asked', subject, data: { requestId: id, obstacle } });
    await this.#tellMerchant('BUYER_ASKED', document, buyer, { paymentId, invoiceId, fact: `request-${id}` });
    return { outcome: 'REQUESTED', invoiceNumber: numberOf(document) };
  }

  #tellMerchant(
    kind: 'BUYER_CHANGED' | 'BUYER_ASKED',
    document: InvoiceDocument,
    { name: buyer }: Buyer,
    about: Readonly<{ paymentId: number; invoiceId: number; fact: string }>,
  ): Promise<void> {
    return enqueueBuyerMail(this.#deps.jobs, kind, document, { ...about, buyer });
  }
}
