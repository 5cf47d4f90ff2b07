import { Button, Stack } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { amountReadings } from '../../../shared/form/parse-amount.ts';
import { useAmountField, type AmountRules } from '../../../shared/form/use-amount-field.ts';
import { formatAmount } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';

interface AmountInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText: string;
  readonly isOptional?: boolean;
  readonly fault?: AmountRules['fault'];
}

/** A localised amount input. */
export const AmountInput = ({ source, label, helperText, isOptional = false, fault }: AmountInputProps) => {
  const t = useMessages();
  const language = useLanguage();
  const { faultIn, onChange, onBlur, asked, choose } = useAmountField(source, { fault });
  return (
    <Stack sx={{ gap: 1 }}>
      <TextInput
        source={source}
        label={label}
        helperText={helperText}
        validate={isOptional ? faultIn : [required(), faultIn]}
        onChange={onChange}
        onBlur={onBlur}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {asked !== '' && (
        <Stack direction="row" role="group" aria-label={t('shared.form.amountChoice')} sx={{ gap: 1 }}>
          {amountReadings(asked).map((amount) => (
            <Button
              key={amount}
              variant="outlined"
              size="small"
              onClick={() => choose(formatAmount(amount, language))}
            >
              {formatAmount(amount, language)}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
