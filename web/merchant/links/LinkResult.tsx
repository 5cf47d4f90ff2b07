import { useEffect, useRef } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import type { PaymentLink } from '#contract/links/links.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './LinksPage.module.css';
import { ShareLink } from './ShareLink.tsx';
import { useShareText } from './use-share-text.ts';

/** Pixels; the code, the amount and the actions fit on a phone. */
const qrSize = 200;

/** The link that was just created, with the focus, in place of the form; on a phone it fills the screen. */
export const LinkResult = ({ link, onAnother }: { link: PaymentLink; onAnother: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const result = useRef<HTMLDivElement>(null);
  const { paymentLinkUrl: url, description } = link;
  useEffect(() => result.current!.focus(), [url]);
  return (
    <div
      ref={result}
      className={classes['result']}
      role="group"
      aria-label={t('merchant.links.created')}
      tabIndex={-1}
    >
      <div className={classes['paper']}>
        <QRCodeSVG value={link.qrCodeData || url} size={qrSize} level="L" title={t('merchant.links.qr')} />
      </div>
      <div className={classes['resultText']}>
        <p className={classes['amount']}>{formatMoney(link.amount, link.currency, language)}</p>
        {description !== null && <p>{description}</p>}
        <p className={classes['url']}>
          <span className="visually-hidden">{t('merchant.links.created')} </span>
          <a href={url}>{url}</a>
        </p>
        <Share link={link} />
        <div className={classes['created']}>
          <CopyButton text={url} label={t('merchant.links.copyUrl')} />
          <Button size="small" onClick={onAnother}>
            {t('merchant.links.another')}
          </Button>
        </div>
      </div>
    </div>
  );
};

/** One large button where the device has a share dialog, else the ways to send a link. */
const Share = ({ link }: { link: PaymentLink }) => {
  const inLists = useListMessages();
  const text = useShareText(link);
  if (!('share' in navigator)) return <ShareLink link={link} />;
  return (
    <Button variant="primary" size="large" full onClick={() => openShareDialog(text)}>
      {inLists('lists.share.action')}
    </Button>
  );
};
