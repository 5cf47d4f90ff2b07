import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getCustomer, type Customer } from '#contract/customers/customers.ts';
import { getDraft } from '#contract/invoices/invoice-drafts.ts';
import type { StoredDraft } from '#contract/invoices/invoice-drafts.ts';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { MissingTaxId } from '../../kit/form/MissingTaxId.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { useAccount, useMerchant } from '../../kit/portal/queries.ts';
import { BackToInvoices } from '../BackToInvoices.tsx';
import { AdvanceMessages } from '../messages/advance-messages.ts';
import { copyOf } from './copy-values.ts';
import { valuesOfCustomer } from './customer-values.ts';
import { emptyDraft } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { WritingMessages, useWritingMessages } from './messages/writing-messages.ts';
import { valuesOfDraft } from './stored-values.ts';

/** A lazy chunk: the portal’s first screen does not load the form. */
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
            <WritingMessages>
              <Start merchant={data} />
            </WritingMessages>
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

type Source = Readonly<{ draft: StoredDraft | null; copied: Invoice | null; customer: Customer | null }>;

/** Reads the draft, invoice or customer that the query of the URL names, then shows the form. */
const Start = ({ merchant }: { merchant: Merchant }) => {
  const t = useWritingMessages();
  const [search] = useSearchParams();
  const [draftId, copyId, customerId] = ['draft', 'copy', 'customer'].map((name) => search.get(name));
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['new-invoice', draftId, copyId, customerId, round],
    queryFn: async (): Promise<Source> => ({
      draft: draftId ? await call(getDraft, { params: { id: Number(draftId) } }) : null,
      copied: copyId ? await call(getInvoice, { params: { id: Number(copyId) } }) : null,
      customer: customerId ? await call(getCustomer, { params: { id: Number(customerId) } }) : null,
    }),
    // What the form began with is not read again under it.
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data: account } = useAccount();
  if (error)
    return error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
      <Banner tone="warning">{t('writing.draft.missing')}</Banner>
    ) : (
      <ErrorBanner error={error} fallback={t('writing.draft.loadFailed')} onRetry={() => void refetch()} />
    );
  if (data === undefined || account === undefined) return <Loading />;
  // Others mail documents to their own address only.
  const send = merchant.status === 'ACTIVE' && account.isEmailVerified;
  return (
    <Filled
      key={round}
      merchant={merchant}
      source={data}
      send={send}
      onOpenTheirs={() => setRound(round + 1)}
    />
  );
};

interface FilledProps {
  readonly merchant: Merchant;
  readonly source: Source;
  readonly send: boolean;
  readonly onOpenTheirs: () => void;
}

const Filled = ({ merchant, source: { draft, copied, customer }, send, onOpenTheirs }: FilledProps) => {
  const t = useWritingMessages();
  const language = useLanguage();
  const [values] = useState((): DraftValues => {
    const now = new Date();
    const registration = merchant.vatRegistration;
    const empty = { ...emptyDraft(registration === 'FULL', now), send };
    if (draft !== null) return valuesOfDraft(draft.content, empty);
    if (customer !== null) return { ...empty, ...valuesOfCustomer(customer, now) };
    return copied === null ? empty : copyOf(copied, { registration, language, now, empty });
  });
  return (
    <>
      {copied !== null && (
        <Banner tone="info">{t('writing.copied', { number: copied.invoiceNumber })}</Banner>
      )}
      <InvoiceForm merchant={merchant} defaultValues={values} opened={draft} onOpenTheirs={onOpenTheirs} />
    </>
  );
};
