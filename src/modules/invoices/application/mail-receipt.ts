import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import { isPrintedLater, printedLaterMs } from '#kernel/print-failures.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Logos, MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../domain/audit-actions.ts';
import { receiptQueued, type Delivery } from '../domain/delivery.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import { isApproved, isToBuyer, mayReceive } from '../domain/mail-recipient.ts';
import type { AutomaticMail, InvoiceLimits } from './invoice-limits.ts';
import type { Deliveries } from '../ports/deliveries.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import type { InvoiceView, FindInvoice } from './invoice-view.ts';
import { documentFileName } from './document-file-name.ts';
import { withDocument, type MailedProofs, type ReceiptLetter } from './receipt-letter.ts';

type Command = Readonly<{ deliveryId: number }>;
type Deps = Readonly<{
  deliveries: Deliveries;
  merchants: MerchantDirectory;
  findInvoice: FindInvoice;
  printer: InvoicePrinter;
  letters: Letters;
  logos: Pick<Logos, 'byHash'>;
  mailedProofs: MailedProofs;
  limits: InvoiceLimits;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
  messages: Messages;
}>;

const actor = system('mail');

/** This mail is not sent, now or later. */
class MailRefused extends Error {}

/**
 * Automatic mails are counted when sent, and wait when the limit is reached; requested mails were counted when
 * requested.
 */
const automaticOf = ({ kind, recipient, isOfProduct }: Delivery): AutomaticMail | null => {
  if (kind === 'SENT_BY_MERCHANT' && isOfProduct) return { kind: 'RECEIPT', recipient };
  return kind === 'RECEIPT' || kind === 'REMINDER' ? { kind, recipient } : null;
};

/** A reminder is obsolete once its invoice is paid or annulled. */
const isObsolete = (kind: Delivery['kind'], { status, annulledAt }: InvoiceView): boolean =>
  kind === 'REMINDER' && (status === 'PAID' || annulledAt !== null);

/**
 * Sends one queued document. A permanent refusal (5xx) ends it after one attempt. While documents cannot be
 * printed the mail is postponed and uses none of the job's attempts. Any other error is thrown, so that the job is retried with the
 * same Message-ID: a mailbox shows a mail once, also when the server accepted it without acknowledging it.
 */
export class MailReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ deliveryId }: Command): Promise<void> {
    const { deliveries } = this.#deps;
    const delivery = await deliveries.begin(deliveryId);
    if (delivery === null) return;
    const automatic = automaticOf(delivery);
    try {
      if (automatic !== null) await this.#deps.limits.takeAutomaticMail(automatic);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      const waits = this.#deps.messages.say('bg', 'invoices.mail-waits');
      await this.#postpone(delivery, waits, (error.retryAfterSeconds ?? 60) * 1_000);
      return;
    }
    try {
      await this.#send(delivery);
    } catch (error) {
      const reason = this.#reasonOf(error);
      if (error instanceof MailRefused) {
        await deliveries.end(delivery.id, { status: 'FAILED', reason });
        return;
      }
      if (automatic !== null) await this.#deps.limits.releaseAutomaticMail(automatic);
      if (isPrintedLater(error)) {
        await this.#postpone(delivery, reason, printedLaterMs);
        return;
      }
      await deliveries.end(delivery.id, { status: 'QUEUED', reason });
      throw error;
    }
    await this.#markSent(delivery);
  }

  /** What is stored with the mail and shown to the merchant. */
  #reasonOf(error: unknown): string {
    const { messages } = this.#deps;
    if (error instanceof Failure && messages.knows(error.code))
      return messages.say('bg', error.code, error.params);
    return error instanceof Error ? error.message : String(error);
  }

  /** Keeps the mail QUEUED with the reason and enqueues a later job: waiting uses none of the attempts. */
  async #postpone({ id }: Delivery, reason: string, waitMs: number): Promise<void> {
    const { deliveries, jobs, work, clock } = this.#deps;
    const at = new Date(clock.now().getTime() + waitMs);
    await work.transact(async () => {
      await deliveries.end(id, { status: 'QUEUED', reason });
      await jobs.enqueue(receiptQueued, { deliveryId: id }, { at, key: `delivery-${id}` });
    });
  }

  async #send({ id, kind, invoiceId, recipient, messageId, withUbl }: Delivery): Promise<void> {
    const { deliveries, findInvoice, merchants, printer, letters, clock, messages, mailedProofs } =
      this.#deps;
    const invoice = await findInvoice(invoiceId, 'all', businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    if (isObsolete(kind, invoice)) {
      throw new MailRefused(messages.say('bg', 'invoices.reminder-not-needed'));
    }
    const merchant = await merchants.byId(invoice.merchantId);
    if (merchant === null)
      throw new Error(`merchant ${invoice.merchantId} has a document and does not exist`);
    const { customerEmail } = invoice;
    // The merchant's status may have changed since the mail was queued.
    if (!mayReceive({ kind, recipient, customerEmail }, merchant)) {
      throw new MailRefused(messages.say('bg', 'invoices.merchant-not-active'));
    }
    const isNeutral = kind === 'SENT_BY_MERCHANT' && !isApproved(merchant);
    const isToHolder = isToBuyer({ kind, recipient, customerEmail }, merchant);
    const isOriginal = isToHolder && (await deliveries.claimOriginal(id));
    const pdf = await printer.print(invoice, isOriginal ? 'ORIGINAL' : 'COPY', 'receipts');
    const fileName = documentFileName(messages, invoice);
    const logo = isNeutral ? null : await this.#logoOf(invoice);
    const ubl = withUbl ? await mailedProofs.ublOf(invoiceId) : null;
    const proofUrl = isNeutral ? null : mailedProofs.proofUrlOf(invoice);
    const letter = { kind, invoice, pdf, fileName, ubl, proofUrl, replyTo: merchant.email, isNeutral, logo };
    const sent = await letters.send(withDocument, { ...letter, to: recipient, id: messageId });
    if (sent.outcome === 'REFUSED') throw new MailRefused(sent.reason);
  }

  async #logoOf({ seller: { logoHash } }: InvoiceView): Promise<ReceiptLetter['logo']> {
    return logoHash === undefined ? null : this.#deps.logos.byHash(logoHash);
  }

  async #markSent({ id, invoiceId }: Delivery): Promise<void> {
    const { deliveries, work, clock, audit } = this.#deps;
    await work.transact(async () => {
      const isEnded = await deliveries.end(id, { status: 'SENT', at: clock.now() });
      if (!isEnded) return;
      await audit.record({ actor, action: 'invoice.mailed', subject: { type: 'invoice', id: invoiceId } });
    });
  }
}
