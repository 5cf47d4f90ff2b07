import { useWatch } from 'react-hook-form';
import { isBulgarianVatNumber, isEik } from '#contract/identity.ts';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';

const plain = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/** A number of another member state; the server validates it. */
const isForeign = (text: string): boolean => /^(?!BG)[A-Z]{2}/.test(text);

/** The customer of the invoice: a company with address and number, or a person with a name. */
export const CustomerFields = () => {
  const t = useMerchantMessages();
  const isCompany = useWatch<DraftValues>({ name: 'customer.kind' }) !== 'PERSON';
  return (
    <div className={classes['grid']}>
      <SelectInput
        name="customer.kind"
        label={t('merchant.draft.kind')}
        required
        choices={(['COMPANY', 'PERSON'] as const).map((value) => ({
          value,
          label: t(`merchant.draft.kinds.${value}`),
        }))}
      />
      <TextInput name="customer.name" label={t('merchant.draft.name')} required maxLength={200} />
      {isCompany && <CompanyNumbers />}
      <TextInput
        name="customer.address"
        label={t('merchant.profile.address')}
        required={isCompany}
        maxLength={300}
      />
      <TextInput
        name="customer.email"
        type="email"
        label={t('merchant.invoice.email')}
        help={t('merchant.draft.emailHelp')}
        maxLength={254}
      />
    </div>
  );
};

const CompanyNumbers = () => {
  const t = useMerchantMessages();
  const eikFault = (typed: string): string | undefined =>
    isEik(plain(typed)) || isForeign(plain(typed)) ? undefined : t('merchant.draft.eikFault');
  const vatFault = (typed: string): string | undefined =>
    isBulgarianVatNumber(plain(typed)) || isForeign(plain(typed)) ? undefined : t('merchant.draft.vatFault');
  return (
    <>
      <TextInput
        name="customer.taxId"
        label={t('merchant.invoice.taxId')}
        help={t('merchant.draft.numbersHelp')}
        isUnmarked
        maxLength={20}
        fault={eikFault}
      />
      <TextInput
        name="customer.vatNumber"
        label={t('merchant.invoice.vatNumber')}
        help={t('merchant.draft.numbersHelp')}
        isUnmarked
        maxLength={20}
        fault={vatFault}
      />
    </>
  );
};
