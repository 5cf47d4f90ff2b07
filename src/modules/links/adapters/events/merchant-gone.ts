import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantClosed, MerchantLeft } from '#modules/merchants/index.ts';
import type { CancelLinksOfMerchant } from '../../application/cancel-links-of-merchant.ts';

/** Run in the transactions that close the merchant and in which it leaves. */
export const onMerchantGone = ({
  cancelLinksOfMerchant,
}: Readonly<{ cancelLinksOfMerchant: CancelLinksOfMerchant }>): Subscription[] => [
  subscription(MerchantClosed, ({ merchantId }) => cancelLinksOfMerchant.execute({ merchantId })),
  subscription(MerchantLeft, ({ merchantId }) => cancelLinksOfMerchant.execute({ merchantId })),
];
