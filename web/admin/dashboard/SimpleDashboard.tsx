import { useRefresh } from 'react-admin';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { useDashboardStats } from './use-dashboard-stats.ts';

/** The simple variant of the dashboard (specification, point 2): four cards and static texts. */
export const SimpleDashboard = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const refresh = useRefresh();
  const { data, error } = useDashboardStats();
  return (
    <>
      <PageTitle title={t('dashboard.title')} subtitle={t('dashboard.subtitle')}>
        <ButtonLink to="/admin">{t('dashboard.toMain')}</ButtonLink>
      </PageTitle>
      {error && <ErrorBanner error={error} fallback={t('dashboard.error')} onRetry={refresh} />}
      <StatCards>
        {(['totalMerchants', 'activeMerchants', 'totalPayments'] as const).map((figure) => (
          <StatCard
            key={figure}
            label={t(`admin.dashboard.${figure}`)}
            value={data && formatNumber(data[figure], language)}
          />
        ))}
        <StatCard
          label={t('admin.dashboard.totalRevenue')}
          value={data && formatMoney(data.totalRevenue, 'EUR', language)}
        />
      </StatCards>
      <Panel title={t('admin.dashboard.activity')}>
        <p>{t('dashboard.activityText')}</p>
      </Panel>
      <Panel title={t('admin.dashboard.quickActions')}>
        <p>{t('dashboard.actionsText')}</p>
      </Panel>
    </>
  );
};
