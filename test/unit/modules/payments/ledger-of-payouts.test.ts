import { expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import {
  bookConversion,
  bookFailedPayout,
  bookFeeDifference,
  bookPayout,
} from '#modules/payments/domain/ledger-of-payouts.ts';

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');
const of = { paymentId: 7, merchantId: 3 };
const payout = { payoutId: 1, merchantId: 3, providerPayoutId: 'po_1', amount: euro(9_545) };
const booked = ({ entries }: LedgerTransaction) =>
  entries.map(({ account, merchantId, amount }) => [
    account,
    merchantId,
    Number(amount.minor),
    amount.currency,
  ]);

it('a payout settles what is owed to the merchant, and a returned one reverses it', () => {
  expect(booked(bookPayout(payout))).toEqual([
    ['MERCHANT_PAYABLE', 3, 9_545, 'EUR'],
    ['PROVIDER_RECEIVABLE', null, -9_545, 'EUR'],
  ]);
  expect(bookPayout(payout)).toMatchObject({ paymentId: null, payoutId: 1, source: 'payout:po_1' });
  expect(booked(bookFailedPayout(payout))).toEqual([
    ['MERCHANT_PAYABLE', 3, -9_545, 'EUR'],
    ['PROVIDER_RECEIVABLE', null, 9_545, 'EUR'],
  ]);
});

it('a true fee above the expected one is paid by the merchant', () => {
  const expected = { providerFee: euro(305), platformFee: euro(150) };
  const actual = { providerFee: euro(325), platformFee: euro(150) };
  expect(booked(bookFeeDifference(of, actual, expected))).toEqual([
    ['PROVIDER_FEES', null, -20, 'EUR'],
    ['MERCHANT_PAYABLE', 3, 20, 'EUR'],
  ]);
});

it('a converted charge is owed in the currency of the payout, and each currency sums to zero', () => {
  const dollars = Money.ofMinor(9_545, 'USD');
  expect(booked(bookConversion(of, 'txn_1', { booked: dollars, settled: euro(8_209) }))).toEqual([
    ['MERCHANT_PAYABLE', 3, 9_545, 'USD'],
    ['CURRENCY_EXCHANGE', null, -9_545, 'USD'],
    ['CURRENCY_EXCHANGE', null, 8_209, 'EUR'],
    ['MERCHANT_PAYABLE', 3, -8_209, 'EUR'],
  ]);
});
