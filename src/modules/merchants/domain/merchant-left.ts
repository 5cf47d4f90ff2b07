import { eventType } from '#kernel/events.ts';

export type MerchantLeft = Readonly<{ merchantId: number }>;

/**
 * Published in the transaction in which an owner ends the business here: it is INACTIVE, its members still sign in and read.
 * What would act for it by itself ends.
 */
export const MerchantLeft = eventType<MerchantLeft>('merchants.left');
