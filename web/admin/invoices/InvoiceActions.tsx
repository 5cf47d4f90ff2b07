import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../shared/api-error.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { SendInvoiceDialog } from './SendInvoiceDialog.tsx';

/** Downloads the document as PDF; sends it by e-mail if the role may. */
export const InvoiceActions = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isSending, setSending] = useState(false);
  return (
    <>
      {may('send', 'invoices') && (
        <Button
          variant={invoice.status === 'PAID' ? 'outlined' : 'contained'}
          onClick={() => setSending(true)}
        >
          {t('admin.invoices.send')}
        </Button>
      )}
      <DownloadPdf invoice={invoice} />
      {isSending && <SendInvoiceDialog invoice={invoice} onClose={() => setSending(false)} />}
    </>
  );
};

const DownloadPdf = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const dataProvider = useAdminData();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.getInvoicePdf(invoice),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: (refused) => notify(messageOf(refused, t('admin.invoices.downloadFailed')), { type: 'error' }),
  });
  return (
    <Button
      variant={invoice.status === 'PAID' ? 'contained' : 'outlined'}
      startIcon={<Icon name="download" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('admin.invoices.download')}
    </Button>
  );
};
