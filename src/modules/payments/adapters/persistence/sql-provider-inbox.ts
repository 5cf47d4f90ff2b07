import type { Database } from '#platform/database/database.ts';
import { GatheredRows } from '#platform/database/gathered-rows.ts';
import type { IgnoredFor, InboxEvent, ProviderInbox } from '../../ports/provider-inbox.ts';
import type { ProviderSignal } from '../../ports/provider-signals.ts';

type Received = Readonly<{
  provider: string;
  signal: ProviderSignal;
  now: Date;
  ignoredFor: IgnoredFor | null;
}>;
type Added = Readonly<{ id: number; provider: string; event_id: string }>;

/** As PostgreSQL names the columns. */
const rowOf = ({ provider, signal, now, ignoredFor }: Received) => ({
  provider,
  event_id: signal.eventId,
  type: signal.type,
  account: signal.account,
  live_mode: signal.liveMode,
  payload: signal.payload,
  received_at: now,
  state: ignoredFor === null ? 'NEW' : 'IGNORED',
  reason: ignoredFor,
  next_attempt_at: ignoredFor === null ? now : null,
  done_at: ignoredFor === null ? null : now,
});

export class SqlProviderInbox implements ProviderInbox {
  readonly #database: Database;
  /** What comes in one turn of the event loop is one statement, and one commit: a provider comes with many at once. */
  readonly #added: GatheredRows<Received, Added>;
  readonly #told = new WeakSet<Added>();

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
    this.#added = new GatheredRows(database, {
      ask: (received) => this.#addAll(received),
      ofKey: ({ provider, signal }) => `${provider} ${signal.eventId}`,
      ofRow: ({ provider, event_id: eventId }) => `${provider} ${eventId}`,
    });
  }

  async add(
    provider: string,
    signal: ProviderSignal,
    now: Date,
    ignoredFor: IgnoredFor | null = null,
  ): Promise<number | null> {
    const row = await this.#added.of({ provider, signal, now, ignoredFor });
    // Twice in one moment it is one row: who brings it second brings nothing new.
    if (row === null || this.#told.has(row)) return null;
    this.#told.add(row);
    return row.id;
  }

  /** In one order: two statements that hold the same events would wait for each other. */
  #addAll(received: readonly Received[]): Promise<Added[]> {
    return this.#database.rows<Added>(
      `insert into provider_events (provider, event_id, type, account, live_mode, payload, received_at, state, reason,
         next_attempt_at, done_at)
       select e.* from json_to_recordset(:received::json) as e (provider text, event_id text, type text, account text,
         live_mode boolean, payload jsonb, received_at timestamptz, state text, reason text,
         next_attempt_at timestamptz, done_at timestamptz)
       order by e.provider, e.event_id
       on conflict (provider, event_id) do nothing returning id, provider, event_id`,
      { received: JSON.stringify(received.map(rowOf)) },
    );
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
