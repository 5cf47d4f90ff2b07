import { expect, it, vi } from 'vitest';
import { overlapMs, SuccessFeed } from '#modules/payments/adapters/postgres/success-feed.ts';
import type { PaymentSuccess } from '#modules/payments/ports/payment-live-events.ts';

const start = Date.parse('2026-11-29T10:00:00Z');
const pageSize = 100;

const success = (paymentId: number, seconds: number): PaymentSuccess => ({
  paymentId,
  merchantId: 1,
  linkCreatedBy: null,
  createdAt: new Date(start),
  amountMinor: 100,
  currency: 'EUR',
  at: new Date(start + seconds * 1_000),
});

/** @param stored in the order of their instants */
const open = (stored: readonly PaymentSuccess[], earliestMs = start) => {
  const passed: number[] = [];
  const failed = vi.fn();
  const last = Promise.withResolvers<void>();
  const feed = new SuccessFeed({
    earliestMs,
    readAfter: async ({ at, paymentId }) =>
      stored
        .filter((one) => one.at > at || (one.at.getTime() === at.getTime() && one.paymentId > paymentId))
        .slice(0, pageSize),
    succeeded: ({ paymentId }) => {
      passed.push(paymentId);
      if (paymentId === 999) last.resolve();
    },
    failed,
    drained: () => Promise.resolve(),
  });
  return { feed, passed, failed, ended: last.promise };
};

it('missed successes of several queries are all passed, also those of one instant, before later ones', async () => {
  const stored = Array.from({ length: 250 }, (_, place) => success(place + 1, Math.floor(place / 120)));
  const { feed, passed, ended } = open(stored);
  feed.catchUp();
  feed.add(success(999, 60));
  await ended;
  expect(passed).toEqual([...stored.map(({ paymentId }) => paymentId), 999]);
});

it('catching up begins a minute before the last success that was passed', async () => {
  const { feed, passed, ended } = open([success(1, 0), success(2, 30), success(3, 95)]);
  feed.add(success(1, 0));
  feed.add(success(4, 31 + overlapMs / 1_000));
  feed.catchUp();
  feed.add(success(999, 100));
  await ended;
  expect(passed).toEqual([1, 4, 3, 999]);
});
