import type { DocumentsOfPayments } from '#modules/payments/index.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;

export class InMemoryDocumentsOfPayments implements DocumentsOfPayments {
  readonly #documents = new Map<number, Document>();

  issue(paymentId: number, document: Document): void {
    this.#documents.set(paymentId, document);
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Document>> {
    return new Map([...this.#documents].filter(([paymentId]) => paymentIds.includes(paymentId)));
  }
}
