import { Suspense, useState } from 'react';
import { getInvoicePdf, type Invoice } from '#contract/invoices/invoices.ts';
import { requestPath } from '../../shared/call.ts';
import type { IconName } from '../../shared/icons/Icon.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import type { RecordAction } from '../kit/records/record-action.ts';
import { RecordActions } from '../kit/records/RecordActions.tsx';
import { AnnulDialog } from './AnnulDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { arrangeActions, type DocumentAction } from './document-actions.ts';
import { SendInvoice } from './SendInvoice.tsx';
import { ShareInvoiceDialog } from './ShareInvoice.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { useShareText } from './use-share-text.ts';

/** A lazy chunk with its texts. */
const CreditNoteDialog = lazyPart(async () => ({
  default: (await import('./credit/CreditNoteDialog.tsx')).CreditNoteDialog,
}));

const RepeatDialog = lazyPart(() => import('./schedules/RepeatDialog.tsx'));

/** The actions on a document: the next step by its state, what stands beside it, and the others in a menu. */
export const DocumentActions = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const [open, setOpen] = useState<DocumentAction>();
  const actionOf = useDocumentAction(invoice, setOpen);
  const { primary, beside, more } = arrangeActions(invoice, holds);
  if (isDemo)
    return <DisabledInDemo labels={[t('merchant.invoice.actions.send'), t('merchant.invoice.download')]} />;
  return (
    <>
      <RecordActions primary={actionOf(primary)} beside={beside.map(actionOf)} more={more.map(actionOf)} />
      {open !== undefined && <Opened action={open} invoice={invoice} onClose={() => setOpen(undefined)} />}
    </>
  );
};

const icons: Readonly<Partial<Record<DocumentAction, IconName>>> = {
  pdf: 'download',
  send: 'chat',
  remind: 'bell',
  share: 'link',
};

/** Label, icon and press of an action; `open` shows its dialog. */
const useDocumentAction = (
  invoice: Invoice,
  open: (action: DocumentAction) => void,
): ((action: DocumentAction) => RecordAction) => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const text = useShareText(invoice, invoice.payUrl ?? '');
  const pdf = useDownload(t('merchant.invoice.downloadFailed'));
  return (action) => {
    const icon = icons[action];
    const drawn = icon === undefined ? {} : { icon };
    if (action === 'pdf') {
      const path = requestPath(getInvoicePdf, { params: { id: invoice.id } });
      const label = t('merchant.invoice.download');
      return { ...drawn, label, busy: pdf.isPending, onPress: () => pdf.press(path) };
    }
    // In Bulgarian a debit note has another gender than an invoice.
    const isNote = action === 'transfer' && invoice.type === 'DEBIT_NOTE';
    const label = t(`merchant.invoice.actions.${isNote ? 'transferNote' : action}`);
    if (action === 'copy') return { label, to: `${base}/invoices/new?copy=${invoice.id}` };
    if (action === 'debit') return { label, to: `${base}/invoices/${invoice.id}/debit` };
    const share = (): void => ('share' in navigator ? openShareDialog(text) : open(action));
    return { ...drawn, label, onPress: action === 'share' ? share : () => open(action) };
  };
};

type OpenedProps = Readonly<{ action: DocumentAction; invoice: Invoice; onClose: () => void }>;

/** The dialog of an action. */
const Opened = ({ action, ...dialog }: OpenedProps) => {
  const { payUrl } = dialog.invoice;
  if (action === 'send' || action === 'remind')
    return <SendInvoice {...dialog} isReminder={action === 'remind'} />;
  if (action === 'share') return payUrl && <ShareInvoiceDialog {...dialog} payUrl={payUrl} />;
  if (action === 'transfer') return <TransferDialog {...dialog} />;
  if (action === 'annul') return <AnnulDialog {...dialog} />;
  if (action === 'credit') return <CreditDialog {...dialog} />;
  if (action !== 'creditNote' && action !== 'repeat') return null;
  const Lazy = action === 'repeat' ? RepeatDialog : CreditNoteDialog;
  return (
    <Suspense>
      <Lazy {...dialog} />
    </Suspense>
  );
};
