import { useEffect } from 'react';
import { required, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { todayInSofia } from '../../shared/charts/period.ts';
import { printDay } from '../../shared/form/parse-day.ts';
import { useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';

/** The day from which a changed VAT registration holds, typed as dd/mm/yyyy: today in Sofia when it appears. */
export const ValidFromInput = () => {
  const t = useMessages();
  const texts = useRegistrationTexts();
  const { setValue } = useFormContext();
  useEffect(() => setValue('validFrom', printDay(todayInSofia())), [setValue]);
  return (
    <TextInput
      source="validFrom"
      label={texts.validFrom}
      helperText={texts.validFromHelp}
      placeholder={t('shared.form.datePattern')}
      validate={required()}
      autoComplete="off"
    />
  );
};
