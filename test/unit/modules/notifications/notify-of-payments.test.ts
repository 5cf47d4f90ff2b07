import { expect, it } from 'vitest';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import { notifyOfPayments } from '#modules/notifications/adapters/events/notify-of-payments.ts';

const received = { paymentId: 5, merchantId: 7, duplicateOf: null, overpaid: false };

/** @returns the payments of the jobs that the success of the payment enqueues */
const enqueuedFor = async (
  payment: Readonly<{ duplicateOf: number | null; overpaid: boolean }>,
  { hasBrowser = true, isMailed = false } = {},
): Promise<unknown[]> => {
  const enqueued: unknown[] = [];
  const subscriptions = notifyOfPayments({
    subscriptions: { isAny: async () => hasBrowser },
    choices: { mailsOf: async () => new Map([['PAYMENT_RECEIVED', isMailed]]) },
    jobs: { enqueue: async (_type, data) => void enqueued.push(data) },
  });
  const { handle } = subscriptions.find(({ type }) => type === PaymentSucceeded)!;
  await handle({ ...payment, succeededAt: new Date('2026-12-01T10:00:00Z') });
  return enqueued;
};

it('a received payment is notified where a browser or the mail of it is switched on', async () => {
  const notification = {
    event: 'PAYMENT_RECEIVED',
    paymentId: 5,
    refundId: null,
    at: '2026-12-01T10:00:00.000Z',
  };
  expect(await enqueuedFor(received)).toEqual([notification]);
  expect(await enqueuedFor(received, { hasBrowser: false, isMailed: true })).toEqual([notification]);
  expect(await enqueuedFor(received, { hasBrowser: false })).toEqual([]);
});

it.each([
  ['a duplicate', { duplicateOf: 4, overpaid: false }],
  ['more than the invoice had open', { duplicateOf: null, overpaid: true }],
])('a payment that is refunded at once is not notified: %s', async (_why, payment) => {
  expect(await enqueuedFor({ ...received, ...payment })).toEqual([]);
});
