import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import type { PaymentChange, PaymentSuccess } from '../../ports/payment-live-events.ts';
import { topic } from './sql-payment-live-events.ts';

type Deps = Readonly<{ database: Database; notifications: Notifications; clock: Clock }>;
type Listener = Readonly<{
  succeeded(success: PaymentSuccess): void;
  changed(change: PaymentChange): void;
  /** Changes may be lost: the client must read its data again. */
  missed(): void;
  /** Missed successes could not be read. */
  failed(error: unknown): void;
}>;
type Query = Readonly<{
  actor: Actor;
  /** Instant of the last received event; null: only events from now on. */
  since: Date | null;
  listener: Listener;
}>;
type SuccessRow = Omit<PaymentSuccess, 'at'> & Readonly<{ at: string }>;

/** Allows for the seconds between a success and its commit, and for clock skew. */
const overlapMs = 60_000;
const farthestBackMs = 3_600_000;

const successOf = ({ at, ...row }: SuccessRow): PaymentSuccess => ({ ...row, at: new Date(at) });

/** Successes since then, the oldest first; the conditions are those of the index `payment_events_news`. */
const successesSince = async (
  database: Database,
  merchantId: number,
  instant: Date,
): Promise<PaymentSuccess[]> => {
  const rows = await database.rows<SuccessRow>(
    `select p.id as "paymentId", p.merchant_id as "merchantId", p.amount_minor as "amountMinor", p.currency, e.at
     from payment_events e join payments p on p.id = e.payment_id
     where e.kind = 'STATUS' and e.status = 'SUCCEEDED' and e.at >= :instant and p.merchant_id = :merchantId
     order by e.at, e.payment_id limit 100`,
    { merchantId, instant },
  );
  return rows.map(successOf);
};

/**
 * Subscribes to live events of the actor's payments. A success is delivered at least once: missed ones are read from the
 * histories.
 * @returns the function that unsubscribes
 * @throws SignInNeeded, NotAllowed
 */
export const followOwnPayments = (
  { database, notifications, clock }: Deps,
  { actor, since, listener }: Query,
): (() => void) => {
  const merchantId = ownMerchantOf(actor);
  const now = clock.now().getTime();
  const earliest = since === null ? now : Math.max(since.getTime() - overlapMs, now - farthestBackMs);
  let passedUntil = earliest;
  const pass = (success: PaymentSuccess): void => {
    passedUntil = Math.max(passedUntil, success.at.getTime());
    listener.succeeded(success);
  };
  const catchUp = (): void => {
    const from = new Date(Math.max(earliest, passedUntil - overlapMs));
    successesSince(database, merchantId, from).then((found) => found.forEach(pass), listener.failed);
  };
  const end = notifications.listen(topic, {
    heard: (text) => {
      const event = JSON.parse(text) as SuccessRow | PaymentChange;
      if (event.merchantId !== merchantId) return;
      if ('kind' in event) listener.changed(event);
      else pass(successOf(event));
    },
    began: () => {
      listener.missed();
      catchUp();
    },
  });
  if (since !== null) catchUp();
  return end;
};
