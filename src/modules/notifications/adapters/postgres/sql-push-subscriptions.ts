import type { Database } from '#platform/database/database.ts';
import type { PushEvent } from '../../domain/events.ts';
import type {
  PushSubscription,
  PushSubscriptions,
  StoredSubscription,
} from '../../ports/push-subscriptions.ts';

/** Of a session that was not ended, an ACTIVE account and a membership. A session that expired by time keeps it. */
const isLive = `exists (
  select from sessions n
  join users u on u.id = n.user_id and u.status = 'ACTIVE'
  join memberships m on m.user_id = n.user_id and m.merchant_id = s.merchant_id
  where n.id = s.session_id and n.user_id = s.user_id and n.ended_at is null)`;

export class SqlPushSubscriptions implements PushSubscriptions {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async save(subscription: PushSubscription, now: Date, most: number): Promise<void> {
    const { userId, merchantId } = subscription;
    await this.#database.rows(
      `insert into push_subscriptions
         (user_id, merchant_id, session_id, endpoint, p256dh, auth, language, created_at)
       values (:userId, :merchantId, cast(:sessionId as uuid), :endpoint, :p256dh, :auth, :language, :now)
       on conflict (endpoint) do update set
         user_id = excluded.user_id, merchant_id = excluded.merchant_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
         created_at = excluded.created_at`,
      { ...subscription, now },
    );
    await this.#database.rows(
      `delete from push_subscriptions where id in (
         select id from push_subscriptions where user_id = :userId and merchant_id = :merchantId
         order by created_at desc, id desc offset :most)`,
      { userId, merchantId, most },
    );
  }

  async renew(browser: Omit<PushSubscription, 'p256dh' | 'auth'>): Promise<boolean> {
    const renewed = await this.#database.rows(
      `update push_subscriptions set session_id = cast(:sessionId as uuid), language = :language
       where endpoint = :endpoint and user_id = :userId and merchant_id = :merchantId returning id`,
      browser,
    );
    return renewed.length > 0;
  }

  async remove(userId: number, endpoint: string): Promise<boolean> {
    const removed = await this.#database.rows(
      'delete from push_subscriptions where user_id = :userId and endpoint = :endpoint returning id',
      { userId, endpoint },
    );
    return removed.length > 0;
  }

  async removeById(id: number): Promise<void> {
    await this.#database.rows('delete from push_subscriptions where id = :id', { id });
  }

  async live(id: number): Promise<StoredSubscription | null> {
    const [row] = await this.#database.rows<StoredSubscription>(
      `select s.id, s.user_id as "userId", s.merchant_id as "merchantId", s.session_id as "sessionId",
         s.endpoint, s.p256dh, s.auth, s.language
       from push_subscriptions s where s.id = :id and ${isLive}`,
      { id },
    );
    return row ?? null;
  }

  async idsFor(
    merchantId: number,
    event: PushEvent,
    linkCreatedBy: number | null,
  ): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select s.id from push_subscriptions s
       join memberships m on m.user_id = s.user_id and m.merchant_id = s.merchant_id
       where s.merchant_id = :merchantId
         and (m.role <> 'CASHIER' or s.user_id = cast(:linkCreatedBy as bigint))
         and not exists (
           select from push_choices c
           where c.user_id = s.user_id and c.merchant_id = s.merchant_id and c.event = :event and not c.is_on)
         and ${isLive}
       order by s.id`,
      { merchantId, event, linkCreatedBy },
    );
    return rows.map(({ id }) => id);
  }

  async countOf(userId: number, merchantId: number): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(
      `select count(*)::integer as count from push_subscriptions s
       where s.user_id = :userId and s.merchant_id = :merchantId and ${isLive}`,
      { userId, merchantId },
    );
    return row!.count;
  }

  async isAny(merchantId: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'select id from push_subscriptions where merchant_id = :merchantId limit 1',
      { merchantId },
    );
    return rows.length > 0;
  }

  async removeEnded(merchantId: number): Promise<void> {
    await this.#database.rows(
      `delete from push_subscriptions s where s.merchant_id = :merchantId and not ${isLive}`,
      { merchantId },
    );
  }
}
