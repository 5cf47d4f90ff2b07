import { get, useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '../messages/use-messages.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { amountReadings, type AmountKind } from './parse-amount.ts';

interface AmountInputProps extends FieldProps {
  /** Shown with the readings that are offered for an ambiguous amount. */
  readonly currency?: string | undefined;
  /** A price of one unit has up to six decimals. */
  readonly kind?: AmountKind | undefined;
}

/**
 * A localised amount input; parse the value with `parseAmount`. An ambiguous text („12,345“) is an error with a button
 * for each reading; the form is not submitted until one is chosen or typed.
 */
export const AmountInput = ({ currency, kind, ...field }: AmountInputProps) => {
  const { name } = field;
  const t = useMessages();
  const { clearErrors, getValues, setError, setValue } = useFormContext();
  const { errors } = useFormState({ name, exact: true });
  const unclear = t('shared.form.amountUnclear');
  const invalid = t(kind === 'price' ? 'shared.form.price' : 'shared.form.amount');
  const faultIn = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const { length } = amountReadings(value, kind);
    return length === 1 ? undefined : length === 0 ? invalid : unclear;
  };
  const isAsked = (get(errors, name) as { message?: string } | undefined)?.message === unclear;
  return (
    <Field
      {...field}
      rules={{
        validate: { isAmount: (value: unknown) => faultIn(value) ?? true },
        onChange: () => isAsked && clearErrors(name),
        onBlur: () => {
          if (faultIn(getValues(name)) === unclear) setError(name, { message: unclear });
        },
      }}
      after={
        isAsked && (
          <AmountChoice
            typed={String(getValues(name))}
            currency={currency}
            kind={kind}
            onChoose={(text) => setValue(name, text, { shouldDirty: true, shouldValidate: true })}
          />
        )
      }
    >
      {(control) => <input {...control} type="text" inputMode="decimal" autoComplete="off" />}
    </Field>
  );
};
