import { describe, expect, it } from 'vitest';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import { settleWith, settleWithEach, openPayment, paid, snapshot } from './sample-payment.ts';

const statusAfter = (...seen: CheckoutSnapshot[]): string => {
  const payment = openPayment();
  settleWithEach(payment, seen);
  return payment.toRecord().status;
};

const declined = { declineCode: 'insufficient_funds', intentId: 'pi_1' };
const expired = snapshot({ session: 'EXPIRED' });

describe('what becomes of a payment', () => {
  it('an open session leaves it PENDING, also after a declined card', () => {
    expect(statusAfter(snapshot())).toBe('PENDING');
    expect(statusAfter(snapshot(declined))).toBe('PENDING');
  });

  it('paid as asked: SUCCEEDED, with fees, card, reference and the time of the money', () => {
    const payment = openPayment();
    settleWith(payment, paid());
    const record = payment.toRecord();
    expect(record.status).toBe('SUCCEEDED');
    expect(record.fees.netAmount.minor).toBe(9_545n);
    expect(record.transactionReference).toBe('ch_1');
    expect(record.succeededAt).toEqual(new Date('2026-11-20T10:05:00Z'));
    expect(record.providerFeeStatus).toBe('PENDING');
    expect(record.attempts[0]?.status).toBe('ENDED');
  });

  it('a session that ended unused: CANCELLED; after a decline: FAILED', () => {
    expect(statusAfter(expired)).toBe('CANCELLED');
    expect(statusAfter(snapshot({ session: 'EXPIRED', ...declined }))).toBe('FAILED');
    expect(statusAfter(snapshot(declined), expired)).toBe('FAILED');
  });

  it('complete while the money is under way: PROCESSING; and when it does not come: FAILED', () => {
    const underWay = snapshot({ session: 'COMPLETE', money: 'PROCESSING', intentId: 'pi_1' });
    expect(statusAfter(underWay)).toBe('PROCESSING');
    expect(statusAfter(underWay, paid())).toBe('SUCCEEDED');
    expect(statusAfter(underWay, snapshot({ session: 'COMPLETE', ...declined }))).toBe('FAILED');
  });

  it('money after the end counts, and is flagged late', () => {
    const payment = openPayment();
    settleWithEach(payment, [expired, paid()]);
    expect(payment.toRecord()).toMatchObject({ status: 'SUCCEEDED', late: true });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'FLAGGED', reason: 'LATE' });
  });

  it('nothing takes a success back', () => {
    for (const after of [expired, snapshot(declined), snapshot({ session: 'COMPLETE', ...declined })]) {
      expect(statusAfter(paid(), after)).toBe('SUCCEEDED');
    }
  });
});

describe('money that is not ours as asked', () => {
  it.each<[string, Partial<CheckoutSnapshot>]>([
    ['AMOUNT', { amountMinor: 9_999 }],
    ['CURRENCY', { currency: 'USD' }],
    ['REFERENCE', { reference: '8' }],
    ['KEY', { key: null }],
    ['MODE', { liveMode: true }],
  ])('another %s waits for a person, and nothing is booked', (name, about) => {
    const payment = openPayment();
    const { booked } = settleWithEach(payment, [paid(about), paid(about)]);
    expect(payment.toRecord()).toMatchObject({
      status: 'PROCESSING',
      mismatch: `AMOUNT_MISMATCH:${name}`,
      succeededAt: null,
      providerFeeStatus: 'NONE',
    });
    expect(payment.toRecord().fees.netAmount.isZero()).toBe(true);
    expect(booked).toEqual([]);
    expect(payment.newHistory.filter(({ kind }) => kind === 'FLAGGED')).toHaveLength(1);
  });

  it('all that differs is named at once', () => {
    const payment = openPayment();
    settleWith(payment, paid({ amountMinor: 1, currency: 'USD', key: 'another' }));
    expect(payment.toRecord().mismatch).toBe('AMOUNT_MISMATCH:AMOUNT,CURRENCY,KEY');
  });

  it('a success that is looked at again is not doubted', () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ amountMinor: 1 })]);
    expect(payment.toRecord()).toMatchObject({ status: 'SUCCEEDED', mismatch: null });
  });
});

const euro = (minor: number) => ({ minor, currency: 'EUR' });

describe('what is noted beside it', () => {
  it('each new reason of a decline once, however often we look', () => {
    const payment = openPayment();
    const other = snapshot({ ...declined, declineCode: 'expired_card' });
    settleWithEach(payment, [snapshot(declined), snapshot(declined), other, other]);
    const reasons = payment.newHistory.filter(({ kind }) => kind === 'DECLINED').map(({ reason }) => reason);
    expect(reasons).toEqual(['insufficient_funds', 'expired_card']);
  });

  it("the provider's true fee when it is known, once, without touching ours", () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ fee: euro(311) }), paid({ fee: euro(999) })]);
    expect(payment.toRecord()).toMatchObject({ providerFeeStatus: 'KNOWN', providerFeeActualMinor: 311 });
    expect(payment.toRecord().chargeFees.merchantFee.minor).toBe(305n);
  });

  it('the currency of the true fee is kept with it, also when it is not that of the charge', () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ fee: { minor: 287, currency: 'USD' } })]);
    expect(payment.toRecord()).toMatchObject({ providerFeeActualMinor: 287, providerFeeCurrency: 'USD' });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'FEE', reason: '287 USD' });
  });

  it('looking again at the same changes nothing and tells nothing', () => {
    const payment = openPayment();
    settleWith(payment, paid({ fee: euro(305) }));
    const rows = payment.newHistory.length;
    expect(settleWith(payment, paid({ fee: euro(305) }))).toEqual([]);
    expect(payment.newHistory).toHaveLength(rows);
  });
});
