import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallRefused } from '../shared/call-refused.ts';
import type { IconName } from '../shared/icons/Icon.tsx';
import { Icon } from '../shared/icons/Icon.tsx';
import { ButtonLink } from '../shared/layout/Button.tsx';
import { EmptyState } from '../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../shared/state/ErrorBanner.tsx';
import { Loading } from '../shared/state/Loading.tsx';

interface RecordScreenProps<R> {
  readonly query: UseQueryResult<R>;
  readonly back: Readonly<{ to: string; label: string }>;
  readonly icon: IconName;
  readonly missing: string;
  readonly failed: string;
  readonly children: (record: R) => ReactNode;
}

/** One record of the portal: the way back to its list, and the record, or why it is not there. */
export const RecordScreen = <R,>(props: RecordScreenProps<R>) => {
  const { query, back, icon, missing, failed, children } = props;
  const { data, error, refetch } = query;
  // What is no number is nobody's id either.
  const isMissing = error instanceof CallRefused && (error.status === 404 || error.status === 422);
  return (
    <>
      <div>
        <ButtonLink to={back.to} look="quiet" size="small">
          <Icon name="previous" size={18} />
          {back.label}
        </ButtonLink>
      </div>
      {data !== undefined ? (
        children(data)
      ) : isMissing ? (
        <EmptyState icon={icon} title={missing} />
      ) : error ? (
        <ErrorBanner error={error} fallback={failed} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
};
