import { QRCodeSVG } from 'qrcode.react';
import type { PaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './LinksPage.module.css';
import { QrDownloads } from './QrDownloads.tsx';

/** Pixels (specification, point 9). */
const size = 256;

export const QrDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return (
    <Dialog
      title={t('merchant.links.qrTitle')}
      onClose={onClose}
      actions={
        <>
          <QrDownloads link={link} />
          <Button size="small" onClick={onClose}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      <div className={classes['qr']}>
        {/* White around the code in the dark theme too: many readers need a light margin. */}
        <div className={classes['paper']}>
          <QRCodeSVG
            value={link.qrCodeData || link.paymentLinkUrl}
            size={size}
            level="L"
            title={t('merchant.links.qr')}
          />
        </div>
        <p className={classes['amount']}>{formatMoney(link.amount, link.currency, language)}</p>
        {link.description !== null && <p>{link.description}</p>}
        <p className={classes['url']}>{link.paymentLinkUrl}</p>
        <p className={classes['description']}>{t('merchant.links.qrHint')}</p>
      </div>
    </Dialog>
  );
};
