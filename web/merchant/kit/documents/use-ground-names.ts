import type { VatGround } from '#contract/sale-vat.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

/** The short name of a legal ground, for a choice. */
export const useGroundNames = (): ((ground: VatGround) => string) => {
  const t = useMerchantMessages();
  return (ground) => t(`merchant.draft.grounds.${ground}`);
};
