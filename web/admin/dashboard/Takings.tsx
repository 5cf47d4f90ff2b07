import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { capitalized } from '../../shared/format/capitalized.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { columns } from './columns.ts';
import { declinesByWords } from './declines-by-words.ts';
import { FactRows } from './FactRows.tsx';
import { TakingsBars } from './TakingsBars.tsx';
import { TakingsTable } from './TakingsTable.tsx';

/** Asked once by the dashboard and its panels. */
export const useTakings = () => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['dashboard', 'takings'],
    queryFn: ({ signal }) => dataProvider.getTakings({ query: {} }, { signal }),
  });
};

/** The last thirty days, by the day a payment was started: what was paid as chart and table; decline reasons beside it, with `below` under them. */
export const Takings = ({ below }: { below: ReactNode }) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const dataProvider = useAdminData();
  const { data, error } = useTakings();
  const first = data?.steps[0]?.start;
  const { data: before, error: beforeError } = useQuery({
    queryKey: ['dashboard', 'takings', 'before', first],
    queryFn: ({ signal }) => dataProvider.getTakings({ query: daysBefore(first!) }, { signal }),
    enabled: first !== undefined,
  });
  const failed = error ?? beforeError;
  if (failed) return <ErrorAlert error={failed} fallback={t('dashboard.error')} />;
  return (
    <Box sx={columns}>
      <Panel title={t('admin.dashboard.takings')}>
        {data ? (
          <>
            <TakingsBars steps={data.steps} before={before?.steps} />
            <details>
              <summary>{t('admin.dashboard.asTable')}</summary>
              <TakingsTable steps={data.steps} />
            </details>
          </>
        ) : (
          <Loading />
        )}
      </Panel>
      <Stack sx={{ gap: 3 }}>
        <Panel title={t('admin.dashboard.declines')}>
          {data?.declines.length === 0 && <Typography>{t('admin.dashboard.noDeclines')}</Typography>}
          <FactRows
            facts={declinesByWords(data?.declines ?? []).map(([word, count]) => [
              capitalized(t(`admin.payments.declines.${word}`)),
              formatNumber(count, language),
            ])}
          />
        </Panel>
        {below}
      </Stack>
    </Box>
  );
};

/** The thirty days before a day. */
const daysBefore = (day: string) => ({ from: earlier(day, 30), to: earlier(day, 1) });

const earlier = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
