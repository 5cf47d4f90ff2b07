import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useIsHome } from '../kit/portal/use-is-on-card.ts';
import { BuyerRequestMessages, useBuyerRequestMessages } from './messages/buyer-request-messages.ts';
import { useOpenBuyerRequest } from './use-buyer-requests.ts';

/** On every page but that of the invoice and the home page, whose card names them, how many customers wait for an invoice to a company. */
export const OpenBuyerRequests = () => {
  const { pathname } = useLocation();
  const { base } = usePortal();
  const isHome = useIsHome();
  const { data } = useOpenBuyerRequest();
  const newest = data?.rows[0];
  if (newest === undefined || isHome) return null;
  const path = `${base}/invoices/${newest.invoiceId}`;
  if (pathname === path) return null;
  return (
    <BuyerRequestMessages>
      <Waiting count={data!.total} path={path} />
    </BuyerRequestMessages>
  );
};

const Waiting = ({ count, path }: Readonly<{ count: number; path: string }>) => {
  const t = useBuyerRequestMessages();
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="small" to={path}>
          {t('buyerRequests.open')}
        </ButtonLink>
      }
    >
      {t('buyerRequests.banner', { smart_count: count })}
    </Banner>
  );
};
