import type { Database } from '#platform/database/database.ts';
import type { StoredDispute, StoredPayment, StoredRefund } from '../../domain/stored-payment.ts';
import { awaitsReview } from './review-conditions.ts';

/** Maximum number of keys of one statement. */
const batch = 5_000;

/** The payment has a job due within ten minutes, or a NEW webhook event. */
const isUnderWay = `(exists (
    select from pgboss.job j where j.name like 'payments.%' and j.state in ('created', 'retry', 'active')
      and j.start_after < now() + interval '10 minutes' and (j.data ->> 'paymentId')::bigint = p.id)
  or exists (select from provider_events e where e.state = 'NEW' and coalesce(e.payment_id, p.id) = p.id))`;

const paymentColumns = `p.id, p.status, coalesce(${awaitsReview}, false) as "isMismatch",
  case when p.status = 'SUCCEEDED' then p.charge_amount_minor
    when p.mismatch_resolution = 'GIVE_BACK' then p.captured_amount_minor else 0 end as "bookedMinor",
  coalesce(p.captured_currency, p.charge_currency) as currency, p.provider_intent_id as "intentId",
  p.provider_charge_id as "chargeId", p.transaction_reference as "transactionReference", p.card_brand as "cardBrand", p.card_last4 as "cardLast4",
  case when p.provider_fee_status = 'KNOWN' then
    json_build_object('minor', p.provider_fee_actual_minor, 'currency', p.provider_fee_currency) end as fee,
  p.succeeded_at as "succeededAt", ${isUnderWay} as "isUnderWay"`;

type Row<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

const inBatches = async <K, T>(
  keys: readonly K[],
  query: (some: readonly K[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = [];
  for (let from = 0; from < keys.length; from += batch)
    found.push(...(await query(keys.slice(from, from + batch))));
  return found;
};

const dated = <T extends StoredPayment>(row: Row<T>): T =>
  ({ ...row, succeededAt: row.succeededAt === null ? null : new Date(row.succeededAt) }) as T;

const readPayments = async (
  database: Database,
  where: string,
  bindings: Readonly<Record<string, unknown>>,
): Promise<StoredPayment[]> => {
  const rows = await database.rows<Row<StoredPayment>>(
    `select ${paymentColumns} from payments p where ${where}`,
    bindings,
  );
  return rows.map((row) => dated(row));
};

/** Provider accounts of payments since the instant. */
export const accountsSince = async (database: Database, since: Date): Promise<string[]> => {
  const rows = await database.rows<{ account: string }>(
    `select distinct provider_account as account from payments
     where provider_account is not null and created_at >= cast(:since as timestamptz) - interval '1 day'
     order by 1`,
    { since },
  );
  return rows.map(({ account }) => account);
};

type KeyedPayment = StoredPayment & Readonly<{ key: string }>;

/** Payments by our keys of their attempts, each with its key. */
export const paymentsByKey = (database: Database, keys: readonly string[]): Promise<KeyedPayment[]> =>
  inBatches(keys, async (some) => {
    const rows = await database.rows<Row<KeyedPayment>>(
      `select a.provider_key::text as key, ${paymentColumns}
       from payment_attempts a join payments p on p.id = a.payment_id
       where a.provider_key = any(cast(:keys as uuid[]))`,
      { keys: [...some] },
    );
    return rows.map((row) => dated<KeyedPayment>(row));
  });

export const paymentsByIntent = (
  database: Database,
  intentIds: readonly string[],
): Promise<StoredPayment[]> =>
  inBatches(intentIds, (some) =>
    readPayments(database, 'p.provider_intent_id = any(:intentIds)', { intentIds: [...some] }),
  );

/** Payments by card that succeeded between two instants on the account, or on any when undefined. */
export const succeededPayments = (
  database: Database,
  [from, to]: readonly [Date, Date],
  account: string | null | undefined,
): Promise<StoredPayment[]> => {
  const ofAccount = account === undefined ? 'true' : 'p.provider_account is not distinct from :account';
  return readPayments(
    database,
    `p.status = 'SUCCEEDED' and p.method = 'CARD' and p.provider <> 'history' and p.succeeded_at >= :from and p.succeeded_at < :to
     and ${ofAccount}`,
    { from, to, ...(account === undefined ? {} : { account }) },
  );
};

export const refundsOf = (database: Database, paymentIds: readonly number[]): Promise<StoredRefund[]> =>
  inBatches(paymentIds, async (some) => {
    const rows = await database.rows<Row<StoredRefund>>(
      `select id, payment_id as "paymentId", provider_key::text as key,
         provider_refund_id as "providerRefundId", amount_minor as "amountMinor", status,
         created_at as "createdAt", (select count(*) filter (where t.kind = 'REFUND')
             - count(*) filter (where t.kind = 'REFUND_FAILED') from ledger_transactions t
           where t.payment_id = refunds.payment_id and t.kind in ('REFUND', 'REFUND_FAILED')
             and t.source ~ ('^refund:' || refunds.id || '(:|$)')
         ) = case when status = 'SUCCEEDED' then 1 else 0 end as "isBookedTruly"
       from refunds where payment_id = any(:paymentIds) order by id`,
      { paymentIds: [...some] },
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  });

export const disputesOf = (database: Database, paymentIds: readonly number[]): Promise<StoredDispute[]> =>
  inBatches(paymentIds, async (some) => {
    const rows = await database.rows<Row<StoredDispute>>(
      `select payment_id as "paymentId", provider_dispute_id as "providerDisputeId",
         amount_minor as "amountMinor", status, is_inquiry as "isInquiry", reason, evidence_due_at as "evidenceDueAt"
       from disputes where payment_id = any(:paymentIds) order by id`,
      { paymentIds: [...some] },
    );
    return rows.map(({ evidenceDueAt: due, ...row }) => ({
      ...row,
      evidenceDueAt: due === null ? null : new Date(due),
    }));
  });
