import type * as z from 'zod';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { getSystemStatus } from '#contract/system-status.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { FactRows } from './FactRows.tsx';
import { partTone } from './part-tone.ts';

const parts = ['api', 'database', 'provider', 'documents', 'mail'] as const;
type Status = z.output<typeof getSystemStatus.response>;

/** The note of a component: the latest e-mail, or the reason of a failure. */
const noteOf = (status: Status, part: (typeof parts)[number]): string | null => {
  if (part === 'documents') return status.documentsError;
  if (part !== 'mail' || status.mailAttemptedAt === null) return null;
  return joined([formatDateTime(status.mailAttemptedAt), status.mailError]);
};

/** Health of the components: API, database, card provider, printing and e-mail. */
export const SystemStatus = () => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error } = useQuery({
    queryKey: ['dashboard', 'system-status'],
    queryFn: ({ signal }) => dataProvider.getSystemStatus({}, { signal }),
  });
  const valueOf = (part: (typeof parts)[number]): ReactNode => {
    if (!data) return <TextSkeleton key={part} characters={8} />;
    const note = noteOf(data, part);
    return (
      <span key={part}>
        <ToneChip
          tone={partTone(data[part])}
          status={data[part]}
          label={t(`admin.dashboard.states.${data[part]}`)}
        />
        {note !== null && (
          <Typography component="small" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </span>
    );
  };
  return (
    <Panel title={t('admin.dashboard.system')}>
      {error ? (
        <ErrorAlert error={error} fallback={t('dashboard.error')} />
      ) : (
        <FactRows facts={parts.map((part) => [t(`admin.dashboard.parts.${part}`), valueOf(part)])} />
      )}
    </Panel>
  );
};
