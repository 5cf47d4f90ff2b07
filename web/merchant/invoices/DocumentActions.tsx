import { useState } from 'react';
import type { Invoice } from '#contract/invoices.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { HeldInDemo } from '../HeldInDemo.tsx';
import { usePortal } from '../portal.ts';
import { useMerchant } from '../queries.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { AnnulDialog } from './AnnulDialog.tsx';
import { leftToCredit } from './left-to-credit.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { DownloadPdf } from './DownloadPdf.tsx';
import { SendDialog } from './SendDialog.tsx';

type Act = 'send' | 'annul' | 'credit';

/** An unpaid invoice can be annulled; what has been paid is only given back, with a credit note. */
const actsOf = (invoice: Invoice): readonly Act[] => {
  const isOpen = invoice.type === 'INVOICE' && !invoice.isTest && invoice.annulledAt === null;
  return [
    'send',
    ...(isOpen && invoice.status !== 'PAID' ? (['annul'] as const) : []),
    ...(isOpen && leftToCredit(invoice) > 0 ? (['credit'] as const) : []),
  ];
};

/** What can be done with a document, each act in a dialog of its own. */
export const DocumentActions = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const [open, setOpen] = useState<Act>();
  const close = (): void => setOpen(undefined);
  // An invoice that can still be paid is sent first; any other document is read.
  const isUnpaid = invoice.payUrl !== null;
  if (isDemo)
    return <HeldInDemo labels={[t('merchant.invoice.acts.send'), t('merchant.invoice.download')]} />;
  return (
    <>
      {actsOf(invoice).map((act) => (
        <Button
          key={act}
          look={act === 'send' && isUnpaid ? 'primary' : 'secondary'}
          onClick={() => setOpen(act)}
        >
          {act === 'send' && <Icon name="chat" />}
          {t(`merchant.invoice.acts.${act}`)}
        </Button>
      ))}
      <DownloadPdf invoice={invoice} look={isUnpaid ? 'secondary' : 'primary'} />
      {open === 'send' && <SendInvoice invoice={invoice} onClose={close} />}
      {open === 'annul' && <AnnulDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </>
  );
};

/** Says before the mail is asked for where the server would refuse to send it. */
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
