import type { DocumentsOfLinks, LinkDocumentType, TrialSale } from '#modules/links/index.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

export class InMemoryDocumentsOfLinks implements DocumentsOfLinks {
  readonly #written = new Set<number>();
  readonly #debitNotes = new Set<number>();
  readonly #credited = new Set<number>();

  write(paymentLinkId: number): void {
    this.#written.add(paymentLinkId);
  }

  debit(paymentLinkId: number): void {
    this.#debitNotes.add(paymentLinkId);
  }

  credit(paymentLinkId: number): void {
    this.#credited.add(paymentLinkId);
  }

  async typeOf(paymentLinkId: number): Promise<LinkDocumentType> {
    return this.#debitNotes.has(paymentLinkId) ? 'DEBIT_NOTE' : 'INVOICE';
  }

  /** Documents of this fake are numbered by their links. */
  async numberOf(paymentLinkId: number): Promise<string | null> {
    const isWritten = [this.#written, this.#debitNotes, this.#credited].some((ids) => ids.has(paymentLinkId));
    return isWritten ? String(paymentLinkId).padStart(10, '0') : null;
  }

  async isCredited(paymentLinkId: number): Promise<boolean> {
    return this.#credited.has(paymentLinkId);
  }

  async printTrial({ description }: TrialSale, _: Date, signal?: AbortSignal): Promise<Uint8Array> {
    if (signal?.aborted === true) throw new CallerLeft();
    return Buffer.from(`${description ?? ''} № TEST`);
  }
}
