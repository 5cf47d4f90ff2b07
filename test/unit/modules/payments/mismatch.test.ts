import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { MismatchIsDecided, MismatchNotAcceptable, NoMismatch } from '#modules/payments/domain/failures.ts';
import type { MismatchDecision } from '#modules/payments/domain/mismatch.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import { by, settleWith, settleWithEach, openPayment, paid, withRefunds } from './sample-payment.ts';

const captured = (about: Partial<CheckoutSnapshot> = {}): Payment => {
  const payment = openPayment();
  settleWith(payment, paid({ amountMinor: 9_900, ...about }));
  return payment;
};
const decide = (payment: Payment, about: Partial<MismatchDecision>) =>
  payment.decideMismatch(
    { resolution: 'ACCEPT', note: null, providerKey: 'k1', isForInvoice: false, ...about },
    by,
  );
const refund = {
  providerRefundId: 're_1',
  key: 'k1',
  amountMinor: 9_900,
  currency: 'EUR',
  status: 'SUCCEEDED',
  failureReason: null,
} as const;

describe('mismatches', () => {
  it('an accepted captured amount becomes amount, charge and euro amount of a SUCCEEDED payment', () => {
    const payment = captured();
    decide(payment, { resolution: 'ACCEPT' });
    settleWith(payment, paid({ amountMinor: 9_900 }));
    const record = payment.toRecord();
    expect([record.amount.minor, record.chargeAmount.minor, record.eurAmount.minor]).toEqual([
      9_900n,
      9_900n,
      9_900n,
    ]);
    expect(record).toMatchObject({ status: 'SUCCEEDED', mismatch: null, mismatchResolution: 'ACCEPT' });
    expect(payment.newHistory.map(({ reason }) => reason)).toContain('ACCEPTED');
  });

  it('an accepted amount for a price in leva is converted at the fixed rate', () => {
    const inLeva = { fxRate: '1.95583', amount: Money.ofMinor(19_558, 'BGN') };
    const payment = Payment.restore({ ...captured().toRecord(), ...inLeva });
    decide(payment, { resolution: 'ACCEPT' });
    expect(payment.toRecord().amount).toMatchObject({ minor: 19_363n, currency: 'BGN' });
  });

  it('a refunded mismatch ends CANCELLED and leaves nothing in the ledger', () => {
    const payment = captured();
    const held = decide(payment, { resolution: 'GIVE_BACK', note: 'грешна сума' }).map((booking) =>
      booking(payment.toRecord()),
    );
    expect(payment.toRecord().refunds).toMatchObject([
      { status: 'REQUESTED', note: 'грешна сума', amount: { minor: 9_900n } },
    ]);
    const { booked } = settleWithEach(payment, [
      paid({ amountMinor: 9_900, refunds: [refund] }),
      paid({ amountMinor: 9_900, refunds: [refund] }),
    ]);
    const sums: Record<string, bigint> = {};
    for (const { account, amount } of [...held, ...booked].flatMap(({ entries }) => entries))
      sums[account] = (sums[account] ?? 0n) + amount.minor;
    expect(sums).toEqual({ PROVIDER_RECEIVABLE: 0n, MISMATCH_HOLD: 0n });
    expect(payment.toRecord()).toMatchObject({ status: 'CANCELLED', refundedMinor: 0n, succeededAt: null });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'STATUS', reason: 'GIVEN_BACK' });
  });

  it('a payment whose captured money is being refunded never becomes a sale', () => {
    const payment = captured();
    decide(payment, { resolution: 'GIVE_BACK' });
    settleWithEach(payment, [paid(), paid({ amountMinor: 9_900 })]);
    expect(payment.toRecord()).toMatchObject({ status: 'PROCESSING', succeededAt: null });
  });

  it('a mismatch refunded at the provider ends the payment without a decision here', () => {
    const payment = captured();
    const booked = settleWith(payment, paid({ amountMinor: 9_900, refunds: [{ ...refund, key: null }] }));
    expect(booked.map(({ kind }) => kind)).toEqual(['MISMATCH_HELD', 'REFUND']);
    expect(payment.toRecord()).toMatchObject({ status: 'CANCELLED', mismatchResolution: 'GIVE_BACK' });
  });

  it('a mismatch is decided once, and only a failed refund can be requested again', () => {
    const decided = captured();
    decide(decided, { resolution: 'GIVE_BACK' });
    expect(() => decide(decided, { resolution: 'GIVE_BACK' })).toThrow(MismatchIsDecided);
    expect(() => decide(decided, { resolution: 'ACCEPT' })).toThrow(MismatchIsDecided);
    const payment = withRefunds(decided, { status: 'FAILED' });
    expect(() => decide(payment, { resolution: 'ACCEPT' })).toThrow(MismatchIsDecided);
    expect(decide(payment, { resolution: 'GIVE_BACK', providerKey: 'k2' })).toEqual([]);
    expect(payment.toRecord().refunds).toHaveLength(2);
  });

  it.each<[string, Partial<CheckoutSnapshot>]>([
    ['currency', { currency: 'USD' }],
    ['reference', { reference: '8' }],
    ['key', { key: null }],
    ['mode', { liveMode: true }],
  ])('a mismatch of the %s cannot be accepted and can be refunded', (_, about) => {
    const payment = captured(about);
    expect(() => decide(payment, { resolution: 'ACCEPT' })).toThrow(MismatchNotAcceptable);
    expect(payment.toRecord().mismatchResolution).toBeNull();
    decide(payment, { resolution: 'GIVE_BACK' });
    expect(payment.toRecord().refunds[0]?.amount).toMatchObject({
      minor: 9_900n,
      currency: about.currency ?? 'EUR',
    });
  });

  it('another amount for a written invoice cannot be accepted', () => {
    expect(() => decide(captured(), { resolution: 'ACCEPT', isForInvoice: true })).toThrow(
      MismatchNotAcceptable,
    );
  });

  it('a payment without a mismatch cannot be decided', () => {
    const payment = openPayment();
    expect(() => decide(payment, {})).toThrow(NoMismatch);
    settleWith(payment, paid());
    expect(() => decide(payment, { resolution: 'GIVE_BACK' })).toThrow(NoMismatch);
  });
});
