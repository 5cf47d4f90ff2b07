export { merchantEventTypes, type MerchantEventType } from '#kernel/merchant-event-types.ts';
