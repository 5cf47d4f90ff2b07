import { Link, useNavigate } from 'react-router-dom';
import { currency as currencies } from '#contract/fields.ts';
import { summariseOwnPayments } from '#contract/list-summaries.ts';
import { getOwnTakings } from '#contract/payments/payment-totals.ts';
import {
  exportOwnPayments,
  listOwnPayments,
  paymentStatuses,
  type Payment,
} from '#contract/payments/payments.ts';
import { paymentMethods } from '#contract/payments/words/payment-methods.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { totalsOf, type Field, type ListDefinition } from '../kit/lists/list-definition.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useLeftText } from './use-left-text.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';
import { usePaymentRow } from './use-payment-row.tsx';

/** The payments, with the one of the nested route beside them. */
export const PaymentsPage = () => (
  <RecordsLayout path={`${usePortal().base}/payments`}>
    <Screen />
  </RecordsLayout>
);

const Screen = () => {
  const t = useMerchantMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const of = useList(usePaymentList());
  const merchant = useMerchant();
  // A small shop without a bank account on its documents finds it in the settings.
  const isWanted = of.length === 'long' || Boolean(merchant.data?.iban);
  const bank = isWanted && !isDemo && holds('EXPORT') && (
    <ButtonLink to={`${base}/bank`}>{t('merchant.nav.bank')}</ButtonLink>
  );
  return <ListScreen of={of} action={bank} />;
};

const usePaymentList = (): ListDefinition<typeof listOwnPayments> => {
  const t = useMerchantMessages();
  const lists = useListMessages();
  const { base } = usePortal();
  const holds = useRights();
  const navigate = useNavigate();
  const row = usePaymentRow();
  const left = useLeftText();
  return {
    name: 'payments',
    endpoint: listOwnPayments,
    label: t('merchant.payments.title'),
    sortBy: 'createdAt',
    fields: useFields(),
    row: (payment) => {
      const shown = row(payment);
      return { ...shown, amount: left(payment) ?? shown.amount };
    },
    statuses: choicesOf(paymentStatuses, (status) => lists(`lists.tabs.payment.${status}`)),
    lastTab: () => (
      <button type="button" onClick={() => void navigate(`${base}/links?awaitsTransfer=true`)}>
        {lists('lists.awaitsTransfer')}
      </button>
    ),
    counts: summariseOwnPayments,
    totals: useTotals(),
    filters: [
      { name: 'currency', label: t('merchant.payments.currency'), choices: choicesOf(currencies.options) },
      {
        name: 'method',
        label: t('merchant.payments.method'),
        choices: choicesOf(paymentMethods, (method) => t(`shared.status.method.${method}`)),
      },
    ],
    hasRanges: true,
    searchHint: t('merchant.payments.searchHint'),
    failed: t('merchant.payments.failed'),
    empty: {
      icon: 'card',
      title: t('merchant.payments.none'),
      hint: t('merchant.payments.noneHint'),
      action: holds('CREATE_LINKS') && (
        <ButtonLink to={`${base}/links${newLinkHash}`} variant="primary">
          {t('merchant.links.submit')}
        </ButtonLink>
      ),
    },
    export: {
      endpoint: exportOwnPayments,
      exported: (format) => t('merchant.payments.exported', { format }),
    },
  };
};

/** Figures of the payments that match the list's filters. */
const useTotals = () => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return totalsOf(getOwnTakings, (data) => {
    const asCharged = (data?.totalRevenue.byCurrency ?? []).map(({ amount, currency }) =>
      formatMoney(amount, currency, language),
    );
    return [
      {
        label: t('merchant.payments.totalPayments'),
        values: data && [formatNumber(data.totalPayments, language)],
      },
      {
        label: t('merchant.payments.totalAmount'),
        values: data && [formatMoney(data.totalRevenue.amount, 'EUR', language)],
        parts: asCharged.length > 1 ? asCharged : [],
      },
      {
        label: t('merchant.payments.successRate'),
        values: data && [formatPercent(data.successRate, language)],
      },
    ];
  });
};

const useFields = (): readonly Field<Payment>[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base, demo } = usePortal();
  const { customer, amount, currency, id, status, createdAt } = usePaymentColumns();
  return [
    customer,
    amount,
    {
      key: 'about',
      label: t('merchant.payments.about'),
      cell: ({ description }) => description ?? '-',
    },
    ...(demo?.customerColumns ?? []),
    createdAt,
    status,
    id,
    currency,
    {
      key: 'refunded',
      label: t('merchant.payments.refunded'),
      align: 'end',
      isOptional: true,
      cell: ({ refundedAmount, chargeCurrency }) =>
        refundedAmount > 0 ? formatMoney(refundedAmount, chargeCurrency, language) : '-',
    },
    {
      key: 'invoice',
      label: t('merchant.payments.invoiceNumber'),
      isOptional: true,
      whole: true,
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId === null ? '-' : <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>,
    },
  ];
};
