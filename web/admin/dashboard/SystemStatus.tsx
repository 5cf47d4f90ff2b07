import { useQuery } from '@tanstack/react-query';
import { getSystemStatus } from '#contract/system-status.ts';
import { call } from '../../shared/call.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import type { en } from '../words/en.ts';

const parts = ['api', 'database', 'provider', 'documents'] as const;

/** Whether the API, its database, the card provider and the printer of documents answer now. */
export const SystemStatus = () => {
  const t = useWords<typeof en>();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'system-status'],
    queryFn: ({ signal }) => call(getSystemStatus, {}, { signal }),
  });
  return (
    <Panel title={t('admin.dashboard.system')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('admin.dashboard.loadFailed')} />
      ) : (
        <Facts
          facts={parts.map((part) => [
            t(`admin.dashboard.parts.${part}`),
            data ? t(`admin.dashboard.states.${data[part]}`) : <Skeleton key={part} characters={8} />,
          ])}
        />
      )}
    </Panel>
  );
};
