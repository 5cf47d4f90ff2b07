import { describe, expect, it } from 'vitest';
import { HandleDueEvents } from '#modules/payments/application/handle-due-events.ts';
import { openContext } from './checkout-context.ts';

const minuteMs = 60_000;

/** Handled events are DONE by default; each takes `stepMs`. */
const opened = ({ stepMs = 0 } = {}) => {
  const { inbox, webhookEvents, clock } = openContext();
  const handled: number[] = [];
  const before = new Map<number, () => Promise<void>>();
  const handleWebhookEvent = {
    execute: async ({ inboxId }: { inboxId: number }) => {
      clock.advance(stepMs);
      await before.get(inboxId)?.();
      handled.push(inboxId);
      await inbox.close(inboxId, { state: 'DONE', paymentId: 1, now: clock.now() });
    },
  };
  let stored = 0;
  const store = async (count = 1): Promise<void> => {
    for (const last = stored + count; stored < last; stored += 1) {
      await inbox.add('fake', await webhookEvents.read({ eventId: `evt_${stored}` }), clock.now());
    }
  };
  const worker = () => new HandleDueEvents({ inbox, clock, handleWebhookEvent });
  return { inbox, clock, handled, before, store, worker };
};

describe('due webhook events', () => {
  it('due webhook events are handled until none is due, including those that arrive meanwhile', async () => {
    const { handled, before, store, worker } = opened();
    await store(11);
    before.set(11, () => store());
    expect(await worker().execute()).toBe(true);
    expect(handled).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('webhook events that become due after the given time are left to the next run', async () => {
    const { clock, handled, before, store, worker } = opened({ stepMs: 1 });
    await store();
    before.set(1, () => store());
    expect(await worker().execute({ dueBy: clock.now() })).toBe(true);
    expect(handled).toEqual([1]);
  });

  it('two workers at the same time handle each webhook event once', async () => {
    const { handled, store, worker } = opened();
    await store(20);
    await Promise.all([worker().execute(), worker().execute()]);
    expect(handled.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
  });

  it('a failing webhook event is thrown after the others are handled and is due when its lease ends', async () => {
    const { clock, handled, before, store, worker } = opened();
    await store(3);
    before.set(2, async () => {
      throw new TypeError('broken');
    });
    await expect(worker().execute()).rejects.toThrow(AggregateError);
    expect(handled).toEqual([1, 3]);
    before.clear();
    clock.advance(2 * minuteMs - 1);
    await worker().execute();
    expect(handled).toEqual([1, 3]);
    clock.advance(1);
    await worker().execute();
    expect(handled).toEqual([1, 3, 2]);
  });

  it('webhook events left after ninety seconds are reported and due when their lease ends', async () => {
    const { clock, handled, store, worker } = opened({ stepMs: minuteMs });
    await store(3);
    expect(await worker().execute()).toBe(false);
    expect(handled).toEqual([1, 2]);
    clock.advance(minuteMs);
    expect(await worker().execute()).toBe(true);
    expect(handled).toEqual([1, 2, 3]);
  });
});
