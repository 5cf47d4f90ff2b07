import { useState } from 'react';
import { useNotify } from 'react-admin';
import { getInvoicePdf, type Invoice } from '#contract/invoices.ts';
import { addressOf, request } from '../../shared/call.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { fileNameOf, saveFile } from '../../shared/save-file.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import { SendInvoiceDialog } from './SendInvoiceDialog.tsx';

/** The document as PDF; by mail, once more, for those who may. */
export const InvoiceActs = ({ invoice }: { invoice: Invoice }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const [isSending, setSending] = useState(false);
  return (
    <>
      {may('send', 'invoices') && (
        <Button look={invoice.status === 'PAID' ? undefined : 'primary'} onClick={() => setSending(true)}>
          {t('admin.invoices.send')}
        </Button>
      )}
      <DownloadPdf invoice={invoice} />
      {isSending && <SendInvoiceDialog invoice={invoice} onClose={() => setSending(false)} />}
    </>
  );
};

const DownloadPdf = ({ invoice: { id, invoiceNumber, status } }: { invoice: Invoice }) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = addressOf(getInvoicePdf, { params: { id } });
      const file = await request({ method: 'GET', path, accept: 'application/pdf' });
      saveFile(await file.blob(), fileNameOf(file, `${invoiceNumber}.pdf`));
    } catch (thrown) {
      notify(sentenceOf(thrown, t('admin.invoices.downloadFailed')), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look={status === 'PAID' ? 'primary' : undefined} busy={isBusy} onClick={() => void download()}>
      <Icon name="download" />
      {t('admin.invoices.download')}
    </Button>
  );
};
