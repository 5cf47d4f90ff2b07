import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useDeletion } from '../kit/actions/use-deletion.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';

/** Hidden from read-only roles; the confirmation says what is kept (decision 6). */
export const DeleteMerchant = ({ merchant, isInRow = false }: { merchant: Merchant; isInRow?: boolean }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (!may('delete', 'merchants')) return null;
  return (
    <>
      <RecordButton
        color="error"
        icon="bin"
        action={t('admin.merchants.delete')}
        of={merchant.businessName}
        isInRow={isInRow}
        onClick={() => setAsking(true)}
      />
      {isAsking && <DeleteDialog merchant={merchant} onClose={() => setAsking(false)} />}
    </>
  );
};

const DeleteDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <ConfirmDialog
      {...useDeletion('merchants', merchant)}
      title={t('admin.merchants.deleteTitle')}
      text={t('admin.merchants.deleteQuestion', { name: merchant.businessName })}
      submit={t('admin.merchants.delete')}
      done={t('admin.merchants.deleted')}
      failed={t('admin.merchants.deleteFailed')}
      onClose={onClose}
    >
      <Typography>{t('admin.irrevocable')}</Typography>
      <DeletionEffects merchant={merchant} />
    </ConfirmDialog>
  );
};

/** The effects of deleting this merchant. */
const DeletionEffects = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data } = useQuery({
    queryKey: ['merchants', 'deletion', merchant.id],
    queryFn: ({ signal }) => dataProvider.previewDeletion({ params: { id: merchant.id } }, { signal }),
  });
  return (
    <Typography>
      {data ? t(`admin.merchants.fate.${data.fate}`) : <TextSkeleton characters={40} />}
    </Typography>
  );
};
