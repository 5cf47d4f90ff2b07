import { EuroRate } from '#kernel/euro-rate.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { RefundSum } from '../../ports/payments.ts';

type Row = Readonly<{ eurRate: string; currency: ChargeCurrency; minor: number; oldestAt: string }>;

/** Locks the refunds of a caller until the transaction ends, and sums those since an instant that have not failed. */
export const lockRefunds = async (
  database: Database,
  { requestedBy, since }: Readonly<{ requestedBy: string; since: Date }>,
): Promise<RefundSum> => {
  await database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
    name: `refunds of ${requestedBy}`,
  });
  // A statement of its own: it sees the refunds of the transaction that held the lock before.
  const rows = await database.rows<Row>(
    `select p.eur_rate::text as "eurRate", r.currency, sum(r.amount_minor)::bigint as minor,
              min(r.created_at) as "oldestAt"
       from refunds r join payments p on p.id = r.payment_id
       where r.requested_by = :requestedBy and r.created_at > :since and r.status not in ('FAILED', 'CANCELLED')
       group by p.eur_rate, r.currency`,
    { requestedBy, since },
  );
  const instants = rows.map(({ oldestAt }) => new Date(oldestAt).getTime());
  return {
    total: rows.reduce(
      (total, { eurRate, currency, minor }) =>
        total.plus(EuroRate.parse(eurRate).toEuro(Money.ofMinor(minor, currency))),
      Money.zero('EUR'),
    ),
    oldestAt: instants.length === 0 ? null : new Date(Math.min(...instants)),
  };
};
