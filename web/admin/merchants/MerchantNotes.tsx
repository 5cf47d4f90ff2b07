import { Button, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import type { en } from '../kit/messages/en.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { NoteItem } from './NoteItem.tsx';

/** Of a page, as the server cuts it. */
const pageSize = 20;

/** The notes of staff on a merchant, which it never reads; pinned ones first. */
export const MerchantNotes = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const [page, setPage] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'notes', merchant.id, page],
    queryFn: ({ signal }) =>
      dataProvider.listMerchantNotes({ params: { id: merchant.id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={t('admin.merchants.notes.title')}
      action={
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {t('admin.merchants.notes.add')}
        </Button>
      }
    >
      {error && (
        <ErrorAlert
          error={error}
          fallback={t('admin.merchants.notes.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <TextSkeleton characters={30} />}
      {data?.totalElements === 0 && <Typography>{t('admin.merchants.notes.none')}</Typography>}
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {data?.content.map((note) => (
          <NoteItem key={note.id} merchant={merchant} note={note} />
        ))}
      </Stack>
      {data !== undefined && data.totalElements > pageSize && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('admin.merchants.notes.newer')}
          </Button>
          <Button disabled={(page + 1) * pageSize >= data.totalElements} onClick={() => setPage(page + 1)}>
            {t('admin.merchants.notes.older')}
          </Button>
        </Stack>
      )}
      {isOpen && <NoteDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </Panel>
  );
};
