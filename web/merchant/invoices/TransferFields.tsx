import { DateField } from '../../shared/form/DateField.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** Day and note of a transfer. */
export const TransferFields = () => {
  const t = useMerchantMessages();
  return (
    <>
      <DateField name="paidOn" label={t('merchant.invoice.transfer.paidOn')} required />
      <TextInput
        name="note"
        label={t('merchant.invoice.transfer.note')}
        help={t('merchant.invoice.transfer.noteHint')}
        maxLength={200}
      />
    </>
  );
};
