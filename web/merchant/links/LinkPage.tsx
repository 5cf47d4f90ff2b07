import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { LinkChip } from './LinkChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { PromisesPanel } from '../promises/index.ts';
import { useLink } from './use-link.ts';
import { recordTitle } from '../kit/lists/record-title.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { LinkActions } from './LinkActions.tsx';
import { LinkAbout } from './LinkAbout.tsx';
import { LinkPayments } from './LinkPayments.tsx';
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
  const { base, isDemo } = usePortal();
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
          {!isDemo && (
            <Suspense fallback={null}>
              <PromisesPanel paymentLinkId={link.id} />
            </Suspense>
          )}
          <LinkPayments paymentLinkId={link.id} />
        </>
      )}
    </RecordScreen>
  );
};
