import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { entry, isBooked, type LedgerTransaction } from './ledger.ts';

/** A payout as the ledger books it; the amount is below zero when the provider debits the merchant. */
export type BookedPayout = Readonly<{
  payoutId: number;
  merchantId: number;
  providerPayoutId: string;
  amount: Money<ChargeCurrency>;
}>;

const payoutEntries = (
  { payoutId, providerPayoutId }: BookedPayout,
  {
    kind,
    merchantId,
    amount,
  }: Readonly<{ kind: 'PAYOUT' | 'PAYOUT_FAILED'; merchantId: number; amount: Money }>,
): LedgerTransaction => ({
  kind,
  source: `payout:${providerPayoutId}`,
  paymentId: null,
  payoutId,
  entries: [
    entry('MERCHANT_PAYABLE', amount, merchantId),
    entry('PROVIDER_RECEIVABLE', amount.negated()),
  ].filter(isBooked),
});

/** 95.45 EUR paid out: +9545 payable to the merchant, −9545 receivable from the provider. */
export const bookPayout = (payout: BookedPayout): LedgerTransaction =>
  payoutEntries(payout, { kind: 'PAYOUT', merchantId: payout.merchantId, amount: payout.amount });

/** Reverses a payout that the bank returned or the provider cancelled. */
export const bookFailedPayout = (payout: BookedPayout): LedgerTransaction =>
  payoutEntries(payout, {
    kind: 'PAYOUT_FAILED',
    merchantId: payout.merchantId,
    amount: payout.amount.negated(),
  });

/** Fees of a charge in its currency. */
export type ChargeFees = Readonly<{ providerFee: Money; platformFee: Money }>;
type OfPayment = Readonly<{ paymentId: number; merchantId: number }>;

/** Books the true fees less the expected ones, paid by the merchant; once a payment. */
export const bookFeeDifference = (
  { paymentId, merchantId }: OfPayment,
  actual: ChargeFees,
  expected: ChargeFees,
): LedgerTransaction => {
  const provider = actual.providerFee.minus(expected.providerFee);
  const platform = actual.platformFee.minus(expected.platformFee);
  return {
    kind: 'FEE_DIFFERENCE',
    source: `payment:${paymentId}`,
    paymentId,
    entries: [
      entry('PROVIDER_FEES', provider.negated()),
      entry('PLATFORM_REVENUE', platform.negated()),
      entry('MERCHANT_PAYABLE', provider.plus(platform), merchantId),
    ].filter(isBooked),
  };
};

/**
 * Books what the provider converted: the merchant is owed the settled amount in place of the booked one. Both are signed
 * as the balance of the merchant's account: a charge above zero, a refund below.
 * @param transactionId of the provider's balance transaction
 */
export const bookConversion = (
  { paymentId, merchantId }: OfPayment,
  transactionId: string,
  { booked, settled }: Readonly<{ booked: Money; settled: Money }>,
): LedgerTransaction => ({
  kind: 'CONVERSION',
  source: `transaction:${transactionId}`,
  paymentId,
  entries: [
    entry('MERCHANT_PAYABLE', booked, merchantId),
    entry('CURRENCY_EXCHANGE', booked.negated()),
    entry('CURRENCY_EXCHANGE', settled),
    entry('MERCHANT_PAYABLE', settled.negated(), merchantId),
  ].filter(isBooked),
});
