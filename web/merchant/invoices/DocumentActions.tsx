import { Suspense, useState } from 'react';
import { businessDateOf } from '#contract/business-date.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { less, sumOf } from '../../shared/money.ts';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { AnnulDialog } from './AnnulDialog.tsx';
import { leftToCredit } from './left-to-credit.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { DownloadPdf } from './DownloadPdf.tsx';
import { mayBeDebited } from './may-be-debited.ts';
import { SendDialog } from './SendDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';

/** A lazy chunk with its texts. */
const CreditNoteDialog = lazyPart(async () => ({
  default: (await import('./credit/CreditNoteDialog.tsx')).CreditNoteDialog,
}));

type Action = 'send' | 'transfer' | 'annul' | 'creditNote' | 'credit';

const rightFor = {
  send: 'WRITE_DOCUMENTS',
  transfer: 'WRITE_DOCUMENTS',
  annul: 'ANNUL_DOCUMENTS',
  creditNote: 'WRITE_DOCUMENTS',
  credit: 'REFUND',
} as const;

/** A document is voided only in the month of its issue, by Sofia's calendar. */
const isOfThisMonth = ({ issueDate }: Invoice): boolean =>
  businessDateOf(new Date()).slice(0, 7) === issueDate.slice(0, 7);

/**
 * An unpaid document can be marked as paid or voided, one that advances cover in full voided, what was paid by card
 * refunded, and any credited.
 */
const actionsOf = (invoice: Invoice): readonly Action[] => {
  const credited = sumOf(invoice.creditNotes.map(({ totalAmount }) => totalAmount));
  const isOpen = invoice.type !== 'CREDIT_NOTE' && !invoice.isTest && invoice.annulledAt === null;
  const isUnpaid = invoice.status !== 'PAID' || invoice.totalAmount === 0;
  const isVoidable = isOpen && isUnpaid && isOfThisMonth(invoice) && invoice.debitNotes.length === 0;
  return [
    'send',
    ...(isOpen && invoice.openAmount > 0 ? (['transfer'] as const) : []),
    ...(isVoidable && invoice.paidAmount === 0 && credited === 0 ? (['annul'] as const) : []),
    ...(isOpen && less(invoice.totalAmount, credited) > 0 ? (['creditNote'] as const) : []),
    ...(isOpen && leftToCredit(invoice) > 0 ? (['credit'] as const) : []),
  ];
};

/** In Bulgarian a debit note has another gender than an invoice. */
const isTransferOfNote = (action: Action, { type }: Invoice): boolean =>
  action === 'transfer' && type === 'DEBIT_NOTE';

/** The actions on a document, each in its dialog. */
export const DocumentActions = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo, base } = usePortal();
  const holds = useRights();
  const [open, setOpen] = useState<Action>();
  const close = (): void => setOpen(undefined);
  // Sending is the primary action of an unpaid invoice, downloading of other documents.
  const actions = actionsOf(invoice).filter((action) => holds(rightFor[action]));
  const isUnpaid = invoice.payUrl !== null && actions.includes('send');
  if (isDemo)
    return <DisabledInDemo labels={[t('merchant.invoice.actions.send'), t('merchant.invoice.download')]} />;
  return (
    <>
      {!isUnpaid && <DownloadPdf invoice={invoice} variant="primary" />}
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'send' && isUnpaid ? 'primary' : 'secondary'}
          onClick={() => setOpen(action)}
        >
          {action === 'send' && <Icon name="chat" />}
          {t(`merchant.invoice.actions.${isTransferOfNote(action, invoice) ? 'transferNote' : action}`)}
        </Button>
      ))}
      {invoice.type === 'INVOICE' && holds('WRITE_DOCUMENTS') && (
        <ButtonLink to={`${base}/invoices/new?copy=${invoice.id}`}>
          {t('merchant.invoice.actions.copy')}
        </ButtonLink>
      )}
      {mayBeDebited(invoice) && holds('WRITE_DOCUMENTS') && (
        <ButtonLink to={`${base}/invoices/${invoice.id}/debit`}>
          {t('merchant.invoice.actions.debit')}
        </ButtonLink>
      )}
      {isUnpaid && <DownloadPdf invoice={invoice} variant="secondary" />}
      {open === 'send' && <SendInvoice invoice={invoice} onClose={close} />}
      {open === 'transfer' && <TransferDialog invoice={invoice} onClose={close} />}
      {open === 'annul' && <AnnulDialog invoice={invoice} onClose={close} />}
      {open === 'creditNote' && (
        <Suspense>
          <CreditNoteDialog invoice={invoice} onClose={close} />
        </Suspense>
      )}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </>
  );
};

/** Names the addresses that the server would refuse, before the e-mail is sent. */
const SendInvoice = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const { data: merchant } = useMerchant();
  if (merchant === undefined) return null;
  const own = { email: merchant.email };
  const isApproved = merchant.status === 'ACTIVE';
  const testHint = invoice.isTest ? t('merchant.invoice.send.testLimit', own) : undefined;
  return (
    <SendDialog
      invoiceId={invoice.id}
      email={isApproved ? (invoice.delivery?.recipient ?? invoice.customerEmail ?? '') : merchant.email}
      title={t('merchant.invoice.send.title')}
      hint={isApproved ? testHint : t('merchant.invoice.send.ownAddressOnly', own)}
      sent={(email) => t('merchant.invoice.send.sent', { email })}
      failed={t('merchant.invoice.send.failed')}
      onClose={onClose}
    />
  );
};
