import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

const fields = ['username', 'email', 'firstName', 'lastName', 'role', 'merchantId', 'password'] as const;

/** Under Save, after a press: which fields are still to be filled or corrected. */
export const MissingFields = () => {
  const t = useMessages<typeof en>();
  const { errors, isSubmitted } = useFormState();
  const names = fields.filter((name) => errors[name] !== undefined);
  if (!isSubmitted || names.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mx: 3, mb: 2 }}>
      {t('admin.users.missing', {
        fields: names.map((name) => t(`resources.users.fields.${name}`)).join(', '),
      })}
    </Alert>
  );
};
