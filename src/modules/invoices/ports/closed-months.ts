import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';

/** Months that a merchant has closed for its accountant; answered by the module of the months. */
export interface ClosedMonths {
  /**
   * Whether the month of the day is closed. In a transaction the answer holds until its end: the closing of a month of this
   * merchant waits for it.
   */
  isClosed(merchantId: number, day: BusinessDate): Promise<boolean>;
}
export const ClosedMonths = token<ClosedMonths>('invoices.ClosedMonths');
