import type { Database } from '#platform/database/database.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import { mostDoublings, retryPauseMs } from '../../domain/webhook-event.ts';
import type { IgnoredFor } from '../../domain/webhook-event.ts';
import type { InboxEvent, InboxOutcome, WebhookInbox } from '../../ports/webhook-inbox.ts';
import type { WebhookEvent } from '../../ports/webhook-events.ts';

/** No attempt is planned later: at the end of a lease, or after the pause of so many attempts. */
const latest = `greatest(cast(:leaseEndsAt as timestamptz),
  cast(:now as timestamptz) + make_interval(secs => ${retryPauseMs(0) / 1_000} * 2 ^ least(attempts, ${mostDoublings})))`;

export class SqlWebhookInbox implements WebhookInbox {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(
    provider: string,
    event: WebhookEvent,
    now: Date,
    ignoredFor: IgnoredFor | null = null,
  ): Promise<number | null> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into provider_events (provider, event_id, type, account, live_mode, payload, received_at, state, reason,
         next_attempt_at, done_at)
       values (:provider, :eventId, :type, :account, :liveMode, :payload, :now, :state, :reason, :nextAt, :doneAt)
       on conflict (provider, event_id) do nothing returning id`,
      {
        provider,
        eventId: event.eventId,
        type: event.type,
        account: event.account,
        liveMode: event.liveMode,
        payload: JSON.stringify(event.payload),
        now,
        state: ignoredFor === null ? 'NEW' : 'IGNORED',
        reason: ignoredFor,
        nextAt: ignoredFor === null ? now : null,
        doneAt: ignoredFor === null ? null : now,
      },
    );
    return added?.id ?? null;
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
