import { useState } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { openShareDialog } from '../kit/documents/open-share-dialog.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { actionsOf } from '../kit/records/record-action.ts';
import { RecordActions } from '../kit/records/RecordActions.tsx';
import { CancelLinkDialog } from './CancelLinkDialog.tsx';
import { copyOf } from './copied-link.ts';
import { ExtendLinkDialog } from './ExtendLinkDialog.tsx';
import { useLinkMessages } from './messages/link-messages.ts';
import { QrDialog } from './QrDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useShareText } from './use-share-text.ts';
import { useTrial } from './use-trial.ts';

type Shown = 'qr' | 'share' | 'extend' | 'cancel';

/** What the link's status and the user's role allow: an active link is shared, an expired one extended, another copied. */
export const LinkActions = ({ link }: { link: PaymentLink }) => {
  const [shown, setShown] = useState<Shown>();
  const { primary, beside, more } = useLinkActions(link, setShown);
  const dialog = { link, onClose: () => setShown(undefined) };
  return (
    <>
      <RecordActions primary={primary} beside={beside} more={more} />
      {shown === 'qr' && <QrDialog {...dialog} />}
      {shown === 'share' && <ShareDialog {...dialog} />}
      {shown === 'extend' && <ExtendLinkDialog {...dialog} />}
      {shown === 'cancel' && <CancelLinkDialog {...dialog} />}
    </>
  );
};

const useLinkActions = (link: PaymentLink, show: (shown: Shown) => void) => {
  const t = useLinkMessages();
  const inLists = useListMessages();
  const { base, isDemo } = usePortal();
  const mayChange = useRights()('CREATE_LINKS') && !isDemo;
  const text = useShareText(link);
  const trial = useTrial(link.id, t('link.trial.failed'));
  const copy = mayChange && { label: t('link.copy'), to: copyOf(base, link) };
  const extend = { label: t('link.extend.action'), onPress: () => show('extend') };
  if (link.status !== 'ACTIVE') {
    const actions = actionsOf(link.status === 'EXPIRED' && mayChange && extend, copy);
    return { primary: actions[0], beside: actions.slice(1), more: [] };
  }
  return {
    primary: {
      label: inLists('lists.share.action'),
      onPress: () => ('share' in navigator ? openShareDialog(text) : show('share')),
    },
    beside: actionsOf({ label: t('link.qr'), icon: 'qr', onPress: () => show('qr') }),
    more: actionsOf(
      copy,
      { label: t('link.poster'), to: `${base}/links/${link.id}/poster` },
      mayChange && { label: t('link.trial.start'), busy: trial.busy, onPress: trial.press },
      mayChange && link.expiresAt !== null && extend,
      mayChange && { label: t('merchant.links.cancel'), onPress: () => show('cancel') },
    ),
  };
};
