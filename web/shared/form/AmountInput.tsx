import { AmountChoice } from './AmountChoice.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useAmountField, type AmountRules } from './use-amount-field.ts';

interface AmountInputProps extends FieldProps, AmountRules {
  /** Shown with the readings that are offered for an ambiguous amount. */
  readonly currency?: string | undefined;
}

/** A localised amount input. */
export const AmountInput = ({ currency, kind, fault, ...field }: AmountInputProps) => {
  const { faultIn, onChange, onBlur, asked, choose } = useAmountField(field.name, { kind, fault });
  return (
    <Field
      {...field}
      rules={{ validate: { isAmount: (value: unknown) => faultIn(value) ?? true }, onChange, onBlur }}
      after={<AmountChoice typed={asked} currency={currency} kind={kind} onChoose={choose} />}
    >
      {(control) => <input {...control} type="text" inputMode="decimal" autoComplete="off" />}
    </Field>
  );
};
