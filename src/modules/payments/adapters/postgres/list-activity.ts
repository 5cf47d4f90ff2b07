import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import type { Database } from '#platform/database/database.ts';

/** A recent event of the status histories of merchants and payments; amounts in minor units. */
export type ActivityView = Readonly<{ id: string; merchantName: string; at: Date }> &
  (
    | Readonly<{ type: 'merchant_registered' | 'merchant_activated' }>
    | Readonly<{
        type: 'payment_processed';
        outcome: 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
        amountMinor: number;
        currency: Currency;
      }>
  );

const ofMerchants = `
  select 'merchant-' || h.merchant_id || '-' || h.seq as id,
    case when h.from_status is null then 'merchant_registered' else 'merchant_activated' end as type,
    m.business_name as "merchantName", h.at, null as outcome, cast(null as bigint) as "amountMinor", null as currency
  from merchant_status_history h join merchants m on m.id = h.merchant_id
  where h.from_status is null or h.to_status = 'ACTIVE'
  order by h.at desc, h.merchant_id desc, h.seq desc limit :limit`;

const ofPayments = `
  select 'payment-' || e.payment_id || '-' || e.seq, 'payment_processed',
    m.business_name, e.at, e.status, p.amount_minor, p.currency
  from payment_events e join payments p on p.id = e.payment_id join merchants m on m.id = p.merchant_id
  where e.kind = 'STATUS' and e.status in ('SUCCEEDED', 'FAILED', 'CANCELLED')
  order by e.at desc, e.payment_id desc, e.seq desc limit :limit`;

/** Recent registrations, activations and ended payments, newest first. @throws SignInNeeded, NotAllowed */
export const listActivity = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
  limit: number,
): Promise<ActivityView[]> => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  // Each history returns its newest rows by its index; only those are sorted together.
  const rows = await database.rows<ActivityView & { at: string }>(
    `select * from ((${ofMerchants}) union all (${ofPayments})) happened order by at desc, id desc limit :limit`,
    { limit },
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};
