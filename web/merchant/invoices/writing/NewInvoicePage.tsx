import { useMerchant } from '../../queries.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { MissingTaxId } from '../../MissingTaxId.tsx';
import { useMerchantMessages } from '../../messages/use-merchant-messages.ts';
import { BackToInvoices } from '../BackToInvoices.tsx';
import { AdvanceMessages } from '../messages/AdvanceMessages.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';

/** A lazy chunk: the portal's first screen does not load the form. */
const NewInvoicePage = () => {
  const t = useMerchantMessages();
  const { data, error, refetch } = useMerchant();
  return (
    <>
      <BackToInvoices />
      <PageTitle title={t('merchant.draft.title')} subtitle={t('merchant.draft.subtitle')} />
      {data ? (
        <>
          <MissingTaxId merchant={data} />
          <AdvanceMessages>
            <InvoiceForm merchant={data} />
          </AdvanceMessages>
        </>
      ) : error ? (
        <ErrorBanner error={error} fallback={t('merchant.profile.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
};
export default NewInvoicePage;
