import { describe, expect, it } from 'vitest';
import { Payment } from '#modules/payments/domain/payment.ts';
import { by, chargeback, key, settleWith, openPayment, paid, start } from './sample-payment.ts';

/** A payment with a part of each kind. */
const refundedAndDisputed = (): Payment => {
  const payment = openPayment();
  const refund = {
    providerRefundId: 're_1',
    key: null,
    amountMinor: 100,
    currency: 'EUR',
    failureReason: null,
  } as const;
  settleWith(payment, paid({ refunds: [{ ...refund, status: 'SUCCEEDED' }], disputes: [chargeback()] }));
  return payment;
};

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((part) => objectsIn(part))]
    : [];

describe('payment encapsulation', () => {
  it('the record of a payment is frozen with all its parts', () => {
    const record = refundedAndDisputed().toRecord();
    expect([record.attempts.length, record.refunds.length, record.disputes.length]).toEqual([1, 1, 1]);
    expect(objectsIn(record).filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  it('an assignment to the record of a payment throws and changes nothing', () => {
    const payment = refundedAndDisputed();
    const before = payment.toRecord().status;
    expect(() => Object.assign(payment.toRecord(), { status: 'FAILED', version: 99 })).toThrow(TypeError);
    expect(() => Object.assign(payment.toRecord().refunds[0]!, { status: 'FAILED' })).toThrow(TypeError);
    expect(() => (payment.toRecord().attempts as object[]).push({})).toThrow(TypeError);
    expect(payment.toRecord()).toMatchObject({
      status: before,
      version: 1,
      refunds: [{ status: 'SUCCEEDED' }],
    });
  });

  it('a payment and the record it was restored from do not change each other', () => {
    const stored = { ...openPayment().toRecord() };
    const payment = Payment.restore(stored);
    settleWith(payment, paid());
    expect(stored.status).toBe('PENDING');
    Object.assign(stored, { status: 'CANCELLED' });
    expect(payment.toRecord().status).toBe('SUCCEEDED');
  });

  it('a change with equal values keeps the same record, which is then not written', () => {
    const payment = openPayment();
    settleWith(payment, paid());
    const seen = payment.toRecord();
    settleWith(payment, paid());
    expect(payment.toRecord()).toBe(seen);
  });

  it('database ids are set by one method only', () => {
    const payment = Payment.restore({ ...openPayment().toRecord(), id: undefined, orderNumber: undefined });
    expect(() => payment.id).toThrow('no id before it is added');
    payment.setStoredValues({ id: 8, orderNumber: 2, attempts: new Map([[key, 9]]) });
    expect(payment.toRecord()).toMatchObject({ id: 8, orderNumber: 2, attempts: [{ id: 9 }] });
    payment.endAttempt({ ...by, now: start });
    expect(payment.toRecord().attempts[0]).toMatchObject({ id: 9, status: 'ENDED' });
  });
});
