import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectInputProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** Called after the choice of another value. */
  readonly onChoose?: () => void;
}

export const SelectInput = ({ choices, onChoose, ...field }: SelectInputProps) => (
  <Field {...field} rules={onChoose && { onChange: onChoose }}>
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
