import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmTotp } from '#contract/users/second-factors.ts';
import { messageOf } from '../api-error.ts';
import { CopyButton } from '../CopyButton.tsx';
import { useContractResolver } from '../form/contract-resolver.ts';
import { Form, showFieldErrors } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { Banner } from '../state/Banner.tsx';
import { authenticatorApps } from './authenticator-apps.ts';
import { CodeInput } from './CodeInput.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import { inGroups } from './typed-code.ts';
import type { FactorSteps, TotpSetUp } from './use-factor-steps.ts';

interface AppDialogProps {
  readonly steps: FactorSteps;
  readonly setUp: TotpSetUp;
}

/** Shows the secret of an authenticator app as QR code and text; a code of the app confirms it. */
export const AppDialog = ({ steps, setUp }: AppDialogProps) => {
  const t = useFactorMessages();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { name: t('factors.app.defaultName'), code: '' },
    resolver: useContractResolver(confirmTotp.body),
  });
  const confirm = async (values: { name: string; code: string }): Promise<void> => {
    setFailure(undefined);
    try {
      await steps.confirmApp(setUp.id, values);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('factors.app.failed')));
    }
  };
  return (
    <Dialog title={t('factors.app.title')} onClose={steps.close}>
      <p>{t('factors.app.scan', { apps: authenticatorApps })}</p>
      <TotpSecret setUp={setUp} />
      <Form form={form} onSubmit={confirm} label={t('factors.app.title')} className={classes['form']}>
        <CodeInput name="code" label={t('factors.app.confirm')} help={t('factors.app.confirmHelp')} />
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
          <SubmitButton>{t('factors.app.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const TotpSecret = ({ setUp: { secret, url } }: Pick<AppDialogProps, 'setUp'>) => {
  const t = useFactorMessages();
  return (
    <div className={classes['secret']}>
      {/* White around the code in the dark theme too: many readers need a light margin. */}
      <div className={classes['paper']}>
        <QRCodeSVG value={url} size={176} level="M" title={t('factors.app.code')} />
      </div>
      <a href={url}>{t('factors.app.open')}</a>
      <p className={classes['soft']}>{t('factors.app.secret')}</p>
      <div className={classes['row']}>
        <code>{inGroups(secret, 4)}</code>
        <CopyButton text={secret} label={t('factors.app.copySecret')} />
      </div>
    </div>
  );
};
