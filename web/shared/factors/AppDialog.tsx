import { QRCodeSVG } from 'qrcode.react';
import { CopyButton } from '../CopyButton.tsx';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { authenticatorApps } from './authenticator-apps.ts';
import { CodeInput } from './CodeInput.tsx';
import { FactorName } from './FactorName.tsx';
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
  return (
    <FormDialog {...steps.appForm(setUp)}>
      <p>{t('factors.app.scan', { apps: authenticatorApps })}</p>
      <TotpSecret setUp={setUp} />
      <CodeInput name="code" label={t('factors.app.confirm')} help={t('factors.app.confirmHelp')} />
      <FactorName />
    </FormDialog>
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
