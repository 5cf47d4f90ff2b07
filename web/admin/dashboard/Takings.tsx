import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getTakings } from '#contract/payment-reports.ts';
import { call } from '../../shared/call.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import type { en } from '../words/en.ts';
import classes from './Dashboard.module.css';
import { declinesByWords } from './declines-by-words.ts';
import { TakingsBars } from './TakingsBars.tsx';
import { TakingsTable } from './TakingsTable.tsx';

/** The last thirty days: revenue on one scale, the table behind it, and why cards were declined, `beside` it what else stands in that row. */
export const Takings = ({ beside }: { beside: ReactNode }) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'takings'],
    queryFn: ({ signal }) => call(getTakings, { query: {} }, { signal }),
  });
  if (error) return <ErrorBanner error={error} fallback={t('dashboard.error')} />;
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
      <div className={classes['columns']}>
        <Panel title={t('admin.dashboard.declines')}>
          {data?.declines.length === 0 && <p>{t('admin.dashboard.noDeclines')}</p>}
          <Facts
            facts={declinesByWords(data?.declines ?? []).map(([word, count]) => [
              capitalized(t(`admin.payments.declines.${word}`)),
              formatNumber(count, language),
            ])}
          />
        </Panel>
        {beside}
      </div>
    </>
  );
};

/** The reasons are written to follow a colon; here each begins a line. */
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
