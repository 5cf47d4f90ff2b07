import type { Database } from '#platform/database/database.ts';
import type { InvoiceSeries } from '../../domain/numbers/invoice-number.ts';

/** The hash that a row carries, and the hash of the row as the insert has returned it. */
export type StoredLink = Readonly<{ hash: string; hashOfStored: string }>;
/** Stores the row that follows the hash. */
export type ChainedRow = (previousHash: string) => Promise<StoredLink>;
type SeriesKey = Readonly<{ merchantId: number; series: InvoiceSeries }>;

/** The database holds other content than was hashed; the transaction is rolled back, and no number is used up. */
export class StoredContentDiffers extends Error {
  constructor({ merchantId, series }: SeriesKey, { hash, hashOfStored }: StoredLink) {
    super(
      `a row of series ${series} of merchant ${merchantId} was hashed as ${hash}, but what is stored has the hash ${hashOfStored}`,
    );
    this.name = 'StoredContentDiffers';
  }
}

/**
 * The last hashes of the chains, in the counter rows of the series. The only place that writes them: no row joins a chain
 * unless what the database has stored gives its hash.
 */
export class ChainEnds {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  /**
   * Appends a row to the chain of a series that has a document. Locks the series: other rows and documents of the
   * merchant wait until the transaction ends.
   * @throws StoredContentDiffers
   */
  async append({ merchantId, series }: SeriesKey, write: ChainedRow): Promise<void> {
    const [head] = await this.#database.rows<{ previousHash: string }>(
      `select last_hash as "previousHash" from invoice_series
       where merchant_id = :merchantId and series = :series for update`,
      { merchantId, series },
    );
    const key = { merchantId, series };
    await this.#set(key, this.#proven(key, await write(head!.previousHash)));
  }

  /**
   * Ends the chain with a new document, whose series the caller has locked, and with the rows that follow it.
   * @throws StoredContentDiffers
   */
  async extend(series: SeriesKey, document: StoredLink, rows: readonly ChainedRow[]): Promise<void> {
    let last = this.#proven(series, document);
    for (const write of rows) last = this.#proven(series, await write(last));
    await this.#set(series, last);
  }

  #proven(key: SeriesKey, link: StoredLink): string {
    if (link.hash !== link.hashOfStored) throw new StoredContentDiffers(key, link);
    return link.hash;
  }

  /** The next row follows this hash. */
  async #set({ merchantId, series }: SeriesKey, hash: string): Promise<void> {
    await this.#database.rows(
      'update invoice_series set last_hash = :hash where merchant_id = :merchantId and series = :series',
      { hash, merchantId, series },
    );
  }
}
