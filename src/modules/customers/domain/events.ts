import { eventType } from '#kernel/events.ts';

/** Links and documents that point to `from` point to `into` from now on; both are customers of the merchant. */
export const CustomersMerged =
  eventType<Readonly<{ merchantId: number; from: number; into: number }>>('customers.CustomersMerged');

/** A buyer of earlier documents is a customer now: documents with its EIK, or else its e-mail, belong to it. */
export const BuyerBecameCustomer = eventType<
  Readonly<{ merchantId: number; customerId: number; taxId: string | null; email: string | null }>
>('customers.BuyerBecameCustomer');
