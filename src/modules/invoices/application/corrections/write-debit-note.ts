import { userIdOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { defaultDueDays } from '#contract/invoices/words/invoice-sums.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { chargeProblems, type CreateLink, type PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import {
  debitNoteOf,
  debitNoteProblems,
  draftOfDebitNote,
  mustBeDebitable,
  type DebitNoteDraft,
} from '../../domain/corrections/debit-note.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import { Invoice } from '../../domain/invoice.ts';
import { computeLines, sumsOf } from '../../domain/written-invoice.ts';
import type { InvoiceNumbers } from '../../ports/invoice-numbers.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { StoreVatCheck, VatNumbers } from '../../ports/vat-numbers.ts';
import { checkBuyer } from '../check-buyer.ts';
import type { InvoiceLimits } from '../invoice-limits.ts';
import { actingMerchantOf } from '../policies.ts';
import { linkDays } from '../link-days.ts';
import type { SendInvoice } from '../send-invoice.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  /** The draft in currency and language of the invoice. */
  draftIn: (invoice: Readonly<{ currency: ChargeCurrency; language: Language }>) => DebitNoteDraft;
  /** Whether it is mailed to the e-mail of the invoice. */
  isSent: boolean;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  limits: InvoiceLimits;
  createLink: Pick<CreateLink, 'execute'>;
  links: Pick<PayableLinks, 'assignInvoice'>;
  sendInvoice: Pick<SendInvoice, 'execute'>;
  vatNumbers: VatNumbers;
  storeVatCheck: StoreVatCheck;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;
type Note = Readonly<{
  draft: DebitNoteDraft & Readonly<{ dueDate: BusinessDate }>;
  original: InvoiceDocument;
  originalId: number;
  supplier: MerchantRecord;
  today: BusinessDate;
}>;

const totalOf = (draft: DebitNoteDraft, original: InvoiceDocument) =>
  sumsOf(computeLines(draftOfDebitNote(draft, original)), original.total.currency).total;

const problemsOf = ({ draft, original, supplier, today }: Note, isSent: boolean): FieldProblem[] => [
  ...debitNoteProblems(draft, original, { registration: supplier.vatRegistration, today }),
  ...chargeProblems(totalOf(draft, original), 'items'),
  ...(isSent && original.customerEmail === null
    ? [{ field: 'send', code: 'fields.document-without-email' }]
    : []),
];

/** Issues a debit note with a payment link of its own; the invoice that it corrects stays as it is. */
export class WriteDebitNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, NotDebitable, InvalidFields, RateLimited, and
   * the refusals of `SendInvoice`
   * @returns its id
   */
  async execute({ actor, invoiceId, draftIn, isSent }: Command): Promise<number> {
    const { invoices, merchants, limits, sendInvoice, vatNumbers, storeVatCheck, work, clock } = this.#deps;
    const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const found = await invoices.find({ id: invoiceId, ofMerchant: supplier.id });
    if (found === null) throw new InvoiceNotFound();
    mustBeDebitable(found.invoice);
    const today = businessDateOf(clock.now());
    const original = found.invoice.document;
    const draft = draftIn({ currency: original.total.currency, language: original.language });
    const dated = { ...draft, dueDate: draft.dueDate ?? addDays(today, defaultDueDays) };
    const note = { draft: dated, original, originalId: invoiceId, supplier, today };
    const problems = problemsOf(note, isSent);
    if (problems.length > 0) throw new InvalidFields(problems);
    await limits.takeWrittenInvoice(supplier.id);
    const check = await checkBuyer(vatNumbers, draftOfDebitNote(dated, original), supplier);
    return work.transact(async () => {
      const id = await this.#issue(actor, note);
      if (check !== null) await storeVatCheck(id, original.buyer.vatNumber!, check);
      const { customerEmail: recipient } = original;
      if (isSent && recipient !== null) await sendInvoice.execute({ actor, invoiceId: id, recipient });
      return id;
    });
  }

  /** Lock order: payment links before the corrected invoice and the series. */
  async #issue(actor: Actor, note: Note): Promise<number> {
    const { invoices, numbers, links, clock, audit } = this.#deps;
    const { originalId, supplier, today } = note;
    const paymentLinkId = await this.#link(actor, note);
    await invoices.change({ id: originalId }, mustBeDebitable);
    const place = await numbers.next(supplier.id, 'LEGAL', today);
    const document = debitNoteOf({ ...note, place, paymentLinkId, issuedAt: clock.now() });
    const id = await invoices.add(await Invoice.issuePending(document, place.previousHash, userIdOf(actor)));
    await links.assignInvoice(paymentLinkId, id);
    await audit.record({
      actor,
      action: 'invoice.debited',
      subject: { type: 'invoice', id: originalId },
      data: { debitNoteId: id },
    });
    return id;
  }

  async #link(actor: Actor, { draft, original, today }: Note): Promise<number> {
    const { id } = await this.#deps.createLink.execute({
      actor,
      right: 'WRITE_DOCUMENTS',
      amount: totalOf(draft, original),
      description: draft.reason,
      usage: 'SINGLE',
      expiresInDays: linkDays(today, draft.dueDate),
      customerName: original.buyer.name,
      customerEmail: original.customerEmail,
    });
    return id;
  }
}
