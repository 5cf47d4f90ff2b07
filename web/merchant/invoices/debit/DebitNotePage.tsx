import { Navigate, useParams } from 'react-router-dom';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { useInvoice } from '../use-invoice.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { mayBeDebited } from '../may-be-debited.ts';
import { DebitForm } from './DebitForm.tsx';
import { DebitMessages, useDebitMessages } from './messages/debit-messages.ts';

/** A lazy chunk: the page of the invoice does not load the form. */
const DebitNotePage = () => (
  <DebitMessages>
    <Screen />
  </DebitMessages>
);
export default DebitNotePage;

const Screen = () => {
  const t = useDebitMessages();
  const { base, isDemo } = usePortal();
  const id = Number(useParams()['id']);
  // The demo issues nothing.
  if (isDemo) return <Navigate to={`${base}/invoices/${id}`} replace />;
  return (
    <RecordScreen
      query={useInvoice(id)}
      back={{ to: `${base}/invoices/${id}`, label: t('debit.back') }}
      icon="invoice"
      missing={t('merchant.invoice.notFound')}
      failed={t('merchant.invoice.failed')}
    >
      {(invoice) => <OfInvoice invoice={invoice} />}
    </RecordScreen>
  );
};

const OfInvoice = ({ invoice }: { invoice: Invoice }) => {
  const t = useDebitMessages();
  const { data, error, refetch } = useMerchant();
  return (
    <>
      <PageTitle title={t('debit.title')} subtitle={t('debit.subtitle', { number: invoice.invoiceNumber })} />
      {!mayBeDebited(invoice) ? (
        <Banner tone="warning">{t('debit.refused')}</Banner>
      ) : data ? (
        <DebitForm invoice={invoice} merchant={data} />
      ) : error ? (
        <ErrorBanner error={error} fallback={t('merchant.profile.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
};
