import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../api-error.ts';
import { CodeInput } from '../factors/CodeInput.tsx';
import { useContractResolver } from '../form/contract-resolver.ts';
import { Form, showFieldErrors } from '../form/Form.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Banner } from '../state/Banner.tsx';
import classes from './ProofDialog.module.css';
import { ProofMessages, useProofMessages } from './messages/proof-messages.ts';
import { proofSchemas, prove, useHasApp, type Proof } from './prove.ts';

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

const ProofQuestion = ({ onProved, onClose }: ProofDialogProps) => {
  const t = useProofMessages();
  const hasApp = useHasApp();
  const [proof, choose] = useState<Proof>('password');
  const other = proof === 'password' ? 'code' : 'password';
  return (
    <Dialog title={t(proof === 'code' ? 'proof.codeTitle' : 'proof.title')} onClose={onClose}>
      <ProofForm key={proof} proof={proof} onProved={onProved} onClose={onClose} />
      {hasApp && (
        <Button variant="quiet" onClick={() => choose(other)}>
          {t(other === 'code' ? 'proof.withCode' : 'proof.withPassword')}
        </Button>
      )}
    </Dialog>
  );
};

const empty = { password: '', code: '' };

const ProofForm = ({ proof, onProved, onClose }: ProofDialogProps & { readonly proof: Proof }) => {
  const t = useProofMessages();
  const form = useForm({ defaultValues: empty, resolver: useContractResolver(proofSchemas[proof]) });
  const [failure, setFailure] = useState<string>();
  const submit = async (values: typeof empty): Promise<void> => {
    setFailure(undefined);
    try {
      await prove(proof, values[proof]);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('shared.failed')));
      return;
    }
    onProved();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('proof.title')} className={classes['form']}>
      <p>{t('proof.text')}</p>
      {proof === 'password' ? (
        <PasswordInput name="password" label={t('proof.password')} required />
      ) : (
        <CodeInput name="code" label={t('proof.code')} />
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['foot']}>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <SubmitButton>{t('proof.submit')}</SubmitButton>
      </div>
    </Form>
  );
};
