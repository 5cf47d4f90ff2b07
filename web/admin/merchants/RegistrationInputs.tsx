import type * as z from 'zod';
import { email, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { businessTypes, type registerMerchant } from '#contract/merchants.ts';
import { looksLikePhone } from '../../shared/form/looks-like-phone.ts';
import { meansVatRegistration, taxIdProblem } from '../../shared/registration/tax-id-problem.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Panel } from '../layout/Panel.tsx';
import { NewPassword } from '../users/NewPassword.tsx';

export type RegistrationValues = z.input<typeof registerMerchant.body>;

/** The fields of the public registration, with its labels. */
export const RegistrationInputs = () => {
  const t = useMessages();
  return (
    <>
      <Panel title={t('shared.registration.business')}>
        <Business />
      </Panel>
      <Panel title={t('shared.registration.contact')}>
        <Contact />
      </Panel>
      <Panel title={t('shared.registration.account')}>
        <NewPassword isNew label={t('shared.registration.password')} />
      </Panel>
    </>
  );
};

const limited = (maxLength: number) => ({ htmlInput: { maxLength } });

const Business = () => {
  const t = useMessages();
  const typed: unknown = useWatch({ name: 'taxId' });
  const meansVat = typeof typed === 'string' && meansVatRegistration(typed);
  const isTaxId = (value: unknown): string | undefined => {
    const fault = typeof value === 'string' ? taxIdProblem(value) : undefined;
    return fault && t(`shared.registration.taxIdFaults.${fault}`);
  };
  return (
    <>
      <TextInput
        source="businessName"
        label={t('shared.registration.businessName')}
        validate={required()}
        autoComplete="organization"
        slotProps={limited(200)}
      />
      <SelectInput
        source="businessType"
        label={t('shared.registration.businessType')}
        validate={required()}
        choices={businessTypes.map((id) => ({ id, name: t(`shared.businessType.${id}`) }))}
        translateChoice={false}
      />
      <TextInput
        source="address"
        label={t('shared.registration.address')}
        validate={required()}
        autoComplete="street-address"
        slotProps={limited(300)}
      />
      <TextInput
        source="taxId"
        label={t('shared.registration.taxId')}
        helperText={t(meansVat ? 'shared.registration.vatFollows' : 'shared.registration.taxIdHelp')}
        validate={isTaxId}
        slotProps={limited(20)}
      />
    </>
  );
};

const Contact = () => {
  const t = useMessages();
  const isPhone = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && !looksLikePhone(value) ? t('shared.form.phone') : undefined;
  return (
    <>
      <TextInput
        source="email"
        type="email"
        label={t('shared.registration.email')}
        helperText={t('shared.registration.emailHelpForOthers')}
        validate={[required(), email(t('shared.form.email'))]}
        autoComplete="email"
        slotProps={limited(254)}
      />
      <TextInput
        source="phoneNumber"
        type="tel"
        label={t('shared.registration.phoneNumber')}
        placeholder={t('shared.registration.phonePlaceholder')}
        validate={[required(), isPhone]}
        autoComplete="tel"
        slotProps={limited(40)}
      />
    </>
  );
};
