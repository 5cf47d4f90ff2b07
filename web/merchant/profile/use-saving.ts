import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { messageOf } from '../../shared/api-error.ts';
import { showFieldErrors } from '../../shared/form/Form.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { storeMerchant } from '../kit/portal/store-answer.ts';

interface Saving<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly action: (values: V) => Promise<Merchant>;
  readonly onSaved: (merchant: Merchant) => void;
}

/** Saves a part of the profile and updates the cached merchant. */
export const useSaving = <V extends FieldValues>({ form, action, onSaved }: Saving<V>) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const save = async (values: V): Promise<void> => {
    setFailure(undefined);
    try {
      const saved = await action(values);
      await storeMerchant(client, saved);
      onSaved(saved);
      toast(t('merchant.profile.saved'));
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, t('merchant.profile.saveFailed')));
    }
  };
  return { failure, save, forget: () => setFailure(undefined) };
};
