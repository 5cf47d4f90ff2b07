import { expect, test } from 'vitest';
import type { CheckoutState } from '#contract/payments.ts';
import { ApiError } from '#web/pay/call-api.ts';
import { pollCheckout, waitAfter, type CheckoutProgress } from '#web/pay/return/poll-checkout.ts';

const state = (status: CheckoutState['status']): CheckoutState => ({
  status,
  amount: 10,
  currency: 'EUR',
  chargeAmount: 10,
  chargeCurrency: 'EUR',
  merchantName: 'Пекарна Зора',
  description: null,
  reference: 'PL-1',
  receiptTo: null,
  invoiceNumber: null,
  payAgainUrl: null,
  paidAt: null,
});

/** Polls scripted answers, the last one repeatedly; waits take no time and are recorded. */
const follow = async (answers: readonly (CheckoutState['status'] | number)[], leaveAfter = Infinity) => {
  const told: CheckoutProgress[] = [];
  const waited: number[] = [];
  let polls = 0;
  await pollCheckout({
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
    onProgress: (followed) => told.push(followed),
  });
  return { told: told.map((it) => (it.kind === 'known' ? it.state.status : it.kind)), waited, polls };
};

test.each(['SUCCEEDED', 'FAILED', 'CANCELLED'] as const)('%s is told and not asked again', async (status) => {
  expect(await follow([status])).toEqual({ told: [status], waited: [], polls: 1 });
});

test('An undecided payment is asked again every two seconds until it is decided', async () => {
  expect(await follow(['PENDING', 'PROCESSING', 'SUCCEEDED'])).toEqual({
    told: ['PENDING', 'PROCESSING', 'SUCCEEDED'],
    waited: [2000, 2000],
    polls: 3,
  });
});

test('An unknown session is told at once', async () => {
  expect(await follow([404])).toMatchObject({ told: ['unknown'], polls: 1 });
});

test('A server in trouble is asked again, and its recovery is told', async () => {
  expect(await follow([503, 0, 429, 'SUCCEEDED'])).toMatchObject({ told: ['SUCCEEDED'], polls: 4 });
});

test('The payer is told when the server cannot be reached, while the page goes on asking', async () => {
  expect(await follow([0, 0, 0, 0, 'SUCCEEDED'])).toMatchObject({ told: ['unreachable', 'SUCCEEDED'] });
});

test('What was known stays when the connection is lost later', async () => {
  const { told } = await follow(['PROCESSING', 0]);
  expect(new Set(told)).toEqual(new Set(['PROCESSING']));
});

test('Asking ends, and slows down before it does', async () => {
  const { waited, polls } = await follow(['PROCESSING']);
  expect(polls).toBe(25);
  expect(waited.at(0)).toBe(2000);
  expect(waited.at(-1)).toBe(15_000);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
  expect(waitAfter(polls)).toBeNull();
});

test('Nothing more is asked after the page has gone', async () => {
  expect(await follow(['PENDING'], 2)).toMatchObject({ polls: 2 });
});
