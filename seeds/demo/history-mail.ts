import { Jobs, type JobType } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { receiptQueued } from '#modules/invoices/domain/delivery.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { override, type Override } from '#platform/di.ts';
import type { Application } from '#src/composition.ts';

/**
 * Mail of the history: documents are recorded as sent through the product's use-case, and nothing is printed or
 * mailed. All other jobs are dropped; the stories do that work themselves.
 */
export class HistoryMail implements Jobs {
  #queued: number[] = [];

  async enqueue<T extends object>(type: JobType<T>, data: T): Promise<void> {
    if (type.name === receiptQueued.name) this.#queued.push((data as { deliveryId: number }).deliveryId);
  }

  enqueueSoon(): void {}

  get overrides(): readonly Override[] {
    return [
      override(Jobs, this),
      override(InvoicePrinter, { print: async () => new Uint8Array() }),
      override(Letters, { send: async () => ({ outcome: 'SENT' }) }),
    ];
  }

  async deliver(application: Application): Promise<void> {
    for (const deliveryId of this.#queued.splice(0))
      await application.resolve(MailReceipt).execute({ deliveryId });
  }
}
