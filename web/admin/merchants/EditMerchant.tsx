import { withReadableEmails } from '#contract/shown-text.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { language } from '#contract/fields.ts';
import { updateMerchant } from '#contract/merchants/merchant-management.ts';
import { fiscalModes, vatRegistrations, type Merchant } from '#contract/merchants/merchants.ts';
import { parseDay } from '../../shared/form/parse-day.ts';
import { isRegistrationChanged } from '../../shared/merchants/registration-texts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { filled } from '../kit/actions/filled.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { BusinessInputs, ContactInputs } from './RegistrationInputs.tsx';
import { ValidFromInput } from './ValidFromInput.tsx';

type Values = z.input<typeof updateMerchant.body>;

/** Changes the data of a merchant, with a reason that is mailed to it; hidden from read-only roles. */
export const EditMerchant = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit', 'merchants')) return null;
  return (
    <>
      <RecordButton
        icon="pencil"
        action={t('admin.merchants.edit.open')}
        of={merchant.businessName}
        isInRow={false}
        onClick={() => setOpen(true)}
      />
      {isOpen && <EditDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

const valuesOf = (merchant: Merchant): Values => ({
  businessName: merchant.businessName,
  businessType: merchant.businessType,
  address: merchant.address,
  taxId: merchant.taxId ?? '',
  email: withReadableEmails(merchant.email),
  phoneNumber: merchant.phoneNumber,
  vatRegistration: merchant.vatRegistration,
  vatNumber: merchant.vatNumber ?? '',
  validFrom: '',
  fiscalMode: merchant.fiscalMode,
  eShopNumber: merchant.eShopNumber ?? '',
  language: merchant.language,
  reason: '',
});

/** The day belongs to a change of the registration only. */
const bodyOf =
  (before: Merchant) =>
  ({ validFrom, ...values }: Values): Values => ({
    ...(filled(values) as Values),
    ...(isRegistrationChanged(before, values) && { validFrom: parseDay(validFrom ?? '') ?? '' }),
  });

const EditDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const name = merchant.businessName;
  return (
    <FormDialog
      title={t('admin.merchants.edit.title', { name })}
      defaultValues={valuesOf(merchant)}
      schema={updateMerchant.body}
      bodyOf={bodyOf(merchant)}
      submit={t('shared.save')}
      failed={t('admin.merchants.edit.failed')}
      send={(data, values) =>
        data.updateMerchant({ params: { id: merchant.id }, body: bodyOf(merchant)(values) })
      }
      done={t('admin.merchants.edit.saved', { name })}
      onClose={onClose}
    >
      <Typography>{t('admin.merchants.edit.text')}</Typography>
      <BusinessInputs />
      <ContactInputs />
      <DocumentInputs merchant={merchant} />
      <TextInput
        source="reason"
        label={t('admin.merchants.edit.reason')}
        helperText={t('admin.merchants.edit.reasonHelp')}
        validate={required()}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};

const DocumentInputs = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const vatRegistration = useWatch<Values, 'vatRegistration'>({ name: 'vatRegistration' });
  const vatNumber = useWatch<Values, 'vatNumber'>({ name: 'vatNumber' });
  const fiscalMode = useWatch<Values, 'fiscalMode'>({ name: 'fiscalMode' });
  const choicesOf = <V extends string>(values: readonly V[], nameOf: (value: V) => string) =>
    values.map((id) => ({ id, name: nameOf(id) }));
  return (
    <>
      <SelectInput
        source="vatRegistration"
        label="resources.merchants.fields.vatRegistration"
        validate={required()}
        choices={choicesOf(vatRegistrations, (value) => t(`admin.vatRegistration.${value}`))}
        translateChoice={false}
      />
      {vatRegistration !== 'NONE' && (
        <TextInput
          source="vatNumber"
          label="resources.merchants.fields.vatNumber"
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      )}
      {isRegistrationChanged(merchant, { vatRegistration, vatNumber }) && <ValidFromInput />}
      <SelectInput
        source="fiscalMode"
        label="resources.merchants.fields.fiscalMode"
        validate={required()}
        choices={choicesOf(fiscalModes, (value) => t(`admin.fiscalMode.${value}`))}
        translateChoice={false}
      />
      {fiscalMode === 'ALT_REGIME' && (
        <TextInput
          source="eShopNumber"
          label="resources.merchants.fields.eShopNumber"
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      )}
      <SelectInput
        source="language"
        label="resources.merchants.fields.language"
        validate={required()}
        choices={choicesOf(language.options, (value) => t(`admin.language.${value}`))}
        translateChoice={false}
      />
    </>
  );
};
