import { describe, expect, it } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RetryWebhookEvent } from '#modules/payments/application/retry-webhook-event.ts';
import { WebhookEventNotFound, WebhookEventNotParked } from '#modules/payments/domain/failures.ts';
import type { WebhookEventView } from '#modules/payments/domain/webhook-event.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';
import { merchantUser, openContext } from './checkout-context.ts';

const admin: Actor = {
  kind: 'user',
  userId: 1,
  username: 'ada',
  role: 'ADMIN',
  merchantId: null,
  sessionId: 's2',
};

const opened = async () => {
  const context = openContext();
  const { inbox, webhookEvents, clock } = context;
  const getEvent = async (_: Actor, id: number): Promise<WebhookEventView> => {
    const event = await inbox.get(id);
    if (event === null) throw new WebhookEventNotFound();
    return event as unknown as WebhookEventView;
  };
  const work = new InMemoryTransactions();
  const retry = new RetryWebhookEvent({ ...context, work, getEvent });
  const inboxId = (await inbox.add('fake', await webhookEvents.read({ eventId: 'evt_1' }), clock.now()))!;
  const park = () => inbox.close(inboxId, { state: 'PARKED', reason: 'UNMATCHED', nextAt: clock.now() });
  return { ...context, retry, inboxId, park };
};

describe('a PARKED webhook event', () => {
  it('a PARKED webhook event that an administrator retries is NEW, due and audited, and wakes a worker', async () => {
    const { retry, inboxId, park, inbox, clock, worker, audited } = await opened();
    await park();
    expect(await retry.execute({ actor: admin, inboxId })).toMatchObject({ id: inboxId, state: 'NEW' });
    const due = { now: clock.now(), leaseEndsAt: clock.now(), limit: 10 };
    expect(await inbox.claimDue(due)).toEqual([inboxId]);
    expect(worker.wakes).toBe(1);
    expect(audited).toEqual(['provider-event.retried']);
  });

  it('two retries of a PARKED webhook event at the same time retry it once', async () => {
    const { retry, inboxId, park, worker } = await opened();
    await park();
    const asked = [1, 2].map(() => retry.execute({ actor: admin, inboxId }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(WebhookEventNotParked) });
    expect(worker.wakes).toBe(1);
  });

  it('only administrators can retry a PARKED webhook event', async () => {
    const { retry, inboxId, park, worker } = await opened();
    await park();
    await expect(retry.execute({ actor: anonymous, inboxId })).rejects.toThrow(SignInNeeded);
    await expect(retry.execute({ actor: merchantUser, inboxId })).rejects.toThrow(NotAllowed);
    const support: Actor = { ...admin, role: 'SUPPORT' };
    await expect(retry.execute({ actor: support, inboxId })).rejects.toThrow(NotAllowed);
    expect(worker.wakes).toBe(0);
  });
});

describe('a webhook event that is not PARKED', () => {
  it('a missing or not PARKED webhook event cannot be retried', async () => {
    const { retry, inboxId, worker, audited } = await opened();
    await expect(retry.execute({ actor: admin, inboxId })).rejects.toThrow(WebhookEventNotParked);
    await expect(retry.execute({ actor: admin, inboxId: 99 })).rejects.toThrow(WebhookEventNotFound);
    expect([worker.wakes, audited]).toEqual([0, []]);
  });
});
