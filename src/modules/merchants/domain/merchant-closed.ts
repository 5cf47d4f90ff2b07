import { eventType } from '#kernel/events.ts';

export type MerchantClosed = Readonly<{ merchantId: number }>;

/** Published in the transaction that closes the merchant: nobody may pay it any more. */
export const MerchantClosed = eventType<MerchantClosed>('merchants.closed');
