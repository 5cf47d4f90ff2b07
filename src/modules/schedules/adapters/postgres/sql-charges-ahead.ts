import type { BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { ChargesAhead } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

type Row = Readonly<{ on: BusinessDate; amountMinor: number; currency: 'EUR' | 'USD'; description: string }>;

/** Implements a port of payments: what is announced to be charged to a card and was not charged yet. */
export const sqlChargesAhead = ({ database }: Readonly<{ database: Database }>): ChargesAhead => ({
  of: async (mandateId) => {
    const rows = await database.rows<Row>(
      `select coalesce(r.charge_on, a.charge_on) as on, a.amount_minor as "amountMinor", s.currency,
         s.about as description
       from charge_announcements a join schedules s on s.id = a.schedule_id
         left join schedule_runs r on r.schedule_id = a.schedule_id and r.period = a.period
       where a.mandate_id = :mandateId and a.amount_minor = s.total_minor
         and (r.charge in ('WAITING', 'DECLINED') and r.charge_on is not null
           or r.id is null and s.state = 'ACTIVE' and s.next_on = a.period)
       order by 1, a.schedule_id limit 20`,
      { mandateId },
    );
    return rows.map(({ on, amountMinor, currency, description }) => ({
      on,
      amount: Money.ofMinor(BigInt(amountMinor), currency),
      description,
    }));
  },
});
