import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';

/** Months that a merchant has closed for its accountant; contributed by the module of the months. */
export interface ClosedMonths {
  /**
   * Whether the month of the day is closed. In a transaction the answer holds until its end: the closing of a month of this
   * merchant waits for it.
   */
  isClosed(merchantId: number, day: BusinessDate): Promise<boolean>;
  /**
   * Whether the month of the day or a later one is closed. In a transaction the answer holds until its end; ask before the
   * merchant's row is locked, because a closing locks in this order.
   */
  isClosedFrom(merchantId: number, day: BusinessDate): Promise<boolean>;
}
export const ClosedMonths = token<ClosedMonths>('merchants.ClosedMonths');

/** Combines the contributions of all modules; stops at the first that answers yes. */
export const combineClosedMonths = (
  collected: () => readonly ClosedMonths[],
): Pick<ClosedMonths, 'isClosedFrom'> => ({
  isClosedFrom: async (merchantId, day) => {
    for (const months of collected()) if (await months.isClosedFrom(merchantId, day)) return true;
    return false;
  },
});
