import { buyerProblems, isSameBuyer, type Buyer } from '#kernel/buyer.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PayerDocuments } from '#modules/payments/index.ts';
import { BuyerRequestOpen, DocumentChanged, InvoiceNotFound } from '#modules/invoices/domain/failures.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Document = {
  readonly invoiceId: number;
  invoiceNumber: string;
  /** Whether only its merchant can issue it to another buyer. */
  readonly isLate: boolean;
  buyer: Buyer | null;
  requested: Buyer | null;
};

const changesPerPayer = 5;
const retryAfterSeconds = 3_600;

/** Documents by their payments; a replacement takes the next number and keeps the id. */
export class InMemoryPayerDocuments implements PayerDocuments {
  readonly #documents = new Map<number, Document>();
  readonly #changes = new Map<string, number>();

  issue(paymentId: number, { isLate = false } = {}): Readonly<{ invoiceId: number; invoiceNumber: string }> {
    const invoiceId = this.#documents.size + 1;
    const document = { invoiceId, invoiceNumber: this.#nextNumber(), isLate, buyer: null, requested: null };
    this.#documents.set(paymentId, document);
    return document;
  }

  async nameBuyer(
    request: Parameters<PayerDocuments['nameBuyer']>[0],
  ): ReturnType<PayerDocuments['nameBuyer']> {
    const { paymentId, buyer, invoiceNumber, sessionId } = request;
    const problems = buyerProblems(buyer);
    if (problems.length > 0) throw new InvalidFields(problems);
    const document = this.#documents.get(paymentId);
    if (document === undefined) throw new InvoiceNotFound();
    if (document.buyer !== null && isSameBuyer(document.buyer, buyer))
      return { outcome: 'REPLACED', invoiceNumber: document.invoiceNumber };
    if (invoiceNumber !== null && invoiceNumber !== document.invoiceNumber) throw new DocumentChanged();
    if (document.requested !== null && !isSameBuyer(document.requested, buyer)) throw new BuyerRequestOpen();
    if (document.requested === null) this.#count(sessionId);
    if (document.isLate) document.requested = buyer;
    else Object.assign(document, { buyer, invoiceNumber: this.#nextNumber() });
    return { outcome: document.isLate ? 'REQUESTED' : 'REPLACED', invoiceNumber: document.invoiceNumber };
  }

  async print({ invoiceId, signal }: Parameters<PayerDocuments['print']>[0]) {
    if (signal.aborted) throw new CallerLeft();
    const document = [...this.#documents.values()].find((one) => one.invoiceId === invoiceId);
    if (document === undefined) throw new InvoiceNotFound();
    const { invoiceNumber } = document;
    return { fileName: `faktura-${invoiceNumber}.pdf`, content: Buffer.from(`№ ${invoiceNumber} КОПИЕ`) };
  }

  #numbers = 0;
  #nextNumber(): string {
    this.#numbers += 1;
    return String(this.#numbers).padStart(10, '0');
  }

  #count(sessionId: string): void {
    const changes = (this.#changes.get(sessionId) ?? 0) + 1;
    if (changes > changesPerPayer) throw new RateLimited(retryAfterSeconds);
    this.#changes.set(sessionId, changes);
  }
}
