import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { DisputeInOtherCurrency, DisputeIsLost, DisputeIsOpen } from '#modules/payments/domain/failures.ts';
import { by, chargeback, openPayment, paid, settleWith } from './sample-payment.ts';

const others = fc.constantFrom('USD', 'BGN', 'GBP', 'JPY', '');
const refund = {
  providerRefundId: 're_1',
  key: null,
  amountMinor: 2_500,
  currency: 'EUR',
  status: 'SUCCEEDED',
  failureReason: null,
} as const;

const request = { providerKey: 'k', reason: 'OTHER', note: null, requestKey: null } as const;

const refusalOf = (ask: () => unknown): unknown => {
  try {
    ask();
    return null;
  } catch (error) {
    return error;
  }
};

describe('Money of the provider in another currency than the payment', () => {
  it('a dispute or refund in any other currency is not booked, and is flagged once', () => {
    fc.assert(
      fc.property(
        others,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.boolean(),
        (currency, minor, isRefund) => {
          const payment = openPayment();
          settleWith(payment, paid());
          const seen = paid(
            isRefund
              ? { refunds: [{ ...refund, amountMinor: minor, currency }] }
              : { disputes: [chargeback({ amountMinor: minor, currency })] },
          );
          expect([...settleWith(payment, seen), ...settleWith(payment, seen)]).toEqual([]);
          expect(payment.toRecord()).toMatchObject({
            otherCurrency: `${isRefund ? 'refund re_1' : 'dispute dp_1'} ${minor} ${currency}`,
            refundedMinor: 0n,
            disputeStatus: isRefund ? 'NONE' : 'OPEN',
            refunds: [],
            disputes: [],
          });
          const flags = payment.newHistory.filter(({ reason }) => reason?.startsWith('OTHER_CURRENCY:'));
          expect(flags).toHaveLength(1);
        },
      ),
    );
  });

  it('a refund is refused until a dispute in any other currency is resolved, and for good when it is lost', () => {
    const seen = (about: Parameters<typeof chargeback>[0]) =>
      paid({ disputes: [chargeback({ amountMinor: 10_000, ...about })] });
    fc.assert(
      fc.property(
        others,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('WON', 'PREVENTED', 'LOST'),
        fc.option(fc.integer({ min: -1, max: 20_000 }), { nil: undefined }),
        (currency, isInquiry, isUnderReview, outcome, minor) => {
          const payment = openPayment();
          settleWith(payment, paid());
          const ask = (amountMinor: number) =>
            payment.requestRefund(
              { ...request, amount: Money.ofMinor(amountMinor, 'EUR'), providerKey: `k${amountMinor}` },
              by,
            );
          settleWith(payment, seen({ currency, isInquiry, isUnderReview, status: 'OPEN' }));
          expect(() => ask(minor ?? 10_000)).toThrow(DisputeInOtherCurrency);
          expect(payment.refundable()).toEqual(Money.zero('EUR'));
          settleWith(payment, seen({ currency, status: outcome }));
          const isLost = outcome === 'LOST';
          expect(payment.toRecord().disputeStatus).toBe(isLost ? 'LOST' : 'WON');
          expect(payment.refundable()).toEqual(Money.ofMinor(isLost ? 0 : 10_000, 'EUR'));
          expect(refusalOf(() => ask(10_000))).toEqual(isLost ? new DisputeIsLost('EUR') : null);
        },
      ),
    );
  });

  it('an open chargeback in the payment’s currency refuses a refund by its own failure, beside one in another', () => {
    const payment = openPayment();
    const foreign = chargeback({ providerDisputeId: 'dp_2', currency: 'USD', status: 'WON' });
    settleWith(payment, paid({ disputes: [chargeback(), foreign] }));
    expect(() => payment.requestRefund({ ...request, amount: Money.ofMinor(1, 'EUR') }, by)).toThrow(
      DisputeIsOpen,
    );
    settleWith(payment, paid({ disputes: [chargeback({ status: 'WON' }), { ...foreign, status: 'OPEN' }] }));
    expect(() => payment.requestRefund({ ...request, amount: Money.ofMinor(1, 'EUR') }, by)).toThrow(
      DisputeInOtherCurrency,
    );
  });

  it('refunds and disputes in the currency of the payment are booked beside one in another', () => {
    const payment = openPayment();
    settleWith(payment, paid());
    const booked = settleWith(
      payment,
      paid({
        refunds: [refund, { ...refund, providerRefundId: 're_2', currency: 'USD' }],
        disputes: [chargeback({ amountMinor: 7_500 })],
      }),
    );
    expect(booked.map(({ kind }) => kind)).toEqual(['REFUND', 'DISPUTE_OPENED']);
    expect(payment.toRecord().otherCurrency).toBe('refund re_2 2500 USD');
  });

  it('a refund requested here that the provider makes in another currency waits as PENDING', () => {
    const payment = openPayment();
    settleWith(payment, paid());
    const amount = Money.ofMinor(2_500, 'EUR');
    payment.requestRefund({ providerKey: 'k', amount, reason: 'OTHER', note: null, requestKey: null }, by);
    expect(settleWith(payment, paid({ refunds: [{ ...refund, key: 'k', currency: 'USD' }] }))).toEqual([]);
    expect(payment.toRecord().refunds).toMatchObject([{ providerRefundId: 're_1', status: 'PENDING' }]);
    expect(payment.refundable()).toEqual(Money.ofMinor(7_500, 'EUR'));
  });

  it('the flag is taken back when the provider lists the currency of the payment', () => {
    const payment = openPayment();
    settleWith(payment, paid({ refunds: [{ ...refund, currency: 'USD' }] }));
    settleWith(payment, paid({ refunds: [refund] }));
    expect(payment.toRecord()).toMatchObject({ otherCurrency: null, refundedMinor: 2_500n });
  });

  it('captured money of a mismatch is not given back by a refund in another currency', () => {
    const payment = openPayment();
    const captured = { amountMinor: 2_500, currency: 'USD' };
    settleWith(payment, paid({ ...captured, refunds: [refund] }));
    expect(payment.toRecord()).toMatchObject({ status: 'PROCESSING', mismatchResolution: null });
    settleWith(payment, paid({ ...captured, refunds: [{ ...refund, currency: 'USD' }] }));
    expect(payment.toRecord()).toMatchObject({ status: 'CANCELLED', mismatchResolution: 'GIVE_BACK' });
  });
});
