import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import type { SeriesHead, StoredAnnulment, StoredDocument } from '../../domain/number-chain.ts';
import type { NumberChains } from '../../ports/number-chains.ts';
import { invoiceOf } from './invoice-record.ts';
import { InvoiceModel } from './invoice-models.ts';

const batch = 500;

type Row = Readonly<{
  id: number;
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  annulledAt: string | null;
  annulmentReason: string | null;
  lines: readonly object[];
}>;

/** null for a value outside the domain (a currency, a date): the row was edited. */
const documentOf = (row: Row): StoredDocument['document'] => {
  try {
    return invoiceOf(row).document;
  } catch {
    return null;
  }
};

const annulmentOf = ({ annulledAt, annulmentReason }: Row): StoredDocument['annulment'] =>
  annulledAt === null ? null : { annulledAt: new Date(annulledAt), reason: annulmentReason ?? '' };

/** A payment `p` that paid the invoice `i`: the one that issued it, or one of the payment link of a written invoice. */
const paidBy = `p.status = 'SUCCEEDED' and (p.id = i.payment_id or (i.payment_id is null
  and p.payment_link_id = i.payment_link_id and p.duplicate_of is null))`;

export class SqlNumberChains implements NumberChains {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  heads(): Promise<readonly SeriesHead[]> {
    return this.#database.rows<SeriesHead>(
      `select merchant_id as "merchantId", series, start_number as "startNumber", next_number as "nextNumber",
         last_hash as "lastHash"
       from invoice_series order by merchant_id, series`,
    );
  }

  async annulments({ merchantId, series }: SeriesHead): Promise<readonly StoredAnnulment[]> {
    const rows = await this.#database.rows<Omit<StoredAnnulment, 'annulledAt'> & { annulledAt: string }>(
      `select i.number, a.annulled_at as "annulledAt", a.reason, a.previous_hash as "previousHash",
         a.annulment_hash as "annulmentHash"
       from invoice_annulments a join invoices i on i.id = a.invoice_id
       where a.merchant_id = :merchantId and a.series = :series`,
      { merchantId, series },
    );
    return rows.map((row) => ({ ...row, annulledAt: new Date(row.annulledAt) }));
  }

  wronglyPaid(): ReturnType<NumberChains['wronglyPaid']> {
    return this.#database.rows(
      `select i.merchant_id as "merchantId", i.series, i.number from invoices i
       where i.type = 'INVOICE' and i.series = 'LEGAL' and (i.status = 'PAID' or i.payment_id is not null)
         and not exists (select from payments p where ${paidBy} and p.succeeded_at = i.paid_at)
       order by i.merchant_id, i.number`,
    );
  }

  async *documents({ merchantId, series }: SeriesHead): AsyncGenerator<StoredDocument> {
    let after: readonly [number, number] = [0, 0];
    for (;;) {
      const rows = (await this.#transactions
        .query(InvoiceModel)
        .where({ merchant_id: merchantId, series })
        .whereRaw('(number, id) > (?, ?)', after)
        .orderBy(['number', 'id'])
        .limit(batch)
        .withGraphFetched('lines')
        .modifyGraph('lines', (lines) => void lines.orderBy('position'))) as unknown as Row[];
      for (const row of rows) {
        const { number, issueDate, previousHash, documentHash, id } = row;
        const document = documentOf(row);
        const annulment = annulmentOf(row);
        yield { number, issueDate, previousHash, documentHash, document, annulment };
        after = [number, id];
      }
      if (rows.length < batch) return;
    }
  }
}
