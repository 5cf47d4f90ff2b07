import { useFormContext, useWatch } from 'react-hook-form';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import type { DraftValues } from './draft-values.ts';

/** Offers to mail the document when it is issued. */
export const SendAtOnce = () => {
  const t = useMerchantMessages();
  const { register } = useFormContext<DraftValues>();
  const email = useWatch<DraftValues, 'customer.email'>({ name: 'customer.email' });
  return (
    <label>
      <input type="checkbox" disabled={email.trim() === ''} {...register('send')} />{' '}
      {t('merchant.draft.send')}
    </label>
  );
};
