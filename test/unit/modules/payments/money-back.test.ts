import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { DisputeIsOpen, NothingToRefund, PaymentStateRefused } from '#modules/payments/domain/failures.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import { by, look, openPayment, paid } from './sample-payment.ts';

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

const succeeded = (): Payment => {
  const payment = openPayment();
  look(payment, paid());
  return payment;
};
const ask = (payment: Payment, minor: number) =>
  payment.requestRefund(
    { providerKey: `k${minor}`, amount: euro(minor), reason: 'OTHER', note: null, requestKey: null },
    by,
  );

describe('what may go back', () => {
  it('all of a success, and no more than is left', () => {
    const payment = succeeded();
    expect(payment.refundable().minor).toBe(10_000n);
    ask(payment, 9_999);
    expect(payment.refundable().minor).toBe(1n);
    expect(() => ask(payment, 2)).toThrow(NothingToRefund);
    ask(payment, 1);
    expect(payment.refundable().isZero()).toBe(true);
  });

  it('nothing of what has not succeeded, and never zero or less', () => {
    expect(openPayment().refundable().isZero()).toBe(true);
    expect(() => ask(openPayment(), 1)).toThrow(PaymentStateRefused);
    expect(() => ask(succeeded(), 0)).toThrow(NothingToRefund);
    expect(() => ask(succeeded(), -1)).toThrow(NothingToRefund);
  });

  it('what was asked for and failed may be asked for again', () => {
    const payment = succeeded();
    ask(payment, 10_000).state = 'FAILED';
    expect(payment.refundable().minor).toBe(10_000n);
  });

  it.each([
    ['OPEN', DisputeIsOpen],
    ['LOST', NothingToRefund],
  ] as const)('nothing when a dispute is %s', (state, refusal) => {
    const payment = succeeded();
    payment.record.disputeStatus = state;
    expect(payment.refundable().isZero()).toBe(true);
    expect(() => ask(payment, 1)).toThrow(refusal);
  });
});

describe('what the provider says of it', () => {
  const seen = { providerRefundId: 're_1', amountMinor: 10_000, failureReason: null };

  it('our own refund is known by its key, one made at the provider is taken over', () => {
    const payment = succeeded();
    ask(payment, 4_000);
    look(payment, paid({ refunds: [{ ...seen, key: 'k4000', amountMinor: 4_000, state: 'SUCCEEDED' }] }));
    expect(payment.record.refunds).toHaveLength(1);
    expect(payment.record.refunds[0]).toMatchObject({ providerRefundId: 're_1', state: 'SUCCEEDED' });
    const theirs = {
      ...seen,
      providerRefundId: 're_2',
      key: null,
      amountMinor: 500,
      state: 'SUCCEEDED',
    } as const;
    look(payment, paid({ refunds: [theirs] }));
    expect(payment.record.refunds).toHaveLength(2);
    expect(payment.record.refunds[1]).toMatchObject({ requestedBy: 'provider', providerRefundId: 're_2' });
    expect(payment.record.refundedMinor).toBe(4_500n);
  });

  it('refunds of a payment that has not succeeded here are not booked', () => {
    const payment = openPayment();
    const mismatch = paid({ amountMinor: 1, refunds: [{ ...seen, key: null, state: 'SUCCEEDED' }] });
    expect(look(payment, mismatch)).toEqual([]);
    expect(payment.record.refunds).toEqual([]);
  });
});
