import type { Home } from '#contract/guidance/home.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { LimitsPanel } from '../limits/index.ts';
import { PayoutCard } from '../payouts/index.ts';
import { ThresholdCard } from '../threshold/index.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { useHome } from '../kit/portal/queries.ts';
import classes from './HomePage.module.css';
import { HomePlaces } from './HomePlaces.tsx';
import { HomeMessages } from './messages/home-messages.ts';
import { MonthCards } from './MonthCards.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentInvoices } from './RecentInvoices.tsx';
import { RecentPaymentsList } from './RecentPayments.tsx';
import { TakingsPanel } from './TakingsPanel.tsx';
import { Today } from './Today.tsx';
import { Upcoming } from './Upcoming.tsx';
import { useOtherMatters } from './use-other-matters.ts';

/** A lazy chunk, with the cards of other features that stand on the front page. */
export const HomeContent = () => {
  const t = useShellMessages();
  const { data, error, refetch } = useHome();
  if (data !== undefined)
    return (
      <HomeMessages>
        <Parts home={data} />
      </HomeMessages>
    );
  return error ? (
    <ErrorBanner error={error} fallback={t('merchant.home.failed')} onRetry={() => void refetch()} />
  ) : (
    <HomePlaces />
  );
};

const Parts = ({ home }: { home: Home }) => {
  const t = useShellMessages();
  const { guidance, payments, invoices, links, payouts, limits, threshold, bills, schedules } = home;
  const hasRecords = payments.hasAny || invoices.hasAny || links.hasAny;
  const hasOthers = useOtherMatters(home);
  return (
    <>
      <NextStepCard guidance={guidance} bills={bills} hasOthers={hasOthers} />
      {hasRecords && (
        <>
          {payments.hasAny && <Today today={payments.today} />}
          <MonthCards home={home} />
          <QuickActions />
        </>
      )}
      {payouts !== null && <PayoutCard balance={payouts} />}
      {schedules !== null && <Upcoming schedules={schedules} />}
      {payments.hasAny && <TakingsPanel month={payments.month} />}
      <div className={classes['recent']}>
        <RecentPaymentsList
          title={t('merchant.home.recentPayments')}
          empty={{ title: t('merchant.home.noPayments'), hint: t('merchant.home.noPaymentsHint') }}
          hasAction
          rows={payments.recent}
        />
        <RecentInvoices rows={invoices.recent} />
      </div>
      {limits !== null && <LimitsPanel limits={limits} />}
      {threshold !== null && <ThresholdCard threshold={threshold} />}
    </>
  );
};
