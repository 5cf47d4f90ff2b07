import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api-error.ts';
import type { OwnMerchant } from '#contract/merchants/merchants.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useSettingsMessages } from './messages/settings-messages.ts';

/** A part of a page that needs the merchant; or the error. */
export const OfMerchant = ({ children }: { children: (merchant: OwnMerchant) => ReactNode }) => {
  const t = useSettingsMessages();
  const { data, error, refetch } = useMerchant();
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon="person" title={t('merchant.profile.notFound')} />;
  }
  return error ? (
    <ErrorBanner error={error} fallback={t('merchant.profile.failed')} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  );
};
