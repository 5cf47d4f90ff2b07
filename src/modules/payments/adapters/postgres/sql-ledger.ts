import type { Database } from '#platform/database/database.ts';
import type { LedgerTransaction } from '../../domain/ledger.ts';
import type { Ledger } from '../../ports/ledger.ts';

/**
 * Accounts are found by two conditions, because no index serves `is not distinct from`. An account opened concurrently is
 * not visible and conflicts; `do update` returns it. Accounts are opened in one order to avoid deadlocks.
 */
const bookOnce = `
  with wanted as (
    select w.*, known.id as "accountId"
    from json_to_recordset(:entries)
      as w(place integer, account text, "merchantId" bigint, "amountMinor" bigint, currency text)
    left join lateral (
      select id from ledger_accounts
      where code = w.account and currency = w.currency and merchant_id = w."merchantId"
      union all
      select id from ledger_accounts
      where code = w.account and currency = w.currency and merchant_id is null and w."merchantId" is null
    ) known on true
  ), opened as (
    insert into ledger_accounts (code, merchant_id, currency)
    select distinct account, "merchantId", currency from wanted where "accountId" is null
    order by account, "merchantId", currency
    on conflict (code, merchant_id, currency) do update set code = excluded.code
    returning id, code, merchant_id, currency
  ), booked as (
    insert into ledger_transactions (kind, source, payment_id, payout_id, bank_match_id, at)
    values (:kind, :source, :paymentId, :payoutId, :bankMatchId, :now)
    returning id
  )
  insert into ledger_entries (transaction_id, account_id, amount_minor, currency)
  select booked.id, coalesce(wanted."accountId", opened.id), wanted."amountMinor", wanted.currency
  from booked cross join wanted left join opened
    on opened.code = wanted.account and opened.currency = wanted.currency
    and opened.merchant_id is not distinct from wanted."merchantId"
  order by wanted.place`;

export class SqlLedger implements Ledger {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async book(transaction: LedgerTransaction, now: Date): Promise<void> {
    const { kind, source, paymentId, payoutId, bankMatchId, entries } = transaction;
    const written = entries.map(({ account, merchantId, amount }, place) => ({
      place,
      account,
      merchantId,
      amountMinor: amount.minor.toString(),
      currency: amount.currency,
    }));
    const about = { kind, source, paymentId, payoutId: payoutId ?? null, bankMatchId: bankMatchId ?? null };
    await this.#database.rows(bookOnce, { ...about, now, entries: JSON.stringify(written) });
  }
}
