import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { getCustomer } from '#contract/customers/customers.ts';
import { getDraft } from '#contract/invoices/invoice-drafts.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { changeProforma, createProforma, getProforma, type Proforma } from '#contract/proformas/proformas.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { useSending } from '../../../shared/form/use-sending.ts';
import { formatAmount } from '../../../shared/format/format-money.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { forgetGoneCustomer } from '../../customers/index.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useAccount, useMerchant } from '../../kit/portal/queries.ts';
import { AdvanceMessages } from '../messages/advance-messages.ts';
import { SaleTabs } from '../sale-tabs.tsx';
import { valuesOfCustomer } from '../writing/customer-values.ts';
import { emptyDraft } from '../writing/draft-values.ts';
import { WritingMessages } from '../writing/messages/writing-messages.ts';
import { SaleForm } from '../writing/SaleForm.tsx';
import { valuesOfSale } from '../writing/sale-values.ts';
import { valuesOfDraft } from '../writing/stored-values.ts';
import { newTerms, proformaOf, termsOf, type ProformaValues } from './proforma-values.ts';
import { ProformaTerms } from './ProformaTerms.tsx';
import { ProformaMessages, proformaQueries, useProformaMessages } from '../../sales/index.ts';

/** A new proforma or offer, or a change of one: what the invoice form has, with the last day. */
const ProformaFormPage = () => (
  <ProformaMessages>
    <AdvanceMessages>
      <WritingMessages>
        <SaleTabs />
        <Start />
      </WritingMessages>
    </AdvanceMessages>
  </ProformaMessages>
);
export default ProformaFormPage;

/** Reads what the address names: the proforma that is changed, or the kind, draft or customer that the form begins with. */
const Start = () => {
  const t = useProformaMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { id } = useParams();
  const [search] = useSearchParams();
  const [draftId, customerId, kind] = ['draft', 'customer', 'kind'].map((name) => search.get(name));
  const { data: merchant } = useMerchant();
  const { data: account } = useAccount();
  const source = useQuery({
    queryKey: ['proforma-form', id, draftId, customerId],
    queryFn: async () => ({
      stored: id ? await call(getProforma, { params: { id: Number(id) } }) : null,
      draft: draftId ? await call(getDraft, { params: { id: Number(draftId) } }) : null,
      customer: customerId ? await call(getCustomer, { params: { id: Number(customerId) } }) : null,
    }),
    // What the form began with is not read again under it.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (source.error)
    return (
      <ErrorBanner
        error={source.error}
        fallback={t('proforma.readFailed')}
        onRetry={() => void source.refetch()}
      />
    );
  if (!merchant || !account || !source.data) return <Loading />;
  const { stored, draft, customer } = source.data;
  const empty = {
    ...emptyDraft(merchant.vatRegistration === 'FULL', now),
    send: merchant.status === 'ACTIVE' && account.isEmailVerified,
  };
  const begun =
    stored !== null
      ? valuesOfSale(stored.content, { language, empty })
      : draft !== null
        ? valuesOfDraft(draft.content, empty)
        : customer === null
          ? empty
          : { ...empty, ...valuesOfCustomer(customer, now) };
  const terms =
    stored === null
      ? newTerms(now, kind)
      : termsOf(stored, { now, amount: (sum) => formatAmount(sum, language) });
  return <Filled merchant={merchant} values={{ ...begun, ...terms }} stored={stored} />;
};

type FilledProps = Readonly<{ merchant: Merchant; values: ProformaValues; stored: Proforma | null }>;

const Filled = ({ merchant, values, stored }: FilledProps) => {
  const t = useProformaMessages();
  const inPortal = useMerchantMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  const [defaultValues] = useState(values);
  const form = useForm<ProformaValues>({
    defaultValues,
    resolver: useContractResolver(createProforma.body, proformaOf),
  });
  const { send, failure } = useSending({
    send: (given: ProformaValues): Promise<Proforma> => {
      const body = proformaOf(given);
      if (stored === null) return call(createProforma, { body });
      const { send: _, ...changed } = body;
      return call(changeProforma, {
        params: { id: stored.id },
        body: { ...changed, version: stored.version },
      });
    },
    done: ({ kind: of, number, state }, { customer }) => {
      const kind = t(`proforma.kinds.${of}`);
      if (stored !== null && stored.sentAt !== null) return t('proforma.form.changed');
      const email = customer.email.trim();
      return state === 'SENT'
        ? t('proforma.form.sent', { kind, number, email })
        : t('proforma.form.saved', { kind, number });
    },
    failed: t('proforma.form.failed'),
    affects: proformaQueries,
    onDone: ({ id }) => navigate(`${base}/proformas/${id}`),
    onFailed: (error) => forgetGoneCustomer(form, error) && inPortal('merchant.customerGone'),
  });
  const [email, asked] = useWatch({ control: form.control, name: ['customer.email', 'send'] });
  const isSent = asked && email.trim() !== '';
  const submit = stored === null ? (isSent ? 'submitAndSend' : 'submit') : 'change';
  // A card that stays is charged for recurring invoices.
  const offersCard = planHas(merchant.plan, 'schedules') || defaultValues.cardMax !== '';
  const title =
    stored === null
      ? t('proforma.form.title')
      : t('proforma.form.editTitle', { kind: t(`proforma.kinds.${stored.kind}`), number: stored.number });
  return (
    <>
      <PageTitle title={title} subtitle={t('proforma.form.subtitle')} />
      <SaleForm
        form={form}
        label={title}
        merchant={merchant}
        send={send}
        failure={failure}
        submit={t(`proforma.form.${submit}`)}
        cancelTo={`${base}/proformas${stored === null ? '' : `/${stored.id}`}`}
        customer={{ asksToSend: stored === null }}
        terms={[t('proforma.form.terms'), <ProformaTerms key="terms" offersCard={offersCard} />]}
      />
    </>
  );
};
