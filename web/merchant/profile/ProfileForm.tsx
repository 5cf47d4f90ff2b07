import { call } from '../../shared/call.ts';
import { withReadableEmails } from '#contract/shown-text.ts';
import { useForm } from 'react-hook-form';
import { businessTypes, updateOwnMerchant } from '#contract/merchants/merchants.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { profileTextsOf, useProfileTexts } from '../../shared/merchants/profile-texts.ts';
import { PrintWarning } from '../kit/form/PrintWarning.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { ReturnTermsField } from './ReturnTermsField.tsx';
import { useUnsavedChanges } from '../kit/form/unsaved.ts';
import { FailureBesideFields } from './FailureBesideFields.tsx';
import classes from './ProfilePage.module.css';
import { useSaving } from './use-saving.ts';

const valuesOf = (merchant: Merchant) => ({
  businessName: merchant.businessName,
  businessType: merchant.businessType as string,
  email: withReadableEmails(merchant.email),
  phoneNumber: merchant.phoneNumber,
  ...profileTextsOf(merchant),
  taxId: merchant.taxId ?? '',
  returnTerms: merchant.returnTerms ?? '',
});
type Values = ReturnType<typeof valuesOf>;

export const ProfileForm = ({ merchant }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const form = useForm<Values>({
    defaultValues: valuesOf(merchant),
    resolver: useContractResolver(updateOwnMerchant.body),
  });
  const { failure, send, forget } = useSaving<Values>(
    (values) => call(updateOwnMerchant, { body: values }),
    (saved) => form.reset(valuesOf(saved)),
  );
  useUnsavedChanges(form.formState.isDirty);
  const cancel = (): void => {
    form.reset(valuesOf(merchant));
    forget();
  };

  return (
    <Panel title={t('merchant.profile.form')}>
      <Form form={form} onSubmit={send} label={t('merchant.profile.form')} className={classes['form']}>
        <Fields />
        <PrintWarning
          className={classes['wide']}
          fields={[
            { name: 'businessName', label: t('merchant.profile.businessName') },
            { name: 'address', label: t('merchant.profile.address') },
          ]}
        />
        <FailureBesideFields failure={failure} />
        <div className={classes['buttons']}>
          <Button onClick={cancel} disabled={!form.formState.isDirty || form.formState.isSubmitting}>
            {t('shared.cancel')}
          </Button>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};

const Fields = () => {
  const t = useMerchantMessages();
  const texts = useProfileTexts();
  return (
    <>
      <TextInput name="businessName" label={t('merchant.profile.businessName')} required maxLength={200} />
      <SelectInput
        name="businessType"
        label={t('merchant.profile.businessType')}
        required
        choices={businessTypes.map((value) => ({ value, label: t(`shared.businessType.${value}`) }))}
      />
      <TextInput name="email" type="email" label={t('merchant.profile.email')} required maxLength={254} />
      <TextInput
        name="phoneNumber"
        type="tel"
        label={t('merchant.profile.phoneNumber')}
        required
        maxLength={40}
      />
      {texts.map((text) => (
        <TextInput key={text.name} {...text} />
      ))}
      <TextInput name="taxId" label={t('merchant.profile.taxId')} maxLength={20} />
      <ReturnTermsField />
    </>
  );
};
