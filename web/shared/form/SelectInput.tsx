import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const SelectInput = ({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) => (
  <Field {...field}>
    {(control) => (
      <select {...control}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
