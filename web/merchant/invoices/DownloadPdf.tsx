import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface DownloadPdfProps {
  readonly invoice: Pick<InvoiceSummary, 'id'>;
  readonly variant: 'primary' | 'secondary';
}

/** Downloads the document as PDF, with the server's file name. */
export const DownloadPdf = ({ invoice, variant }: DownloadPdfProps) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const { press, isPending } = useAction({
    send: () => api.invoicePdf(invoice.id),
    failed: t('merchant.invoice.downloadFailed'),
    onDone: ({ content, name }) => saveFile(content, name),
  });
  return (
    <Button variant={variant} busy={isPending} onClick={() => press()}>
      {!isPending && <Icon name="download" />}
      {t('merchant.invoice.download')}
    </Button>
  );
};
