import type { Database } from '#platform/database/database.ts';
import type { StoredFacts } from '../../domain/numbers/chain-facts.ts';
import type { SeriesHead, StoredDocument } from '../../domain/numbers/stored-document.ts';
import type { NumberChains, NumberRange } from '../../ports/number-chains.ts';
import { readDocuments, readFacts, type DocumentRow } from './chain-rows.ts';
import { amongNumbers, appendCorrection, correctionsOf } from './proof-correction-rows.ts';
import { invoiceTable } from './tables.ts';
import { wrongPayments } from './wrong-payments.ts';

const batch = 500;

const documents = `select ${invoiceTable.select('i')} from invoices i
  where i.merchant_id = :merchantId and i.series = :series and i.number >= :number and (i.number, i.id) > (:number, :id)
  order by i.number, i.id limit ${batch}`;

const heads = `select merchant_id as "merchantId", series, start_number as "startNumber", start_hash as "startHash", next_number as "nextNumber",
    last_hash as "lastHash"
  from invoice_series`;

export class SqlNumberChains implements NumberChains {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  heads(): Promise<readonly SeriesHead[]> {
    return this.#database.rows<SeriesHead>(`${heads} order by merchant_id, series`);
  }

  async headOf(key: Parameters<NumberChains['headOf']>[0]): Promise<SeriesHead | null> {
    const { merchantId, series } = key;
    const [head] = await this.#database.rows<SeriesHead>(
      `${heads} where merchant_id = :merchantId and series = :series`,
      { merchantId, series },
    );
    return head ?? null;
  }

  async facts(head: SeriesHead, numbers?: NumberRange): Promise<StoredFacts> {
    return readFacts(
      (sql) => this.#factRows(sql, head, numbers),
      () => correctionsOf(this.#database, head, numbers),
    );
  }

  wronglyPaid(): ReturnType<NumberChains['wronglyPaid']> {
    return this.#database.rows(
      `with wrong as materialized (${wrongPayments()})
       select i.merchant_id as "merchantId", i.series, i.number
       from wrong join invoices i on i.id = wrong.invoice_id
       order by i.merchant_id, i.number`,
    );
  }

  correctProof(...[invoiceId, correction]: Parameters<NumberChains['correctProof']>): Promise<string> {
    return appendCorrection(this.#database, invoiceId, correction);
  }

  #factRows<T extends object>(
    sql: string,
    { merchantId, series }: SeriesHead,
    numbers: NumberRange | undefined,
  ): Promise<readonly T[]> {
    return this.#database.rows<T>(
      `${sql} where f.merchant_id = :merchantId and f.series = :series ${numbers ? amongNumbers : ''}`,
      { merchantId, series, ...numbers },
    );
  }

  async *documents({ merchantId, series }: SeriesHead): AsyncGenerator<StoredDocument> {
    let after = { number: 0, id: 0 };
    for (;;) {
      const rows = await this.#database.rows<DocumentRow>(documents, { merchantId, series, ...after });
      yield* await readDocuments(this.#database, rows);
      if (rows.length < batch) return;
      after = rows.at(-1)!;
    }
  }
}
