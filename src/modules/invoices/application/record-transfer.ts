import { nameOf, type Actor } from '#kernel/actor.ts';
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
import { actingMerchantOf, memberIdOf } from './policies.ts';
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
/** A transfer that a movement of a bank statement says. */
export type TransferOfLine = Omit<Command, 'requestKey'> &
  Readonly<{ merchantId: number; bankLineId: number; requestKey: string }>;
/** The right of the actor is checked. */
type Checked = Command & Readonly<{ merchantId: number; bankLineId: number | null }>;
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
    const { id: merchantId } = await actingMerchantOf(command.actor, 'WRITE_DOCUMENTS', this.#deps.merchants);
    await this.#record({ ...command, merchantId, bankLineId: null });
  }

  /**
   * The same for a movement of a bank statement, by the product or by whom its module lets act for the merchant.
   * @returns the id of the payment of the document
   * @throws InvoiceNotFound, InvalidFields, NotPayable, MoreThanOpen, InvoiceStatusRefused for a paid invoice, MonthClosed
   */
  async ofLine(transfer: TransferOfLine): Promise<number> {
    const { invoiceId: id, merchantId: ofMerchant, requestKey } = transfer;
    return this.#deps.work.transact(async () => {
      await this.#record(transfer);
      const found = await this.#deps.invoices.find({ id, ofMerchant });
      return found!.invoice.toRecord().payments.find((one) => one.requestKey === requestKey)!.id!;
    });
  }

  async #record(command: Checked): Promise<void> {
    const { invoices, links, work } = this.#deps;
    const { invoiceId, merchantId } = command;
    const key = { id: invoiceId, ofMerchant: merchantId };
    if ((await invoices.find(key)) === null) throw new InvoiceNotFound();
    await work.transact(async () => {
      await mustBeOpenMonth(this.#deps, merchantId, command.paidOn);
      await links.lockOfInvoice(invoiceId);
      const paid = await invoices.change(key, (invoice) => this.#receive(invoice, command));
      if (paid !== null) await this.#follow(command, paid);
    });
  }

  /** null: the request was recorded before. */
  #receive(invoice: Invoice, command: Checked): Invoice | null {
    const { actor, amount, paidOn, note, requestKey, bankLineId } = command;
    const { payments } = invoice.toRecord();
    if (requestKey !== null && payments.some((one) => one.requestKey === requestKey)) return null;
    const now = this.#deps.clock.now();
    const { issueDate, total } = invoice.document;
    const problems = transferProblems(paidOn, { issueDate, today: businessDateOf(now) });
    if (problems.length > 0) throw new InvalidFields(problems);
    const by = { recordedBy: nameOf(actor), recordedAt: now, requestKey };
    const given = amount === undefined ? invoice.open : Money.ofDecimal(amount, total.currency);
    invoice.receive(bankPayment({ amount: given, paidOn, note, bankLineId, ...by }));
    return invoice;
  }

  async #follow({ actor, invoiceId, paidOn }: Checked, invoice: Invoice): Promise<void> {
    const { renewLink, receipts, audit } = this.#deps;
    const { document, isPaid } = invoice;
    const { amount } = invoice.toRecord().payments.at(-1)!;
    await audit.record({
      actor,
      action: 'invoice.paid-by-bank',
      subject: { type: 'invoice', id: invoiceId },
      data: { amountMinor: Number(amount.minor), currency: amount.currency, paidOn },
    });
    await renewLink.renew(invoiceId, invoice, memberIdOf(actor));
    if (isPaid) await receipts.execute({ actor, invoiceId, recipient: document.customerEmail });
  }
}
