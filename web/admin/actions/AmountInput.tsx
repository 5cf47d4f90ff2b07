import { Button, Stack } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { amountReadings } from '../../shared/form/parse-amount.ts';
import { formatAmount } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';

interface AmountInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText: string;
}

/**
 * An amount as people write it; read the value with `parseAmount`. A text with two readings (12,345) is an error with a
 * button for each, and the form is not submitted until one is chosen or typed.
 */
export const AmountInput = ({ source, label, helperText }: AmountInputProps) => {
  const t = useWords();
  const unclear = t('shared.form.amountUnclear');
  const isAmount = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const { length } = amountReadings(value);
    return length === 1 ? undefined : length === 0 ? t('shared.form.amount') : unclear;
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TextInput
        source={source}
        label={label}
        helperText={helperText}
        validate={[required(), isAmount]}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Readings source={source} unclear={unclear} />
    </Stack>
  );
};

/** A button for each reading of the amount, while its error asks which one is meant. */
const Readings = ({ source, unclear }: { source: string; unclear: string }) => {
  const t = useWords();
  const language = useLanguage();
  const { setValue, getFieldState } = useFormContext();
  const formState = useFormState({ name: source });
  const typed: unknown = useWatch({ name: source });
  if (getFieldState(source, formState).error?.message !== unclear || typeof typed !== 'string') return null;
  return (
    <Stack direction="row" role="group" aria-label={t('shared.form.amountChoice')} sx={{ gap: 1 }}>
      {amountReadings(typed).map((amount) => (
        <Button
          key={amount}
          variant="outlined"
          size="small"
          onClick={() =>
            setValue(source, formatAmount(amount, language), { shouldDirty: true, shouldValidate: true })
          }
        >
          {formatAmount(amount, language)}
        </Button>
      ))}
    </Stack>
  );
};
