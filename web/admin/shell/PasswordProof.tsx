import { Button, Typography } from '@mui/material';
import { PasswordInput, required, TextInput } from 'react-admin';
import { proofSchemas, prove, useProofChoice } from '../../shared/proof/prove.ts';
import { useProofQuestion } from '../../shared/proof/ask-for-proof.ts';
import { ProofMessages, useProofMessages } from '../../shared/proof/messages/proof-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';

/** Asks for the password or a code of the app when a call needs a recent proof; the call is then repeated. */
export const PasswordProof = () => {
  const question = useProofQuestion();
  if (question === undefined) return null;
  return (
    <ProofMessages>
      <ProofDialog answer={question.answer} />
    </ProofMessages>
  );
};

const ProofDialog = ({ answer }: { answer: (isProved: boolean) => void }) => {
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
