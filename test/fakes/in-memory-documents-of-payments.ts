import type { DocumentsOfPayments, SentReceipt } from '#modules/payments/index.ts';

type Document = Readonly<{ invoiceId: number; invoiceNumber: string }>;

export class InMemoryDocumentsOfPayments implements DocumentsOfPayments {
  readonly #documents = new Map<number, Document>();
  readonly #sent = new Map<number, SentReceipt>();

  issue(paymentId: number, document: Document): void {
    this.#documents.set(paymentId, document);
  }

  /** The document of the payment was mailed. */
  mail(paymentId: number, recipient: string, sentAt: Date): void {
    const { invoiceNumber } = this.#documents.get(paymentId)!;
    if (!this.#sent.has(paymentId)) this.#sent.set(paymentId, { invoiceNumber, recipient, sentAt });
  }

  async firstSent(paymentId: number): Promise<SentReceipt | null> {
    return this.#sent.get(paymentId) ?? null;
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Document>> {
    return new Map([...this.#documents].filter(([paymentId]) => paymentIds.includes(paymentId)));
  }
}
