import { isAhead } from '#kernel/clock.ts';
import { retryPauseMs, type IgnoredFor } from '#modules/payments/domain/webhook-event.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';
import type { InboxEvent, InboxOutcome, WebhookInbox } from '#modules/payments/ports/webhook-inbox.ts';

type Row = InboxEvent &
  Readonly<{
    name: string;
    nextAt: Date | null;
    paymentId: number | null;
  }>;

/** Webhook events by id, each once. */
export class InMemoryWebhookInbox implements WebhookInbox {
  readonly #rows = new Map<number, Row>();

  async add(
    provider: string,
    { eventId, payload }: WebhookEvent,
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
      nextAt: isIgnored ? null : now,
      reason: ignoredFor,
      paymentId: null,
    });
    return id;
  }

  receive(...event: Parameters<WebhookInbox['receive']>): Promise<number | null> {
    return this.add(...event);
  }

  async get(id: number): Promise<InboxEvent | null> {
    const row = this.#rows.get(id);
    if (row === undefined) return null;
    const { state, reason, attempts, payload } = row;
    return { id, state, reason, attempts, payload };
  }

  async close(id: number, outcome: InboxOutcome): Promise<void> {
    this.#change(id, ({ attempts, reason, paymentId }) => ({
      state: outcome.state,
      attempts: attempts + 1,
      reason: 'reason' in outcome ? outcome.reason : reason,
      paymentId: 'paymentId' in outcome ? outcome.paymentId : paymentId,
      nextAt: 'nextAt' in outcome ? outcome.nextAt : null,
    }));
  }

  async claimDue({ now, leaseEndsAt, limit }: Parameters<WebhookInbox['claimDue']>[0]): Promise<number[]> {
    const claimed = [...this.#rows.values()]
      .filter(({ state, attempts, nextAt }) => {
        if ((state !== 'NEW' && state !== 'PARKED') || nextAt === null) return false;
        const latest = Math.max(leaseEndsAt.getTime(), now.getTime() + retryPauseMs(attempts));
        return nextAt <= now || isAhead(nextAt, new Date(latest));
      })
      .toSorted((one, other) => one.nextAt!.getTime() - other.nextAt!.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
    for (const id of claimed) this.#change(id, () => ({ nextAt: leaseEndsAt }));
    return claimed;
  }

  async reopen(id: number, now: Date): Promise<boolean> {
    if (this.#rows.get(id)?.state !== 'PARKED') return false;
    this.#change(id, () => ({ state: 'NEW', nextAt: now }));
    return true;
  }

  #change(id: number, changesOf: (row: Row) => Partial<Row>): void {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#rows.set(id, { ...row, ...changesOf(row) });
  }
}
