import { Typography } from '@mui/material';
import { useState } from 'react';
import { addPasskey } from '#contract/users/second-factors.ts';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import type { FactorSteps } from '../../shared/factors/use-factor-steps.ts';
import { usePasskeyProblem } from '../../shared/factors/use-passkey-problem.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { NameInput } from './NameInput.tsx';

/** Names a new passkey and makes it in the browser's dialog. */
export const PasskeyDialog = ({ steps }: { steps: FactorSteps }) => {
  const t = useFactorMessages();
  const problemOf = usePasskeyProblem();
  const [failure, setFailure] = useState(t('factors.passkey.failed'));
  const create = async ({ name }: { name: string }): Promise<void> => {
    try {
      await steps.addPasskey(name);
    } catch (error) {
      setFailure(problemOf(error));
      throw error;
    }
  };
  return (
    <FormDialog
      title={t('factors.passkey.title')}
      defaultValues={{ name: t('factors.passkey.defaultName') }}
      schema={addPasskey.body}
      submit={t('factors.passkey.submit')}
      failed={failure}
      onSubmit={create}
      onClose={steps.close}
    >
      <Typography>{t('factors.passkey.text')}</Typography>
      <NameInput />
    </FormDialog>
  );
};
