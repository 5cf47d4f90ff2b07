import { eventType } from '#kernel/events.ts';
import type { MerchantStatus } from './merchant-status.ts';

export type MerchantStatusChanged = Readonly<{
  merchantId: number;
  from: MerchantStatus;
  to: MerchantStatus;
}>;

/** Published in the transaction that changes the status. */
export const MerchantStatusChanged = eventType<MerchantStatusChanged>('merchants.status-changed');
