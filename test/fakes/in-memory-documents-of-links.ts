import type { DocumentsOfLinks, LinkDocumentType, TrialSale } from '#modules/links/index.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

export class InMemoryDocumentsOfLinks implements DocumentsOfLinks {
  readonly #debitNotes = new Set<number>();
  readonly #credited = new Set<number>();

  debit(paymentLinkId: number): void {
    this.#debitNotes.add(paymentLinkId);
  }

  credit(paymentLinkId: number): void {
    this.#credited.add(paymentLinkId);
  }

  async typeOf(paymentLinkId: number): Promise<LinkDocumentType> {
    return this.#debitNotes.has(paymentLinkId) ? 'DEBIT_NOTE' : 'INVOICE';
  }

  async isCredited(paymentLinkId: number): Promise<boolean> {
    return this.#credited.has(paymentLinkId);
  }

  async printTrial({ description }: TrialSale, _: Date, signal?: AbortSignal): Promise<Uint8Array> {
    if (signal?.aborted === true) throw new CallerLeft();
    return Buffer.from(`${description ?? ''} № TEST`);
  }
}
