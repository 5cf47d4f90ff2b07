import { Button } from '../layout/Button.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Banner } from '../state/Banner.tsx';
import { ErrorBanner } from '../state/ErrorBanner.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { FactorList } from './FactorList.tsx';
import classes from './Factors.module.css';
import { FactorMessages, useFactorMessages } from './messages/factor-messages.ts';
import { useFactorsPanel, type FactorsPanelFacts } from './use-factors-panel.ts';

/** The user's second factors and recovery codes, with the dialogs that change them. */
export const FactorsPanel = () => (
  <FactorMessages>
    <Factors />
  </FactorMessages>
);

const Factors = () => {
  const t = useFactorMessages();
  const { steps, error, retry, rows, isLastRequired, codes, additions } = useFactorsPanel();
  return (
    <Panel title={t('factors.title')}>
      <p className={classes['soft']}>{t('factors.text')}</p>
      {error && <ErrorBanner error={error} fallback={t('factors.loadFailed')} onRetry={retry} />}
      {rows && <FactorList rows={rows} isLastRequired={isLastRequired} />}
      {!rows && !error && <Skeleton characters={28} />}
      {codes && <RecoveryCodesLeft codes={codes} />}
      <div className={classes['buttons']}>
        {additions.map(({ label, isPending, add }) => (
          <Button key={label} busy={isPending} disabled={rows === undefined} onClick={add}>
            {label}
          </Button>
        ))}
      </div>
      <FactorDialog steps={steps} />
    </Panel>
  );
};

const RecoveryCodesLeft = ({ codes }: { codes: NonNullable<FactorsPanelFacts['codes']> }) => {
  const t = useFactorMessages();
  const renew = (
    <Button size="small" onClick={codes.renew}>
      {t('factors.codes.renew')}
    </Button>
  );
  return codes.isFew ? (
    <Banner tone="warning" action={renew}>
      {codes.text}
    </Banner>
  ) : (
    <div className={classes['row']}>
      <p>{codes.text}</p>
      {renew}
    </div>
  );
};
