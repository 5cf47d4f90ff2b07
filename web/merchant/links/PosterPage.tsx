import { useParams } from 'react-router-dom';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { getLinkPoster, type PosterContent } from '#contract/links/posters.ts';
import { requestPath } from '../../shared/call.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useLink } from './use-link.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { LinkMessages, useLinkMessages } from './messages/link-messages.ts';
import { PosterChoice } from './PosterChoice.tsx';

export const PosterPage = () => (
  <LinkMessages>
    <Screen />
  </LinkMessages>
);

const contentOf = (link: PaymentLink, merchant: Merchant | undefined): PosterContent => ({
  merchantName: link.merchantName,
  logoUrl: merchant?.logoUrl ?? null,
  brandColor: merchant?.brandColor ?? null,
  amount: { value: link.amount, currency: link.currency },
  charged:
    link.chargeCurrency === link.currency
      ? null
      : { value: link.chargeAmount, currency: link.chargeCurrency },
  description: link.description,
  url: link.qrCodeData || link.paymentLinkUrl,
  shortUrl: null,
});

/** The poster of a link: design, paper, language and edge are in the URL. */
const Screen = () => {
  const t = useLinkMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  const { data: merchant } = useMerchant();
  return (
    <RecordScreen
      query={useLink(id)}
      back={{ to: `${base}/links/${id}`, label: t('link.print.back') }}
      icon="link"
      missing={t('link.notFound')}
      failed={t('link.failed')}
    >
      {(link) => (
        <PosterChoice
          content={contentOf(link, merchant)}
          pathOf={(query) => requestPath(getLinkPoster, { params: { id }, query })}
        />
      )}
    </RecordScreen>
  );
};
