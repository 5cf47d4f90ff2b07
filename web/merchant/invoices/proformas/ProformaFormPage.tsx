import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type * as z from 'zod';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import { getCustomer } from '#contract/customers/customers.ts';
import { getDraft } from '#contract/invoices/invoice-drafts.ts';
import { invoiceCurrency } from '#contract/invoices/sale-content.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { changeProforma, createProforma, getProforma, type Proforma } from '#contract/proformas/proformas.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useAccount, useMerchant } from '../../kit/portal/queries.ts';
import { AdvanceMessages } from '../messages/advance-messages.ts';
import { SaleTabs } from '../sale-tabs.tsx';
import { valuesOfCustomer } from '../writing/customer-values.ts';
import { emptyDraft, type DraftValues } from '../writing/draft-values.ts';
import { WritingMessages } from '../writing/messages/writing-messages.ts';
import { SaleForm } from '../writing/SaleForm.tsx';
import { saleOf, valuesOfSale } from '../writing/sale-values.ts';
import { valuesOfDraft } from '../writing/stored-values.ts';
import { ProformaMessages, proformaQueries, useProformaMessages } from '../../sales/index.ts';

type Values = DraftValues & { kind: Proforma['kind']; validUntil: string };
/** Days from today to the last one of a new proforma. */
const validDays = 14;

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

/** Reads what the address names: the proforma that is changed, or the draft or customer that the form begins with. */
const Start = () => {
  const t = useProformaMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { id } = useParams();
  const [search] = useSearchParams();
  const [draftId, customerId] = ['draft', 'customer'].map((name) => search.get(name));
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
  const validUntil = printDay(stored?.validUntil ?? addDays(businessDateOf(now), validDays));
  const values = { ...begun, kind: stored?.kind ?? 'PROFORMA', validUntil } as const;
  return <Filled merchant={merchant} values={values} stored={stored} />;
};

type FilledProps = Readonly<{ merchant: Merchant; values: Values; stored: Proforma | null }>;

const bodyOf = (values: Values): z.input<typeof createProforma.body> => ({
  ...saleOf(values),
  kind: values.kind,
  validUntil: parseDay(values.validUntil) ?? '',
  send: values.send && values.customer.email.trim() !== '',
});

const Filled = ({ merchant, values, stored }: FilledProps) => {
  const t = useProformaMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  const [defaultValues] = useState(values);
  const form = useForm<Values>({ defaultValues, resolver: useContractResolver(createProforma.body, bodyOf) });
  const { send, failure } = useSending({
    send: (given: Values): Promise<Proforma> => {
      const body = bodyOf(given);
      if (stored === null) return call(createProforma, { body });
      const { send: _, ...changed } = body;
      return call(changeProforma, {
        params: { id: stored.id },
        body: { ...changed, version: stored.version },
      });
    },
    done: ({ kind: of, number, state }, { customer }) => {
      const kind = t(`proforma.kinds.${of}`);
      if (stored !== null) return t('proforma.form.changed');
      const email = customer.email.trim();
      return state === 'SENT'
        ? t('proforma.form.sent', { kind, number, email })
        : t('proforma.form.saved', { kind, number });
    },
    failed: t('proforma.form.failed'),
    affects: proformaQueries,
    onDone: ({ id }) => navigate(`${base}/proformas/${id}`),
  });
  const email = useWatch({ control: form.control, name: 'customer.email' });
  const isSent = values.send && email.trim() !== '';
  const submit = stored === null ? (isSent ? 'submitAndSend' : 'submit') : 'change';
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
        cancelTo={`${base}/proformas`}
        terms={[t('proforma.form.terms'), <Terms key="terms" />]}
      />
    </>
  );
};

const Terms = () => {
  const t = useProformaMessages();
  const inPortal = useMerchantMessages();
  return (
    <>
      <RadioChoice
        name="kind"
        label={t('proforma.kind')}
        choices={(['PROFORMA', 'OFFER'] as const).map((value) => ({
          value,
          label: t(`proforma.kinds.${value}`),
        }))}
      />
      <DateField name="validUntil" label={t('proforma.validUntil')} required />
      <SelectInput
        name="currency"
        label={t('proforma.form.currency')}
        required
        choices={invoiceCurrency.options.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        name="language"
        label={t('proforma.form.language')}
        required
        choices={(['bg', 'en'] as const).map((value) => ({
          value,
          label: inPortal(`merchant.draft.languages.${value}`),
        }))}
      />
      <TextInput name="description" label={t('proforma.form.note')} maxLength={500} />
    </>
  );
};
