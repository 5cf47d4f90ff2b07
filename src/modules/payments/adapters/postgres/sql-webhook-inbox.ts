import type { Database } from '#platform/database/database.ts';
import { sharedCalls } from '#platform/shared-calls.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import { mostDoublings, retryPauseMs } from '../../domain/webhook-event.ts';
import type { IgnoredFor } from '../../domain/webhook-event.ts';
import type { InboxEvent, InboxOutcome, WebhookInbox } from '../../ports/webhook-inbox.ts';
import type { WebhookEvent } from '../../ports/webhook-events.ts';

/** No attempt is planned later: at the end of a lease, or after the pause of so many attempts. */
const latest = `greatest(cast(:leaseEndsAt as timestamptz),
  cast(:now as timestamptz) + make_interval(secs => ${retryPauseMs(0) / 1_000} * 2 ^ least(attempts, ${mostDoublings})))`;

/** Statements that store received events at the same time; more events wait for one of them and share the next. */
const mostStoring = 2;

type Stored = Readonly<{ id: number; event_id: string }>;
type Received = Readonly<{ provider: string; event: WebhookEvent; now: Date; ignoredFor: IgnoredFor | null }>;

const rowOf = ({ provider, event, now, ignoredFor }: Received) => ({
  provider,
  event_id: event.eventId,
  type: event.type,
  account: event.account,
  live_mode: event.liveMode,
  payload: event.payload,
  received_at: now,
  state: ignoredFor === null ? 'NEW' : 'IGNORED',
  reason: ignoredFor,
  next_attempt_at: ignoredFor === null ? now : null,
  done_at: ignoredFor === null ? null : now,
});

export class SqlWebhookInbox implements WebhookInbox {
  readonly #database: Database;
  readonly #received = sharedCalls((events: readonly Received[]) => this.#store(events), mostStoring);

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(...[provider, event, now, ignoredFor = null]: Parameters<WebhookInbox['add']>) {
    const [id] = await this.#store([{ provider, event, now, ignoredFor }]);
    return id!;
  }

  receive(...[provider, event, now, ignoredFor = null]: Parameters<WebhookInbox['receive']>) {
    return this.#received({ provider, event, now, ignoredFor });
  }

  /** @returns the id of each, null for one that is stored already */
  async #store(events: readonly Received[]): Promise<(number | null)[]> {
    const stored = await this.#database.rows<Stored>(
      `insert into provider_events (provider, event_id, type, account, live_mode, payload, received_at, state, reason,
         next_attempt_at, done_at)
       select provider, event_id, type, account, live_mode, payload, received_at, state, reason, next_attempt_at, done_at
       from jsonb_populate_recordset(null::provider_events, :rows)
       on conflict (provider, event_id) do nothing returning id, event_id`,
      { rows: JSON.stringify(events.map(rowOf)) },
    );
    const ids = new Map(stored.map(({ id, event_id: eventId }) => [eventId, id]));
    return events.map(({ event }) => {
      const id = ids.get(event.eventId) ?? null;
      // Of an event that came twice at once, one caller has stored it.
      ids.delete(event.eventId);
      return id;
    });
  }

  async get(id: number): Promise<InboxEvent | null> {
    const [row] = await this.#database.rows<InboxEvent>(
      'select id, state, reason, attempts, payload from provider_events where id = :id',
      { id },
    );
    return row ?? null;
  }

  async claimDue(due: Parameters<WebhookInbox['claimDue']>[0]): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `with due as (
         select id, next_attempt_at from provider_events
         where state in ('NEW', 'PARKED') and (next_attempt_at <= :now or ${isStoredAhead('next_attempt_at', latest)})
         order by next_attempt_at, id limit :limit for update skip locked
       ), claimed as (
         update provider_events e set next_attempt_at = :leaseEndsAt from due where e.id = due.id
       )
       select id from due order by next_attempt_at, id`,
      due,
    );
    return rows.map(({ id }) => id);
  }

  async close(id: number, outcome: InboxOutcome): Promise<void> {
    const isOver = outcome.state === 'DONE' || outcome.state === 'IGNORED';
    await this.#database.rows(
      `update provider_events
       set state = :state, reason = coalesce(:reason, reason), payment_id = coalesce(:paymentId, payment_id),
           done_at = coalesce(:doneAt, done_at), next_attempt_at = :nextAt, attempts = attempts + 1
       where id = :id`,
      {
        id,
        state: outcome.state,
        reason: 'reason' in outcome ? outcome.reason : null,
        paymentId: 'paymentId' in outcome ? outcome.paymentId : null,
        doneAt: isOver ? outcome.now : null,
        nextAt: isOver ? null : outcome.nextAt,
      },
    );
  }

  async reopen(id: number, now: Date): Promise<boolean> {
    const taken = await this.#database.rows(
      `update provider_events set state = 'NEW', next_attempt_at = :now where id = :id and state = 'PARKED' returning id`,
      { id, now },
    );
    return taken.length > 0;
  }
}
