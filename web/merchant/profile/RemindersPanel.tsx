import type { Merchant } from '#contract/merchants/merchants.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { PauseButton, ReminderLines, useReminders } from '../reminders/index.ts';
import { NotInPlan } from '../kit/dialogs/NotInPlan.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './ProfilePage.module.css';

/** Payment reminders: pause button and log; where the plan has them. */
export const RemindersPanel = ({ merchant: { plan } }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const isIncluded = planHas(plan, 'reminders');
  const { data, error, refetch } = useReminders(isIncluded);
  return (
    <Panel
      title={t('merchant.reminders.title')}
      action={data && <PauseButton invoiceId={null} isPaused={data.isPaused} />}
    >
      <p>{t('merchant.reminders.help')}</p>
      {!isIncluded && <NotInPlan feature="reminders" />}
      {data?.isPaused && <p>{t('merchant.reminders.allPaused')}</p>}
      {error && (
        <ErrorBanner error={error} fallback={t('merchant.reminders.unread')} onRetry={() => void refetch()} />
      )}
      {data && <ReminderLines reminders={data.reminders} isLinked />}
      {isIncluded && !data && !error && (
        <p className={classes['soft']}>
          <Skeleton characters={30} />
        </p>
      )}
    </Panel>
  );
};
