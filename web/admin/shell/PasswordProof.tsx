import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { PasswordInput, required, TextInput } from 'react-admin';
import { registerProofDialog } from '../../shared/proof/ask-for-proof.ts';
import { proofSchemas, prove, useProofChoice } from '../../shared/proof/prove.ts';
import { ProofMessages, useProofMessages } from '../../shared/proof/messages/proof-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';

type Question = Readonly<{ answer: (isProved: boolean) => void }>;

/** Asks for the password or a code of the app when a call needs a recent proof; the call is then repeated. */
export const PasswordProof = () => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => registerProofDialog(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === undefined) return null;
  const answer = (isProved: boolean): void => {
    setQuestion(undefined);
    question.answer(isProved);
  };
  return (
    <ProofMessages>
      <ProofDialog answer={answer} />
    </ProofMessages>
  );
};

const ProofDialog = ({ answer }: Question) => {
  const t = useProofMessages();
  const { proof, other, choose } = useProofChoice();
  return (
    <FormDialog
      key={proof}
      title={t(proof === 'code' ? 'proof.codeTitle' : 'proof.title')}
      defaultValues={{ password: '', code: '' }}
      schema={proofSchemas[proof]}
      submit={t('proof.submit')}
      failed={t('shared.failed')}
      send={(_, values) => prove(proof, values[proof])}
      onDone={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Typography>{t('proof.text')}</Typography>
      {proof === 'password' ? (
        <PasswordInput
          source="password"
          label={t('proof.password')}
          validate={required()}
          autoComplete="current-password"
        />
      ) : (
        <TextInput
          source="code"
          label={t('proof.code')}
          validate={required()}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
        />
      )}
      {other !== undefined && (
        <Button onClick={() => choose(other)}>
          {t(other === 'code' ? 'proof.withCode' : 'proof.withPassword')}
        </Button>
      )}
    </FormDialog>
  );
};
