import { QRCodeSVG } from 'qrcode.react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { ShareInvoice } from './ShareInvoice.tsx';

/** Pixels. */
const size = 160;

/** The payment link and QR code of an unpaid invoice. */
export const PayPanel = ({ invoice, payUrl }: { invoice: Invoice; payUrl: string }) => {
  const t = useMerchantMessages();
  return (
    <Panel title={t('merchant.invoice.pay.title')}>
      <div className={classes['pay']}>
        {/* White around the code in the dark theme too: many readers need a light margin. */}
        <div className={classes['paper']}>
          <QRCodeSVG value={payUrl} size={size} level="L" title={t('merchant.links.qr')} />
        </div>
        <div className={classes['payText']}>
          <p>{t('merchant.invoice.pay.text')}</p>
          <p className={classes['url']}>
            <a href={payUrl}>{payUrl}</a>
          </p>
          <div className={classes['share']}>
            <CopyButton text={payUrl} label={t('merchant.links.copyUrl')} />
            <ShareInvoice invoice={invoice} payUrl={payUrl} />
          </div>
        </div>
      </div>
    </Panel>
  );
};
