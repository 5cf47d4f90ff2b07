import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { Loading } from '../layout/Loading.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/** Separate query key: a cached list row has fewer fields than the record. */
export const whole = { isWhole: true };

/** Renders the record once it is loaded. */
export const RecordPage = <R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) => (
  <ShowBase<R> queryOptions={{ meta: whole }} disableAuthentication>
    <Record<R>>{children}</Record>
  </ShowBase>
);

const Record = <R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) => {
  const t = useMessages<typeof en>();
  const { record, error, refetch } = useShowContext<R>();
  if (record) return children(record);
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} onRetry={() => void refetch()} />;
  return <Loading isPage />;
};
