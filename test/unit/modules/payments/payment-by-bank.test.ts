import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { bookSuccess } from '#modules/payments/domain/ledger.ts';
import { paymentFacts } from '#modules/payments/domain/merchant-facts.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import { by } from './sample-payment.ts';

const euro = (cents: number) => Money.ofMinor(cents, 'EUR');
const paidOn = new Date('2026-11-18T22:00:00Z');

/** 100 euro that came by bank, without fees. */
const received = (): Payment => {
  const amount = euro(10_000);
  const fees = { platformFee: euro(0), merchantFee: euro(0), netAmount: amount };
  const payment = Payment.receiveByBank(
    {
      merchantId: 3,
      paymentLinkId: 5,
      linkCreatedBy: null,
      amount,
      chargeAmount: amount,
      fxRate: null,
      eurRate: '1',
      eurRateDay: null,
      eurAmount: amount,
      description: null,
      customerName: null,
      customerEmail: null,
      buyer: null,
      language: 'bg',
      provider: 'bank',
      providerAccount: null,
      requestKey: null,
    },
    { succeededAt: paidOn, schedule: { fees, chargeFees: fees } },
    by,
  );
  payment.setStoredValues({ id: 7, orderNumber: 1 });
  return payment;
};

test('a payment by bank has succeeded when it is recorded, on the day of the booking, with no attempt and no fee to ask for', () => {
  const payment = received();
  expect(payment.toRecord()).toMatchObject({
    method: 'BANK',
    status: 'SUCCEEDED',
    succeededAt: paidOn,
    createdAt: by.now,
    attempts: [],
    providerFeeStatus: 'NONE',
  });
  expect(payment.newHistory.map(({ fromStatus, status }) => [fromStatus, status])).toEqual([
    [null, 'PENDING'],
    ['PENDING', 'SUCCEEDED'],
  ]);
  const facts = paymentFacts(null, payment.toRecord(), payment.newHistory);
  expect(facts.map(({ type }) => type)).toEqual(['payment.created', 'payment.succeeded']);
});

test('its booking moves what came between accounts of the merchant, and nothing at the card provider', () => {
  const { kind, source, entries } = bookSuccess(received().toRecord());
  expect([kind, source]).toEqual(['BANK_PAYMENT', 'payment:7']);
  expect(entries).toEqual([
    { account: 'BANK_SALES', merchantId: 3, amount: euro(-10_000) },
    { account: 'MERCHANT_BANK', merchantId: 3, amount: euro(10_000) },
  ]);
});

test('a refund that was sent by bank succeeds and is booked once, in reverse', () => {
  const payment = received();
  const refund = { amount: euro(3_000), reason: 'OTHER', note: null, requestKey: null } as const;
  const { providerKey } = payment.requestRefund({ ...refund, providerKey: 'refund-key' }, by);
  const bookings = payment.repayByBank(providerKey, by);
  payment.setStoredValues({ refunds: new Map([[providerKey, 4]]) });
  expect(payment.toRecord()).toMatchObject({ refundedMinor: 3_000n, refunds: [{ status: 'SUCCEEDED' }] });
  expect(bookings.map((booking) => booking(payment.toRecord()))).toEqual([
    {
      kind: 'BANK_REFUND',
      source: 'refund:4',
      paymentId: 7,
      entries: [
        { account: 'MERCHANT_BANK', merchantId: 3, amount: euro(-3_000) },
        { account: 'BANK_SALES', merchantId: 3, amount: euro(3_000) },
      ],
    },
  ]);
  expect(payment.refundable()).toEqual(euro(7_000));
});
