import { useIsFetching } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useSession } from '../../shared/session.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { mayDo, seesDashboard } from '../rights.ts';
import type { en } from '../words/en.ts';
import { Attention } from './Attention.tsx';
import classes from './Dashboard.module.css';
import { MerchantsWaiting } from './MerchantsWaiting.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Takings } from './Takings.tsx';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** The figures of the whole platform; an accountant starts at the payments instead. */
export const Dashboard = () => {
  const role = useSession()?.role;
  if (role === undefined) return null;
  return seesDashboard(role) ? (
    <Overview mayRegister={mayDo(role, 'create', 'merchants')} />
  ) : (
    <Navigate to="/admin/payments" replace />
  );
};

const Overview = ({ mayRegister }: { mayRegister: boolean }) => {
  const t = useWords<typeof en>();
  const refresh = useRefresh();
  const isFetching = useIsFetching() > 0;
  const { data, error } = useDashboardStats();
  return (
    <>
      <PageTitle title={t('admin.dashboard.title')} subtitle={t('admin.dashboard.subtitle')}>
        <Button busy={isFetching} onClick={refresh}>
          {t('admin.dashboard.refresh')}
        </Button>
        {mayRegister && (
          <ButtonLink look="primary" to="/merchants/register">
            <Icon name="plus" />
            {t('admin.dashboard.addMerchant')}
          </ButtonLink>
        )}
      </PageTitle>
      {error && <ErrorBanner error={error} fallback={t('dashboard.error')} onRetry={refresh} />}
      <StatCards stats={data} />
      <Attention />
      <div className={classes['columns']}>
        <RecentActivity />
        <div className={classes['stack']}>
          <MerchantsWaiting />
          <SystemStatus />
        </div>
      </div>
      <Takings beside={<QuickActions mayRegister={mayRegister} />} />
    </>
  );
};
