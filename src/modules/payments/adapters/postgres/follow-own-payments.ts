import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { maySeeRecord, recordsVisibleTo, type RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import type { PaymentChange, PaymentSuccess } from '../../ports/payment-live-events.ts';
import { visibleRows } from './payment-conditions.ts';
import { topic } from './sql-payment-live-events.ts';
import { overlapMs, SuccessFeed, type SuccessPlace } from './success-feed.ts';

type Deps = Readonly<{ database: Database; notifications: Notifications; clock: Clock }>;
type Listener = Readonly<{
  succeeded(success: PaymentSuccess): void;
  changed(change: PaymentChange): void;
  /** Changes may be lost: the client must read its data again. */
  missed(): void;
  /** Missed successes could not be read. */
  failed(error: unknown): void;
  /** Resolves when the client has taken most of what was passed, or has left. */
  drained(): Promise<void>;
}>;
type Query = Readonly<{
  actor: Actor;
  /** Instant of the last received event; null: only events from now on. */
  since: Date | null;
  listener: Listener;
}>;
/** Instants are texts in rows and in the payload of a NOTIFY. */
type SuccessRow = Omit<PaymentSuccess, 'at' | 'createdAt'> & Readonly<{ at: string; createdAt: string }>;
type ChangeRow = Omit<PaymentChange, 'createdAt'> & Readonly<{ createdAt: string }>;

const farthestBackMs = 3_600_000;

const successOf = ({ at, createdAt, ...row }: SuccessRow): PaymentSuccess => ({
  ...row,
  createdAt: new Date(createdAt),
  at: new Date(at),
});

const eventOf = (text: string): PaymentSuccess | PaymentChange => {
  const row = JSON.parse(text) as SuccessRow | ChangeRow;
  return 'kind' in row ? { ...row, createdAt: new Date(row.createdAt) } : successOf(row);
};

/** Successes of one query. */
const pageSize = 100;

/** Successes after this place, the oldest first; the conditions are those of the index `payment_events_news`. */
const successesAfter = async (
  database: Database,
  { merchantId, records }: Readonly<{ merchantId: number; records: RecordVisibility }>,
  { at, paymentId }: SuccessPlace,
): Promise<PaymentSuccess[]> => {
  const { where, bindings } = visibleRows([merchantId], records);
  const rows = await database.rows<SuccessRow>(
    `select p.id as "paymentId", p.merchant_id as "merchantId", p.link_created_by as "linkCreatedBy",
       p.created_at as "createdAt", p.amount_minor as "amountMinor", p.currency, e.at
     from payment_events e join payments p on p.id = e.payment_id
     where e.kind = 'STATUS' and e.status = 'SUCCEEDED' and e.at >= :at and (e.at, e.payment_id) > (:at, :paymentId)
       and ${where}
     order by e.at, e.payment_id limit ${pageSize}`,
    { ...bindings, at, paymentId },
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
  const merchantId = mustHold(actor, 'SEE');
  // Asked each time: the day of a CASHIER ends while the stream is open.
  const records = (): RecordVisibility => recordsVisibleTo(actor, clock);
  const now = clock.now().getTime();
  const earliestMs = since === null ? now : Math.max(since.getTime() - overlapMs, now - farthestBackMs);
  const feed = new SuccessFeed({
    ...listener,
    earliestMs,
    readAfter: (place) => successesAfter(database, { merchantId, records: records() }, place),
  });
  const end = notifications.listen(topic, {
    onMessage: (text) => {
      const event = eventOf(text);
      if (event.merchantId !== merchantId) return;
      const { linkCreatedBy: createdBy, createdAt: at } = event;
      if (!maySeeRecord(records(), { createdBy, at })) return;
      if ('kind' in event) listener.changed(event);
      else feed.add(event);
    },
    onListening: () => {
      listener.missed();
      feed.catchUp();
    },
  });
  if (since !== null) feed.catchUp();
  return () => {
    feed.end();
    end();
  };
};
