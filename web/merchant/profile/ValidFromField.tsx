import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { todayInSofia } from '../../shared/charts/period.ts';
import { DateField } from '../../shared/form/DateField.tsx';
import { printDay } from '../../shared/form/parse-day.ts';
import { useRegistrationTexts } from '../../shared/merchants/registration-texts.ts';

/** The day from which a changed VAT registration holds: today in Sofia each time the field appears. */
export const ValidFromField = () => {
  const texts = useRegistrationTexts();
  const { resetField } = useFormContext();
  useEffect(() => {
    resetField('validFrom', { defaultValue: printDay(todayInSofia()) });
    return () => resetField('validFrom', { defaultValue: '' });
  }, [resetField]);
  return (
    <DateField
      name="validFrom"
      label={texts.validFrom}
      help={texts.validFromHelp}
      latest={todayInSofia()}
      required
    />
  );
};
