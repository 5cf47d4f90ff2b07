import type { ComponentProps } from 'react';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { emailFault } from './email-fault.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { looksLikePhone } from './looks-like-phone.ts';

type Passed = Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength'>;
interface TextInputProps extends FieldProps, Passed {
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** The error message for a value that is not empty; undefined for a valid one. */
  readonly fault?: (value: string) => string | undefined;
}

export const TextInput = (props: TextInputProps) => {
  const { name, label, help, required, isUnmarked, type = 'text', fault, ...passed } = props;
  const t = useMessages();
  const language = useLanguage();
  const faultIn = (text: string): string | undefined => {
    if (type === 'email') return emailFault(text, language) ?? fault?.(text);
    if (type === 'tel' && !looksLikePhone(text)) return t('shared.form.phone');
    return fault?.(text);
  };
  const isSound = (value: unknown): true | string => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || (faultIn(text) ?? true);
  };
  return (
    <Field {...{ name, label, help, required, isUnmarked }} rules={{ validate: { isSound } }}>
      {(control) => <input {...passed} {...control} type={type} />}
    </Field>
  );
};
