import { describe, expect, it } from 'vitest';
import type { Jobs } from '#kernel/jobs.ts';
import { pollPayment } from '#modules/payments/application/jobs.ts';
import { PollPayment } from '#modules/payments/application/poll-payment.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { openContext } from './checkout-context.ts';

const minuteMs = 60_000;

const opened = async () => {
  const context = openContext();
  const { clock } = context;
  /** Minutes until each next run that was enqueued. */
  const nextRuns: number[] = [];
  const jobs: Jobs = {
    enqueue: async ({ name }, _, { at } = {}) => {
      expect(name).toBe(pollPayment.name);
      nextRuns.push((at!.getTime() - clock.now().getTime()) / minuteMs);
    },
  };
  const poll = new PollPayment({ ...context, jobs });
  const { paymentId } = await context.checkout();
  return { ...context, poll, paymentId, sessionId: await context.sessionOf(paymentId), nextRuns };
};

describe('polling a payment', () => {
  it('polling settles a payment without a webhook', async () => {
    const { poll, paymentId, sessionId, cardProvider, recordOf } = await opened();
    cardProvider.pay(sessionId, { fee: { minor: 305, currency: 'EUR' } });
    await poll.execute({ paymentId });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('polling ends once the payment cannot change any more', async () => {
    const { poll, paymentId, sessionId, cardProvider, nextRuns } = await opened();
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    await poll.execute({ paymentId });
    expect(nextRuns).toEqual([]);
  });

  it('a payment that has its money and its true fee is not fetched again', async () => {
    const { poll, paymentId, sessionId, cardProvider, settle, nextRuns } = await opened();
    cardProvider.pay(sessionId, { fee: { minor: 305, currency: 'EUR' } });
    await settle(paymentId);
    const calls = cardProvider.calls.length;
    await poll.execute({ paymentId });
    expect(cardProvider.calls).toHaveLength(calls);
    expect(nextRuns).toEqual([]);
  });

  it.each([
    [0, 1],
    [40, 10],
    [600, 60],
  ])('a payment of %i minutes is polled again after %i minutes', async (age, pause) => {
    const { poll, paymentId, clock, nextRuns } = await opened();
    clock.advance(age * minuteMs);
    await poll.execute({ paymentId });
    expect(nextRuns).toEqual([pause]);
  });

  it('polling a missing payment ends without an error', async () => {
    const { poll, cardProvider, nextRuns } = await opened();
    const calls = cardProvider.calls.length;
    await poll.execute({ paymentId: 99 });
    expect(cardProvider.calls).toHaveLength(calls);
    expect(nextRuns).toEqual([]);
  });

  it('polling fails while the provider is away, so that the job is retried', async () => {
    const { poll, paymentId, cardProvider } = await opened();
    cardProvider.failNext('fetchCheckoutState', new ProviderAway(new Error('timeout')));
    await expect(poll.execute({ paymentId })).rejects.toThrow(ProviderAway);
  });
});
