import { useEffect, useRef } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import type { PaymentLink } from '#contract/links/links.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useIsPhone } from '../../shared/layout/use-is-phone.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './LinksPage.module.css';
import { ShareLink } from './ShareLink.tsx';
import { useLinkMessages } from './messages/link-messages.ts';
import { openShareDialog, useShareText } from './use-share-text.ts';

/** Pixels; the code, the amount and the actions fit on a phone. */
const qrSize = 160;

/** The link that was just created, with the focus: on a phone it stands in place of the form, with its QR code. */
export const LinkResult = ({ link, onAnother }: { link: PaymentLink; onAnother: () => void }) => {
  const t = useMerchantMessages();
  const inLinks = useLinkMessages();
  const language = useLanguage();
  const isPhone = useIsPhone();
  const text = useShareText(link);
  const result = useRef<HTMLDivElement>(null);
  const { paymentLinkUrl: url } = link;
  useEffect(() => result.current!.focus(), [url]);
  return (
    <div
      ref={result}
      className={classes['result']}
      role="group"
      aria-label={t('merchant.links.created')}
      tabIndex={-1}
    >
      {isPhone && (
        <>
          <div className={classes['paper']}>
            <QRCodeSVG
              value={link.qrCodeData || url}
              size={qrSize}
              level="L"
              title={t('merchant.links.qr')}
            />
          </div>
          <p className={classes['amount']}>{formatMoney(link.amount, link.currency, language)}</p>
        </>
      )}
      <p className={classes['url']}>
        {t('merchant.links.created')} <a href={url}>{url}</a>
      </p>
      {isPhone && 'share' in navigator && (
        <Button variant="primary" full onClick={() => openShareDialog(text)}>
          {inLinks('link.share.system')}
        </Button>
      )}
      <div className={classes['created']}>
        <CopyButton text={url} label={t('merchant.links.copyUrl')} />
        <Button size="small" onClick={onAnother}>
          {t('merchant.links.another')}
        </Button>
      </div>
      <ShareLink link={link} hasSystem={!isPhone} />
    </div>
  );
};
