import { useWatch } from 'react-hook-form';
import { isBulgarianTaxId, plainNumber, readVatNumber } from '#contract/identity.ts';
import { exampleVatNumberOf, isVatNumberOf, vatTerritoryOf } from '#contract/sale-vat.ts';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { SendAtOnce } from './SendAtOnce.tsx';
import type { DraftValues } from './draft-values.ts';
import { useCountryChoices } from '../../kit/form/use-country-choices.ts';
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
      <TerritoryHint />
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
    !isBulgarian || isBulgarianTaxId(plainNumber(typed)) ? undefined : t('merchant.draft.eikFault');
  const vatFault = (typed: string): string | undefined => {
    if (isVatNumberOf(readVatNumber(typed), country)) return undefined;
    const example = exampleVatNumberOf(country);
    return t(isBulgarian ? 'merchant.draft.vatFault' : 'merchant.draft.vatFaultAbroad', { example });
  };
  const help = t(isBulgarian ? 'merchant.draft.numbersHelp' : 'merchant.draft.numbersHelpAbroad', {
    example: exampleVatNumberOf(country),
  });
  return (
    <>
      <TextInput
        name="customer.taxId"
        label={t(isBulgarian ? 'merchant.invoice.taxId' : 'merchant.draft.registerNumber')}
        help={isBulgarian ? help : undefined}
        isUnmarked={isBulgarian}
        maxLength={20}
        fault={eikFault}
      />
      <TextInput
        name="customer.vatNumber"
        label={t('merchant.invoice.vatNumber')}
        help={isBulgarian ? undefined : help}
        isUnmarked={isBulgarian}
        maxLength={40}
        fault={vatFault}
      />
      <VatNumberState />
    </>
  );
};

/** Says that the buyer is in a territory whose VAT differs from that of its country, by the code or the postal code. */
const TerritoryHint = () => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const [country, address] = useWatch<DraftValues, ['customer.country', 'customer.address']>({
    name: ['customer.country', 'customer.address'],
  });
  const territory = vatTerritoryOf({ country, address });
  if (territory === null) return null;
  return (
    <div className={classes['wide']}>
      <Banner tone="warning">
        {t(`merchant.draft.territories.${territory.scope}`, { name: territory.name[language] })}
      </Banner>
    </div>
  );
};
