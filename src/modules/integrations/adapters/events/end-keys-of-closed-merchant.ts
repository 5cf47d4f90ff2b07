import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantClosed } from '#modules/merchants/index.ts';
import type { EndKeysOfMerchant } from '../../application/end-api-key.ts';

/** Ends the keys of a merchant that closes. */
export const endKeysOfClosedMerchant = (endKeysOfMerchant: EndKeysOfMerchant): Subscription =>
  subscription(MerchantClosed, ({ merchantId }) => endKeysOfMerchant.execute({ merchantId }));
