import type { BusinessDate } from '#kernel/business-date.ts';
import type { SeriesPlace } from '#modules/invoices/domain/document-for-payment.ts';
import type { InvoiceSeries } from '#modules/invoices/domain/numbers/invoice-number.ts';
import type { SeriesHead } from '#modules/invoices/domain/numbers/stored-document.ts';
import type { InvoiceNumbers, SeriesEnd } from '#modules/invoices/ports/invoice-numbers.ts';
import type { InMemoryTransactions } from './in-memory-transactions.ts';

type Head = Readonly<{
  startNumber: number;
  nextNumber: number;
  lastIssueDate: BusinessDate | null;
  lastHash: string | null;
  startHash: string | null;
}>;

const start: Head = { startNumber: 1, nextNumber: 1, lastIssueDate: null, lastHash: null, startHash: null };

export class InMemoryInvoiceNumbers implements InvoiceNumbers {
  readonly #work: InMemoryTransactions;
  #heads = new Map<string, Head>();

  constructor(work: InMemoryTransactions) {
    this.#work = work;
    work.track(() => {
      const before = new Map(this.#heads);
      return () => void (this.#heads = before);
    });
  }

  async next(merchantId: number, series: InvoiceSeries, requestedDate: BusinessDate): Promise<SeriesPlace> {
    if (!this.#work.isActive) throw new Error('a number outside a transaction would leave a gap');
    const head = this.headOf(merchantId, series);
    const { nextNumber: number, lastIssueDate, lastHash: previousHash } = head;
    const issueDate = lastIssueDate !== null && lastIssueDate > requestedDate ? lastIssueDate : requestedDate;
    this.#set(merchantId, series, { ...head, nextNumber: number + 1, lastIssueDate: issueDate });
    return { series, number, issueDate, previousHash };
  }

  async start(merchantId: number, startNumber: number): Promise<boolean> {
    const head = this.headOf(merchantId, 'LEGAL');
    if (head.nextNumber !== head.startNumber || head.startHash !== null) return false;
    this.#set(merchantId, 'LEGAL', { ...head, startNumber, nextNumber: startNumber });
    return true;
  }

  async goOn(merchantId: number, { number, hash, issueDate }: SeriesEnd): Promise<boolean> {
    if (this.#heads.has(`${merchantId} LEGAL`)) return false;
    const next = { startNumber: number + 1, nextNumber: number + 1 };
    this.#set(merchantId, 'LEGAL', { ...next, lastIssueDate: issueDate, lastHash: hash, startHash: hash });
    return true;
  }

  /** By merchant and series, in ascending order. */
  get heads(): readonly SeriesHead[] {
    const heads = [...this.#heads].map(([key, { startNumber, startHash, nextNumber, lastHash }]) => {
      const [merchantId, series] = key.split(' ') as [string, InvoiceSeries];
      return { merchantId: Number(merchantId), series, startNumber, startHash, nextNumber, lastHash };
    });
    return heads.toSorted(
      (one, other) => one.merchantId - other.merchantId || one.series.localeCompare(other.series),
    );
  }

  headOf(merchantId: number, series: InvoiceSeries): Head {
    return this.#heads.get(`${merchantId} ${series}`) ?? start;
  }

  /** Sets the last hash, which the next document follows. */
  endChain(merchantId: number, series: InvoiceSeries, lastHash: string): void {
    this.#set(merchantId, series, { ...this.headOf(merchantId, series), lastHash });
  }

  #set(merchantId: number, series: InvoiceSeries, head: Head): void {
    this.#heads.set(`${merchantId} ${series}`, head);
  }
}
