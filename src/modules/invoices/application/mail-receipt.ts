import { system } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Delivery } from '../domain/delivery.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { Deliveries } from '../ports/deliveries.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import type { InvoiceView, InvoiceViews } from '../ports/invoice-views.ts';
import { MailRefused, type ReceiptMail } from '../ports/receipt-mail.ts';
import { documentFileName } from './document-file-name.ts';

type Command = Readonly<{ deliveryId: number }>;
type Deps = Readonly<{
  deliveries: Deliveries;
  merchants: MerchantDirectory;
  views: InvoiceViews;
  printer: InvoicePrinter;
  mail: ReceiptMail;
  work: UnitOfWork;
  clock: Clock;
  audit: AuditLog;
  sentences: Sentences;
}>;

const actor = system('mail');

/** A reminder of what was paid or taken back meanwhile would only annoy. */
const isNoLongerWanted = (kind: Delivery['kind'], { status, annulledAt }: InvoiceView): boolean =>
  kind === 'REMINDER' && (status === 'PAID' || annulledAt !== null);

/**
 * Sends one queued document. A refusal for good ends it after this one try; anything else is thrown, so that the job
 * comes again, with the same Message-ID: a server that took the mail but could not say so shows it once.
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
    try {
      await this.#send(delivery);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof MailRefused) {
        await deliveries.finish(delivery.id, { state: 'FAILED', reason });
        return;
      }
      await deliveries.note(delivery.id, reason);
      throw error;
    }
    await this.#markSent(delivery);
  }

  async #send({ kind, invoiceId, recipient, messageId }: Delivery): Promise<void> {
    const { views, merchants, printer, mail, clock, sentences } = this.#deps;
    const invoice = await views.byId(invoiceId, 'all', businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    if (isNoLongerWanted(kind, invoice)) {
      throw new MailRefused(sentences.say('bg', 'invoices.reminder-not-needed'), null);
    }
    const merchant = await merchants.byId(invoice.merchantId);
    if (merchant === null) throw new Error(`merchant ${invoice.merchantId} has a document and is not there`);
    const pdf = await printer.print(invoice, kind === 'ANNULMENT' ? 'COPY' : 'ORIGINAL');
    const fileName = documentFileName(sentences, invoice);
    await mail.send({ kind, invoice, pdf, fileName, recipient, replyTo: merchant.email, messageId });
  }

  async #markSent({ id, invoiceId }: Delivery): Promise<void> {
    const { deliveries, work, clock, audit } = this.#deps;
    await work.transact(async () => {
      const isMine = await deliveries.finish(id, { state: 'SENT', at: clock.now() });
      if (!isMine) return;
      await audit.record({ actor, action: 'invoice.mailed', subject: { type: 'invoice', id: invoiceId } });
    });
  }
}
