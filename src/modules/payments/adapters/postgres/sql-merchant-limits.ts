import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { LimitFacts } from '../../domain/merchant-limits.ts';
import type { LimitReached, MerchantLimits, SetLimits } from '../../ports/merchant-limits.ts';

type FactsRow = Readonly<{
  activeSince: string | null;
  isOwn: boolean;
  dayMinor: number | null;
  paymentMinor: number | null;
}>;

const euro = (minor: number | null): Money<'EUR'> | null =>
  minor === null ? null : Money.ofMinor(minor, 'EUR');

/** Open payments `p` by card, and those that succeeded since `:since`. */
export const usedSum = `coalesce(sum(p.eur_amount_minor), 0)::bigint as minor from payments p where p.merchant_id = :merchantId
  and p.method = 'CARD' and (p.status in ('PENDING', 'PROCESSING') or p.status = 'SUCCEEDED' and p.succeeded_at >= :since)`;

export class SqlMerchantLimits implements MerchantLimits {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async factsOf(merchantId: number): Promise<LimitFacts> {
    const [row] = await this.#database.rows<FactsRow>(
      `select (select min(h.at) from merchant_status_history h
               where h.merchant_id = m.id and h.to_status = 'ACTIVE') as "activeSince",
              l.merchant_id is not null as "isOwn", l.day_limit_minor as "dayMinor",
              l.payment_limit_minor as "paymentMinor"
       from merchants m left join merchant_limits l on l.merchant_id = m.id where m.id = :merchantId`,
      { merchantId },
    );
    const { activeSince = null, isOwn = false, dayMinor = null, paymentMinor = null } = row ?? {};
    return {
      activeSince: activeSince === null ? null : new Date(activeSince),
      own: isOwn ? { day: euro(dayMinor), payment: euro(paymentMinor) } : null,
    };
  }

  async lockUsed(merchantId: number, since: Date): Promise<Money<'EUR'>> {
    await this.#database.rows(
      `insert into order_counters (merchant_id, next_number) values (:merchantId, 1)
       on conflict (merchant_id) do update set next_number = order_counters.next_number`,
      { merchantId },
    );
    // A statement of its own: it sees the payments of the transaction that held the lock before.
    const [row] = await this.#database.rows<{ minor: number }>(`select ${usedSum}`, {
      merchantId,
      since,
    });
    return Money.ofMinor(row!.minor, 'EUR');
  }

  async set(merchantId: number, { day, payment, reason, by, at }: SetLimits): Promise<void> {
    await this.#database.rows(
      `insert into merchant_limits (merchant_id, day_limit_minor, payment_limit_minor, reason, set_by, set_at)
       values (:merchantId, :day, :payment, :reason, :by, :at)
       on conflict (merchant_id) do update set day_limit_minor = excluded.day_limit_minor,
         payment_limit_minor = excluded.payment_limit_minor, reason = excluded.reason, set_by = excluded.set_by,
         set_at = excluded.set_at`,
      {
        merchantId,
        day: day === null ? null : Number(day.minor),
        payment: payment === null ? null : Number(payment.minor),
        reason,
        by,
        at,
      },
    );
  }

  async recordReached({ merchantId, day, limit, at }: LimitReached): Promise<boolean> {
    const added = await this.#database.rows(
      `insert into reached_limits (merchant_id, day, reached_limit, reached_at) values (:merchantId, :day, :limit, :at)
       on conflict (merchant_id, day) do nothing returning merchant_id`,
      { merchantId, day, limit, at },
    );
    return added.length > 0;
  }
}
