import type { BusinessDate } from '#kernel/business-date.ts';
import type { BillSums, EarlierBill, WaitingMonth } from '../domain/bill.ts';

/** A merchant that a run looks at. */
export type BilledMerchant = Readonly<{ id: number; isClosed: boolean }>;

/** The rows of bills as the run reads and writes them; writes are called inside the transaction of the document. */
export interface BillRows {
  /** Merchants after the id in the order of their ids, without the operator. */
  merchantsAfter(
    id: number,
    page: Readonly<{ operatorId: number; limit: number }>,
  ): Promise<readonly BilledMerchant[]>;
  /** How many merchants a run looks at. */
  countMerchants(operatorId: number): Promise<number>;
  /** Those of the merchants that have a row of the month. */
  billed(month: string, merchantIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Months before `month` without a document, by merchant, the oldest first. */
  waiting(
    month: string,
    merchantIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly WaitingMonth[]>>;
  /** The same of one merchant; its rows are locked. */
  lockWaiting(month: string, merchantId: number): Promise<readonly WaitingMonth[]>;
  /** Bills with a document that is not credited in full, the newest first, at most 36. */
  earlier(merchantId: number): Promise<readonly EarlierBill[]>;
  /** Stores the row of the month. @returns false when there is one */
  claim(bill: BillSums & Readonly<{ merchantId: number; month: string; madeAt: Date }>): Promise<boolean>;
  /** Gives the rows of these months their document. */
  issue(
    of: Readonly<{
      merchantId: number;
      months: readonly string[];
      invoiceId: number;
      billedOn: BusinessDate;
    }>,
  ): Promise<void>;
  /** Stores the credit note of fees that were given back in the month. */
  addNote(
    note: Readonly<{ merchantId: number; month: string; invoiceId: number; amountMinor: bigint }>,
  ): Promise<void>;
  /** The number of a document. */
  numberOf(invoiceId: number): Promise<string>;
  /** A run of the month has ended, with so many merchants whose bill failed. */
  endRun(run: Readonly<{ month: string; failed: number; endedAt: Date }>): Promise<void>;
}
