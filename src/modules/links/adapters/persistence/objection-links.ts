import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import type { PaymentLink } from '../../domain/payment-link.ts';
import type { Links } from '../../ports/links.ts';
import { LinkRow, toColumns, toLink } from './link-row.ts';

export class ObjectionLinks implements Links {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
  }

  async add(link: PaymentLink): Promise<number> {
    const row = await this.#transactions.query(LinkRow).insert(toColumns(link.record));
    return row.id;
  }

  async change<T>(
    id: number,
    apply: (link: PaymentLink) => T | Promise<T>,
    ofMerchant?: number,
  ): Promise<T | null> {
    return this.#database.transact(async () => {
      const query = this.#transactions.query(LinkRow).findById(id).forUpdate();
      const row = await (ofMerchant === undefined ? query : query.where('merchant_id', ofMerchant));
      if (row === undefined) return null;
      const link = toLink(row);
      const before = toColumns(link.record);
      const result = await apply(link);
      const after = toColumns(link.record);
      if (!isDeepStrictEqual(before, after)) {
        await this.#transactions
          .query(LinkRow)
          .findById(id)
          .patch({ ...after, version: link.record.version + 1 });
      }
      return result;
    });
  }

  async isForInvoice(id: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'select id from payment_links where id = :id and invoice_id is not null',
      { id },
    );
    return rows.length > 0;
  }

  async nameInvoice(id: number, invoiceId: number): Promise<void> {
    await this.#database.rows('update payment_links set invoice_id = :invoiceId where id = :id', {
      id,
      invoiceId,
    });
  }

  async due(now: Date, limit: number): Promise<number[]> {
    const rows = await this.#transactions
      .query(LinkRow)
      .select('id')
      .where('status', 'ACTIVE')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .limit(limit);
    return rows.map((row) => row.id);
  }

  async openOf(merchantId: number): Promise<number[]> {
    const rows = await this.#transactions
      .query(LinkRow)
      .select('id')
      .where('merchant_id', merchantId)
      .whereIn('status', ['ACTIVE', 'EXPIRED'])
      .orderBy('id');
    return rows.map((row) => row.id);
  }
}
