import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSystemStatus } from '#contract/system-status.ts';
import { call } from '../../shared/call.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { partTone } from './part-tone.ts';
import classes from './SystemStatus.module.css';

const parts = ['api', 'database', 'provider', 'documents', 'mail'] as const;
type Status = z.output<typeof getSystemStatus.response>;

/** What stands below the state of a part: the latest mail, or why a part fails. */
const noteOf = (status: Status, part: (typeof parts)[number]): string | null => {
  if (part === 'documents') return status.documentsError;
  if (part !== 'mail' || status.mailAttemptedAt === null) return null;
  return [formatDateTime(status.mailAttemptedAt), status.mailError].filter(Boolean).join(' · ');
};

/** Whether the parts of the system answer: API, database, card provider, printing and mail. */
export const SystemStatus = () => {
  const t = useWords<typeof en>();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'system-status'],
    queryFn: ({ signal }) => call(getSystemStatus, {}, { signal }),
  });
  const valueOf = (part: (typeof parts)[number]): ReactNode => {
    if (!data) return <Skeleton key={part} characters={8} />;
    const note = noteOf(data, part);
    return (
      <span key={part}>
        <Chip tone={partTone(data[part])} status={data[part]}>
          {t(`admin.dashboard.states.${data[part]}`)}
        </Chip>
        {note !== null && <small className={classes['note']}>{note}</small>}
      </span>
    );
  };
  return (
    <Panel title={t('admin.dashboard.system')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('dashboard.error')} />
      ) : (
        <Facts facts={parts.map((part) => [t(`admin.dashboard.parts.${part}`), valueOf(part)])} />
      )}
    </Panel>
  );
};
