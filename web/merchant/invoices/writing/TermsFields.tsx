import { invoiceCurrency } from '#contract/invoices/sale-content.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import classes from './InvoiceForm.module.css';

export const TermsFields = () => {
  const t = useMerchantMessages();
  return (
    <div className={classes['grid']}>
      <DateField name="dueDate" label={t('merchant.invoice.dueDate')} required />
      <DateField
        name="taxEventDate"
        label={t('merchant.invoice.taxEventDate')}
        help={t('merchant.draft.taxEventHelp')}
      />
      <SelectInput
        name="currency"
        label={t('merchant.invoices.currency')}
        required
        choices={invoiceCurrency.options.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        name="language"
        label={t('merchant.draft.language')}
        required
        choices={(['bg', 'en'] as const).map((value) => ({
          value,
          label: t(`merchant.draft.languages.${value}`),
        }))}
      />
      <div className={classes['wide']}>
        <TextInput name="description" label={t('merchant.draft.note')} maxLength={500} />
      </div>
    </div>
  );
};
