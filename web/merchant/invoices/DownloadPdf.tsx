import { getInvoicePdf, type InvoiceSummary } from '#contract/invoices/invoices.ts';
import { requestPath } from '../../shared/call.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface DownloadPdfProps {
  readonly invoice: Pick<InvoiceSummary, 'id'>;
  readonly variant: 'primary' | 'secondary';
}

/** Downloads the document as PDF, with the server's file name. */
export const DownloadPdf = ({ invoice, variant }: DownloadPdfProps) => {
  const t = useMerchantMessages();
  const { press, isPending } = useDownload(t('merchant.invoice.downloadFailed'));
  return (
    <Button
      variant={variant}
      busy={isPending}
      onClick={() => press(requestPath(getInvoicePdf, { params: { id: invoice.id } }))}
    >
      {!isPending && <Icon name="download" />}
      {t('merchant.invoice.download')}
    </Button>
  );
};
