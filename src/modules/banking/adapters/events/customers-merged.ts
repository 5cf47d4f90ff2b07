import { subscription, type Subscription } from '#kernel/events.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import { moveIbansOfCustomer } from '../postgres/move-ibans-of-customer.ts';

/** Runs in the transaction that merges the customers. */
export const onCustomersMerged = (deps: Parameters<typeof moveIbansOfCustomer>[0]): Subscription =>
  subscription(CustomersMerged, (merged) => moveIbansOfCustomer(deps, merged));
