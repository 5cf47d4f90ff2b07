import { useWatch } from 'react-hook-form';
import { isEik } from '#contract/identity.ts';
import { isVatNumberOf } from '#contract/sale-vat.ts';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import { useCountryChoices } from '../../use-country-choices.ts';
import { plainNumber } from './draft-values.ts';
import { SendAtOnce } from './SendAtOnce.tsx';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';
import { VatNumberState } from './VatNumberState.tsx';

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
      <SelectInput
        name="customer.country"
        label={t('merchant.draft.country')}
        required
        choices={useCountryChoices()}
      />
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
      <SendAtOnce label={t('merchant.draft.send')} />
    </div>
  );
};

const CompanyNumbers = () => {
  const t = useMerchantMessages();
  const country = useWatch<DraftValues, 'customer.country'>({ name: 'customer.country' });
  const isBulgarian = country === 'BG';
  const eikFault = (typed: string): string | undefined =>
    !isBulgarian || isEik(plainNumber(typed)) ? undefined : t('merchant.draft.eikFault');
  const vatFault = (typed: string): string | undefined => {
    if (isVatNumberOf(plainNumber(typed), country)) return undefined;
    return t(isBulgarian ? 'merchant.draft.vatFault' : 'merchant.draft.vatFaultAbroad');
  };
  return (
    <>
      <TextInput
        name="customer.taxId"
        label={t(isBulgarian ? 'merchant.invoice.taxId' : 'merchant.draft.registerNumber')}
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
      <VatNumberState />
    </>
  );
};
