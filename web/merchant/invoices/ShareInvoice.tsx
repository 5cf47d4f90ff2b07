import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { buttonClass } from '../../shared/layout/button-class.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { shareUrls } from '../kit/documents/share-urls.ts';
import classes from './InvoicePage.module.css';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

const ways = ['viber', 'whatsapp'] as const;

/** Shares an unpaid invoice with its payment link by messenger, or by the share dialog of the device. */
export const ShareInvoice = ({ invoice, payUrl }: { invoice: Invoice; payUrl: string }) => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const { invoiceNumber: number, merchantName: merchant, openAmount, currency } = invoice;
  const subject = t('shareInvoice.subject', { number, merchant });
  const message = t('shareInvoice.message', {
    number,
    merchant,
    amount: formatMoney(openAmount, currency, language),
    url: payUrl,
  });
  const addresses = shareUrls(subject, message);
  // A dismissed share dialog rejects; that is not an error.
  const share = (): void => void navigator.share({ title: subject, text: message }).catch(() => undefined);
  return (
    <div className={classes['share']} role="group" aria-label={t('shareInvoice.title')}>
      {ways.map((way) => (
        <a key={way} className={buttonClass({ size: 'small' })} href={addresses[way]} rel="noreferrer">
          {t(`shareInvoice.${way}`)}
        </a>
      ))}
      {'share' in navigator && (
        <Button size="small" onClick={share}>
          {t('shareInvoice.system')}
        </Button>
      )}
    </div>
  );
};

/** Says that the last mail with the document did not arrive: the document stands. */
export const UndeliveredMail = ({ invoice: { delivery } }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  return delivery?.state === 'FAILED' ? (
    <Banner tone="error">{t('shareInvoice.undelivered', { email: delivery.recipient })}</Banner>
  ) : null;
};
