import type { IgnoredFor, InboxEvent, ProviderInbox } from '#modules/payments/ports/provider-inbox.ts';
import type { ProviderSignal } from '#modules/payments/ports/provider-signals.ts';

type Row = InboxEvent &
  Readonly<{
    name: string;
    receivedAt: Date;
    nextAt: Date | null;
    reason: string | null;
    paymentId: number | null;
  }>;

/** Webhook events by id, each once. */
export class InMemoryWebhookInbox implements ProviderInbox {
  readonly #rows = new Map<number, Row>();
  readonly #cursors = new Map<string, string>();

  async add(
    provider: string,
    { eventId, payload }: ProviderSignal,
    now: Date,
    ignoredFor: IgnoredFor | null = null,
  ): Promise<number | null> {
    const name = `${provider} ${eventId}`;
    if ([...this.#rows.values()].some((row) => row.name === name)) return null;
    const id = this.#rows.size + 1;
    const isIgnored = ignoredFor !== null;
    this.#rows.set(id, {
      id,
      name,
      payload,
      state: isIgnored ? 'IGNORED' : 'NEW',
      attempts: 0,
      receivedAt: now,
      nextAt: isIgnored ? null : now,
      reason: ignoredFor,
      paymentId: null,
    });
    return id;
  }

  async get(id: number): Promise<InboxEvent | null> {
    const row = this.#rows.get(id);
    if (row === undefined) return null;
    const { state, attempts, payload } = row;
    return { id, state, attempts, payload };
  }

  async close(id: number, { state, paymentId }: Parameters<ProviderInbox['close']>[1]): Promise<void> {
    this.#change(id, (row) => ({ state, paymentId, nextAt: null, attempts: row.attempts + 1 }));
  }

  async ignore(id: number, reason: IgnoredFor): Promise<void> {
    this.#change(id, (row) => ({ state: 'IGNORED', reason, nextAt: null, attempts: row.attempts + 1 }));
  }

  async postpone(
    id: number,
    { state, reason, nextAt }: Parameters<ProviderInbox['postpone']>[1],
  ): Promise<void> {
    this.#change(id, (row) => ({ state, reason, nextAt, attempts: row.attempts + 1 }));
  }

  async due(now: Date, limit: number): Promise<number[]> {
    return [...this.#rows.values()]
      .filter(
        ({ state, nextAt }) => (state === 'NEW' || state === 'PARKED') && nextAt !== null && nextAt <= now,
      )
      .toSorted((one, other) => one.nextAt!.getTime() - other.nextAt!.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async takeOut(id: number, now: Date): Promise<boolean> {
    if (this.#rows.get(id)?.state !== 'PARKED') return false;
    this.#change(id, () => ({ state: 'NEW', nextAt: now }));
    return true;
  }

  async forgetPayloads(before: Date): Promise<number> {
    const old = [...this.#rows.values()].filter(
      ({ state, receivedAt, payload }) =>
        (state === 'DONE' || state === 'IGNORED') && receivedAt < before && Object.keys(payload).length > 0,
    );
    for (const { id } of old) this.#change(id, () => ({ payload: {} }));
    return old.length;
  }

  async cursor(provider: string): Promise<string | null> {
    return this.#cursors.get(provider) ?? null;
  }

  async moveCursor(provider: string, cursor: string): Promise<void> {
    this.#cursors.set(provider, cursor);
  }

  #change(id: number, changesOf: (row: Row) => Partial<Row>): void {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#rows.set(id, { ...row, ...changesOf(row) });
  }
}
