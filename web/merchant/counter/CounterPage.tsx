import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { RecentPayments } from '../home/index.ts';
import { LinkMessages } from '../links/index.ts';
import { useAccount, useMerchant } from '../kit/portal/queries.ts';
import { CodeScreen } from './CodeScreen.tsx';
import { CounterMessages, useCounterMessages } from './messages/counter-messages.ts';
import { SaleForm } from './SaleForm.tsx';

/** A lazy chunk: takes a payment at the counter; the home page of a CASHIER. */
const CounterPage = () => (
  <LinkMessages>
    <CounterMessages>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </CounterMessages>
  </LinkMessages>
);
export default CounterPage;

/** `YYYY-MM-DD`, which is Sweden's form of a date. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });

const linkParameter = 'link';

/** The shown link is in the address: a reloaded page finds it again and asks the server for its state. */
const Screen = () => {
  const t = useCounterMessages();
  const { data: merchant } = useMerchant();
  // A cashier sees the payments of the own links only.
  const isCashier = useAccount().data?.merchantRole === 'CASHIER';
  const [parameters, setParameters] = useSearchParams();
  const shown = Number(parameters.get(linkParameter));
  const show = (id: number): void => setParameters({ [linkParameter]: String(id) }, { replace: true });
  return (
    <>
      <PageTitle title={t('counter.title')} subtitle={merchant?.businessName ?? '\u00a0'} />
      <SaleForm onShow={show} />
      <RecentPayments
        title={t(isCashier ? 'counter.ownToday' : 'counter.today')}
        from={today()}
        empty={{ title: t('counter.none'), hint: t('counter.noneHint') }}
      />
      {Number.isSafeInteger(shown) && shown > 0 && (
        <CodeScreen
          key={shown}
          paymentLinkId={shown}
          onShow={show}
          onClose={() => setParameters({}, { replace: true })}
        />
      )}
    </>
  );
};
