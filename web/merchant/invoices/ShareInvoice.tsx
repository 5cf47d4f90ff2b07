import type { Invoice } from '#contract/invoices/invoices.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { buttonClass } from '../../shared/layout/button-class.ts';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { shareUrls } from '../kit/documents/share-urls.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';
import { useShareText } from './use-share-text.ts';

const ways = ['viber', 'whatsapp'] as const;

type SharedProps = Readonly<{ invoice: Invoice; payUrl: string }>;

/** Shares an unpaid invoice with its payment link by messenger, or by the share dialog of the device. */
export const ShareInvoice = ({ invoice, payUrl }: SharedProps) => {
  const t = useAdvanceMessages();
  const text = useShareText(invoice, payUrl);
  const addresses = shareUrls(text.subject, text.message);
  return (
    <div className={classes['share']} role="group" aria-label={t('shareInvoice.title')}>
      {ways.map((way) => (
        <a key={way} className={buttonClass({ size: 'small' })} href={addresses[way]} rel="noreferrer">
          {t(`shareInvoice.${way}`)}
        </a>
      ))}
      {'share' in navigator && (
        <Button size="small" onClick={() => openShareDialog(text)}>
          {t('shareInvoice.system')}
        </Button>
      )}
    </div>
  );
};

/** The ways to share, where the browser has no share dialog of its own. */
export const ShareInvoiceDialog = ({ onClose, ...shared }: SharedProps & { onClose: () => void }) => {
  const t = useMerchantMessages();
  return (
    <Dialog title={t('merchant.invoice.actions.share')} onClose={onClose}>
      <p className={classes['url']}>{shared.payUrl}</p>
      <div className={classes['share']}>
        <CopyButton text={shared.payUrl} label={t('merchant.links.copyUrl')} />
        <ShareInvoice {...shared} />
      </div>
    </Dialog>
  );
};

/** Says that the last mail with the document did not arrive: the document stands. */
export const UndeliveredMail = ({ invoice: { delivery } }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  return delivery?.state === 'FAILED' ? (
    <Banner tone="error">{t('shareInvoice.undelivered', { email: delivery.recipient })}</Banner>
  ) : null;
};
