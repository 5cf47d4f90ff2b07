import { Link } from 'react-router-dom';
import { currency as currencies } from '#contract/fields.ts';
import { summariseOwnPayments } from '#contract/list-summaries.ts';
import { getOwnTakings } from '#contract/payments/payment-totals.ts';
import { exportOwnPayments, paymentStatuses } from '#contract/payments/payments.ts';
import type { listOwnPayments, Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListState, ListSettings } from '../../shared/list/list-state.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { ListTitle } from '../kit/lists/ListTitle.tsx';
import type { ListTotal } from '../kit/lists/ListTotals.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { listQueryOf, useListSummary, usePayments } from '../kit/portal/queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useLeftText } from './use-left-text.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';
import { usePaymentRow } from './use-payment-row.tsx';

const settings: ListSettings = {
  sortFields: ['id', 'amount', 'currency', 'status', 'createdAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: paymentStatuses, currency: currencies.options, ...rangeFilters },
};

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
  const [list, changeList] = useListState(settings);
  const payments = usePayments(listQueryOf<typeof listOwnPayments>(list));
  const row = usePaymentRow();
  const left = useLeftText();
  return (
    <>
      <ListTitle title={t('merchant.payments.title')}>
        {isDemo ? (
          <DisabledInDemo labels={[t('merchant.demo.export')]} />
        ) : (
          holds('EXPORT') && (
            <ExportMenu
              endpoint={exportOwnPayments}
              filters={list.filters}
              exported={(format) => t('merchant.payments.exported', { format })}
              isEmpty={payments.data?.total === 0}
            />
          )
        )}
      </ListTitle>
      <ListScreen
        name="payments"
        label={t('merchant.payments.title')}
        settings={settings}
        query={payments}
        columns={useColumns()}
        row={(payment) => {
          const shown = row(payment);
          return { ...shown, amount: left(payment) ?? shown.amount };
        }}
        list={list}
        changeList={changeList}
        statuses={paymentStatuses.map((value) => ({ value, label: t(`shared.status.payment.${value}`) }))}
        counts={useListSummary('payments', summariseOwnPayments, list).data}
        totals={useTotals(list)}
        choices={[
          {
            name: 'currency',
            label: t('merchant.payments.currency'),
            choices: currencies.options.map((value) => ({ value, label: value })),
          },
        ]}
        hasRanges
        searchHint={t('merchant.payments.searchHint')}
        failed={t('merchant.payments.failed')}
        empty={{
          icon: 'card',
          title: t('merchant.payments.none'),
          hint: t('merchant.payments.noneHint'),
          action: holds('CREATE_LINKS') && (
            <ButtonLink to={`${base}/links${newLinkHash}`} variant="primary">
              {t('merchant.links.submit')}
            </ButtonLink>
          ),
        }}
      />
    </>
  );
};

/** Figures of the payments that match the list's filters. */
const useTotals = (list: ListState): readonly ListTotal[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { data } = useListSummary('takings', getOwnTakings, list);
  const byCurrency = data?.totalRevenue.byCurrency ?? [];
  const inEuro = formatMoney(data?.totalRevenue.amount, 'EUR', language);
  const asCharged = byCurrency.map(({ amount, currency }) => formatMoney(amount, currency, language));
  return [
    {
      label: t('merchant.payments.totalPayments'),
      values: data && [formatNumber(data.totalPayments, language)],
    },
    {
      label: t('merchant.payments.totalAmount'),
      values: data && [inEuro],
      parts: asCharged.length > 1 ? asCharged : [],
    },
    {
      label: t('merchant.payments.successRate'),
      values: data && [formatPercent(data.successRate, language)],
    },
  ];
};

const useColumns = (): readonly Column<Payment>[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base, demo } = usePortal();
  const { customer, amount, id, status, createdAt } = usePaymentColumns();
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
      label: t('merchant.payments.invoice'),
      isOptional: true,
      cell: ({ invoiceId }) =>
        invoiceId === null ? (
          '-'
        ) : (
          <Link to={`${base}/invoices/${invoiceId}`}>{t('merchant.payments.invoice')}</Link>
        ),
    },
  ];
};
