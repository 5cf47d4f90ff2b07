import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foretellDeletion, type Merchant } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { ConfirmDialog } from '../acts/ConfirmDialog.tsx';
import { useErase } from '../acts/use-erase.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';

/** Nothing for those who may only read; the question says what is kept (decision 6). */
export const DeleteMerchant = ({ merchant, isInRow = false }: { merchant: Merchant; isInRow?: boolean }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { erase, isBusy } = useErase('merchants', merchant, {
    done: 'admin.merchants.deleted',
    failed: t('admin.merchants.deleteFailed'),
    onRefused: () => setAsking(false),
  });
  if (!may('delete', 'merchants')) return null;
  return (
    <>
      <ActButton
        look={isInRow ? 'quiet' : 'danger'}
        icon="bin"
        act={t('admin.merchants.delete')}
        of={merchant.businessName}
        isInRow={isInRow}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('admin.merchants.deleteTitle')}
          confirm={t('admin.merchants.delete')}
          isBusy={isBusy}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <p>{t('admin.merchants.deleteQuestion', { name: merchant.businessName })}</p>
          <p>{t('admin.irrevocable')}</p>
          <Fate merchant={merchant} />
        </ConfirmDialog>
      )}
    </>
  );
};

/** What deleting would do to this merchant: told before it is done. */
const Fate = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const { data } = useQuery({
    queryKey: ['merchants', 'deletion', merchant.id],
    queryFn: ({ signal }) => call(foretellDeletion, { params: { id: merchant.id } }, { signal }),
  });
  return <p>{data ? t(`admin.merchants.fate.${data.fate}`) : <Skeleton characters={40} />}</p>;
};
