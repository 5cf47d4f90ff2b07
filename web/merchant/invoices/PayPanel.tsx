import type { Invoice } from '#contract/invoices/invoices.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { ShareInvoice } from './ShareInvoice.tsx';

/** The payment link and QR code of an unpaid invoice. */
export const PayPanel = ({ invoice, payUrl }: { invoice: Invoice; payUrl: string }) => {
  const t = useMerchantMessages();
  return (
    <LinkPanel
      title={t('merchant.invoice.pay.title')}
      code={t('merchant.links.qr')}
      text={t('merchant.invoice.pay.text')}
      url={payUrl}
    >
      <CopyButton text={payUrl} label={t('merchant.links.copyUrl')} />
      <ShareInvoice invoice={invoice} payUrl={payUrl} />
    </LinkPanel>
  );
};
