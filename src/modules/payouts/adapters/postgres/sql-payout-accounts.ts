import type { Database } from '#platform/database/database.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import type { PayoutAccount, PayoutAccounts } from '../../ports/payout-accounts.ts';

const addOfPayment = `
  insert into payout_accounts (account_id, merchant_id, next_list_at)
  select provider_account, merchant_id, :now from payments where id = :paymentId and provider_account is not null
  on conflict (account_id) do nothing`;

const claim = `
  with due as (
    select account_id from payout_accounts where next_list_at <= :now
      or ${isStoredAhead('next_list_at', 'cast(:latest as timestamptz)')}
    order by next_list_at, account_id limit :limit for update skip locked
  )
  update payout_accounts a set next_list_at = :until from due where a.account_id = due.account_id
  returning a.account_id as "accountId", a.merchant_id as "merchantId"`;

/** A PENDING or IN_TRANSIT payout is followed however old, the others until they are old and explained. */
const listFrom = `
  select coalesce(
    min(created_at) filter (where status in ('PENDING', 'IN_TRANSIT')
      or (arrival_on >= cast(:followedSince as date) and (status = 'PAID'
        or reconciliation in ('NOT_YET', 'DIFFERS') or unknown_lines > 0))),
    max(created_at)) as "listFrom"
  from payouts where account_id = :accountId`;

export class SqlPayoutAccounts implements PayoutAccounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async addOfPayment(paymentId: number, now: Date): Promise<void> {
    await this.#database.rows(addOfPayment, { paymentId, now });
  }

  claim(request: Parameters<PayoutAccounts['claim']>[0]): Promise<readonly PayoutAccount[]> {
    return this.#database.rows<PayoutAccount>(claim, request);
  }

  async listed(accountId: string, nextAt: Date): Promise<void> {
    await this.#database.rows(
      'update payout_accounts set next_list_at = :nextAt where account_id = :accountId',
      {
        accountId,
        nextAt,
      },
    );
  }

  async listFrom(accountId: string, followedSince: Date): Promise<Date | null> {
    const [row] = await this.#database.rows<{ listFrom: string | null }>(listFrom, {
      accountId,
      followedSince,
    });
    const from = row?.listFrom ?? null;
    return from === null ? null : new Date(from);
  }
}
