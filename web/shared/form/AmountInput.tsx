import { useWords } from '../words/use-words.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { parseAmount } from './parse-amount.ts';

/** An amount as people write it; read the value with `parseAmount`. */
export const AmountInput = (field: FieldProps) => {
  const t = useWords();
  const isAmount = (value: unknown): true | string =>
    value === '' || (typeof value === 'string' && parseAmount(value) !== null) || t('shared.form.amount');
  return (
    <Field {...field} rules={{ validate: { isAmount } }}>
      {(control) => <input {...control} type="text" inputMode="decimal" autoComplete="off" />}
    </Field>
  );
};
