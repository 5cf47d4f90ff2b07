import type { ReactNode } from 'react';
import type { Payment } from '#contract/payments/payments.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { WaitingRows } from '../../shared/list/WaitingRows.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePaymentRow } from '../payments/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { newest, usePayments } from '../kit/portal/queries.ts';
import { recentCount } from '../kit/portal/recent-count.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { RecentList } from './RecentList.tsx';

interface ShownProps {
  readonly title: string;
  readonly empty: Readonly<{ title: string; hint: string }>;
  /** Leads from an empty list to the form of a new link. */
  readonly hasAction?: boolean;
}

/** The newest payments, as they were read. */
export const RecentPaymentsList = ({
  title,
  empty,
  hasAction = false,
  rows,
  instead,
}: ShownProps & { rows: readonly Payment[]; instead?: ReactNode }) => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  return (
    <RecentList
      title={title}
      all={{ to: `${base}/payments`, label: t('merchant.home.allPayments') }}
      rows={rows}
      instead={instead}
      empty={
        <EmptyState icon="card" {...empty}>
          {hasAction && holds('CREATE_LINKS') && (
            <ButtonLink to={`${base}/links${newLinkHash}`}>{t('merchant.home.createLink')}</ButtonLink>
          )}
        </EmptyState>
      }
      row={usePaymentRow()}
    />
  );
};

/** The newest payments that the user may see. @param from only those since this day in Sofia, `YYYY-MM-DD` */
export const RecentPayments = ({ from, ...shown }: ShownProps & { from?: string }) => {
  const t = useShellMessages();
  const { data, error, refetch } = usePayments({ ...newest(recentCount, 'createdAt'), from });
  const instead = error ? (
    <ErrorBanner error={error} fallback={t('merchant.payments.failed')} onRetry={() => void refetch()} />
  ) : (
    data === undefined && <WaitingRows count={recentCount} />
  );
  return <RecentPaymentsList {...shown} rows={data?.rows ?? []} instead={instead || undefined} />;
};
