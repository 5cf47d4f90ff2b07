import { minLength, PasswordInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { passwordMinimum, passwordStrength } from '../../shared/form/password-strength.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/** A new password with its strength; a blank one keeps the password of an existing user. */
export const NewPassword = ({ isNew, label }: { isNew: boolean; label?: string }) => {
  const t = useMessages<typeof en>();
  const typed = String(useWatch({ name: 'password' }) ?? '');
  const strength = `${t('shared.form.strength')}: ${t(`shared.form.strengths.${passwordStrength(typed)}`)}`;
  return (
    <PasswordInput
      source="password"
      {...(label !== undefined && { label })}
      autoComplete="new-password"
      validate={isNew ? [required(), minLength(passwordMinimum)] : minLength(passwordMinimum)}
      helperText={typed === '' && !isNew ? t('admin.users.blankPassword') : strength}
    />
  );
};
