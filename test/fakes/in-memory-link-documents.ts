import type { LinkDocuments, LinkDocumentType } from '#modules/links/index.ts';

export class InMemoryLinkDocuments implements LinkDocuments {
  readonly #debitNotes = new Set<number>();

  debit(paymentLinkId: number): void {
    this.#debitNotes.add(paymentLinkId);
  }

  async typeOf(paymentLinkId: number): Promise<LinkDocumentType> {
    return this.#debitNotes.has(paymentLinkId) ? 'DEBIT_NOTE' : 'INVOICE';
  }
}
