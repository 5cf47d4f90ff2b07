import { hasCallLimits, nameOf, userIdOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields, NotAllowed, type FieldProblem } from '#kernel/failure.ts';
import { defaultDueDays } from '#contract/invoices/words/invoice-sums.ts';
import type { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CustomerDirectory } from '#modules/customers/index.ts';
import { cardMaxProblems, chargeProblems, type CreateLink, type PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { currentRateOn, rateProblems, type ExchangeRates } from '#modules/rates/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { draftProblems } from '../domain/draft-problems.ts';
import type { InvoiceLine } from '../domain/invoice-document.ts';
import { withheldPayment } from '../domain/invoice-payment.ts';
import { Invoice } from '../domain/invoice.ts';
import { computeLines, sumsOf, writtenDocument, type InvoiceDraft } from '../domain/written-invoice.ts';
import { DraftGone } from '../domain/failures.ts';
import type { Drafts } from '../ports/drafts.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import type { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import type { Invoices } from '../ports/invoices.ts';
import type { StoreVatCheck, VatNumberCheck, VatNumbers } from '../ports/vat-numbers.ts';
import { checkBuyer } from './check-buyer.ts';
import type { DeductAdvances } from './deduct-advances.ts';
import { installmentDescription, type InstallmentLinks } from './installment-links.ts';
import { linkDays } from './link-days.ts';
import { actingMerchantOf } from './policies.ts';
import type { SendInvoice } from './send-invoice.ts';
import { amountProblems, withheldProblems } from './written-invoice-problems.ts';

/** What a merchant writes, or the product for a merchant (`systemFor`). */
export type WriteInvoiceCommand = Readonly<{
  actor: Actor;
  draft: InvoiceDraft;
  /** A customer of the merchant: the link and the document point to it, outside of the hash. */
  customerId?: number | null | undefined;
  /** Documents that the invoice deducts: it is the final one of a sale with advances. */
  advanceIds?: readonly number[] | undefined;
  /** The draft that is issued; it is deleted. */
  draftId?: number | null | undefined;
  /** Offers the buyer to let the card stay, and to be charged at most this in a month; with `customerId` only. */
  cardMax?: Money<ChargeCurrency> | null | undefined;
  /** An ACTIVE link over exactly what is open, which becomes its own: that of a proforma; a new one otherwise. */
  paymentLinkId?: number | null | undefined;
  /** Whether it is mailed to its buyer at once. */
  send?: boolean;
  /** A part of the total that was kept from the buyer's takings, in the currency of the draft; by the product alone. */
  withheld?: Money<ChargeCurrency> | undefined;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  limits: InvoiceLimits;
  vatNumbers: VatNumbers;
  storeVatCheck: StoreVatCheck;
  exchangeRates: Pick<ExchangeRates, 'euroRateOn'>;
  createLink: Pick<CreateLink, 'execute'>;
  customerDirectory: CustomerDirectory;
  sendInvoice: Pick<SendInvoice, 'execute'>;
  links: Pick<PayableLinks, 'assignInvoice'>;
  installmentLinks: InstallmentLinks;
  deductAdvances: DeductAdvances;
  drafts: Pick<Drafts, 'remove'>;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/** A checked command with what does not change any more; it is written on the same day. */
export type PreparedInvoice = Omit<WriteInvoiceCommand, 'draft'> &
  Readonly<{
    draft: InvoiceDraft & Readonly<{ dueDate: BusinessDate }>;
    supplier: MerchantRecord;
    today: BusinessDate;
    check: VatNumberCheck | null;
  }>;
type Issued = Readonly<{ id: number; invoice: Invoice }>;

const recipientProblems = ({ customer }: InvoiceDraft, send: boolean): FieldProblem[] =>
  send && customer.email === null ? [{ field: 'customer.email', code: 'fields.required' }] : [];

/** Issues an invoice with a payment link of its own over what is open: frozen and numbered at once. */
export class WriteInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws what `prepare` and `write` throw
   * @returns its id
   */
  async execute(command: WriteInvoiceCommand): Promise<number> {
    return this.write(await this.prepare(command));
  }

  /**
   * Checks everything and asks for the VAT number of the buyer, which may be a remote call: outside a transaction.
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvalidFields, RateLimited
   */
  async prepare(command: WriteInvoiceCommand): Promise<PreparedInvoice> {
    const { merchants, limits, vatNumbers, clock } = this.#deps;
    const { actor, draft, withheld } = command;
    const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    if (withheld !== undefined && actor.kind !== 'system') throw new NotAllowed();
    const today = businessDateOf(clock.now());
    const problems = await this.#problemsOf(command, supplier, today);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (hasCallLimits(actor)) await limits.takeWrittenInvoice(supplier.id);
    const check = await checkBuyer(vatNumbers, draft, supplier);
    const dueDate = draft.installments?.at(-1)?.dueDate ?? draft.dueDate ?? addDays(today, defaultDueDays);
    return { ...command, draft: { ...draft, dueDate }, supplier, today, check };
  }

  /**
   * Issues it in the transaction in progress, or in one of its own; its mail is queued in the same one.
   * @throws AdvanceDeducted, DraftGone, and what `SendInvoice` throws
   * @returns its id
   */
  write(prepared: PreparedInvoice): Promise<number> {
    return this.#deps.work.transact(() => this.#write(prepared));
  }

  async #problemsOf(
    { actor, draft, customerId, cardMax, withheld, advanceIds = [], send = false }: WriteInvoiceCommand,
    supplier: MerchantRecord,
    today: BusinessDate,
  ): Promise<readonly FieldProblem[]> {
    const { deductAdvances, exchangeRates } = this.#deps;
    const { problems, lines } = await deductAdvances.preview({ draft, supplier, advanceIds });
    const { total } = sumsOf([...computeLines(draft), ...lines], draft.currency);
    const amounts = { total, today, isFinal: lines.length > 0, isOfProduct: actor.kind === 'system' };
    return [
      ...draftProblems(draft, supplier.vatRegistration, today),
      ...(problems.length > 0
        ? problems
        : [...amountProblems(draft, amounts), ...withheldProblems(withheld, total)]),
      ...(await rateProblems(exchangeRates, today, draft.currency)),
      ...recipientProblems(draft, send),
      ...(await this.#customerProblems(supplier.id, customerId ?? null)),
      ...cardMaxProblems({ amount: total, cardMax, customerId }),
    ];
  }

  async #customerProblems(merchantId: number, customerId: number | null): Promise<FieldProblem[]> {
    const isKnown =
      customerId === null || (await this.#deps.customerDirectory.isPickable(merchantId, customerId));
    return isKnown ? [] : [{ field: 'customerId', code: 'fields.customer-unknown' }];
  }

  /** Lock order: the advances before the series; the link is new. */
  async #write(command: PreparedInvoice): Promise<number> {
    const { invoices, deductAdvances, storeVatCheck, sendInvoice, audit } = this.#deps;
    const { actor, draft, customerId, supplier, check, withheld, advanceIds = [], send = false } = command;
    await this.#removeDraft(supplier.id, command.draftId ?? null);
    const { deductions, lines } = await deductAdvances.lock({ draft, supplier, advanceIds });
    const { total } = sumsOf([...computeLines(draft), ...lines], draft.currency);
    const open = withheld === undefined ? total : total.minus(withheld);
    const first = open.isZero() ? open : (draft.installments?.[0]?.amount ?? open);
    const paymentLinkId =
      chargeProblems(first).length > 0 ? null : (command.paymentLinkId ?? (await this.#link(command, first)));
    const issued = await this.#issue(command, paymentLinkId, lines);
    const { id } = issued;
    await this.#assign(issued, paymentLinkId, userIdOf(actor));
    // A document otherwise takes the customer from its link.
    if (paymentLinkId === null && customerId) await invoices.pointToCustomer(id, customerId);
    await invoices.deduct(id, deductions);
    if (check !== null) await storeVatCheck(id, draft.customer.vatNumber!, check);
    await audit.record({ actor, action: 'invoice.written', subject: { type: 'invoice', id } });
    // A mail that may not be sent takes the invoice back.
    if (send) await sendInvoice.execute({ actor, invoiceId: id, recipient: draft.customer.email! });
    return id;
  }

  /** Two people who issue the same draft issue it once. */
  async #removeDraft(merchantId: number, draftId: number | null): Promise<void> {
    if (draftId !== null && !(await this.#deps.drafts.remove(merchantId, draftId))) throw new DraftGone();
  }

  /** The other instalments get links of their own. */
  async #assign(
    { id, invoice }: Issued,
    paymentLinkId: number | null,
    createdBy: number | null,
  ): Promise<void> {
    const { links, installmentLinks } = this.#deps;
    const hasPlan = invoice.document.installments !== undefined;
    if (paymentLinkId !== null) await links.assignInvoice(paymentLinkId, id, hasPlan ? 1 : null);
    if (hasPlan) await installmentLinks.renew(id, invoice, createdBy);
  }

  async #link(
    { actor, draft, customerId, cardMax, today }: PreparedInvoice,
    amount: Money<ChargeCurrency>,
  ): Promise<number> {
    const { customer, description, lines, installments = [] } = draft;
    const about = description ?? lines[0]?.description ?? null;
    const { id } = await this.#deps.createLink.execute({
      actor,
      right: 'WRITE_DOCUMENTS',
      amount,
      description: installments.length > 0 ? installmentDescription(about, 0, installments.length) : about,
      usage: 'SINGLE',
      expiresInDays: linkDays(today, installments[0]?.dueDate ?? draft.dueDate),
      customerName: customer.name,
      customerEmail: customer.email,
      customerId,
      cardMax,
    });
    return id;
  }

  async #issue(
    { actor, draft, supplier, today, withheld }: PreparedInvoice,
    paymentLinkId: number | null,
    deducted: readonly InvoiceLine[],
  ): Promise<Issued> {
    const { invoices, numbers, exchangeRates, clock } = this.#deps;
    const createdBy = userIdOf(actor);
    const { rate, day: eurRateDay } = await currentRateOn(
      exchangeRates,
      draft.taxEventDate ?? today,
      draft.currency,
    );
    const eurRate = rate.toString();
    const place = await numbers.next(supplier.id, 'LEGAL', today);
    const issuedAt = clock.now();
    const about = { draft, supplier, place, paymentLinkId, eurRate, eurRateDay, today, issuedAt, deducted };
    const { total } = sumsOf([...computeLines(draft), ...deducted], draft.currency);
    const document = writtenDocument({ ...about, isWithheld: withheld?.equals(total) === true });
    const invoice = document.total.isZero()
      ? await Invoice.issueCovered(document, place.previousHash, createdBy)
      : await Invoice.issuePending(document, place.previousHash, createdBy);
    if (withheld !== undefined)
      invoice.receive(
        withheldPayment({
          amount: withheld,
          issueDate: place.issueDate,
          issuedAt,
          recordedBy: nameOf(actor),
        }),
      );
    return { id: await invoices.add(invoice), invoice };
  }
}
