import { useWatch } from 'react-hook-form';
import { invoiceCurrency } from '#contract/invoices/sale-content.ts';
import { proformaKinds } from '#contract/proformas/proformas.ts';
import { AmountInput } from '../../../shared/form/AmountInput.tsx';
import { DateField } from '../../../shared/form/DateField.tsx';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { useProformaMessages } from '../../sales/index.ts';
import type { ProformaValues } from './proforma-values.ts';

/** @param offersCard whether the most a month can be set that a card may be charged */
export const ProformaTerms = ({ offersCard }: Readonly<{ offersCard: boolean }>) => {
  const t = useProformaMessages();
  const inPortal = useMerchantMessages();
  const [customerId, currency] = useWatch<ProformaValues, ['customerId', 'currency']>({
    name: ['customerId', 'currency'],
  });
  return (
    <>
      <RadioChoice
        name="kind"
        label={t('proforma.kind')}
        choices={proformaKinds.map((value) => ({ value, label: t(`proforma.kinds.${value}`) }))}
      />
      <DateField name="validUntil" label={t('proforma.validUntil')} required />
      <SelectInput
        name="currency"
        label={t('proforma.form.currency')}
        required
        choices={invoiceCurrency.options.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        name="language"
        label={t('proforma.form.language')}
        required
        choices={(['bg', 'en'] as const).map((value) => ({
          value,
          label: inPortal(`merchant.draft.languages.${value}`),
        }))}
      />
      {offersCard && customerId !== '' && (
        <AmountInput
          name="cardMax"
          label={t('proforma.form.cardMax')}
          help={t('proforma.form.cardMaxHelp')}
          currency={currency}
        />
      )}
      <TextInput name="description" label={t('proforma.form.note')} maxLength={500} />
    </>
  );
};
