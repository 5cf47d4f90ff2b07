import { buyerProblems, isSameBuyer, type Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import { BuyerRequestOpen, DocumentChanged, InvoiceNotFound } from '#modules/invoices/domain/failures.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Numbered = Readonly<{ invoiceId: number; invoiceNumber: string }>;
type Document = Numbered &
  Readonly<{
    /** Whether only its merchant can issue it to another buyer. */
    isLate: boolean;
    /** The worth of its only line. */
    total: Money<ChargeCurrency>;
    buyer: Buyer | null;
    requested: Buyer | null;
  }>;
type Asked<M extends keyof DocumentsOfPayments> = Parameters<DocumentsOfPayments[M]>;

const mailsPerDocument = 3;
const changesPerPayer = 5;
const retryAfterSeconds = 3_600;

/** Documents of one line by their payments; a replacement takes the next number and keeps the id. */
export class InMemoryDocumentsOfPayments implements DocumentsOfPayments {
  readonly mailed: Asked<'mail'>[0][] = [];
  /** Errors of the next mails, one each. */
  readonly failures: Error[] = [];
  readonly #documents = new Map<number, Document>();
  readonly #open = new Map<number, Money<ChargeCurrency> | null>();
  readonly #changes = new Map<string, number>();
  #numbers = 0;

  issue(paymentId: number, about: Partial<Pick<Document, 'isLate' | 'total'> & Numbered> = {}): Numbered {
    const stored: Document = {
      invoiceId: this.#documents.size + 1,
      invoiceNumber: about.invoiceNumber ?? this.#nextNumber(),
      isLate: false,
      total: Money.zero('EUR'),
      buyer: null,
      requested: null,
      ...about,
    };
    this.#documents.set(paymentId, stored);
    return { invoiceId: stored.invoiceId, invoiceNumber: stored.invoiceNumber };
  }

  /** What a written invoice has open; null: it is annulled. */
  setOpen(invoiceId: number, open: Money<ChargeCurrency> | null): void {
    this.#open.set(invoiceId, open);
  }

  async of(paymentIds: readonly number[]): Promise<ReadonlyMap<number, Numbered>> {
    return new Map(
      [...this.#documents]
        .filter(([paymentId]) => paymentIds.includes(paymentId))
        .map(([paymentId, { invoiceId, invoiceNumber }]) => [paymentId, { invoiceId, invoiceNumber }]),
    );
  }

  async hasOpen(...[invoiceId, amount]: Asked<'hasOpen'>): Promise<boolean | null> {
    const open = this.#open.get(invoiceId) ?? null;
    return open === null ? null : !amount.isMoreThan(open);
  }

  async openOf(...[invoiceId]: Asked<'openOf'>): Promise<Money<ChargeCurrency> | null> {
    return this.#open.get(invoiceId) ?? null;
  }

  async worthOf(...[paymentId, lines]: Asked<'worthOf'>): Promise<Money<ChargeCurrency> | null> {
    const document = this.#documents.get(paymentId);
    if (document === undefined) return null;
    const foreign = lines.findIndex(({ line }) => line !== 1);
    if (foreign >= 0)
      throw new InvalidFields([{ field: `lines.${foreign}.line`, code: 'fields.unknown-line' }]);
    return document.total;
  }

  async nameBuyer(...[request]: Asked<'nameBuyer'>): ReturnType<DocumentsOfPayments['nameBuyer']> {
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
    const changed = document.isLate ? { requested: buyer } : { buyer, invoiceNumber: this.#nextNumber() };
    const stored = { ...document, ...changed };
    this.#documents.set(paymentId, stored);
    return { outcome: stored.isLate ? 'REQUESTED' : 'REPLACED', invoiceNumber: stored.invoiceNumber };
  }

  async mail(...[request]: Asked<'mail'>): Promise<void> {
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    const earlier = this.mailed.filter(({ invoiceId }) => invoiceId === request.invoiceId);
    if (earlier.length >= mailsPerDocument) throw new RateLimited(retryAfterSeconds);
    this.mailed.push(request);
  }

  async print(...[{ invoiceId, signal }]: Asked<'print'>) {
    if (signal.aborted) throw new CallerLeft();
    const document = [...this.#documents.values()].find((one) => one.invoiceId === invoiceId);
    if (document === undefined) throw new InvoiceNotFound();
    const { invoiceNumber } = document;
    return { fileName: `faktura-${invoiceNumber}.pdf`, content: Buffer.from(`№ ${invoiceNumber} КОПИЕ`) };
  }

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
