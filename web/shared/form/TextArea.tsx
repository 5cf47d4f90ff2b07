import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

export const TextArea = ({
  rows = 2,
  maxLength,
  ...field
}: FieldProps & { rows?: number; maxLength?: number }) => (
  <Field {...field}>{(control) => <textarea {...control} rows={rows} maxLength={maxLength} />}</Field>
);
