import { subscription, type Subscription } from '#kernel/events.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import { MerchantClosed, MerchantLeft } from '#modules/merchants/index.ts';
import type { EndMandatesOfMerchant } from '../../application/mandates/end-mandates-of-merchant.ts';
import type { MergeMandates } from '../../application/mandates/merge-mandates.ts';

/** Run in the transactions that close a merchant, in which one leaves, and that merge customers. */
export const mandateSubscriptions = ({
  endMandatesOfMerchant,
  mergeMandates,
}: Readonly<{
  endMandatesOfMerchant: EndMandatesOfMerchant;
  mergeMandates: MergeMandates;
}>): Subscription[] => [
  subscription(MerchantClosed, (closed) => endMandatesOfMerchant.execute(closed)),
  subscription(MerchantLeft, (left) => endMandatesOfMerchant.execute(left)),
  subscription(CustomersMerged, (merged) => mergeMandates.execute(merged)),
];
