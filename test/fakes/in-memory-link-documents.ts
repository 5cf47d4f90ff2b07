import type { LinkDocuments, LinkDocumentType } from '#modules/links/index.ts';

export class InMemoryLinkDocuments implements LinkDocuments {
  readonly #debitNotes = new Set<number>();
  readonly #credited = new Set<number>();

  debit(paymentLinkId: number): void {
    this.#debitNotes.add(paymentLinkId);
  }

  credit(paymentLinkId: number): void {
    this.#credited.add(paymentLinkId);
  }

  async isCredited(paymentLinkId: number): Promise<boolean> {
    return this.#credited.has(paymentLinkId);
  }

  async typeOf(paymentLinkId: number): Promise<LinkDocumentType> {
    return this.#debitNotes.has(paymentLinkId) ? 'DEBIT_NOTE' : 'INVOICE';
  }
}
