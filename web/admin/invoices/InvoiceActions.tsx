import { Button } from '@mui/material';
import { useState } from 'react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
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
  const dataProvider = useAdminData();
  const { press, isPending } = useAction({
    send: () => dataProvider.saveInvoicePdf(invoice),
    failed: t('admin.invoices.downloadFailed'),
  });
  return (
    <Button
      variant={invoice.status === 'PAID' ? 'contained' : 'outlined'}
      startIcon={<Icon name="download" />}
      loading={isPending}
      onClick={() => press()}
    >
      {t('admin.invoices.download')}
    </Button>
  );
};
