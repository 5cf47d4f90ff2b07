import { useSession } from '../session.ts';
import { Button } from '../layout/Button.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Banner } from '../state/Banner.tsx';
import { ErrorBanner } from '../state/ErrorBanner.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { FactorList } from './FactorList.tsx';
import classes from './Factors.module.css';
import { FactorMessages, useFactorMessages } from './messages/factor-messages.ts';
import { hasPasskeys } from './passkeys.ts';
import { isFew, useFactors } from './use-factors.ts';
import { useFactorSteps, type FactorSteps } from './use-factor-steps.ts';

/** The user's second factors and recovery codes, with the dialogs that change them. */
export const FactorsPanel = () => (
  <FactorMessages>
    <Factors />
  </FactorMessages>
);

const Factors = () => {
  const t = useFactorMessages();
  const steps = useFactorSteps();
  const { data, error, refetch } = useFactors();
  const username = useSession()?.username ?? '';
  return (
    <Panel title={t('factors.title')}>
      <p className={classes['soft']}>{t('factors.text')}</p>
      {error && (
        <ErrorBanner error={error} fallback={t('factors.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data ? (
        <FactorList factors={data.factors} isRequired={data.isRequired} steps={steps} />
      ) : (
        !error && <Skeleton characters={28} />
      )}
      {data && data.factors.length > 0 && <RecoveryCodesLeft left={data.recoveryCodesLeft} steps={steps} />}
      <AddButtons steps={steps} isDisabled={data === undefined} />
      <FactorDialog steps={steps} username={username} />
    </Panel>
  );
};

const RecoveryCodesLeft = ({ left, steps }: { left: number; steps: FactorSteps }) => {
  const t = useFactorMessages();
  const renew = (
    <Button size="small" onClick={() => steps.open({ kind: 'renew' })}>
      {t('factors.codes.renew')}
    </Button>
  );
  return isFew(left) ? (
    <Banner tone="warning" action={renew}>
      {t('factors.codes.few', { smart_count: left })}
    </Banner>
  ) : (
    <div className={classes['row']}>
      <p>{t('factors.codes.left', { smart_count: left })}</p>
      {renew}
    </div>
  );
};

interface AddButtonsProps {
  readonly steps: FactorSteps;
  readonly isDisabled: boolean;
}

const AddButtons = ({ steps, isDisabled }: AddButtonsProps) => {
  const t = useFactorMessages();
  return (
    <div className={classes['buttons']}>
      <Button busy={steps.startApp.isPending} disabled={isDisabled} onClick={() => steps.startApp.press()}>
        {t('factors.addApp')}
      </Button>
      {hasPasskeys() && (
        <Button disabled={isDisabled} onClick={() => steps.open({ kind: 'passkey' })}>
          {t('factors.addPasskey')}
        </Button>
      )}
    </div>
  );
};
