import { useState } from 'react';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../shared/api-error.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface DownloadPdfProps {
  readonly invoice: Pick<InvoiceSummary, 'id'>;
  readonly variant: 'primary' | 'secondary';
}

/** Downloads the document as PDF, with the server's file name. */
export const DownloadPdf = ({ invoice, variant }: DownloadPdfProps) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { content, name } = await api.invoicePdf(invoice.id);
      saveFile(content, name);
    } catch (error) {
      toast(messageOf(error, t('merchant.invoice.downloadFailed')), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} busy={busy} onClick={() => void download()}>
      {!busy && <Icon name="download" />}
      {t('merchant.invoice.download')}
    </Button>
  );
};
