import { useState } from 'react';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';

export const DownloadPdf = ({
  invoice,
}: {
  invoice: Pick<InvoiceSummary, 'id' | 'type' | 'invoiceNumber'>;
}) => {
  const t = useMerchantWords();
  const toast = useToast();
  const { api } = usePortal();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(
        await api.invoicePdf(invoice.id),
        t(`merchant.invoice.fileNames.${invoice.type}`, { number: invoice.invoiceNumber }),
      );
    } catch (error) {
      toast(sentenceOf(error, t('merchant.invoice.downloadFailed')), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="primary" busy={busy} onClick={() => void download()}>
      {!busy && <Icon name="download" />}
      {t('merchant.invoice.download')}
    </Button>
  );
};
