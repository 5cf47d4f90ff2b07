import { nameOf, userIdOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { mustBeOpenMonth, type ClosedMonths, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import { bankPayment } from '../domain/invoice-payment.ts';
import type { Invoice } from '../domain/invoice.ts';
import { transferProblems } from '../domain/transfer-problems.ts';
import type { Invoices } from '../ports/invoices.ts';
import { actingMerchantOf } from './policies.ts';
import type { QueueReceipt } from './queue-receipt.ts';
import type { RenewLink } from './renew-link.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  /** Decimal in the currency of the document; undefined: all that is open. */
  amount: number | undefined;
  paidOn: BusinessDate;
  note: string | null;
  requestKey: string | null;
}>;
type Deps = Readonly<{
  invoices: Invoices;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lockOfInvoice'>;
  renewLink: RenewLink;
  receipts: QueueReceipt;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/**
 * Records that an invoice, or a part of it, was paid by bank transfer. In the transaction that completes the payment the
 * link becomes PAID, its open card sessions are ended, and one receipt is queued; after a part the link is replaced by
 * one over the open sum. Lock order: links, invoice, series, jobs.
 */
export class RecordTransfer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * A repeated request key changes nothing.
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvoiceNotFound, InvalidFields, NotPayable, MoreThanOpen,
   * InvoiceStatusRefused for a paid invoice, MonthClosed
   */
  async execute(command: Command): Promise<void> {
    const { merchants, invoices, links, work } = this.#deps;
    const { actor, invoiceId } = command;
    const { id: ofMerchant } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const key = { id: invoiceId, ofMerchant };
    if ((await invoices.find(key)) === null) throw new InvoiceNotFound();
    await work.transact(async () => {
      await mustBeOpenMonth(this.#deps, ofMerchant, command.paidOn);
      await links.lockOfInvoice(invoiceId);
      const paid = await invoices.change(key, (invoice) => this.#receive(invoice, command));
      if (paid !== null) await this.#follow(command, paid);
    });
  }

  /** null: the request was recorded before. */
  #receive(invoice: Invoice, { actor, amount, paidOn, note, requestKey }: Command): Invoice | null {
    const { payments } = invoice.toRecord();
    if (requestKey !== null && payments.some((one) => one.requestKey === requestKey)) return null;
    const now = this.#deps.clock.now();
    const { issueDate, total } = invoice.document;
    const problems = transferProblems(paidOn, { issueDate, today: businessDateOf(now) });
    if (problems.length > 0) throw new InvalidFields(problems);
    const by = { recordedBy: nameOf(actor), recordedAt: now, requestKey };
    const given = amount === undefined ? invoice.open : Money.ofDecimal(amount, total.currency);
    invoice.receive(bankPayment({ amount: given, paidOn, note, ...by }));
    return invoice;
  }

  async #follow({ actor, invoiceId, paidOn }: Command, invoice: Invoice): Promise<void> {
    const { renewLink, receipts, audit } = this.#deps;
    const { document, isPaid } = invoice;
    const { amount } = invoice.toRecord().payments.at(-1)!;
    await audit.record({
      actor,
      action: 'invoice.paid-by-bank',
      subject: { type: 'invoice', id: invoiceId },
      data: { amountMinor: Number(amount.minor), currency: amount.currency, paidOn },
    });
    await renewLink.renew(invoiceId, invoice, userIdOf(actor));
    if (isPaid) await receipts.execute({ actor, invoiceId, recipient: document.customerEmail });
  }
}
