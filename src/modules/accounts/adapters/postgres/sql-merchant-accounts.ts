import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import { longestPauseMs, MerchantAccount, type AccountChange } from '../../domain/merchant-account.ts';
import type { MerchantAccounts } from '../../ports/merchant-accounts.ts';
import { accountsTable } from './accounts-table.ts';

const select = `select ${accountsTable.select('a')} from provider_accounts a`;
const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export class SqlMerchantAccounts implements MerchantAccounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(by: Parameters<MerchantAccounts['find']>[0]): Promise<MerchantAccount | null> {
    const condition = 'merchantId' in by ? 'a.merchant_id = :merchantId' : 'a.account_id = :accountId';
    const [row] = await this.#database.rows<object>(`${select} where ${condition}`, by);
    return row === undefined ? null : MerchantAccount.restore(accountsTable.read(row));
  }

  async request(account: MerchantAccount): Promise<MerchantAccount> {
    const { merchantId, provider, status, requestedAt, request } = account.toRecord();
    await this.#database.rows(
      `insert into provider_accounts (merchant_id, provider, status, requested_at, request)
       values (:merchantId, :provider, :status, :requestedAt, :request) on conflict (merchant_id) do nothing`,
      { merchantId, provider, status, requestedAt, request: asJson(request) },
    );
    return (await this.find({ merchantId }))!;
  }

  async save(
    account: MerchantAccount,
    change: AccountChange | null,
    { actor, at }: Readonly<{ actor: Actor; at: Date }>,
  ): Promise<boolean> {
    const record = account.toRecord();
    const saved = await this.#database.rows(
      `update provider_accounts set account_id = :accountId, status = :status, request = :request, attempt = :attempt,
         charges_enabled = :chargesEnabled, payouts_enabled = :payoutsEnabled, due = :due, past_due = :pastDue,
         deadline = :deadline, disabled_reason = :disabledReason, bank_last4 = :bankLast4,
         bank_currency = :bankCurrency, payout_schedule = :payoutSchedule, checked_at = :checkedAt,
         next_check_at = :nextCheckAt, version = version + 1
       where merchant_id = :merchantId and version = :version returning version`,
      {
        ...record,
        due: [...record.due],
        pastDue: [...record.pastDue],
        request: asJson(record.request),
        payoutSchedule: asJson(record.payoutSchedule),
      },
    );
    if (saved.length === 0) return false;
    if (change !== null)
      await this.#database.rows(
        `insert into provider_account_events (merchant_id, from_status, to_status, actor, at)
         values (:merchantId, :from, :to, :actor, :at)`,
        { merchantId: record.merchantId, from: change.from, to: change.to, actor: nameOf(actor), at },
      );
    return true;
  }

  async claimDue(due: Readonly<{ now: Date; limit: number }>): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `with due as (
         select merchant_id, next_check_at from provider_accounts
         where next_check_at <= :now or ${isStoredAhead('next_check_at', 'cast(:latest as timestamptz)')}
         order by next_check_at, merchant_id limit :limit for update skip locked
       ), claimed as (
         update provider_accounts a set next_check_at = cast(:now as timestamptz) + interval '1 hour'
         from due where a.merchant_id = due.merchant_id
       )
       select merchant_id as id from due order by next_check_at, merchant_id`,
      { ...due, latest: new Date(due.now.getTime() + longestPauseMs) },
    );
    return rows.map(({ id }) => id);
  }

  async dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]> {
    const rows = await this.#database.rows<object>(
      `${select}
       where a.deadline > :now and a.deadline <= :until and cardinality(a.due) > 0
         and a.status not in ('NONE', 'REJECTED', 'LEFT') order by a.deadline, a.merchant_id`,
      { until, now },
    );
    return rows.map((row) => MerchantAccount.restore(accountsTable.read(row)));
  }

  async claimReminder(of: Parameters<MerchantAccounts['claimReminder']>[0]): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into provider_account_reminders (merchant_id, deadline, days, queued_at)
       values (:merchantId, :deadline, :days, :now) on conflict do nothing returning days`,
      of,
    );
    return rows.length > 0;
  }
}
