import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import type { SeriesPlace } from '../../domain/document-for-payment.ts';
import type { InvoiceSeries } from '../../domain/numbers/invoice-number.ts';
import type { InvoiceNumbers, SeriesEnd } from '../../ports/invoice-numbers.ts';

type Row = Readonly<{ number: number; issue_date: string; previous_hash: string | null }>;

/** One counter row per series: MAX()+1 can repeat a number, a sequence leaves gaps (reliability, invoice_series). */
export class SqlInvoiceNumbers implements InvoiceNumbers {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  async next(merchantId: number, series: InvoiceSeries, requestedDate: BusinessDate): Promise<SeriesPlace> {
    if (!this.#transactions.isActive) throw new Error('a number outside a transaction would leave a gap');
    const [row] = await this.#database.rows<Row>(
      `insert into invoice_series as s (merchant_id, series, next_number, last_issue_date)
       values (:merchantId, :series, 2, :requestedDate)
       on conflict (merchant_id, series) do update
         set next_number = s.next_number + 1, last_issue_date = greatest(s.last_issue_date, excluded.last_issue_date)
       returning next_number - 1 as number, last_issue_date as issue_date, last_hash as previous_hash`,
      { merchantId, series, requestedDate },
    );
    return {
      series,
      number: row!.number,
      issueDate: businessDate(row!.issue_date),
      previousHash: row!.previous_hash,
    };
  }

  /** Updates the counter row itself: waits for a document that is being issued, then refuses. */
  async start(merchantId: number, startNumber: number): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into invoice_series as s (merchant_id, series, start_number, next_number)
       values (:merchantId, 'LEGAL', :startNumber, :startNumber)
       on conflict (merchant_id, series) do update
         set start_number = excluded.start_number, next_number = excluded.next_number
         where s.next_number = s.start_number and s.start_hash is null
       returning next_number`,
      { merchantId, startNumber },
    );
    return rows.length > 0;
  }

  async goOn(merchantId: number, { number, hash, issueDate }: SeriesEnd): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into invoice_series (merchant_id, series, start_number, next_number, last_issue_date, last_hash, start_hash)
       values (:merchantId, 'LEGAL', :next, :next, :issueDate, :hash, :hash)
       on conflict (merchant_id, series) do nothing returning next_number`,
      { merchantId, next: number + 1, issueDate, hash },
    );
    return rows.length > 0;
  }
}
