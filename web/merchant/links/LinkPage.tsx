import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PaymentLink } from '#contract/links/links.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { LinkChip } from './LinkChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useLink } from './use-link.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { recordTitle } from '../kit/lists/record-title.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { CancelLinkDialog } from './CancelLinkDialog.tsx';
import { ExtendLinkDialog } from './ExtendLinkDialog.tsx';
import { LinkAbout } from './LinkAbout.tsx';
import { LinkPayments } from './LinkPayments.tsx';
import { QrDialog } from './QrDialog.tsx';
import { TryLinkButton } from './TryLinkButton.tsx';
import { shortToken } from '../../shared/format/short-token.ts';
import { LinkMessages, useLinkMessages } from './messages/link-messages.ts';

export const LinkPage = () => (
  <LinkMessages>
    <Screen />
  </LinkMessages>
);

const Screen = () => {
  const t = useLinkMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return (
    <RecordScreen
      query={useLink(Number(useParams()['id']))}
      back={{ to: `${base}/links`, label: t('link.back') }}
      icon="link"
      missing={t('link.notFound')}
      failed={t('link.failed')}
    >
      {(link) => (
        <>
          <PageTitle
            title={recordTitle(
              formatMoney(link.amount, link.currency, language),
              link.description ?? link.customerName,
            )}
            subtitle={t('link.title', { token: shortToken(link.uniqueToken) })}
            status={<LinkChip link={link} />}
          >
            <LinkActions link={link} />
          </PageTitle>
          <LinkAbout link={link} />
          <LinkPayments paymentLinkId={link.id} />
        </>
      )}
    </RecordScreen>
  );
};

/** The actions that the link's status and the user's role allow; in the demo none that changes it. */
const LinkActions = ({ link }: { link: PaymentLink }) => {
  const t = useLinkMessages();
  const { base, isDemo } = usePortal();
  const [shown, setShown] = useState<'qr' | 'extend' | 'cancel'>();
  const close = (): void => setShown(undefined);
  const mayChange = useRights()('CREATE_LINKS') && !isDemo;
  const mayExtend = link.status === 'EXPIRED' || (link.status === 'ACTIVE' && link.expiresAt !== null);
  return (
    <>
      {link.status === 'ACTIVE' && (
        <Button variant="primary" onClick={() => setShown('qr')}>
          <Icon name="qr" />
          {t('link.qr')}
        </Button>
      )}
      {link.status === 'ACTIVE' && (
        <ButtonLink to={`${base}/links/${link.id}/poster`}>{t('link.poster')}</ButtonLink>
      )}
      {mayChange && link.status === 'ACTIVE' && (
        <TryLinkButton paymentLinkId={link.id} failed={t('link.trial.failed')}>
          {t('link.trial.start')}
        </TryLinkButton>
      )}
      {mayExtend && mayChange && (
        <Button onClick={() => setShown('extend')}>{t('link.extend.action')}</Button>
      )}
      {link.status === 'ACTIVE' && mayChange && (
        <Button variant="quiet" onClick={() => setShown('cancel')}>
          {t('merchant.links.cancel')}
        </Button>
      )}
      {shown === 'qr' && <QrDialog link={link} onClose={close} />}
      {shown === 'extend' && <ExtendLinkDialog link={link} onClose={close} />}
      {shown === 'cancel' && <CancelLinkDialog link={link} onClose={close} />}
    </>
  );
};
