import { eventType } from '#kernel/events.ts';

export type MerchantClosed = Readonly<{ merchantId: number }>;

/** Published in the transaction that closes the merchant; its payment links can no longer be paid. */
export const MerchantClosed = eventType<MerchantClosed>('merchants.closed');
