import { useQuery } from '@tanstack/react-query';
import { getTakings } from '#contract/payment-reports.ts';
import { call } from '../../shared/call.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { declineKey } from '../payments/reason-key.ts';
import type { en } from '../words/en.ts';
import { TakingsBars } from './TakingsBars.tsx';
import { TakingsTable } from './TakingsTable.tsx';

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
