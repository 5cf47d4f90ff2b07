import { Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import type { FactorSteps } from '../../shared/factors/use-factor-steps.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { inAdmin } from './in-admin.ts';
import { NameInput } from './NameInput.tsx';

/** Names a new passkey and makes it in the browser's dialog. */
export const PasskeyDialog = ({ steps }: { steps: FactorSteps }) => {
  const t = useFactorMessages();
  return (
    <FormDialog {...inAdmin(steps.passkeyForm)}>
      <Typography>{t('factors.passkey.text')}</Typography>
      <NameInput />
    </FormDialog>
  );
};
