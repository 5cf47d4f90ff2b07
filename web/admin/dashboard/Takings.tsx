import { useQuery } from '@tanstack/react-query';
import { DataTable, ResourceContextProvider } from 'react-admin';
import { getTakings, type Takings as Figures } from '#contract/payment-reports.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Rows } from '../fields/Rows.tsx';
import { declineKey } from '../payments/reason-key.ts';
import type { en } from '../words/en.ts';
import { TakingsBars } from './TakingsBars.tsx';

/** The last thirty days: what was taken in each currency, how often it worked, and why it did not. */
export const Takings = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'takings'],
    queryFn: ({ signal }) => call(getTakings, { query: {} }, { signal }),
  });
  if (error) return <ErrorBanner error={error} fallback={t('admin.dashboard.loadFailed')} />;
  return (
    <>
      <Panel title={t('admin.dashboard.takings')}>
        {data ? (
          <>
            <TakingsBars steps={data.steps} />
            <details>
              <summary>{t('admin.dashboard.asTable')}</summary>
              <TakingsTable steps={data.steps} />
            </details>
          </>
        ) : (
          <Loading />
        )}
      </Panel>
      <Panel title={t('admin.dashboard.declines')}>
        {data?.declines.length === 0 && <p>{t('admin.dashboard.noDeclines')}</p>}
        <Facts
          facts={(data?.declines ?? []).map(({ code, count }) => {
            const key = declineKey(code);
            return [key === null ? code : t(key), formatNumber(count, language)];
          })}
        />
      </Panel>
    </>
  );
};

const TakingsTable = ({ steps }: Pick<Figures, 'steps'>) => {
  const language = useLanguage();
  type Row = Figures['steps'][number] & { id: string };
  return (
    <ResourceContextProvider value="payments">
      <Rows<Row> rows={steps.map((step) => ({ ...step, id: step.start }))}>
        <DataTable.Col<Row>
          source="start"
          label="admin.dashboard.day"
          render={({ start }) => formatDate(start)}
        />
        <DataTable.NumberCol<Row> source="totalPayments" label="admin.menu.payments" />
        <DataTable.Col<Row>
          source="successRate"
          label="admin.payments.summary.successRate"
          align="right"
          render={({ successRate }) => formatPercent(successRate, language)}
        />
        <DataTable.Col<Row>
          source="takings.amount"
          label="admin.payments.summary.amount"
          align="right"
          render={({ takings }) => formatMoney(takings.amount, 'EUR', language)}
        />
      </Rows>
    </ResourceContextProvider>
  );
};
