import type { ComponentProps } from 'react';
import { useWords } from '../words/use-words.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type Passed = Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength'>;
interface TextInputProps extends FieldProps, Passed {
  readonly type?: 'text' | 'email' | 'tel';
}

const emailLike = /^\S+@\S+\.\S+$/;

export const TextInput = ({ name, label, help, required, type = 'text', ...passed }: TextInputProps) => {
  const t = useWords();
  const isEmail = (value: unknown): true | string =>
    typeof value !== 'string' ||
    value.trim() === '' ||
    emailLike.test(value.trim()) ||
    t('shared.form.email');
  return (
    <Field
      name={name}
      label={label}
      help={help}
      required={required}
      rules={type === 'email' ? { validate: { isEmail } } : undefined}
    >
      {(control) => <input {...passed} {...control} type={type} />}
    </Field>
  );
};
