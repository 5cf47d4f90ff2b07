import { call } from '../../shared/call.ts';
import { useForm, useWatch } from 'react-hook-form';
import { fiscalModes, setOwnFiscalProfile, vatRegistrations } from '#contract/merchants/merchants.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { parseDay } from '../../shared/form/parse-day.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { isRegistrationChanged } from '../../shared/merchants/registration-texts.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { languageNames, languages } from '../../shared/messages/language.ts';
import type * as z from 'zod';
import { PrintWarning } from '../kit/form/PrintWarning.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useUnsavedChanges } from '../kit/form/unsaved.ts';
import classes from './ProfilePage.module.css';
import { FailureBesideFields } from './FailureBesideFields.tsx';
import { ValidFromField } from './ValidFromField.tsx';
import { useSaving } from './use-saving.ts';

const valuesOf = (merchant: Merchant) => ({
  vatRegistration: merchant.vatRegistration,
  vatNumber: merchant.vatNumber ?? '',
  validFrom: '',
  fiscalMode: merchant.fiscalMode,
  eShopNumber: merchant.eShopNumber ?? '',
  iban: merchant.iban ?? '',
  bic: merchant.bic ?? '',
  invoiceAuthor: merchant.invoiceAuthor ?? '',
  language: merchant.language,
});

type Values = ReturnType<typeof valuesOf>;

/** The day belongs to a change of the registration only. */
const bodyOf =
  (before: Merchant) =>
  ({ validFrom, ...values }: Values): z.input<typeof setOwnFiscalProfile.body> => ({
    ...values,
    ...(isRegistrationChanged(before, values) && { validFrom: parseDay(validFrom) ?? '' }),
  });

/** Fiscal data printed on documents. Issued documents do not change. */
export const FiscalForm = ({ merchant }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const form = useForm({
    defaultValues: valuesOf(merchant),
    resolver: useContractResolver(setOwnFiscalProfile.body, bodyOf(merchant)),
  });
  const { failure, send } = useSaving<Values>(
    (values) => call(setOwnFiscalProfile, { body: bodyOf(merchant)(values) }),
    (saved) => form.reset(valuesOf(saved)),
  );
  useUnsavedChanges(form.formState.isDirty);
  return (
    <Panel title={t('merchant.fiscal.title')}>
      <Form form={form} onSubmit={send} label={t('merchant.fiscal.title')} className={classes['form']}>
        <Registration merchant={merchant} />
        <Fiscal />
        <Bank />
        <SelectInput
          name="language"
          label={t('merchant.fiscal.language')}
          required
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <PrintWarning
          className={classes['wide']}
          fields={[{ name: 'invoiceAuthor', label: t('merchant.fiscal.author') }]}
        />
        <FailureBesideFields failure={failure} />
        <div className={classes['buttons']}>
          <SubmitButton>{t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
};

const Registration = ({ merchant }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const [vatRegistration, vatNumber] = useWatch<Values, ['vatRegistration', 'vatNumber']>({
    name: ['vatRegistration', 'vatNumber'],
  });
  return (
    <>
      <SelectInput
        name="vatRegistration"
        label={t('merchant.fiscal.vatRegistration')}
        required
        choices={vatRegistrations.map((value) => ({ value, label: t(`merchant.fiscal.vat.${value}`) }))}
      />
      {vatRegistration !== 'NONE' && (
        <TextInput
          name="vatNumber"
          label={t('merchant.invoice.vatNumber')}
          placeholder="BG175074752"
          required
          maxLength={20}
        />
      )}
      {isRegistrationChanged(merchant, { vatRegistration, vatNumber }) && <ValidFromField />}
      {vatRegistration === 'FULL' && merchant.vatRegistration !== 'FULL' && (
        <div className={classes['wide']}>
          <Banner tone="info">{t('merchant.fiscal.pricesKeep')}</Banner>
        </div>
      )}
    </>
  );
};

const Fiscal = () => {
  const t = useMerchantMessages();
  const fiscalMode = useWatch<Values, 'fiscalMode'>({ name: 'fiscalMode' });
  return (
    <>
      <SelectInput
        name="fiscalMode"
        label={t('merchant.fiscal.fiscalMode')}
        required
        choices={fiscalModes.map((value) => ({ value, label: t(`merchant.fiscal.modes.${value}`) }))}
      />
      {fiscalMode === 'ALT_REGIME' && (
        <TextInput
          name="eShopNumber"
          label={t('merchant.fiscal.eShopNumber')}
          placeholder="RF0000123"
          required
          maxLength={20}
        />
      )}
    </>
  );
};

const Bank = () => {
  const t = useMerchantMessages();
  return (
    <>
      <TextInput name="iban" label="IBAN" help={t('merchant.fiscal.ibanHelp')} maxLength={42} />
      <TextInput name="bic" label="BIC" maxLength={20} />
      <TextInput
        name="invoiceAuthor"
        label={t('merchant.fiscal.author')}
        help={t('merchant.fiscal.authorHelp')}
        maxLength={200}
      />
    </>
  );
};
