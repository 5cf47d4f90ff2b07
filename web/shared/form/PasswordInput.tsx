import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import classes from './Field.module.css';
import { passwordMinimum } from './password-strength.ts';
import { usePasswordStrength } from './use-password-strength.ts';

interface PasswordInputProps extends Omit<FieldProps, 'help'> {
  /** A new password: minimum length and strength are shown. */
  readonly isNew?: boolean;
}

export const PasswordInput = ({ isNew = false, ...field }: PasswordInputProps) => {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  const toggle = shown ? t('shared.form.hidePassword') : t('shared.form.showPassword');
  const isLong = (value: unknown): true | string =>
    String(value).length === 0 || String(value).length >= passwordMinimum || t('shared.form.passwordMinimum');
  return (
    <Field
      {...field}
      help={isNew ? t('shared.form.passwordMinimum') : undefined}
      rules={isNew ? { validate: { isLong } } : undefined}
      foot={isNew && <StrengthMeter name={field.name} />}
    >
      {(control) => (
        <div className={classes['beside']}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" aria-label={toggle} title={toggle} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
};

const StrengthMeter = ({ name }: { name: string }) => {
  const { control } = useFormContext();
  const { strength, text } = usePasswordStrength(String(useWatch({ control, name }) ?? ''));
  return (
    <>
      <div className={classes['meter']} data-strength={strength} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={classes['help']} aria-live="polite">
        {text}
      </p>
    </>
  );
};
