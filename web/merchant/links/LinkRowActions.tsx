import type { PaymentLink } from '#contract/links/links.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { shortToken } from '../../shared/format/short-token.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useIsCompact } from '../../shared/list/list-place.ts';
import { ListIcon } from '../kit/lists/ListIcon.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import classes from './LinksPage.module.css';
import { useLinkMessages } from './messages/link-messages.ts';
import { openShareDialog, useShareText } from './use-share-text.ts';

interface LinkRowActionsProps {
  readonly link: PaymentLink;
  readonly onShowQr: () => void;
  /** Where the browser has no share dialog. */
  readonly onShare: () => void;
}

/** Copy, share and QR code of a link that can be paid; nothing for other links. */
export const LinkRowActions = (props: LinkRowActionsProps) =>
  props.link.status === 'ACTIVE' ? <Actions {...props} /> : null;

const Actions = ({ link, onShowQr, onShare }: LinkRowActionsProps) => {
  const t = useLinkMessages();
  const inLists = useListMessages();
  const text = useShareText(link);
  const token = shortToken(link.uniqueToken);
  // A table has icons; the strip below a compact row has room for words.
  const isIcon = !useIsCompact();
  const words = isIcon ? 'visually-hidden' : undefined;
  const share = (): void => ('share' in navigator ? openShareDialog(text) : onShare());
  return (
    <div className={isIcon ? classes['actions'] : classes['strip']}>
      <CopyButton text={link.paymentLinkUrl} label={t('merchant.links.copyOf', { token })} isIcon={isIcon} />
      <Button size="small" icon={isIcon} title={inLists('lists.share.of', { token })} onClick={share}>
        <ListIcon name="share" size={18} />
        <span className={words}>{inLists('lists.share.action')}</span>
        <span className="visually-hidden">: {token}</span>
      </Button>
      <Button size="small" icon={isIcon} title={t('merchant.links.qrOf', { token })} onClick={onShowQr}>
        <Icon name="qr" size={18} />
        <span className={words}>{t('merchant.links.qr')}</span>
        <span className="visually-hidden">: {token}</span>
      </Button>
    </div>
  );
};
