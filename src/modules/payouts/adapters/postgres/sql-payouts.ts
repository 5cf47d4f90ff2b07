import type { Database } from '#platform/database/database.ts';
import type { PayoutLine } from '../../domain/payout-line.ts';
import type { LinesOfPayout, Payout } from '../../domain/payout.ts';
import type { PayoutAccount, Payouts, SeenPayout } from '../../ports/payouts.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';

type Row = Omit<Payout, 'createdAt' | 'changedAt'> & Readonly<{ createdAt: string; changedAt: string }>;

const columns = `id, merchant_id as "merchantId", account_id as "accountId",
  provider_payout_id as "providerPayoutId", amount_minor as "amountMinor", currency, status,
  arrival_on as "arrivalOn", automatic, failure_code as "failureCode", failure_text as "failureText",
  bank_last4 as "bankLast4", statement_descriptor as "statementDescriptor", trace_id as "traceId",
  reconciliation, unknown_lines as "unknownLines", created_at as "createdAt", changed_at as "changedAt", version`;

const payoutOf = (row: Row): Payout => ({
  ...row,
  createdAt: new Date(row.createdAt),
  changedAt: new Date(row.changedAt),
});

const addNew = `
  insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
    automatic, reconciliation, created_at, changed_at)
  values (:merchantId, :accountId, :providerPayoutId, :amountMinor, :currency, 'PENDING', cast(:arrivalOn as date),
    :automatic, 'NOT_YET', :createdAt, :now)
  on conflict (provider_payout_id) do nothing`;

const save = `
  update payouts set amount_minor = :amountMinor, status = :status, arrival_on = cast(:arrivalOn as date),
    failure_code = :failureCode, failure_text = :failureText, bank_last4 = :bankLast4,
    statement_descriptor = :statementDescriptor, trace_id = :traceId, reconciliation = :reconciliation,
    unknown_lines = :unknownLines, changed_at = :changedAt, version = version + 1
  where id = :id`;

/** A payment that was settled after the line was stored is added to it. */
const addLines = `
  insert into payout_lines (payout_id, provider_transaction_id, kind, provider_type, provider_source, description,
    payment_id, gross_minor, fee_minor, platform_fee_minor, net_minor, at)
  select cast(:payoutId as bigint), l.* from json_to_recordset(:lines) as l("transactionId" text, kind text,
    "providerType" text, "providerSource" text, description text, "paymentId" bigint, "grossMinor" bigint,
    "feeMinor" bigint, "platformFeeMinor" bigint, "netMinor" bigint, at timestamptz)
  order by l.at, l."transactionId"
  on conflict (provider_transaction_id) do update set payment_id = excluded.payment_id
    where payout_lines.payment_id is null and excluded.payment_id is not null`;

/** As `isUnknown` of the domain. */
const sumLines = `
  select coalesce(sum(net_minor), 0)::bigint as "netMinor",
    (count(*) filter (where payment_id is null
      and kind in ('CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSAL')))::bigint as unknown
  from payout_lines where payout_id = :payoutId`;

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

export class SqlPayouts implements Payouts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async get(providerPayoutId: string): Promise<Payout | null> {
    return this.#read('', providerPayoutId);
  }

  async lock({ now, ...seen }: SeenPayout): Promise<Payout> {
    const {
      merchantId,
      accountId,
      providerPayoutId,
      amountMinor,
      currency,
      arrivalOn,
      automatic,
      createdAt,
    } = seen;
    const added = { merchantId, accountId, providerPayoutId, amountMinor, currency, arrivalOn, automatic };
    await this.#database.rows(addNew, { ...added, createdAt, now });
    const payout = await this.#read('for update', providerPayoutId);
    return payout!;
  }

  async save(payout: Payout): Promise<void> {
    const { id, amountMinor, status, arrivalOn, failureCode, failureText, bankLast4 } = payout;
    const { statementDescriptor, traceId, reconciliation, unknownLines, changedAt } = payout;
    await this.#database.rows(save, {
      id,
      amountMinor,
      status,
      arrivalOn,
      failureCode,
      failureText,
      bankLast4,
      statementDescriptor,
      traceId,
      reconciliation,
      unknownLines,
      changedAt,
    });
  }

  async addLines(payoutId: number, lines: readonly PayoutLine[]): Promise<LinesOfPayout> {
    if (lines.length > 0) await this.#database.rows(addLines, { payoutId, lines: JSON.stringify(lines) });
    const [sum] = await this.#database.rows<LinesOfPayout>(sumLines, { payoutId });
    return sum!;
  }

  async #read(lock: string, providerPayoutId: string): Promise<Payout | null> {
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from payouts where provider_payout_id = :providerPayoutId ${lock}`,
      { providerPayoutId },
    );
    return row === undefined ? null : payoutOf(row);
  }

  async addAccountOfPayment(paymentId: number, now: Date): Promise<void> {
    await this.#database.rows(addOfPayment, { paymentId, now });
  }

  claimAccounts(request: Parameters<Payouts['claimAccounts']>[0]): Promise<readonly PayoutAccount[]> {
    return this.#database.rows<PayoutAccount>(claim, request);
  }

  async accountListed(accountId: string, nextAt: Date): Promise<void> {
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
