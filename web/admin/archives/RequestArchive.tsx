import { Button } from '@mui/material';
import { useState } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { useArchiveMessages } from './messages/archive-messages.ts';

/** The button that makes an archive of a merchant; for administrators. */
export const RequestArchive = ({ merchant }: { merchant: Merchant }) => {
  const t = useArchiveMessages();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('run', 'archives')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('archiveList.request.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('archiveList.request.title', { name: merchant.businessName })}
          text={t('archiveList.request.text')}
          submit={t('archiveList.request.submit')}
          send={(data) => data.requestArchive({ params: { id: merchant.id } })}
          done={t('archiveList.request.done')}
          failed={t('archiveList.request.failed')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
