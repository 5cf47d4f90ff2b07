import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { Registration } from '../domain/registrations.ts';

/** Who recorded a registration, and when. */
export type RegistrationCause = Readonly<{ by: string; at: Date }>;

/** The history of the VAT registration of merchants; append-only. */
export interface MerchantRegistrations {
  /** All, also superseded ones, in the order in which they were recorded. */
  ofMerchant(merchantId: number): Promise<readonly Registration[]>;
  /**
   * Records a registration; call it before the merchant's own row is saved. One that would supersede the first keeps that
   * one for the days of older documents.
   */
  enter(merchantId: number, registration: Registration, cause: RegistrationCause): Promise<void>;
}
export const MerchantRegistrations = token<MerchantRegistrations>('merchants.MerchantRegistrations');

/** Months that a merchant has closed for its accountant; contributed by the module of the months. */
export interface ClosedMonthsOfMerchant {
  /**
   * Whether the month of the day or a later one is closed. In a transaction the answer holds until its end; ask before the
   * merchant's row is locked, because a closing locks in this order.
   */
  isClosedFrom(merchantId: number, day: BusinessDate): Promise<boolean>;
}
export const ClosedMonthsOfMerchant = token<ClosedMonthsOfMerchant>('merchants.ClosedMonthsOfMerchant');

/** Combines the contributions of all modules; stops at the first that answers yes. */
export const combineClosedMonths = (
  collected: () => readonly ClosedMonthsOfMerchant[],
): ClosedMonthsOfMerchant => ({
  isClosedFrom: async (merchantId, day) => {
    for (const months of collected()) if (await months.isClosedFrom(merchantId, day)) return true;
    return false;
  },
});
