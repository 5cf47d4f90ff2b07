import type { Currency } from '#kernel/currency.ts';
import type { Database } from '#platform/database/database.ts';
import type { ActivityView, ActivityViews } from '../../ports/activity-views.ts';

type ActivityRow = Readonly<{ id: string; merchant_name: string; at: string }> &
  (
    | Readonly<{ type: 'merchant_registered' | 'merchant_activated' }>
    | Readonly<{
        type: 'payment_processed';
        outcome: 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
        amount_minor: number;
        currency: Currency;
      }>
  );

const viewOf = (row: ActivityRow): ActivityView => {
  const happened = { id: row.id, merchantName: row.merchant_name, at: new Date(row.at) };
  if (row.type !== 'payment_processed') return { ...happened, type: row.type };
  const { type, outcome, amount_minor: amountMinor, currency } = row;
  return { ...happened, type, outcome, amountMinor, currency };
};

const ofMerchants = `
  select 'merchant-' || h.merchant_id || '-' || h.seq as id,
    case when h.from_status is null then 'merchant_registered' else 'merchant_activated' end as type,
    m.business_name as merchant_name, h.at, null as outcome, cast(null as bigint) as amount_minor, null as currency
  from merchant_status_history h join merchants m on m.id = h.merchant_id
  where h.from_status is null or h.to_status = 'ACTIVE'
  order by h.at desc, h.merchant_id desc, h.seq desc limit :limit`;

const ofPayments = `
  select 'payment-' || e.payment_id || '-' || e.seq, 'payment_processed',
    m.business_name, e.at, e.status, p.amount_minor, p.currency
  from payment_events e join payments p on p.id = e.payment_id join merchants m on m.id = p.merchant_id
  where e.kind = 'STATUS' and e.status in ('SUCCEEDED', 'FAILED', 'CANCELLED')
  order by e.at desc, e.payment_id desc, e.seq desc limit :limit`;

export class SqlActivityViews implements ActivityViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async newest(limit: number): Promise<ActivityView[]> {
    // Each history gives its newest by its index; only those are put in one order.
    const rows = await this.#database.rows<ActivityRow>(
      `select * from ((${ofMerchants}) union all (${ofPayments})) happened order by at desc, id desc limit :limit`,
      { limit },
    );
    return rows.map(viewOf);
  }
}
