import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Money } from '#kernel/money.ts';
import type { PaymentRecord } from './payment-record.ts';
import { isClaimed } from './refunds-and-disputes.ts';

/** All refunds of one payment with the wanted one, in EUR; other currencies are converted at the payment's own rate. */
export const euroTotalOfRefunds = (
  { eurRate, refunds }: Pick<PaymentRecord, 'eurRate' | 'refunds'>,
  wanted: Money<ChargeCurrency>,
): Money<'EUR'> => {
  const before = refunds.filter(isClaimed);
  return EuroRate.parse(eurRate).toEuro(before.reduce((total, { amount }) => total.plus(amount), wanted));
};
