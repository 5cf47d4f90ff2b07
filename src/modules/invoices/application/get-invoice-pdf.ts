import type { Actor } from '#kernel/actor.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import { documentFileName } from './document-file-name.ts';
import type { GetInvoice } from './get-invoice.ts';

type Query = Readonly<{
  actor: Actor;
  invoiceId: number;
  /** Aborted when the caller leaves: a document that still waits is not printed. */
  signal?: AbortSignal;
}>;
type Result = Readonly<{ fileName: string; content: Uint8Array }>;
type Deps = Readonly<{ getInvoice: GetInvoice; printer: InvoicePrinter; sentences: Sentences }>;

/** The document to keep: КОПИЕ, because the original is the customer's. */
export class GetInvoicePdf {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound, DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft */
  async execute({ signal, ...query }: Query): Promise<Result> {
    const { getInvoice, printer, sentences } = this.#deps;
    const invoice = await getInvoice.execute(query);
    return {
      fileName: documentFileName(sentences, invoice),
      content: await printer.print(invoice, 'COPY', 'merchant', signal),
    };
  }
}
