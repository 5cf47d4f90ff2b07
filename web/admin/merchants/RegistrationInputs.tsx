import { Alert } from '@mui/material';
import type * as z from 'zod';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { businessTypes, type registerMerchant } from '#contract/merchants/merchants.ts';
import { looksLikePhone } from '../../shared/form/looks-like-phone.ts';
import { meansVatRegistration, taxIdProblem } from '../../shared/registration/tax-id-problem.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';

export type RegistrationValues = z.input<typeof registerMerchant.body>;

/** The fields of the public registration, without the password: the merchant chooses it by invitation. */
export const RegistrationInputs = () => {
  const t = useMessages<typeof en>();
  return (
    <>
      <Panel title={t('registration.business')}>
        <BusinessInputs />
      </Panel>
      <Panel title={t('registration.contact')}>
        <ContactInputs />
      </Panel>
      <Panel title={t('registration.account')}>
        <Alert severity="info" role="status">
          {t('admin.merchants.registration.invitation')}
        </Alert>
      </Panel>
    </>
  );
};

const limited = (maxLength: number) => ({ htmlInput: { maxLength } });

/** What the business is, in the third person. */
export const BusinessInputs = () => {
  const t = useMessages<typeof en>();
  const typed: unknown = useWatch({ name: 'taxId' });
  const meansVat = typeof typed === 'string' && meansVatRegistration(typed);
  const isTaxId = (value: unknown): string | undefined => {
    const fault = typeof value === 'string' ? taxIdProblem(value) : undefined;
    return fault && t(`registration.taxIdFaults.${fault}`);
  };
  return (
    <>
      <TextInput
        source="businessName"
        label={t('registration.businessName')}
        validate={required()}
        autoComplete="organization"
        slotProps={limited(200)}
      />
      <SelectInput
        source="businessType"
        label={t('registration.businessType')}
        validate={required()}
        choices={businessTypes.map((id) => ({ id, name: t(`shared.businessType.${id}`) }))}
        translateChoice={false}
      />
      <TextInput
        source="address"
        label={t('registration.address')}
        validate={required()}
        autoComplete="street-address"
        slotProps={limited(300)}
      />
      <TextInput
        source="taxId"
        label={t('registration.taxId')}
        helperText={t(
          meansVat ? 'admin.merchants.registration.vatFollows' : 'admin.merchants.registration.taxIdHelp',
        )}
        validate={isTaxId}
        slotProps={limited(20)}
      />
    </>
  );
};

/** How the merchant is reached. */
export const ContactInputs = () => {
  const t = useMessages<typeof en>();
  const isEmail = useEmailRule();
  const isPhone = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && !looksLikePhone(value) ? t('shared.form.phone') : undefined;
  return (
    <>
      <TextInput
        source="email"
        type="email"
        label={t('registration.email')}
        helperText={t('registration.emailHelpForOthers')}
        validate={[required(), isEmail]}
        autoComplete="email"
        slotProps={limited(254)}
      />
      <TextInput
        source="phoneNumber"
        type="tel"
        label={t('registration.phoneNumber')}
        placeholder={t('registration.phonePlaceholder')}
        validate={[required(), isPhone]}
        autoComplete="tel"
        slotProps={limited(40)}
      />
    </>
  );
};
