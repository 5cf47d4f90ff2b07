import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot, DisputeSnapshot, RefundSnapshot } from '#modules/payments/domain/snapshot.ts';
import { chargeback, settleWithEach, openPayment, paid, snapshot } from './sample-payment.ts';

const refund = (number: number, amountMinor: number, state: RefundSnapshot['status']): RefundSnapshot => ({
  providerRefundId: `re_${number}`,
  key: null,
  amountMinor,
  currency: 'EUR',
  status: state,
  failureReason: state === 'FAILED' ? 'expired_or_canceled_card' : null,
});

const dispute = chargeback;

const refundLives: readonly RefundSnapshot['status'][][] = [
  ['SUCCEEDED'],
  ['PENDING', 'SUCCEEDED'],
  ['PENDING', 'FAILED'],
  ['SUCCEEDED', 'FAILED'],
  ['PENDING', 'CANCELLED'],
];
const disputeLives: readonly DisputeSnapshot[][] = [
  [],
  [dispute({})],
  [dispute({}), dispute({ status: 'WON' })],
  [dispute({}), dispute({ status: 'LOST' })],
];
const disputeLivesWithInquiries: readonly DisputeSnapshot[][] = [
  ...disputeLives,
  [dispute({ isInquiry: true }), dispute({ isInquiry: true, status: 'WON' })],
  [dispute({ isInquiry: true }), dispute({}), dispute({ status: 'LOST' })],
  [dispute({ isInquiry: true, status: 'WON' }), dispute({}), dispute({ status: 'LOST' })],
  [dispute({}), dispute({ status: 'LOST' }), dispute({ status: 'WON' })],
  [dispute({ status: 'PREVENTED' })],
];

const declines = fc.array(fc.constantFrom('generic_decline', 'insufficient_funds'), { maxLength: 2 });

/** The provider states of one checkout, in their true order. */
const livesWith = (disputes: readonly DisputeSnapshot[][]): fc.Arbitrary<CheckoutSnapshot[]> =>
  fc
    .record({
      declines,
      end: fc.constantFrom('expired', 'paid', 'paid-late', 'not-paid-late', 'still-open'),
      refunds: fc.array(fc.constantFrom(...refundLives), { maxLength: 2 }),
      dispute: fc.constantFrom(...disputes),
    })
    .map((life) => {
      const steps: CheckoutSnapshot[] = [snapshot()];
      for (const declineCode of life.declines) steps.push(snapshot({ declineCode, intentId: 'pi_1' }));
      const declineCode = life.declines.at(-1) ?? null;
      if (life.end === 'still-open') return steps;
      if (life.end === 'expired') return [...steps, snapshot({ session: 'EXPIRED', declineCode })];
      if (life.end !== 'paid')
        steps.push(snapshot({ session: 'COMPLETE', money: 'PROCESSING', intentId: 'pi_1' }));
      if (life.end === 'not-paid-late') {
        return [
          ...steps,
          snapshot({ session: 'COMPLETE', declineCode: 'generic_decline', intentId: 'pi_1' }),
        ];
      }
      let now = paid();
      steps.push(now, (now = { ...now, fee: { minor: 305, currency: 'EUR' } }));
      for (const [number, states] of life.refunds.entries()) {
        for (const state of states) {
          const others = now.refunds.filter(({ providerRefundId }) => providerRefundId !== `re_${number}`);
          steps.push((now = { ...now, refunds: [...others, refund(number, 4_000 + number, state)] }));
        }
      }
      for (const state of life.dispute) steps.push((now = { ...now, disputes: [state] }));
      return steps;
    });

const outcomeOf = (seen: readonly CheckoutSnapshot[]) => {
  const payment = openPayment();
  const { balances } = settleWithEach(payment, seen);
  const record = payment.toRecord();
  return {
    status: record.status,
    mismatch: record.mismatch,
    fees: record.fees,
    succeededAt: record.succeededAt,
    reference: record.transactionReference,
    refundedMinor: record.refundedMinor,
    disputeStatus: record.disputeStatus,
    trueFee: record.providerFeeActualMinor,
    attempt: record.attempts[0]!.status,
    balances,
  };
};

/** The steps at which the state is fetched: some never, some more than once. */
const looks = fc.array(fc.nat(30), { maxLength: 12 });
const stepsAt = (life: readonly CheckoutSnapshot[], places: readonly number[]): CheckoutSnapshot[] =>
  places.map((place) => life[place % life.length]!);

describe('snapshots in any order', () => {
  it('any fetches that end with the final state have the outcome of that last fetch alone', () => {
    fc.assert(
      fc.property(livesWith(disputeLivesWithInquiries), looks, (life, places) => {
        const sorted = places.map((place) => place % life.length).toSorted((one, other) => one - other);
        const seen = [...stepsAt(life, sorted), life.at(-1)!];
        expect(outcomeOf(seen)).toEqual(outcomeOf([life.at(-1)!]));
      }),
      { numRuns: 2_000 },
    );
  });

  it('stale snapshots in any order have the same outcome when the last one is current', () => {
    const shuffled = livesWith(disputeLivesWithInquiries).chain((life) =>
      fc.tuple(
        fc.constant(life),
        fc.shuffledSubarray(life, { minLength: life.length, maxLength: life.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([life, order]) => {
        expect(outcomeOf([...order, life.at(-1)!])).toEqual(outcomeOf(life));
      }),
      { numRuns: 2_000 },
    );
  });

  it('the status never falls, and each history row starts at the status of the one before', () => {
    const rank = ['PENDING', 'PROCESSING', 'CANCELLED', 'FAILED', 'SUCCEEDED'];
    fc.assert(
      fc.property(livesWith(disputeLives), looks, (life, places) => {
        const payment = openPayment();
        settleWithEach(payment, stepsAt(life, places));
        const { newHistory } = payment;
        const record = payment.toRecord();
        const ranks = newHistory.map(({ status }) => rank.indexOf(status));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        const changes = newHistory.filter(({ kind }) => kind === 'STATUS');
        expect(changes.map(({ fromStatus }) => fromStatus)).toEqual([
          null,
          ...changes.slice(0, -1).map(({ status }) => status),
        ]);
        expect(newHistory.at(-1)?.status).toBe(record.status);
      }),
      { numRuns: 1_000 },
    );
  });

  it('all bookings of a payment sum to zero', () => {
    fc.assert(
      fc.property(livesWith(disputeLivesWithInquiries), (life) => {
        const { booked } = settleWithEach(openPayment(), life);
        for (const { entries } of booked) {
          expect(entries.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(0n);
        }
      }),
    );
  });
});
