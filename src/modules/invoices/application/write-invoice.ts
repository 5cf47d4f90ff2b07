import { userIdOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { defaultDueDays } from '#kernel/invoice-sums.ts';
import { buyerKindOf } from '#kernel/buyer.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { chargeProblems, type CreateLink, type PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { currentRateOn, rateProblems, type ExchangeRates } from '#modules/payments/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { draftProblems } from '../domain/draft-problems.ts';
import { Invoice } from '../domain/invoice.ts';
import {
  computeLines,
  groundOfLine,
  sumsOf,
  writtenDocument,
  type InvoiceDraft,
} from '../domain/written-invoice.ts';
import type { InvoiceLimits } from './invoice-limits.ts';
import type { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import type { Invoices } from '../ports/invoices.ts';
import type { VatChecks, VatNumberCheck, VatNumbers } from '../ports/vat-numbers.ts';
import { requesterOf } from './check-vat-number.ts';
import { actingMerchantOf } from './policies.ts';
import { linkDays } from './renew-link.ts';
import type { SendInvoice } from './send-invoice.ts';

type Command = Readonly<{
  actor: Actor;
  draft: InvoiceDraft;
  /** A customer of the merchant: the link and the document point to it, outside of the hash. */
  customerId?: number | null | undefined;
  /** Whether it is mailed to its buyer at once. */
  send?: boolean;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  numbers: InvoiceNumbers;
  merchants: MerchantDirectory;
  limits: InvoiceLimits;
  vatNumbers: VatNumbers;
  vatChecks: VatChecks;
  exchangeRates: Pick<ExchangeRates, 'euroRateOn'>;
  createLink: Pick<CreateLink, 'execute'>;
  sendInvoice: Pick<SendInvoice, 'execute'>;
  links: Pick<PayableLinks, 'assignInvoice'>;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/** Grounds for which the buyer's VAT number is checked: the tax of these sales is the buyer's (VAT Act, art. 21(2), 53). */
const checkedGrounds: readonly (string | null)[] = ['ART_53', 'ART_21_2', 'ART_141'];

const recipientProblems = ({ customer }: InvoiceDraft, send: boolean): FieldProblem[] =>
  send && customer.email === null ? [{ field: 'customer.email', code: 'fields.required' }] : [];

/** Issues an invoice with a payment link of its own: frozen and numbered at once. */
export class WriteInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvalidFields, RateLimited, and what `SendInvoice` throws @returns its id */
  async execute({ actor, draft, customerId, send = false }: Command): Promise<number> {
    const { merchants, limits, exchangeRates, work, clock } = this.#deps;
    const supplier = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const today = businessDateOf(clock.now());
    const { total } = sumsOf(computeLines(draft), draft.currency);
    const problems = [
      ...draftProblems(draft, supplier.vatRegistration, today),
      ...chargeProblems(total, 'items'),
      ...(await rateProblems(exchangeRates, today, draft.currency)),
      ...recipientProblems(draft, send),
    ];
    if (problems.length > 0) throw new InvalidFields(problems);
    await limits.takeWrittenInvoice(supplier.id);
    const check = await this.#checkBuyer(draft, supplier);
    const dueDate = draft.dueDate ?? addDays(today, defaultDueDays);
    const dated = { ...draft, dueDate };
    return work.transact(async () => {
      const paymentLinkId = await this.#link({ actor, draft: dated, customerId }, linkDays(today, dueDate));
      const link = { paymentLinkId, createdBy: userIdOf(actor) };
      const id = await this.#issue(dated, supplier, link, today);
      await this.#follow({ actor, draft, send }, { id, paymentLinkId, check });
      return id;
    });
  }

  /** A mail that may not be sent takes the invoice back. */
  async #follow(
    { actor, draft: { customer }, send = false }: Command,
    {
      id,
      paymentLinkId,
      check,
    }: Readonly<{ id: number; paymentLinkId: number; check: VatNumberCheck | null }>,
  ): Promise<void> {
    const { links, vatChecks, sendInvoice, audit } = this.#deps;
    await links.assignInvoice(paymentLinkId, id);
    if (check !== null) await vatChecks.add(id, customer.vatNumber!, check);
    await audit.record({ actor, action: 'invoice.written', subject: { type: 'invoice', id } });
    if (send) await sendInvoice.execute({ actor, invoiceId: id, recipient: customer.email! });
  }

  /** Asked once, before the transaction; the answer never prevents the invoice. null: not needed, or never asked. */
  async #checkBuyer(draft: InvoiceDraft, supplier: MerchantRecord): Promise<VatNumberCheck | null> {
    const { customer, lines, zeroRateGround } = draft;
    const parties = { registration: supplier.vatRegistration, buyer: buyerKindOf(customer) };
    const isChecked = lines.some((line) =>
      checkedGrounds.includes(groundOfLine(line, zeroRateGround, parties)),
    );
    if (!isChecked || customer.vatNumber === null) return null;
    return this.#deps.vatNumbers.check(customer.vatNumber, requesterOf(supplier));
  }

  async #link({ actor, draft, customerId }: Command, expiresInDays: number): Promise<number> {
    const { customer, description, lines, currency } = draft;
    const { id } = await this.#deps.createLink.execute({
      actor,
      right: 'WRITE_DOCUMENTS',
      amount: sumsOf(computeLines(draft), currency).total,
      description: description ?? lines[0]?.description ?? null,
      usage: 'SINGLE',
      expiresInDays,
      customerName: customer.name,
      customerEmail: customer.email,
      customerId,
    });
    return id;
  }

  async #issue(
    draft: InvoiceDraft,
    supplier: MerchantRecord,
    { paymentLinkId, createdBy }: Readonly<{ paymentLinkId: number; createdBy: number | null }>,
    today: BusinessDate,
  ): Promise<number> {
    const { invoices, numbers, exchangeRates, clock } = this.#deps;
    const { rate, day: eurRateDay } = await currentRateOn(
      exchangeRates,
      draft.taxEventDate ?? today,
      draft.currency,
    );
    const eurRate = rate.toString();
    const place = await numbers.next(supplier.id, 'LEGAL', today);
    const issuedAt = clock.now();
    const about = { draft, supplier, place, paymentLinkId, eurRate, eurRateDay, today, issuedAt };
    const document = writtenDocument(about);
    return invoices.add(await Invoice.issuePending(document, place.previousHash, createdBy));
  }
}
