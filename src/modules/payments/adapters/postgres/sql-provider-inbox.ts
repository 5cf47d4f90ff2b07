import type { Database } from '#platform/database/database.ts';
import type { IgnoredFor, InboxEvent, ProviderInbox } from '../../ports/provider-inbox.ts';
import type { ProviderSignal } from '../../ports/provider-signals.ts';

export class SqlProviderInbox implements ProviderInbox {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(
    provider: string,
    signal: ProviderSignal,
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
        eventId: signal.eventId,
        type: signal.type,
        account: signal.account,
        liveMode: signal.liveMode,
        payload: JSON.stringify(signal.payload),
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
      'select id, state, attempts, payload from provider_events where id = :id',
      { id },
    );
    return row ?? null;
  }

  async close(id: number, { state, paymentId, now }: Parameters<ProviderInbox['close']>[1]): Promise<void> {
    await this.#database.rows(
      `update provider_events
       set state = :state, payment_id = :paymentId, done_at = :now, next_attempt_at = null, attempts = attempts + 1
       where id = :id`,
      { id, state, paymentId, now },
    );
  }

  async ignore(id: number, reason: IgnoredFor, now: Date): Promise<void> {
    await this.#database.rows(
      `update provider_events
       set state = 'IGNORED', reason = :reason, done_at = :now, next_attempt_at = null, attempts = attempts + 1
       where id = :id`,
      { id, reason, now },
    );
  }

  async postpone(
    id: number,
    { state, reason, nextAt }: { state: 'NEW' | 'PARKED'; reason: string; nextAt: Date },
  ): Promise<void> {
    await this.#database.rows(
      `update provider_events set state = :state, reason = :reason, next_attempt_at = :nextAt, attempts = attempts + 1
       where id = :id`,
      { id, state, reason, nextAt },
    );
  }

  async due(now: Date, limit: number): Promise<number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select id from provider_events where state in ('NEW', 'PARKED') and next_attempt_at <= :now
       order by next_attempt_at limit :limit`,
      { now, limit },
    );
    return rows.map(({ id }) => id);
  }

  async takeOut(id: number, now: Date): Promise<boolean> {
    const taken = await this.#database.rows(
      `update provider_events set state = 'NEW', next_attempt_at = :now where id = :id and state = 'PARKED' returning id`,
      { id, now },
    );
    return taken.length > 0;
  }

  async forgetPayloads(before: Date): Promise<number> {
    const emptied = await this.#database.rows(
      `update provider_events set payload = '{}'
       where state in ('DONE', 'IGNORED') and received_at < :before and payload <> '{}' returning id`,
      { before },
    );
    return emptied.length;
  }

  async cursor(provider: string): Promise<string | null> {
    const [row] = await this.#database.rows<{ cursor: string }>(
      'select cursor from provider_cursors where provider = :provider',
      { provider },
    );
    return row?.cursor ?? null;
  }

  async moveCursor(provider: string, cursor: string, now: Date): Promise<void> {
    await this.#database.rows(
      `insert into provider_cursors (provider, cursor, updated_at) values (:provider, :cursor, :now)
       on conflict (provider) do update set cursor = excluded.cursor, updated_at = excluded.updated_at`,
      { provider, cursor, now },
    );
  }
}
