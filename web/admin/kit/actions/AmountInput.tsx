import { Button, Stack } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { amountReadings } from '../../../shared/form/parse-amount.ts';
import { formatAmount } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface AmountInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText: string;
}

/**
 * A localised amount input; parse the value with `parseAmount`. An ambiguous text (12,345) is an error with a button for
 * each reading; the form is not submitted until one is chosen or typed.
 */
export const AmountInput = ({ source, label, helperText }: AmountInputProps) => {
  const t = useMessages();
  const { clearErrors, getFieldState, getValues, trigger } = useFormContext();
  const formState = useFormState({ name: source });
  const unclear = t('shared.form.amountUnclear');
  const isAmount = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const { length } = amountReadings(value);
    return length === 1 ? undefined : length === 0 ? t('shared.form.amount') : unclear;
  };
  const isAsked = getFieldState(source, formState).invalid && isAmount(getValues(source)) === unclear;
  return (
    <Stack sx={{ gap: 1 }}>
      <TextInput
        source={source}
        label={label}
        helperText={helperText}
        validate={[required(), isAmount]}
        onChange={() => isAsked && clearErrors(source)}
        onBlur={() => {
          if (isAmount(getValues(source)) === unclear) void trigger(source);
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {isAsked && <Readings source={source} />}
    </Stack>
  );
};

/** A button for each reading of an ambiguous amount. */
const Readings = ({ source }: { source: string }) => {
  const t = useMessages();
  const language = useLanguage();
  const { getValues, setValue } = useFormContext();
  const choose = (amount: number) =>
    setValue(source, formatAmount(amount, language), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack direction="row" role="group" aria-label={t('shared.form.amountChoice')} sx={{ gap: 1 }}>
      {amountReadings(String(getValues(source))).map((amount) => (
        <Button key={amount} variant="outlined" size="small" onClick={() => choose(amount)}>
          {formatAmount(amount, language)}
        </Button>
      ))}
    </Stack>
  );
};
