import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useGuidance } from '../kit/portal/queries.ts';
import { BuyerRequestMessages, useBuyerRequestMessages } from './messages/buyer-request-messages.ts';

/** Above the invoices, how many customers wait for an invoice to a company, with the way to the first one. */
export const OpenBuyerRequests = () => {
  const { base } = usePortal();
  const { data } = useGuidance();
  const step = [data?.now, ...(data?.others ?? [])].find((each) => each?.kind === 'ANSWER_BUYER');
  if (!step) return null;
  return (
    <BuyerRequestMessages>
      <Waiting count={step.count} path={`${base}/invoices/${step.recordId}`} />
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
