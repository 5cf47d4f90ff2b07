import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { CreateLink } from '../links/CreateLink.tsx';
import { LinkMessages } from '../links/messages/LinkMessages.tsx';
import { useLinkMessages } from '../links/messages/use-link-messages.ts';
import { useMerchant } from '../queries.ts';
import { RecentPayments } from './RecentPayments.tsx';

/** A lazy chunk: the home page of a CASHIER, with a new link and the own payments of today. */
const CounterPage = () => (
  <LinkMessages>
    <Screen />
  </LinkMessages>
);
export default CounterPage;

const Screen = () => {
  const t = useLinkMessages();
  const { data: merchant } = useMerchant();
  return (
    <>
      <PageTitle title={t('link.counter.title')} subtitle={merchant?.businessName ?? '\u00a0'} />
      <CreateLink />
      <RecentPayments
        title={t('link.counter.today')}
        empty={{ title: t('link.counter.none'), hint: t('link.counter.noneHint') }}
      />
    </>
  );
};
