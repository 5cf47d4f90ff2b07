import type { Database } from '#platform/database/database.ts';
import type { InvoiceSeries } from '../../domain/invoice-number.ts';

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
   * @param write stores the row that follows the hash, and returns its own hash
   */
  async append(
    { merchantId, series }: SeriesKey,
    write: (previousHash: string) => Promise<string>,
  ): Promise<void> {
    const [head] = await this.#database.rows<{ previousHash: string }>(
      `select last_hash as "previousHash" from invoice_series
       where merchant_id = :merchantId and series = :series for update`,
      { merchantId, series },
    );
    await this.set({ merchantId, series }, await write(head!.previousHash));
  }

  /** Sets the last hash of the chain, which the next row follows; the caller has locked the series. */
  async set({ merchantId, series }: SeriesKey, hash: string): Promise<void> {
    await this.#database.rows(
      'update invoice_series set last_hash = :hash where merchant_id = :merchantId and series = :series',
      { hash, merchantId, series },
    );
  }
}
