import { useMerchant } from '../../queries.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { MissingTaxId } from '../../MissingTaxId.tsx';
import { useMerchantWords } from '../../words/use-merchant-words.ts';
import { BackToInvoices } from '../BackToInvoices.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';

/** A chunk of its own: the portal's first screen does not carry the form. */
const NewInvoicePage = () => {
  const t = useMerchantWords();
  const { data, error, refetch } = useMerchant();
  return (
    <>
      <BackToInvoices />
      <PageTitle title={t('merchant.draft.title')} subtitle={t('merchant.draft.subtitle')} />
      {data ? (
        <>
          <MissingTaxId merchant={data} />
          <InvoiceForm merchant={data} />
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
