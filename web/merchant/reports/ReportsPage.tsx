import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { ReportMessages, useReportMessages } from './messages/report-messages.ts';
import { ReportBreakdown } from './ReportBreakdown.tsx';
import { ReportTable, ReportTakings } from './ReportFigures.tsx';
import { ReportPeriods } from './ReportPeriods.tsx';
import { reportSettings, useReport } from './use-reports.ts';

/** The figures of a month, quarter or year, by customer and by item; the period is in the address. */
export const ReportsPage = () => (
  <ReportMessages>
    <Screen />
  </ReportMessages>
);

const Screen = () => {
  const t = useReportMessages();
  const [list, changeList] = useListState(reportSettings);
  const { data, error, refetch } = useReport(list);
  return (
    <>
      <PageTitle title={t('reports.title')} subtitle={t('reports.subtitle')} />
      <ReportPeriods list={list} />
      {error ? (
        <ErrorBanner error={error} fallback={t('reports.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <>
          <ReportTakings report={data} />
          <ReportTable report={data} />
          <ReportBreakdown report={data} list={list} changeList={changeList} />
        </>
      )}
    </>
  );
};
