import { describe, expect, it } from 'vitest';
import { handleWebhookEvent } from '#modules/payments/application/jobs.ts';
import { ReceiveWebhookEvent } from '#modules/payments/application/receive-webhook-event.ts';
import { BadSignature, EventUnreadable } from '#modules/payments/domain/failures.ts';
import type { FakeEventBody } from '#test/fakes/fake-webhook-events.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';
import { openContext } from './checkout-context.ts';

const opened = () => {
  const context = openContext();
  const { webhookEvents, inbox, jobs } = context;
  const work = new InMemoryTransactions();
  const receiveWebhookEvent = new ReceiveWebhookEvent({ ...context, work });
  const receive = (about: Partial<FakeEventBody> = {}) => {
    const body = JSON.stringify({ eventId: 'evt_1', ...about });
    return receiveWebhookEvent.execute({ body, signature: webhookEvents.sign(body) });
  };
  return {
    ...context,
    work,
    receive,
    receiveWebhookEvent,
    stored: () => inbox.get(1),
    handled: () => jobs.of(handleWebhookEvent),
  };
};

describe('a delivered webhook event', () => {
  it('is stored NEW with the job that handles it', async () => {
    const { receive, stored, handled } = opened();
    await receive();
    expect(await stored()).toMatchObject({ state: 'NEW', payload: { eventId: 'evt_1' } });
    expect(handled()).toEqual([{ inboxId: 1 }]);
  });

  it('is stored once with one job, however often it is delivered at the same time', async () => {
    const { receive, inbox, handled } = opened();
    await Promise.all([receive(), receive(), receive()]);
    expect(handled()).toEqual([{ inboxId: 1 }]);
    expect(await inbox.get(2)).toBeNull();
  });

  it.each([
    ['of a type that the product does not act on', { isActedOn: false }, 'TYPE'],
    ['of the other mode', { liveMode: true }, 'MODE'],
    ['of the other mode and another type', { liveMode: true, isActedOn: false }, 'MODE'],
  ] as const)('%s is acknowledged, stored IGNORED and not handled', async (_, about, reason) => {
    const { receive, stored, handled } = opened();
    await receive(about);
    expect(await stored()).toMatchObject({ state: 'IGNORED', reason });
    expect(handled()).toEqual([]);
  });

  it('with a wrong or an old signature is refused and not stored', async () => {
    const { receiveWebhookEvent, webhookEvents, stored } = opened();
    const body = JSON.stringify({ eventId: 'evt_1' });
    for (const signature of [undefined, 'text', webhookEvents.sign(body, 301)]) {
      await expect(receiveWebhookEvent.execute({ body, signature })).rejects.toThrow(BadSignature);
    }
    expect(await stored()).toBeNull();
  });

  it('that cannot be stored is refused', async () => {
    const { receive, stored } = opened();
    await expect(receive({ eventId: '' })).rejects.toThrow(EventUnreadable);
    expect(await stored()).toBeNull();
  });
});
