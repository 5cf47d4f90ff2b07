import type { Database } from '#platform/database/database.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import type { PaymentChecks } from '../../ports/payment-checks.ts';

/** Exactly the condition of the index `payments_to_check`. */
const isOpen = `(p.status in ('PENDING', 'PROCESSING')
  or p.provider_fee_status = 'PENDING' or p.dispute_status = 'OPEN')`;

/** Instant of the last change, or of the end of a session. */
const quietSince = `greatest(p.updated_at, (select max(a.expires_at) from payment_attempts a
  where a.payment_id = p.id and a.state in ('PREPARED', 'OPEN') and a.expires_at <= :now))`;

/** In seconds: by default a quarter of the quiet time, between 120 s and an hour. */
const pause = `:after * least(greatest(extract(epoch from :now::timestamptz - ${quietSince}) / 480, 1), 30)`;

const isCheckedAhead = isStoredAhead('p.checked_at');

const dueCondition = `(p.updated_at <= :latest or ${isStoredAhead('p.updated_at')})
  and (p.checked_at is null or ${isCheckedAhead}
    or p.checked_at < :now::timestamptz - make_interval(secs => ${pause}))`;

/** A refund that the provider never confirmed may have been made. */
const unconfirmed = `r.status = 'FAILED' and r.provider_refund_id is null
  and r.created_at > :now::timestamptz - interval '30 days'
  and (p.checked_at is null or ${isCheckedAhead} or p.checked_at < :now::timestamptz - interval '1 day')`;

/** A closed dispute may change: a lost one is won later, an inquiry becomes a chargeback. */
const mayReopen = `d.status <> 'OPEN' and d.opened_at > :now::timestamptz - interval '180 days'
  and (p.checked_at is null or ${isCheckedAhead} or p.checked_at < :now::timestamptz - interval '1 day')`;

export class SqlPaymentChecks implements PaymentChecks {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async claimDue({ now, afterMs, limit }: Parameters<PaymentChecks['claimDue']>[0]): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `with due as (
         select p.id from payments p
         where p.id in (
           select p.id from payments p where ${isOpen} and p.provider <> 'history' and ${dueCondition}
           union
           select p.id from refunds r join payments p on p.id = r.payment_id
           where (r.status in ('REQUESTED', 'PENDING') and ${dueCondition}) or (${unconfirmed})
           union
           select p.id from disputes d join payments p on p.id = d.payment_id where ${mayReopen}
         )
         order by p.checked_at nulls first, p.id limit :limit for update skip locked
       )
       update payments p set checked_at = :now from due where p.id = due.id returning p.id`,
      { now, latest: new Date(now.getTime() - afterMs), after: afterMs / 1_000, limit },
    );
    return rows.map(({ id }) => id);
  }

  async release(ids: readonly number[]): Promise<void> {
    await this.#database.rows('update payments set checked_at = null where id = any (:ids)', { ids });
  }

  async claim(id: number, before: Date, now: Date): Promise<boolean> {
    const rows = await this.#database.rows(
      `update payments set checked_at = :now where id = :id
         and (checked_at is null or checked_at <= :before or ${isStoredAhead('checked_at')}) returning id`,
      { id, before, now },
    );
    return rows.length > 0;
  }

  async markChecked(id: number, now: Date): Promise<void> {
    await this.#database.rows('update payments set checked_at = :now where id = :id', { id, now });
  }
}
