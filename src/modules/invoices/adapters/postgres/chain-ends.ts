import type { Database } from '#platform/database/database.ts';
import type { InvoiceSeries } from '../../domain/invoice-number.ts';

/** Stores the row that follows the hash, and returns its own hash. */
export type ChainedRow = (previousHash: string) => Promise<string>;
type SeriesKey = Readonly<{ merchantId: number; series: InvoiceSeries }>;

/** The last hashes of the chains, in the counter rows of the series. */
export class ChainEnds {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  /**
   * Appends a row to the chain of a series that has a document. Locks the series: other rows and documents of the
   * merchant wait until the transaction ends.
   */
  async append({ merchantId, series }: SeriesKey, write: ChainedRow): Promise<void> {
    const [head] = await this.#database.rows<{ previousHash: string }>(
      `select last_hash as "previousHash" from invoice_series
       where merchant_id = :merchantId and series = :series for update`,
      { merchantId, series },
    );
    await this.#set({ merchantId, series }, await write(head!.previousHash));
  }

  /** Ends the chain with a new document, whose series the caller has locked, and with the rows that follow it. */
  async extend(document: SeriesKey, documentHash: string, rows: readonly ChainedRow[]): Promise<void> {
    let last = documentHash;
    for (const write of rows) last = await write(last);
    await this.#set(document, last);
  }

  /** The next row follows this hash. */
  async #set({ merchantId, series }: SeriesKey, hash: string): Promise<void> {
    await this.#database.rows(
      'update invoice_series set last_hash = :hash where merchant_id = :merchantId and series = :series',
      { hash, merchantId, series },
    );
  }
}
