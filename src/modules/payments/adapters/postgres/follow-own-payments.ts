import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import type { PaymentChange, PaymentNews } from '../../ports/payment-news.ts';
import { topic } from './sql-payment-news-desk.ts';

type Deps = Readonly<{ database: Database; notifications: Notifications; clock: Clock }>;
type Listener = Readonly<{
  heard(news: PaymentNews): void;
  changed(change: PaymentChange): void;
  /** Changes may be lost: the listener reads again what it shows. */
  missed(): void;
  /** Lost successes cannot be read now. */
  failed(error: unknown): void;
}>;
type Query = Readonly<{
  actor: Actor;
  /** Instant of the last event that the listener received; null: only events from now on. */
  since: Date | null;
  listener: Listener;
}>;
type NewsRow = Omit<PaymentNews, 'at'> & Readonly<{ at: string }>;

/** A payment is settled within seconds of the instant that it carries, and clocks differ a little. */
const overlapMs = 60_000;
const farthestBackMs = 3_600_000;

const newsOf = ({ at, ...row }: NewsRow): PaymentNews => ({ ...row, at: new Date(at) });

/** Successes since then, the oldest first; the conditions are those of the index `payment_events_news`. */
const successesSince = async (
  database: Database,
  merchantId: number,
  instant: Date,
): Promise<PaymentNews[]> => {
  const rows = await database.rows<NewsRow>(
    `select p.id as "paymentId", p.merchant_id as "merchantId", p.amount_minor as "amountMinor", p.currency, e.at
     from payment_events e join payments p on p.id = e.payment_id
     where e.kind = 'STATUS' and e.status = 'SUCCEEDED' and e.at >= :instant and p.merchant_id = :merchantId
     order by e.at, e.payment_id limit 100`,
    { merchantId, instant },
  );
  return rows.map(newsOf);
};

/**
 * Passes on live events of the actor's payments. A success is passed on at least once: those that may be lost are read
 * from the histories.
 * @returns what ends it
 * @throws SignInNeeded, NotAllowed
 */
export const followOwnPayments = (
  { database, notifications, clock }: Deps,
  { actor, since, listener }: Query,
): (() => void) => {
  const merchantId = ownMerchantOf(actor);
  const now = clock.now().getTime();
  const earliest = since === null ? now : Math.max(since.getTime() - overlapMs, now - farthestBackMs);
  let heardUntil = earliest;
  const hear = (news: PaymentNews): void => {
    heardUntil = Math.max(heardUntil, news.at.getTime());
    listener.heard(news);
  };
  const catchUp = (): void => {
    const from = new Date(Math.max(earliest, heardUntil - overlapMs));
    successesSince(database, merchantId, from).then((found) => found.forEach(hear), listener.failed);
  };
  const end = notifications.listen(topic, {
    heard: (text) => {
      const event = JSON.parse(text) as NewsRow | PaymentChange;
      if (event.merchantId !== merchantId) return;
      if ('kind' in event) listener.changed(event);
      else hear(newsOf(event));
    },
    began: () => {
      listener.missed();
      catchUp();
    },
  });
  if (since !== null) catchUp();
  return end;
};
