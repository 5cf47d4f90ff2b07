import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantClosed, MerchantLeft } from '#modules/merchants/index.ts';
import { UnverifiedAccessEnded } from '#modules/users/index.ts';
import type { EndKeysOfMerchant } from '../../application/end-api-key.ts';

/** The keys of a merchant end when it closes or leaves, and those that a stranger made when the holder of the address proves it. */
export const endKeysOfMerchant = (endKeys: EndKeysOfMerchant): readonly Subscription[] => [
  subscription(MerchantClosed, ({ merchantId }) =>
    endKeys.execute({ merchantId, reason: 'MERCHANT_CLOSED' }),
  ),
  subscription(MerchantLeft, ({ merchantId }) => endKeys.execute({ merchantId, reason: 'MERCHANT_CLOSED' })),
  subscription(UnverifiedAccessEnded, ({ merchantId }) => endKeys.execute({ merchantId, reason: 'ENDED' })),
];
