import { subscription, type Subscription } from '#kernel/events.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import { moveLinksOfCustomer } from '../postgres/move-links-of-customer.ts';

/** Runs in the transaction that merges the customers. */
export const onCustomersMerged = (deps: Parameters<typeof moveLinksOfCustomer>[0]): Subscription =>
  subscription(CustomersMerged, (merged) => moveLinksOfCustomer(deps, merged));
