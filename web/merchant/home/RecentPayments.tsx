import { ButtonLink } from '../../shared/layout/Button.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { usePaymentRow } from '../payments/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { newest, usePayments } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { RecentList, recentCount } from './RecentList.tsx';

interface RecentPaymentsProps {
  readonly title: string;
  readonly empty: Readonly<{ title: string; hint: string }>;
  /** Leads from an empty list to the form of a new link. */
  readonly hasAction?: boolean;
  /** Only those since this day in Sofia, `YYYY-MM-DD`. */
  readonly from?: string;
}

/** The newest payments that the user may see. */
export const RecentPayments = ({ title, empty, hasAction = false, from }: RecentPaymentsProps) => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  return (
    <RecentList
      title={title}
      all={{ to: `${base}/payments`, label: t('merchant.home.allPayments') }}
      query={usePayments({ ...newest(recentCount, 'createdAt'), from })}
      failed={t('merchant.payments.failed')}
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
