import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** A card that stays with a merchant, as its charges need it. */
export type UsableMandate = Readonly<{
  id: number;
  merchantId: number;
  customerId: number | null;
  /** Of the stop link, `/card/{token}`. */
  token: string;
  brand: string;
  last4: string;
  /** The last day on which the card is valid. */
  expiresOn: BusinessDate;
  /** The most that is charged in a calendar month in Sofia. */
  max: Money<ChargeCurrency>;
  /** Charged, or being charged, in the month of the day that was asked about. */
  chargedInMonth: Money<ChargeCurrency>;
  /** Where its mails go, and their language; null: the payer gave no email. */
  email: string | null;
  language: Language;
}>;

/** Public API: cards that customers let stay, for the modules that charge them. */
export interface CardMandates {
  /**
   * The mandate of a customer that can be charged on a day: it has not ended, its card has not expired, and it is of the
   * provider account on which the merchant is charged now. null: none.
   */
  usableOf(merchantId: number, customerId: number, on: BusinessDate): Promise<UsableMandate | null>;
  /** The same by its id. */
  usableById(id: number, on: BusinessDate): Promise<UsableMandate | null>;
}
export const CardMandates = token<CardMandates>('payments.CardMandates');
