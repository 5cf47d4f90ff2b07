import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { provePassword } from '#contract/sessions.ts';
import { messageOf } from '../api-error.ts';
import { call } from '../call.ts';
import { Form, showFieldErrors } from '../form/Form.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Banner } from '../state/Banner.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './ProofDialog.module.css';

interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

const empty = { password: '' };

/** Asks for the password again, before actions that affect money or permissions. */
const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const t = useMessages();
  const form = useForm({ defaultValues: empty });
  const [failure, setFailure] = useState<string>();
  const prove = async (values: typeof empty): Promise<void> => {
    setFailure(undefined);
    try {
      await call(provePassword, { body: values });
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('shared.failed')));
      return;
    }
    onProved();
  };
  return (
    <Dialog title={t('shared.proof.title')} onClose={onClose}>
      <Form form={form} onSubmit={prove} label={t('shared.proof.title')} className={classes['form']}>
        <p>{t('shared.proof.text')}</p>
        <PasswordInput name="password" label={t('shared.proof.password')} required />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('shared.proof.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
export default ProofDialog;
