import type { PaymentLink } from '#contract/links/links.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { buttonClass } from '../../shared/layout/button-class.ts';
import classes from './LinksPage.module.css';
import { shareUrls } from '../kit/documents/share-urls.ts';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { useLinkMessages } from './messages/link-messages.ts';
import { useShareText } from './use-share-text.ts';

const ways = ['viber', 'whatsapp', 'sms', 'email'] as const;

/**
 * Shares a payment link by messenger or e-mail, with a message that names merchant and amount; `hasSystem`: also by the
 * dialog of the device.
 */
export const ShareLink = ({ link, hasSystem = true }: { link: PaymentLink; hasSystem?: boolean }) => {
  const t = useLinkMessages();
  const text = useShareText(link);
  const addresses = shareUrls(text.subject, text.message);
  return (
    <div className={classes['share']} role="group" aria-label={t('link.share.title')}>
      {ways.map((way) => (
        <a key={way} className={buttonClass({ size: 'small' })} href={addresses[way]} rel="noreferrer">
          {t(`link.share.${way}`)}
        </a>
      ))}
      {hasSystem && 'share' in navigator && (
        <Button size="small" onClick={() => openShareDialog(text)}>
          {t('link.share.system')}
        </Button>
      )}
    </div>
  );
};
