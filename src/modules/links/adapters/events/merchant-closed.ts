import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantClosed } from '#modules/merchants/index.ts';
import type { CancelLinksOfMerchant } from '../../application/cancel-links-of-merchant.ts';

/** Runs in the transaction that closes the merchant. */
export const onMerchantClosed = ({
  cancelLinksOfMerchant,
}: Readonly<{ cancelLinksOfMerchant: CancelLinksOfMerchant }>): Subscription =>
  subscription(MerchantClosed, ({ merchantId }) => cancelLinksOfMerchant.execute({ merchantId }));
