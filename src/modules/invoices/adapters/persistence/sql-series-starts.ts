import type { Database } from '#platform/database/database.ts';
import type { SeriesStarts, SeriesState } from '../../ports/series-starts.ts';

export class SqlSeriesStarts implements SeriesStarts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(merchantId: number): Promise<SeriesState> {
    const [row] = await this.#database.rows<SeriesState>(
      `select next_number as "nextNumber", next_number > start_number as "hasBegun"
       from invoice_series where merchant_id = :merchantId and series = 'LEGAL'`,
      { merchantId },
    );
    return row ?? { nextNumber: 1, hasBegun: false };
  }

  /** The row's lock is the counter's own: a document that is being issued is waited for, and then the series has begun. */
  async set(merchantId: number, startNumber: number): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into invoice_series as s (merchant_id, series, start_number, next_number)
       values (:merchantId, 'LEGAL', :startNumber, :startNumber)
       on conflict (merchant_id, series) do update
         set start_number = excluded.start_number, next_number = excluded.next_number
         where s.next_number = s.start_number
       returning next_number`,
      { merchantId, startNumber },
    );
    return rows.length > 0;
  }
}
