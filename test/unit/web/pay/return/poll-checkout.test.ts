import { expect, test } from 'vitest';
import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { ApiError } from '#web/pay/call-api.ts';
import type { CheckoutProgress } from '#contract/payments/pay-page.ts';
import { pollState } from '#web/pay/poll-state.ts';
import { mayChange, waitAfter } from '#web/pay/return/poll-checkout.ts';

const state = (status: CheckoutState['status']): CheckoutState => ({
  status,
  amount: 10,
  currency: 'EUR',
  chargeAmount: 10,
  chargeCurrency: 'EUR',
  merchantName: 'Пекарна Зора',
  description: null,
  reference: 'PL-1',
  orderNumber: 12,
  receiptTo: null,
  invoiceNumber: null,
  documentType: 'INVOICE',
  declined: null,
  payAgainUrl: null,
  paidAt: null,
  returnUrl: null,
});

/** Polls scripted answers, the last one repeatedly; waits take no time and are recorded. */
const poll = async (
  answers: readonly (CheckoutState['status'] | number)[],
  leaveAfter = Infinity,
  served: CheckoutProgress | null = null,
) => {
  const reported: CheckoutProgress[] = [];
  const waited: number[] = [];
  let polls = 0;
  await pollState({
    mayChange,
    waitAfter,
    served,
    fetchState: () => {
      const answer = answers[Math.min(polls++, answers.length - 1)]!;
      return typeof answer === 'number'
        ? Promise.reject(new ApiError(answer, {}))
        : Promise.resolve(state(answer));
    },
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve(waited.length >= leaveAfter);
    },
    onProgress: (progress) => reported.push(progress),
  });
  return { reported: reported.map((it) => (it.kind === 'known' ? it.state.status : it.kind)), waited, polls };
};

test.each(['SUCCEEDED', 'FAILED', 'CANCELLED'] as const)(
  'the final status %s is reported and ends the polling',
  async (status) => {
    expect(await poll([status])).toEqual({ reported: [status], waited: [], polls: 1 });
  },
);

test('A pending payment is polled every two seconds until its status is final', async () => {
  expect(await poll(['PENDING', 'PROCESSING', 'SUCCEEDED'])).toEqual({
    reported: ['PENDING', 'PROCESSING', 'SUCCEEDED'],
    waited: [2000, 2000],
    polls: 3,
  });
});

test('An unknown session is reported at once and ends the polling', async () => {
  expect(await poll([404])).toMatchObject({ reported: ['unknown'], polls: 1 });
});

test('A failing server is polled again, and its recovery is reported', async () => {
  expect(await poll([503, 0, 429, 'SUCCEEDED'])).toMatchObject({ reported: ['SUCCEEDED'], polls: 4 });
});

test('An unreachable server is reported after four polls, and polling goes on', async () => {
  expect(await poll([0, 0, 0, 0, 'SUCCEEDED'])).toMatchObject({ reported: ['unreachable', 'SUCCEEDED'] });
});

test('A known status is kept when the connection is lost later', async () => {
  const { reported } = await poll(['PROCESSING', 0]);
  expect(new Set(reported)).toEqual(new Set(['PROCESSING']));
});

test('Polling slows down and ends after 25 requests', async () => {
  const { waited, polls } = await poll(['PROCESSING']);
  expect(polls).toBe(25);
  expect(waited.at(0)).toBe(2000);
  expect(waited.at(-1)).toBe(15_000);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
  expect(waitAfter(polls)).toBeNull();
});

test('Polling ends when the page is left', async () => {
  expect(await poll(['PENDING'], 2)).toMatchObject({ polls: 2 });
});

test.each(['SUCCEEDED', 'FAILED', 'CANCELLED'] as const)(
  'a served page with the final status %s asks no more',
  async (status) => {
    const served = { kind: 'known', state: state(status), polls: 1 } as const;
    expect(await poll(['PENDING'], Infinity, served)).toEqual({ reported: [], waited: [], polls: 0 });
  },
);

test('a served page of an unknown session asks no more', async () => {
  expect(await poll(['PENDING'], Infinity, { kind: 'unknown' })).toEqual({
    reported: [],
    waited: [],
    polls: 0,
  });
});

test('a served page of a pending payment waits before it asks, as long as after its own requests', async () => {
  const served = { kind: 'known', state: state('PENDING'), polls: 12 } as const;
  expect(await poll(['SUCCEEDED'], Infinity, served)).toEqual({
    reported: ['SUCCEEDED'],
    waited: [waitAfter(12)],
    polls: 1,
  });
});

test('a served page that knows nothing yet asks at once', async () => {
  expect(await poll(['SUCCEEDED'], Infinity, { kind: 'unreachable' })).toEqual({
    reported: ['SUCCEEDED'],
    waited: [],
    polls: 1,
  });
});
