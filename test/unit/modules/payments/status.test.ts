import { describe, expect, it } from 'vitest';
import { isHigher, paymentTransitions, type PaymentStatus } from '#modules/payments/domain/status.ts';
import { PaymentState } from '#modules/payments/domain/payment-state.ts';
import { by, openPayment } from './sample-payment.ts';

const inRank: PaymentStatus[] = ['PENDING', 'PROCESSING', 'CANCELLED', 'FAILED', 'SUCCEEDED'];

describe('the states of a payment', () => {
  it('are these five', () => {
    expect(paymentTransitions.statuses.toSorted()).toEqual(inRank.toSorted());
  });

  it.each(inRank.flatMap((from) => inRank.map((to) => [from, to] as const)))(
    'a payment moves from %s to %s only when the rank rises',
    (from, to) => {
      const upwards = inRank.indexOf(to) > inRank.indexOf(from);
      expect(isHigher(to, from)).toBe(upwards);
      expect(paymentTransitions.isAllowed(from, to)).toBe(upwards);
    },
  );

  it('a lower or equal status changes nothing and adds no history', () => {
    const payment = new PaymentState(openPayment().toRecord());
    expect(payment.raise('FAILED', 'first', by)).toBe(true);
    for (const status of ['FAILED', 'CANCELLED', 'PROCESSING', 'PENDING'] as const) {
      expect(payment.raise(status, 'again', by)).toBe(false);
    }
    expect(payment.record.status).toBe('FAILED');
    expect(payment.history).toHaveLength(1);
  });
});
