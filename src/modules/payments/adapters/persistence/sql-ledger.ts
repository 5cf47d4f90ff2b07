import type { Database } from '#platform/database/database.ts';
import type { LedgerTransaction } from '../../domain/ledger.ts';
import type { Ledger } from '../../ports/ledger.ts';

export class SqlLedger implements Ledger {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async book({ kind, source, paymentId, entries }: LedgerTransaction, now: Date): Promise<void> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into ledger_transactions (kind, source, payment_id, at) values (:kind, :source, :paymentId, :now)
       returning id`,
      { kind, source, paymentId, now },
    );
    const bookEntry = ({ account, merchantId, amount }: (typeof entries)[number]) =>
      this.#database.rows(
        `with known as (
           insert into ledger_accounts (code, merchant_id, currency) values (:account, :merchantId, :currency)
           on conflict (code, merchant_id, currency) do nothing returning id
         ), account as (
           select id from known
           union all
           select id from ledger_accounts
           where code = :account and merchant_id is not distinct from :merchantId and currency = :currency
         )
         insert into ledger_entries (transaction_id, account_id, amount_minor, currency)
         select :transactionId, id, :amountMinor, :currency from account limit 1`,
        {
          account,
          merchantId,
          currency: amount.currency,
          transactionId: row!.id,
          amountMinor: amount.minor.toString(),
        },
      );
    await this.#database.together(entries.map((entry) => () => bookEntry(entry)));
  }
}
