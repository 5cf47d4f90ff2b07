import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { ApproveMerchant } from './ApproveMerchant.tsx';
import { CheckLines } from './CheckLines.tsx';
import { WaitingQueue } from './WaitingQueue.tsx';

/** For a PENDING merchant: what to look at before the approval, with its button and the next in line. */
export const MerchantChecks = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const dataProvider = useAdminData();
  const [wasPending] = useState(merchant.status === 'PENDING');
  const isPending = merchant.status === 'PENDING';
  const isShown = may('list', 'status-history') && isPending;
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'checks', merchant.id],
    queryFn: ({ signal }) => dataProvider.getMerchantChecks({ params: { id: merchant.id } }, { signal }),
    enabled: isShown,
  });
  if (wasPending && merchant.status === 'ACTIVE') {
    return (
      <Panel title={t('admin.merchants.checks.afterApproval')}>
        <WaitingQueue except={merchant.id} />
      </Panel>
    );
  }
  if (!isShown) return null;
  return (
    <Panel
      title={t('admin.merchants.checks.title')}
      action={<ApproveMerchant merchant={merchant} isBesideChecks />}
    >
      {error && (
        <ErrorAlert
          error={error}
          fallback={t('admin.merchants.checks.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        !error && <TextSkeleton characters={40} />
      ) : (
        <CheckLines merchant={merchant} checks={data} />
      )}
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('admin.merchants.approveText')} {t('admin.merchants.mailed.ACTIVE')}
      </Typography>
      <WaitingQueue except={merchant.id} />
    </Panel>
  );
};
