import { eventType } from '#kernel/events.ts';
import type { MerchantStatus } from './merchant-status.ts';

export type MerchantStatusChanged = Readonly<{
  merchantId: number;
  from: MerchantStatus;
  to: MerchantStatus;
}>;

/** Published in the transaction in which the status changes. */
export const MerchantStatusChanged = eventType<MerchantStatusChanged>('merchants.status-changed');
