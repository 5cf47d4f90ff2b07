import { useState } from 'react';
import type { SecondFactorNeeded } from '#contract/users/second-factors.ts';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { hasPasskeys } from '../../shared/factors/passkeys.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import classes from '../LoginPage.module.css';
import { CodeStep } from './CodeStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

type Method = SecondFactorNeeded['methods'][number];

const intros = {
  TOTP: 'factors.signIn.codeIntro',
  PASSKEY: 'factors.signIn.passkeyIntro',
  RECOVERY_CODE: 'factors.signIn.recoveryIntro',
} as const satisfies Record<Method, string>;
const names = {
  TOTP: 'factors.signIn.withCode',
  PASSKEY: 'factors.signIn.withPasskey',
  RECOVERY_CODE: 'factors.signIn.withRecoveryCode',
} as const satisfies Record<Method, string>;

interface SecondStepProps {
  readonly step: SecondFactorNeeded;
  /** Back to name and password, with the reason when the challenge has ended. */
  readonly onBack: (reason?: string) => void;
}

/** The second step of a sign-in: a code of the app, a recovery code or a passkey. */
const SecondStep = ({ step: { challenge, methods }, onBack }: SecondStepProps) => {
  const t = useFactorMessages();
  const offered = methods.filter((method) => method !== 'PASSKEY' || hasPasskeys());
  const [chosen, choose] = useState<Method>(offered[0] ?? 'RECOVERY_CODE');
  return (
    <>
      <PageTitle title={t('factors.signIn.title')} subtitle={t(intros[chosen])} />
      <div className={classes['form']}>
        {chosen === 'PASSKEY' ? (
          <PasskeyStep challenge={challenge} onEnded={onBack} />
        ) : (
          <CodeStep
            key={chosen}
            challenge={challenge}
            isRecoveryCode={chosen === 'RECOVERY_CODE'}
            onEnded={onBack}
          />
        )}
        {offered
          .filter((method) => method !== chosen)
          .map((method) => (
            <Button key={method} full onClick={() => choose(method)}>
              {t(names[method])}
            </Button>
          ))}
        <Button variant="quiet" full onClick={() => onBack()}>
          {t('factors.signIn.back')}
        </Button>
      </div>
    </>
  );
};
export default SecondStep;
