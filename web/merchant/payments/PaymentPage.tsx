import { useParams } from 'react-router-dom';
import type { Payment } from '#contract/payments.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { WordsProvider } from '../../shared/words/WordsProvider.tsx';
import { usePortal } from '../portal.ts';
import { usePayment, usePaymentHistory } from '../queries.ts';
import { RecordScreen } from '../RecordScreen.tsx';
import { PaymentAbout } from './PaymentAbout.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { Refunds } from './Refunds.tsx';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';
import { usePaymentWords } from './words/use-payment-words.ts';

const words = { bg, en };

export const PaymentPage = () => (
  <WordsProvider words={words}>
    <Screen />
  </WordsProvider>
);

const Screen = () => {
  const t = usePaymentWords();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  const history = usePaymentHistory(id);
  return (
    <RecordScreen
      query={usePayment(id)}
      back={{ to: `${base}/payments`, label: t('payment.back') }}
      icon="card"
      missing={t('payment.notFound')}
      failed={t('payment.failed')}
    >
      {/* Its actions and fees need both answers: shown one by one they would move what stands below. */}
      {(payment) => (history.isPending ? <Loading /> : <Found payment={payment} history={history} />)}
    </RecordScreen>
  );
};

interface FoundProps {
  readonly payment: Payment;
  readonly history: ReturnType<typeof usePaymentHistory>;
}

const Found = ({ payment, history }: FoundProps) => {
  const t = usePaymentWords();
  const { data } = history;
  return (
    <>
      <PageTitle title={t('payment.title', { id: payment.id })}>
        <StatusChip owner="payment" status={payment.status} />
        {data && <PaymentActions payment={payment} refunds={data.refunds} />}
      </PageTitle>
      <Notices payment={payment} />
      <PaymentAbout payment={payment} />
      <PaymentFees payment={payment} tariffs={data?.tariffs ?? []} />
      {data && data.refunds.length > 0 && <Refunds refunds={data.refunds} />}
      <PaymentHistory query={history} currency={payment.chargeCurrency} />
    </>
  );
};

/** What is out of the ordinary. */
const Notices = ({ payment: { mismatch, duplicateOf, late, disputeStatus } }: { payment: Payment }) => {
  const t = usePaymentWords();
  return (
    <>
      {mismatch !== null && <Banner tone="warning">{t('payment.mismatch')}</Banner>}
      {duplicateOf !== null && <Banner tone="warning">{t('payment.duplicate', { id: duplicateOf })}</Banner>}
      {late && duplicateOf === null && <Banner tone="info">{t('payment.late')}</Banner>}
      {disputeStatus === 'OPEN' && <Banner tone="warning">{t('payment.disputeOpen')}</Banner>}
    </>
  );
};
