import type { Database } from '#platform/database/database.ts';

/** Payments that are in no payout yet; `since` is the instant of the oldest, ISO 8601. */
export type WaitingPayments = Readonly<{ payments: number; since: string | null }>;

/** Payments of the last 30 days on the account that are in no payout; the caller has checked the right. */
export const waitingPayments = async (
  database: Database,
  { merchantId, accountId, now }: Readonly<{ merchantId: number; accountId: string; now: Date }>,
): Promise<WaitingPayments> => {
  const [row] = await database.rows<WaitingPayments>(
    `select count(*)::int as payments, min(p.succeeded_at) as since from payments p
     where p.merchant_id = :merchantId and p.provider_account = :accountId and p.status = 'SUCCEEDED'
       and p.succeeded_at >= cast(:now as timestamptz) - interval '30 days'
       and not exists (select from payout_lines l where l.payment_id = p.id and l.kind = 'CHARGE')`,
    { merchantId, accountId, now },
  );
  return row!;
};
