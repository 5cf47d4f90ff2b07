import type { PaymentLink } from '#contract/links/links.ts';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLinkMessages } from './messages/link-messages.ts';
import { ShareLink } from './ShareLink.tsx';

/** The ways to send a link, where the browser has no share dialog of its own. */
export const ShareDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useLinkMessages();
  return (
    <Dialog title={t('link.share.title')} onClose={onClose}>
      <ShareLink link={link} />
    </Dialog>
  );
};
