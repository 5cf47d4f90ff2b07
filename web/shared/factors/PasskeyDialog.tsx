import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addPasskey } from '#contract/users/second-factors.ts';
import { useContractResolver } from '../form/contract-resolver.ts';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Banner } from '../state/Banner.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import type { FactorSteps } from './use-factor-steps.ts';
import { usePasskeyProblem } from './use-passkey-problem.ts';

/** Names a new passkey and makes it in the browser's dialog. */
export const PasskeyDialog = ({ steps }: { steps: FactorSteps }) => {
  const t = useFactorMessages();
  const problemOf = usePasskeyProblem();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { name: t('factors.passkey.defaultName') },
    resolver: useContractResolver(addPasskey.body),
  });
  const create = async ({ name }: { name: string }): Promise<void> => {
    setFailure(undefined);
    try {
      await steps.addPasskey(name);
    } catch (error) {
      setFailure(problemOf(error));
    }
  };
  return (
    <Dialog title={t('factors.passkey.title')} onClose={steps.close}>
      <p>{t('factors.passkey.text')}</p>
      <Form form={form} onSubmit={create} label={t('factors.passkey.title')} className={classes['form']}>
        <TextInput
          name="name"
          label={t('factors.name')}
          help={t('factors.nameHelp')}
          required
          maxLength={100}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={steps.close}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('factors.passkey.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
