import type { Database } from '#platform/database/database.ts';
import type { SeriesHead, StoredDocument } from '../../domain/number-chain.ts';
import type { NumberChains } from '../../ports/number-chains.ts';
import { InvoiceLineRow } from './invoice-line-row.ts';
import { InvoiceRow, toInvoice } from './invoice-row.ts';

const batch = 500;

/** A value that the domain would never have made (a currency, a date) makes it unreadable: edited, that is. */
const documentOf = (row: InvoiceRow, lines: readonly InvoiceLineRow[]): StoredDocument['document'] => {
  try {
    return toInvoice(row, lines).document;
  } catch {
    return null;
  }
};

export class SqlNumberChains implements NumberChains {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  heads(): Promise<readonly SeriesHead[]> {
    return this.#database.rows<SeriesHead>(
      `select merchant_id as "merchantId", series, start_number as "startNumber", next_number as "nextNumber",
         last_hash as "lastHash"
       from invoice_series order by merchant_id, series`,
    );
  }

  async *documents({ merchantId, series }: SeriesHead): AsyncGenerator<StoredDocument> {
    const { connection } = this.#database;
    let after: readonly [number, number] = [0, 0];
    for (;;) {
      const rows = await InvoiceRow.query(connection)
        .where({ merchant_id: merchantId, series })
        .whereRaw('(number, id) > (?, ?)', after)
        .orderBy(['number', 'id'])
        .limit(batch);
      const ids = rows.map(({ id }) => id);
      const lines = await InvoiceLineRow.query(connection).whereIn('invoice_id', ids).orderBy('position');
      const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
      for (const row of rows) {
        const { number, issueDate, previousHash, documentHash, id } = row;
        const document = documentOf(row, linesOf.get(id) ?? []);
        yield { number, issueDate, previousHash, documentHash, document };
        after = [number, id];
      }
      if (rows.length < batch) return;
    }
  }
}
