import { Box, Button } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { useSession } from '../../shared/session.ts';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { mayDo, seesDashboard } from '../kit/rights/rights.ts';
import type { en } from '../kit/messages/en.ts';
import { Attention, useAttention } from './Attention.tsx';
import { columns } from './columns.ts';
import { MerchantsWaiting, useMerchantsWaiting } from './MerchantsWaiting.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { StatCards } from './StatCards.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Takings, useTakings } from './Takings.tsx';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** A lazy chunk: only accountants have clients. */
const ClientHome = lazyChunk(() => import('../clients/ClientHome.tsx'));

/** The home of a role: figures of the whole platform, or the clients of an accountant. */
export const Dashboard = () => {
  const role = useSession()?.role;
  if (role === undefined) return null;
  return seesDashboard(role) ? <Overview mayRegister={mayDo(role, 'create', 'merchants')} /> : <ClientHome />;
};

const Overview = ({ mayRegister }: { mayRegister: boolean }) => {
  const t = useMessages<typeof en>();
  const refresh = useRefresh();
  const isFetching = useIsFetching() > 0;
  const stats = useDashboardStats();
  // What is below appears at once: nothing moves it down afterwards.
  const isPending = [stats, useAttention(), useMerchantsWaiting(), useTakings()].some(
    (query) => query.isPending,
  );
  return (
    <>
      <PageTitle title={t('admin.dashboard.title')} subtitle={t('admin.dashboard.subtitle')}>
        <Button variant="outlined" loading={isFetching} onClick={refresh}>
          {t('admin.dashboard.refresh')}
        </Button>
        {mayRegister && (
          <Button
            component={Link}
            to="/merchants/register"
            variant="contained"
            startIcon={<Icon name="plus" />}
          >
            {t('admin.dashboard.addMerchant')}
          </Button>
        )}
      </PageTitle>
      {stats.error && <ErrorAlert error={stats.error} fallback={t('dashboard.error')} onRetry={refresh} />}
      <Box sx={columns}>
        <Attention />
        <MerchantsWaiting />
      </Box>
      {isPending ? (
        <Loading />
      ) : (
        <>
          <StatCards stats={stats.data} />
          <Takings below={<SystemStatus />} />
          <Box sx={columns}>
            <RecentActivity />
            <QuickActions mayRegister={mayRegister} />
          </Box>
        </>
      )}
    </>
  );
};
