import { FormDialog } from '../dialogs/FormDialog.tsx';
import { CodeInput } from '../factors/CodeInput.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { Button } from '../layout/Button.tsx';
import { ProofMessages, useProofMessages } from './messages/proof-messages.ts';
import { proofSchemas, prove, useProofChoice } from './prove.ts';

interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks for the password or a code of the app again, before actions that affect money or permissions. */
const ProofDialog = (props: ProofDialogProps) => (
  <ProofMessages>
    <ProofQuestion {...props} />
  </ProofMessages>
);
export default ProofDialog;

const empty = { password: '', code: '' };

const ProofQuestion = ({ onProved, onClose }: ProofDialogProps) => {
  const t = useProofMessages();
  const { proof, other, choose } = useProofChoice();
  return (
    <FormDialog
      key={proof}
      title={t(proof === 'code' ? 'proof.codeTitle' : 'proof.title')}
      defaultValues={empty}
      schema={proofSchemas[proof]}
      submit={t('proof.submit')}
      send={(values) => prove(proof, values[proof])}
      failed={t('shared.failed')}
      onDone={onProved}
      onClose={onClose}
    >
      <p>{t('proof.text')}</p>
      {proof === 'password' ? (
        <PasswordInput name="password" label={t('proof.password')} required />
      ) : (
        <CodeInput name="code" label={t('proof.code')} />
      )}
      {other !== undefined && (
        <Button variant="quiet" onClick={() => choose(other)}>
          {t(other === 'code' ? 'proof.withCode' : 'proof.withPassword')}
        </Button>
      )}
    </FormDialog>
  );
};
