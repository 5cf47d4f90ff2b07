import type { PaymentLink } from '#contract/links/links.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { shortToken } from '../../shared/format/short-token.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { buttonClass } from '../../shared/layout/button-class.ts';
import { useIsCompact } from '../../shared/list/list-place.ts';
import { ListIcon } from '../kit/lists/ListIcon.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { copyOf } from './copied-link.ts';
import classes from './LinksPage.module.css';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { useLinkMessages } from './messages/link-messages.ts';
import { useShareText } from './use-share-text.ts';

interface LinkRowActionsProps {
  readonly link: PaymentLink;
  readonly onShowQr: () => void;
  /** Where the browser has no share dialog. */
  readonly onShare: () => void;
}

/** Of a link that can be paid: its page, copy, share and QR code; of another one in the table: its page, and a new one with its values. */
export const LinkRowActions = (props: LinkRowActionsProps) => {
  const isCompact = useIsCompact();
  if (props.link.status === 'ACTIVE') return <Actions {...props} />;
  return isCompact ? null : <PastActions link={props.link} />;
};

/** Opens the pay page, which says the state of the link. */
const OpenLink = ({ link }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const name = t('link.open', { token: shortToken(link.uniqueToken) });
  return (
    <a
      className={buttonClass({ size: 'small', icon: true })}
      href={link.paymentLinkUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={name}
    >
      <Icon name="external" size={18} />
    </a>
  );
};

const PastActions = ({ link }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const { base, isDemo } = usePortal();
  const mayCreate = useRights()('CREATE_LINKS') && !isDemo;
  const name = t('link.copyOf', { token: shortToken(link.uniqueToken) });
  return (
    <div className={classes['actions']}>
      <OpenLink link={link} />
      {mayCreate && (
        <ButtonLink size="small" icon to={copyOf(base, link)} aria-label={name} title={name}>
          <Icon name="plus" size={18} />
        </ButtonLink>
      )}
    </div>
  );
};

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
      <OpenLink link={link} />
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
