import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { businessDateOf } from '#contract/business-date.ts';
import { getCustomer } from '#contract/customers/customers.ts';
import { getDraft } from '#contract/invoices/invoice-drafts.ts';
import { invoiceCurrency } from '#contract/invoices/sale-content.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { changeSchedule, createSchedule, getSchedule, type Schedule } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { DateField } from '../../../shared/form/DateField.tsx';
import { parseDay } from '../../../shared/form/parse-day.ts';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatAmount, formatMoney } from '../../../shared/format/format-money.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { fromMinor } from '../../../shared/money.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { forgetGoneCustomer } from '../../customers/index.ts';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { AdvanceMessages } from '../messages/advance-messages.ts';
import { SaleTabs } from '../sale-tabs.tsx';
import { daysBetween } from '../writing/copy-values.ts';
import { valuesOfCustomer } from '../writing/customer-values.ts';
import { emptyDraft, sumsOf } from '../writing/draft-values.ts';
import { WritingMessages } from '../writing/messages/writing-messages.ts';
import { SaleForm } from '../writing/SaleForm.tsx';
import { valuesOfSale } from '../writing/sale-values.ts';
import { valuesOfDraft } from '../writing/stored-values.ts';
import { CardFields } from './CardFields.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import { newRhythm, rhythmOf, scheduleOf, type ScheduleValues } from './schedule-values.ts';
import { ScheduleMessages, scheduleQueries, useScheduleMessages } from '../../sales/index.ts';

/** A new recurring invoice, or a change of one: what the invoice form has, with when and how it repeats. */
const ScheduleFormPage = () => (
  <ScheduleMessages>
    <AdvanceMessages>
      <WritingMessages>
        <SaleTabs />
        <Start />
      </WritingMessages>
    </AdvanceMessages>
  </ScheduleMessages>
);
export default ScheduleFormPage;

/** Reads what the address names: the schedule that is changed, or the draft or customer that the form begins with. */
const Start = () => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { id } = useParams();
  const [search] = useSearchParams();
  const [draftId, customerId] = ['draft', 'customer'].map((name) => search.get(name));
  const { data: merchant } = useMerchant();
  const source = useQuery({
    queryKey: ['schedule-form', id, draftId, customerId],
    queryFn: async () => ({
      stored: id ? await call(getSchedule, { params: { id: Number(id) } }) : null,
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
        fallback={t('schedule.readFailed')}
        onRetry={() => void source.refetch()}
      />
    );
  if (!merchant || !source.data) return <Loading />;
  const { stored, draft, customer } = source.data;
  const empty = emptyDraft(merchant.vatRegistration === 'FULL', now);
  const begun =
    stored !== null
      ? valuesOfSale(stored.content, { language, empty })
      : draft !== null
        ? valuesOfDraft(draft.content, empty)
        : customer === null
          ? empty
          : { ...empty, ...valuesOfCustomer(customer, now) };
  const dueOn = parseDay(begun.dueDate);
  const rhythm =
    stored === null
      ? newRhythm(now, dueOn === null ? undefined : daysBetween(businessDateOf(now), dueOn))
      : rhythmOf(stored, (sum) => formatAmount(sum, language));
  return <Filled merchant={merchant} values={{ ...begun, ...rhythm }} stored={stored} />;
};

type FilledProps = Readonly<{ merchant: Merchant; values: ScheduleValues; stored: Schedule | null }>;

const Filled = ({ merchant, values, stored }: FilledProps) => {
  const t = useScheduleMessages();
  const inPortal = useMerchantMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  const [defaultValues] = useState(values);
  const form = useForm<ScheduleValues>({
    defaultValues,
    resolver: useContractResolver(createSchedule.body, scheduleOf),
  });
  const { send, failure } = useSending({
    send: (given: ScheduleValues): Promise<Schedule> => {
      const body = scheduleOf(given);
      if (stored === null) return call(createSchedule, { body });
      return call(changeSchedule, { params: { id: stored.id }, body: { ...body, version: stored.version } });
    },
    done: ({ nextOn }) =>
      stored === null ? t('schedule.form.created', { date: formatDate(nextOn) }) : t('schedule.form.changed'),
    failed: t('schedule.form.failed'),
    affects: scheduleQueries,
    onDone: ({ id }) => navigate(`${base}/schedules/${id}`),
    onFailed: (error) => forgetGoneCustomer(form, error) && inPortal('merchant.customerGone'),
  });
  const title = t(stored === null ? 'schedule.form.title' : 'schedule.form.editTitle');
  return (
    <>
      <PageTitle title={title} subtitle={t('schedule.form.subtitle')} />
      <SaleForm
        form={form}
        label={title}
        merchant={merchant}
        send={send}
        failure={failure}
        submit={t(stored === null ? 'schedule.form.submit' : 'schedule.form.change')}
        cancelTo={`${base}/schedules${stored === null ? '' : `/${stored.id}`}`}
        customer={{
          asksToSend: false,
          onPick: ({ dueDays }) => {
            if (dueDays !== null) form.setValue('dueDays', String(dueDays));
          },
        }}
        terms={[t('schedule.form.terms'), <Terms key="terms" />]}
        note={stored !== null && <BothPrices stored={stored} />}
      />
    </>
  );
};

/** Both prices, once they differ. */
const BothPrices = ({ stored: { total, currency } }: Readonly<{ stored: Schedule }>) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const items = useWatch<ScheduleValues, 'items'>({ name: 'items' });
  const after = fromMinor(sumsOf(items).total);
  if (after === total) return null;
  const shown = (sum: number): string => formatMoney(sum, currency, language);
  return (
    <Banner tone="info">{t('schedule.form.from', { before: shown(total), after: shown(after) })}</Banner>
  );
};

const Terms = () => {
  const t = useScheduleMessages();
  const inPortal = useMerchantMessages();
  const customerId = useWatch<ScheduleValues, 'customerId'>({ name: 'customerId' });
  return (
    <>
      <RhythmFields />
      <DateField name="endsOn" label={t('schedule.form.endsOn')} />
      <TextInput name="times" label={t('schedule.form.times')} inputMode="numeric" maxLength={3} />
      <TextInput
        name="dueDays"
        label={t('schedule.form.dueDays')}
        inputMode="numeric"
        maxLength={3}
        required
      />
      {customerId !== '' && <CardFields />}
      <SelectInput
        name="currency"
        label={t('schedule.form.currency')}
        required
        choices={invoiceCurrency.options.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        name="language"
        label={t('schedule.form.language')}
        required
        choices={(['bg', 'en'] as const).map((value) => ({
          value,
          label: inPortal(`merchant.draft.languages.${value}`),
        }))}
      />
      <TextInput name="description" label={t('schedule.form.note')} maxLength={500} />
    </>
  );
};
