import { subscription, type Subscription } from '#kernel/events.ts';
import { BuyerBecameCustomer, CustomersMerged } from '#modules/customers/index.ts';
import { moveDocumentsOfCustomer, pointDocumentsToCustomer } from '../postgres/point-documents.ts';

/** Run in the transaction that merges customers or accepts a proposal. */
export const customerSubscriptions = (
  deps: Parameters<typeof moveDocumentsOfCustomer>[0],
): Subscription[] => [
  subscription(CustomersMerged, (merged) => moveDocumentsOfCustomer(deps, merged)),
  subscription(BuyerBecameCustomer, (customer) => pointDocumentsToCustomer(deps, customer)),
];
