import { useQueryClient } from '@tanstack/react-query';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { storeMerchant } from '../kit/portal/store-answer.ts';

/** Saves a part of the profile and updates the cached merchant. */
export const useSaving = <V>(
  send: (values: V) => Promise<Merchant>,
  onSaved: (merchant: Merchant) => void,
) => {
  const t = useMerchantMessages();
  const client = useQueryClient();
  return useSending<V, Merchant>({
    send,
    done: t('merchant.profile.saved'),
    failed: t('merchant.profile.saveFailed'),
    onDone: async (saved) => {
      await storeMerchant(client, saved);
      onSaved(saved);
    },
  });
};
