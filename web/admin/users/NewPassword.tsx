import { minLength, PasswordInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { passwordMinimum } from '../../shared/form/password-strength.ts';
import { usePasswordStrength } from '../../shared/form/use-password-strength.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

interface NewPasswordProps {
  readonly isNew: boolean;
  readonly label?: string;
  readonly source?: string;
}

/** A new password with its strength; a blank one keeps the password of an existing user. */
export const NewPassword = ({ isNew, label, source = 'password' }: NewPasswordProps) => {
  const t = useMessages<typeof en>();
  const typed = String(useWatch({ name: source }) ?? '');
  const { text } = usePasswordStrength(typed);
  return (
    <PasswordInput
      source={source}
      {...(label !== undefined && { label })}
      autoComplete="new-password"
      validate={isNew ? [required(), minLength(passwordMinimum)] : minLength(passwordMinimum)}
      helperText={typed === '' && !isNew ? t('admin.users.blankPassword') : text}
    />
  );
};
