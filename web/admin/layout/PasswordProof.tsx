import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { PasswordInput, required } from 'react-admin';
import { registerProofDialog } from '../../shared/proof/ask-for-proof.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../actions/FormDialog.tsx';
import { useAdminData } from '../data-provider.ts';

type Question = Readonly<{ answer: (isProved: boolean) => void }>;

/** Asks for the password when a call needs a recent proof; the call is then repeated. */
export const PasswordProof = () => {
  const t = useMessages();
  const dataProvider = useAdminData();
  const [question, setQuestion] = useState<Question>();
  useEffect(() => registerProofDialog(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === undefined) return null;
  const answer = (isProved: boolean): void => {
    setQuestion(undefined);
    question.answer(isProved);
  };
  const prove = async ({ password }: { password: string }): Promise<void> => {
    await dataProvider.provePassword({ body: { password } });
    answer(true);
  };
  return (
    <FormDialog
      title={t('shared.proof.title')}
      defaultValues={{ password: '' }}
      submit={t('shared.proof.submit')}
      failed={t('shared.failed')}
      onSubmit={prove}
      onClose={() => answer(false)}
    >
      <Typography>{t('shared.proof.text')}</Typography>
      <PasswordInput
        source="password"
        label={t('shared.proof.password')}
        validate={required()}
        autoComplete="current-password"
      />
    </FormDialog>
  );
};
