import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import {
  CapturedMoneyUndecided,
  DisputeIsLost,
  DisputeIsOpen,
  MismatchIsDecided,
  NothingPaid,
  NothingToRefund,
} from '#modules/payments/domain/failures.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import {
  by,
  chargeback,
  settleWith,
  settleWithEach,
  openPayment,
  paid,
  withRefunds,
} from './sample-payment.ts';

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

const succeeded = (): Payment => {
  const payment = openPayment();
  settleWith(payment, paid());
  return payment;
};
const request = (payment: Payment, minor: number) =>
  payment.requestRefund(
    { providerKey: `k${minor}`, amount: euro(minor), reason: 'OTHER', note: null, requestKey: null },
    by,
  );

describe('refundable amounts', () => {
  it('all of a SUCCEEDED payment can be refunded, and no more than is left', () => {
    const payment = succeeded();
    expect(payment.refundable().minor).toBe(10_000n);
    request(payment, 9_999);
    expect(payment.refundable().minor).toBe(1n);
    expect(() => request(payment, 2)).toThrow(NothingToRefund);
    request(payment, 1);
    expect(payment.refundable().isZero()).toBe(true);
  });

  it('nothing can be refunded before success, and never zero or less', () => {
    expect(openPayment().refundable().isZero()).toBe(true);
    expect(() => request(openPayment(), 1)).toThrow(NothingPaid);
    expect(() => request(succeeded(), 0)).toThrow(NothingToRefund);
    expect(() => request(succeeded(), -1)).toThrow(NothingToRefund);
  });

  it('the amount of a failed refund can be refunded again', () => {
    const payment = succeeded();
    request(payment, 10_000);
    expect(withRefunds(payment, { status: 'FAILED' }).refundable().minor).toBe(10_000n);
  });

  it.each([
    ['OPEN', DisputeIsOpen],
    ['LOST', DisputeIsLost],
  ] as const)('nothing can be refunded when a chargeback is %s', (state, refusal) => {
    const payment = succeeded();
    settleWith(payment, paid({ disputes: [chargeback({ status: state })] }));
    expect(payment.refundable().isZero()).toBe(true);
    expect(() => request(payment, 1)).toThrow(refusal);
  });

  it.each([
    ['an open inquiry', chargeback({ isInquiry: true })],
    ['a prevented dispute', chargeback({ status: 'PREVENTED' })],
    ['a won dispute', chargeback({ status: 'WON' })],
  ])('all can be refunded during %s, because no money has moved', (_, dispute) => {
    const payment = succeeded();
    settleWith(payment, paid({ disputes: [dispute] }));
    expect(payment.refundable().minor).toBe(10_000n);
    expect(request(payment, 10_000).status).toBe('REQUESTED');
  });
});

describe('refunds of captured money that differs', () => {
  const undecided = (seen: Partial<CheckoutSnapshot>): Payment => {
    const payment = openPayment();
    settleWith(payment, paid(seen));
    return payment;
  };

  it.each([
    [{ amountMinor: 9_900 }, '99', ['ACCEPT', 'GIVE_BACK']],
    [{ amountMinor: 12_345 }, '123.45', ['ACCEPT', 'GIVE_BACK']],
    [{ currency: 'USD' }, '100', ['GIVE_BACK']],
    [{ reference: '8', amountMinor: 1 }, '0.01', ['GIVE_BACK']],
  ])('a refund of captured %o names the decision in its place', (seen, amount, resolutions) => {
    const refused = () => request(undecided(seen), 1);
    expect(refused).toThrow(CapturedMoneyUndecided);
    expect(refused).toThrow(
      expect.objectContaining({
        params: expect.objectContaining({ amount }),
        details: expect.objectContaining({ resolutions }),
      }),
    );
  });

  it('a refund of captured money that is being given back is refused as decided', () => {
    const payment = undecided({ amountMinor: 9_900 });
    const decision = { note: null, providerKey: 'k', isForInvoice: false } as const;
    payment.decideMismatch({ ...decision, resolution: 'GIVE_BACK' }, by);
    expect(() => request(payment, 1)).toThrow(MismatchIsDecided);
  });
});

describe('refund snapshots', () => {
  const seen = { providerRefundId: 're_1', amountMinor: 10_000, currency: 'EUR', failureReason: null };

  it('a refund is found by its key, and one made at the provider is adopted', () => {
    const payment = succeeded();
    request(payment, 4_000);
    settleWith(
      payment,
      paid({ refunds: [{ ...seen, key: 'k4000', amountMinor: 4_000, status: 'SUCCEEDED' }] }),
    );
    expect(payment.toRecord().refunds).toHaveLength(1);
    expect(payment.toRecord().refunds[0]).toMatchObject({ providerRefundId: 're_1', status: 'SUCCEEDED' });
    const theirs = {
      ...seen,
      providerRefundId: 're_2',
      key: null,
      amountMinor: 500,
      currency: 'EUR',
      status: 'SUCCEEDED',
    } as const;
    settleWith(payment, paid({ refunds: [theirs] }));
    expect(payment.toRecord().refunds).toHaveLength(2);
    expect(payment.toRecord().refunds[1]).toMatchObject({
      requestedBy: 'provider',
      providerRefundId: 're_2',
    });
    expect(payment.toRecord().refundedMinor).toBe(4_500n);
  });

  it('a partial refund of captured money that waits for a decision is not booked', () => {
    const payment = openPayment();
    const mismatch = paid({ amountMinor: 10_001, refunds: [{ ...seen, key: null, status: 'SUCCEEDED' }] });
    expect(settleWith(payment, mismatch)).toEqual([]);
    expect(payment.toRecord().refunds).toEqual([]);
  });

  it.each(['FAILED', 'CANCELLED', 'REQUESTED', 'PENDING'] as const)(
    'a refund that is %s here and SUCCEEDED at the provider is booked once',
    (state) => {
      const requested = succeeded();
      request(requested, 10_000);
      const payment = withRefunds(requested, { status: state });
      const made = paid({ refunds: [{ ...seen, key: 'k10000', status: 'SUCCEEDED' }] });
      const { booked } = settleWithEach(payment, [made, made]);
      expect(booked.map(({ kind }) => kind)).toEqual(['REFUND']);
      expect(payment.toRecord()).toMatchObject({ refundedMinor: 10_000n });
    },
  );

  it('each success and failure of one refund is booked under a source of its own', () => {
    const payment = succeeded();
    const states = ['SUCCEEDED', 'FAILED', 'SUCCEEDED', 'FAILED', 'SUCCEEDED'] as const;
    const views = states.map((state) => paid({ refunds: [{ ...seen, key: null, status: state }] }));
    const { booked, balances } = settleWithEach(payment, views);
    expect(booked.map(({ source }) => source)).toEqual([
      'refund:1',
      'refund:1',
      'refund:1:2',
      'refund:1:2',
      'refund:1:3',
    ]);
    expect(balances).toEqual({ PROVIDER_RECEIVABLE: -10_000n, MERCHANT_PAYABLE: 10_000n });
  });

  it('a second refund at the provider under the same key is stored as another refund', () => {
    const payment = succeeded();
    request(payment, 4_000);
    const made = { ...seen, key: 'k4000', amountMinor: 4_000, status: 'SUCCEEDED' } as const;
    settleWith(payment, paid({ refunds: [made, { ...made, providerRefundId: 're_2' }] }));
    expect(payment.toRecord().refunds.map(({ providerRefundId }) => providerRefundId)).toEqual([
      're_1',
      're_2',
    ]);
    expect(payment.toRecord().refundedMinor).toBe(8_000n);
  });

  it('a refusal changes only a REQUESTED refund and adds one history row', () => {
    const payment = succeeded();
    const { providerKey } = request(payment, 10_000);
    payment.setStoredValues({ refunds: new Map([[providerKey, 1]]) });
    payment.refuseRefund(1, 'charge_disputed', by);
    expect(payment.toRecord().refunds[0]).toMatchObject({
      status: 'FAILED',
      failureReason: 'charge_disputed',
    });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'REFUND', reason: 'failed' });
    const made = withRefunds(payment, { status: 'SUCCEEDED' });
    made.refuseRefund(1, 'late', by);
    expect(made.toRecord().refunds[0]?.status).toBe('SUCCEEDED');
  });
});
