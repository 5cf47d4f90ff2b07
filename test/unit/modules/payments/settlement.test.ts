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

describe('the status of a payment', () => {
  it('a payment stays PENDING while its session is open, also after a declined card', () => {
    expect(statusAfter(snapshot())).toBe('PENDING');
    expect(statusAfter(snapshot(declined))).toBe('PENDING');
  });

  it('a payment paid as asked is SUCCEEDED with fees, card, reference and time', () => {
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

  it('an expired session makes a payment CANCELLED, and FAILED after a decline', () => {
    expect(statusAfter(expired)).toBe('CANCELLED');
    expect(statusAfter(snapshot({ session: 'EXPIRED', ...declined }))).toBe('FAILED');
    expect(statusAfter(snapshot(declined), expired)).toBe('FAILED');
  });

  it('a complete session is PROCESSING until its money arrives, and FAILED when it does not', () => {
    const underWay = snapshot({ session: 'COMPLETE', money: 'PROCESSING', intentId: 'pi_1' });
    expect(statusAfter(underWay)).toBe('PROCESSING');
    expect(statusAfter(underWay, paid())).toBe('SUCCEEDED');
    expect(statusAfter(underWay, snapshot({ session: 'COMPLETE', ...declined }))).toBe('FAILED');
  });

  it('money after CANCELLED or FAILED makes the payment SUCCEEDED and late', () => {
    const payment = openPayment();
    settleWithEach(payment, [expired, paid()]);
    expect(payment.toRecord()).toMatchObject({ status: 'SUCCEEDED', late: true });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'FLAGGED', reason: 'LATE' });
  });

  it('a SUCCEEDED payment keeps its status', () => {
    for (const after of [expired, snapshot(declined), snapshot({ session: 'COMPLETE', ...declined })]) {
      expect(statusAfter(paid(), after)).toBe('SUCCEEDED');
    }
  });
});

describe('mismatches', () => {
  it.each<[string, Partial<CheckoutSnapshot>]>([
    ['AMOUNT', { amountMinor: 9_999 }],
    ['CURRENCY', { currency: 'USD' }],
    ['REFERENCE', { reference: '8' }],
    ['KEY', { key: null }],
    ['MODE', { liveMode: true }],
  ])('captured money with another %s waits for a decision and is not booked', (name, about) => {
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

  it('a mismatch names every difference', () => {
    const payment = openPayment();
    settleWith(payment, paid({ amountMinor: 1, currency: 'USD', key: 'another' }));
    expect(payment.toRecord().mismatch).toBe('AMOUNT_MISMATCH:AMOUNT,CURRENCY,KEY');
  });

  it('a SUCCEEDED payment is not checked for a mismatch again', () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ amountMinor: 1 })]);
    expect(payment.toRecord()).toMatchObject({ status: 'SUCCEEDED', mismatch: null });
  });
});

const euro = (minor: number) => ({ minor, currency: 'EUR' });

describe('declines and fees', () => {
  it('each new decline reason is recorded once', () => {
    const payment = openPayment();
    const other = snapshot({ ...declined, declineCode: 'expired_card' });
    settleWithEach(payment, [snapshot(declined), snapshot(declined), other, other]);
    const reasons = payment.newHistory.filter(({ kind }) => kind === 'DECLINED').map(({ reason }) => reason);
    expect(reasons).toEqual(['insufficient_funds', 'expired_card']);
  });

  it('a stored true fee that is not the provider’s is replaced, and the scheduled fees stay unchanged', () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ fee: euro(311) }), paid({ fee: euro(999) })]);
    expect(payment.toRecord()).toMatchObject({ providerFeeStatus: 'KNOWN', providerFeeActualMinor: 999 });
    expect(payment.toRecord().chargeFees.merchantFee.minor).toBe(305n);
  });

  it('the true fee keeps its currency when it differs from the charge currency', () => {
    const payment = openPayment();
    settleWithEach(payment, [paid(), paid({ fee: { minor: 287, currency: 'USD' } })]);
    expect(payment.toRecord()).toMatchObject({ providerFeeActualMinor: 287, providerFeeCurrency: 'USD' });
    expect(payment.newHistory.at(-1)).toMatchObject({ kind: 'FEE', reason: '287 USD' });
  });

  it('an unchanged snapshot changes nothing and adds no history', () => {
    const payment = openPayment();
    settleWith(payment, paid({ fee: euro(305) }));
    const rows = payment.newHistory.length;
    expect(settleWith(payment, paid({ fee: euro(305) }))).toEqual([]);
    expect(payment.newHistory).toHaveLength(rows);
  });
});
