import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { joined } from '../../../shared/format/joined.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { IconName } from '../../../shared/icons/Icon.tsx';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { PageLoading } from '../../../shared/state/PageLoading.tsx';
import { listSearch, useIsBeside } from './record-place.ts';

interface RecordScreenProps<R> {
  readonly query: UseQueryResult<R>;
  readonly back: Readonly<{ to: string; label: string }>;
  readonly icon: IconName;
  readonly missing: string;
  readonly failed: string;
  readonly children: (record: R) => ReactNode;
}

/** A record of the portal, with a link back to its list unless that is beside it; or the error. */
export const RecordScreen = <R,>(props: RecordScreenProps<R>) => {
  const { query, back, icon, missing, failed, children } = props;
  const { data, error, refetch } = query;
  const t = useMessages();
  const isBeside = useIsBeside();
  const [params] = useSearchParams();
  // 422: the id in the URL is not a number.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <>
      {!isBeside && (
        <div>
          <ButtonLink to={`${back.to}${listSearch(params)}`} variant="quiet" size="small">
            <Icon name="previous" size={18} />
            {back.label}
          </ButtonLink>
        </div>
      )}
      {data !== undefined ? (
        children(data)
      ) : isMissing ? (
        <>
          <title>{joined([missing, t('shared.product')])}</title>
          <EmptyState icon={icon} title={missing} isPage />
        </>
      ) : error ? (
        <ErrorBanner error={error} fallback={failed} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
};
