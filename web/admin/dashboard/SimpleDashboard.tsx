import { Button, Typography } from '@mui/material';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** The simple variant of the dashboard (specification, point 2): four cards and static text. */
export const SimpleDashboard = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const refresh = useRefresh();
  const { data, error } = useDashboardStats();
  return (
    <>
      <PageTitle title={t('dashboard.title')} subtitle={t('dashboard.subtitle')}>
        <Button component={Link} to="/admin" variant="outlined">
          {t('dashboard.toMain')}
        </Button>
      </PageTitle>
      {error && <ErrorAlert error={error} fallback={t('dashboard.error')} onRetry={refresh} />}
      <Figures>
        {(['totalMerchants', 'activeMerchants', 'totalPayments'] as const).map((figure) => (
          <Figure
            key={figure}
            label={t(`admin.dashboard.${figure}`)}
            value={data && formatNumber(data[figure], language)}
          />
        ))}
        <Figure
          label={t('admin.dashboard.totalRevenue')}
          value={data && formatMoney(data.totalRevenue, 'EUR', language)}
        />
      </Figures>
      <Panel title={t('admin.dashboard.activity')}>
        <Typography>{t('dashboard.activityText')}</Typography>
      </Panel>
      <Panel title={t('admin.dashboard.quickActions')}>
        <Typography>{t('dashboard.actionsText')}</Typography>
      </Panel>
    </>
  );
};
