import { describe, expect, it } from 'vitest';
import { ReceiveWebhookEvent } from '#modules/payments/application/receive-webhook-event.ts';
import { BadSignature, EventUnreadable } from '#modules/payments/domain/failures.ts';
import type { FakeEventBody } from '#test/fakes/fake-webhook-events.ts';
import { openContext } from './checkout-context.ts';

const opened = () => {
  const context = openContext();
  const { webhookEvents, inbox } = context;
  const receiveWebhookEvent = new ReceiveWebhookEvent(context);
  const receive = (about: Partial<FakeEventBody> = {}) => {
    const body = JSON.stringify({ eventId: 'evt_1', ...about });
    return receiveWebhookEvent.execute({ body, signature: webhookEvents.sign(body), endpoint: 'PLATFORM' });
  };
  return {
    ...context,
    receive,
    receiveWebhookEvent,
    stored: () => inbox.get(1),
  };
};

describe('a delivered webhook event', () => {
  it('a delivered webhook event is stored NEW and wakes a worker', async () => {
    const { receive, stored, worker } = opened();
    await receive();
    expect(await stored()).toMatchObject({ state: 'NEW', payload: { eventId: 'evt_1' } });
    expect(worker.wakes).toBe(1);
  });

  it('a webhook event delivered several times is stored once and wakes a worker once', async () => {
    const { receive, inbox, worker } = opened();
    await Promise.all([receive(), receive(), receive()]);
    expect(worker.wakes).toBe(1);
    expect(await inbox.get(2)).toBeNull();
  });

  it.each([
    ['of a type that the product does not act on', { isHandled: false }, 'TYPE'],
    ['of the other mode', { liveMode: true }, 'MODE'],
    ['of the other mode and another type', { liveMode: true, isHandled: false }, 'MODE'],
  ] as const)(
    'a webhook event %s is acknowledged, stored IGNORED and not handled',
    async (_, about, reason) => {
      const { receive, stored, worker } = opened();
      await receive(about);
      expect(await stored()).toMatchObject({ state: 'IGNORED', reason });
      expect(worker.wakes).toBe(0);
    },
  );

  it('a webhook event with a wrong or old signature is refused and not stored', async () => {
    const { receiveWebhookEvent, webhookEvents, stored } = opened();
    const body = JSON.stringify({ eventId: 'evt_1' });
    for (const signature of [undefined, 'text', webhookEvents.sign(body, 301)]) {
      await expect(receiveWebhookEvent.execute({ body, signature, endpoint: 'PLATFORM' })).rejects.toThrow(
        BadSignature,
      );
    }
    expect(await stored()).toBeNull();
  });

  it('a webhook event that the database does not store is not acknowledged and wakes no worker', async () => {
    const { receive, inbox, worker } = opened();
    inbox.receive = async () => {
      throw new Error('database away');
    };
    await expect(receive()).rejects.toThrow('database away');
    expect(worker.wakes).toBe(0);
  });

  it('an unreadable webhook event is refused', async () => {
    const { receive, stored } = opened();
    await expect(receive({ eventId: '' })).rejects.toThrow(EventUnreadable);
    expect(await stored()).toBeNull();
  });
});
