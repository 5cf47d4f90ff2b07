import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import type { InvoiceCopy, InvoicePrinter, PrintQueueKey } from '#modules/invoices/ports/invoice-printer.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

const messages = { ORIGINAL: 'ОРИГИНАЛ', COPY: 'КОПИЕ' } as const;

/** Prints a line of text instead of a document. */
export class FakeInvoicePrinter implements InvoicePrinter {
  readonly #faults: Error[] = [];

  /** Makes the next print fail with this error. */
  failNext(error: Error): void {
    this.#faults.push(error);
  }

  async print(
    { invoiceNumber }: InvoiceView,
    copy: InvoiceCopy,
    _reader?: PrintQueueKey,
    signal?: AbortSignal,
  ): Promise<Uint8Array> {
    if (signal?.aborted === true) throw new CallerLeft();
    const fault = this.#faults.shift();
    if (fault !== undefined) throw fault;
    return Buffer.from(`%PDF-1.7 № ${invoiceNumber} ${messages[copy]}`);
  }
}
