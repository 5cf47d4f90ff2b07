import { describe, expect, it } from 'vitest';
import { chargeback, by, openPayment, paid, settleWith } from './sample-payment.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';

const warning = {
  warningId: 'issfr_1',
  type: 'made_with_stolen_card',
  isActionable: true,
  warnedAt: '2026-11-20T12:00:00.000Z',
};
const full = { providerRefundId: 're_1', key: null, currency: 'EUR', failureReason: null } as const;
const sold = (about = {}): Payment => {
  const payment = openPayment();
  settleWith(payment, paid(about));
  return payment;
};

describe('early fraud warnings', () => {
  it('a new warning about a sale that can be refunded is to be answered once', () => {
    const payment = sold();
    expect(payment.warnOfFraud(warning, by)).toBe(true);
    expect(payment.warnOfFraud(warning, by)).toBe(false);
    const reasons = payment.newHistory.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'FRAUD_WARNING:made_with_stolen_card')).toHaveLength(1);
  });

  it.each([
    ['the provider says that nothing can be done', {}, { isActionable: false }],
    ['it is refunded whole', { refunds: [{ ...full, amountMinor: 10_000, status: 'SUCCEEDED' }] }, {}],
    ['it is disputed', { disputes: [chargeback()] }, {}],
  ])('a warning about a sale is stored and not to be answered when %s', (_, about, changes) => {
    const payment = sold(about);
    expect(payment.warnOfFraud({ ...warning, ...changes }, by)).toBe(false);
    expect(payment.toRecord().fraudWarning).toEqual({ ...warning, ...changes });
  });

  it('a warning about a sale that is refunded in part is to be answered', () => {
    const payment = sold({ refunds: [{ ...full, amountMinor: 9_999, status: 'SUCCEEDED' }] });
    expect(payment.warnOfFraud(warning, by)).toBe(true);
  });

  it('an older warning that arrives later does not replace the newer one', () => {
    const payment = sold();
    payment.warnOfFraud(warning, by);
    const older = { ...warning, warningId: 'issfr_0', warnedAt: '2026-11-20T11:00:00.000Z' };
    expect(payment.warnOfFraud(older, by)).toBe(false);
    expect(payment.toRecord().fraudWarning).toEqual(warning);
  });
});
