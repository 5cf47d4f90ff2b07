import type { BusinessDate } from '#kernel/business-date.ts';
import { firstOfMonth, isBefore, startOfDay } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { addMonths, daysOf, monthOf } from '#kernel/month.ts';

/** Who ended a mandate. REPLACED: the customer let another card stay. */
export type MandateEnd = 'PAYER' | 'MERCHANT' | 'REPLACED' | 'ERASED';

/** The agreement of a customer that a card stays with a merchant. */
export type Mandate = Readonly<{
  id: number;
  merchantId: number;
  /** null: the customer was erased. */
  customerId: number | null;
  /** The payment with which the payer agreed. */
  paymentId: number;
  /** Of the page on which the payer stops the card. */
  token: string;
  provider: string;
  /** The account at the provider where it was agreed; null: the platform's own. */
  providerAccount: string | null;
  /** The provider's ids; null once it has ended. */
  providerCustomer: string | null;
  providerMethod: string | null;
  brand: string;
  last4: string;
  /** The last day on which the card is valid. */
  expiresOn: BusinessDate;
  /** The most that is charged in a calendar month in Sofia. */
  max: Money<ChargeCurrency>;
  language: Language;
  email: string | null;
  /** What the payer agreed to, word for word. */
  agreedText: string;
  agreedAt: Date;
  endedAt: Date | null;
  endedBy: MandateEnd | null;
}>;

/** A mandate that has not been stored. */
export type MandateDraft = Omit<
  Mandate,
  'id' | 'endedAt' | 'endedBy' | 'providerCustomer' | 'providerMethod'
> &
  Readonly<{ providerCustomer: string; providerMethod: string }>;

/** Why a kept card is not charged, before the provider is asked. */
export type ChargeRefusal = 'CARD_ENDED' | 'CARD_EXPIRED' | 'ABOVE_MAXIMUM';

type Charge = Readonly<{
  amount: Money;
  /** Charged and being charged in the month of `on`; refunds do not give it back. */
  chargedInMonth: Money<ChargeCurrency>;
  on: BusinessDate;
  /** Where the merchant is charged now. */
  account: string | null;
}>;

/** Why the mandate may not be charged; null: it may. Only in its currency, and on the account where it was agreed. */
export const chargeRefusal = (
  {
    endedAt,
    expiresOn,
    providerAccount,
    max,
  }: Pick<Mandate, 'endedAt' | 'expiresOn' | 'providerAccount' | 'max'>,
  { amount, chargedInMonth, on, account }: Charge,
): ChargeRefusal | null => {
  if (endedAt !== null || providerAccount !== account || amount.currency !== max.currency)
    return 'CARD_ENDED';
  if (isBefore(expiresOn, on)) return 'CARD_EXPIRED';
  return chargedInMonth.plus(Money.ofMinor(amount.minor, max.currency)).isMoreThan(max)
    ? 'ABOVE_MAXIMUM'
    : null;
};

/** The calendar month of a day in Sofia, from its first instant up to that of the next month. */
export const monthIn = (on: BusinessDate): Readonly<{ from: Date; before: Date }> => ({
  from: startOfDay(firstOfMonth(on)),
  before: startOfDay(daysOf(addMonths(monthOf(on), 1)).from),
});

/** The last day of the month that is printed on a card. @param expiry month from 1 */
export const lastDayOf = ({ year, month }: Readonly<{ year: number; month: number }>): BusinessDate =>
  daysOf(`${year}-${String(month).padStart(2, '0')}`).to;
