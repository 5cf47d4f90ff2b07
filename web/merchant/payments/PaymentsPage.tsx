import { Link } from 'react-router-dom';
import { currency as currencies } from '#contract/fields.ts';
import { paymentStatuses } from '#contract/payments.ts';
import type { Payment } from '#contract/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListState, ListSettings } from '../../shared/list/list-state.ts';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ExportMenu } from '../ExportMenu.tsx';
import { DisabledInDemo } from '../DisabledInDemo.tsx';
import { ListScreen } from '../ListScreen.tsx';
import { usePortal } from '../portal.ts';
import { listQueryOf, usePayments, useTakingsOf } from '../queries.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { useRights } from '../use-rights.ts';
import classes from './PaymentPage.module.css';
import { usePaymentColumns } from './use-payment-columns.tsx';
import { usePaymentRow } from './use-payment-row.tsx';

const settings: ListSettings = {
  sortFields: ['id', 'amount', 'currency', 'status', 'createdAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: paymentStatuses, currency: currencies.options, ...rangeFilters },
};

export const PaymentsPage = () => {
  const t = useMerchantMessages();
  const { api, isDemo } = usePortal();
  const holds = useRights();
  const [list, changeList] = useListState(settings);
  const query = listQueryOf<Payment['status']>(list);
  const payments = usePayments(query);
  return (
    <>
      <PageTitle title={t('merchant.payments.title')}>
        {isDemo ? (
          <DisabledInDemo labels={[t('merchant.demo.export')]} />
        ) : (
          holds('EXPORT') && (
            <ExportMenu
              load={(format) => api.exportPayments(format, query)}
              done="merchant.payments.exported"
              isEmpty={payments.data?.total === 0}
            />
          )
        )}
      </PageTitle>
      <Figures list={list} />
      <ListScreen
        label={t('merchant.payments.title')}
        query={payments}
        columns={useColumns()}
        row={usePaymentRow()}
        list={list}
        changeList={changeList}
        statuses={paymentStatuses.map((value) => ({ value, label: t(`shared.status.payment.${value}`) }))}
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
        empty={{ icon: 'card', title: t('merchant.payments.none'), hint: t('merchant.payments.noneHint') }}
      />
    </>
  );
};

/** Figures of the payments that match the list's filters. */
const Figures = ({ list }: { list: ListState }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { data, isPending } = useTakingsOf(list);
  return (
    <StatCards>
      <StatCard
        label={t('merchant.payments.totalPayments')}
        value={isPending ? undefined : formatNumber(data?.totalPayments, language)}
      />
      <StatCard
        label={t('merchant.payments.successRate')}
        value={isPending ? undefined : formatPercent(data?.successRate, language)}
      />
      <StatCard
        label={t('merchant.payments.totalAmount')}
        value={isPending ? undefined : formatMoney(data?.totalRevenue.amount, 'EUR', language)}
        notes={
          data && data.totalRevenue.byCurrency.length > 1
            ? [
                data.totalRevenue.byCurrency
                  .map(({ amount, currency }) => formatMoney(amount, currency, language))
                  .join(' · '),
              ]
            : undefined
        }
      />
    </StatCards>
  );
};

const useColumns = (): readonly Column<Payment>[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base, demo } = usePortal();
  const { id, status, createdAt } = usePaymentColumns();
  return [
    id,
    {
      key: 'about',
      label: t('merchant.payments.about'),
      cell: ({ description }) => description ?? '-',
    },
    ...(demo?.customerColumns ?? [
      {
        key: 'customer',
        label: t('merchant.payments.customer'),
        cell: ({ customerName, customerEmail }: Payment) => customerName ?? customerEmail ?? '-',
      },
    ]),
    {
      key: 'amount',
      label: t('merchant.payments.amount'),
      sortBy: 'amount',
      align: 'end',
      cell: ({ amount, currency, refundedAmount, chargeCurrency }) => (
        <>
          {formatMoney(amount, currency, language)}
          {refundedAmount > 0 && (
            <span className={classes['soft']}>
              {t('merchant.payments.refunded', {
                amount: formatMoney(refundedAmount, chargeCurrency, language),
              })}
            </span>
          )}
        </>
      ),
    },
    status,
    createdAt,
    {
      key: 'invoice',
      label: t('merchant.payments.invoice'),
      cell: ({ invoiceId }) =>
        invoiceId === null ? (
          '-'
        ) : (
          <Link to={`${base}/invoices/${invoiceId}`}>{t('merchant.payments.invoice')}</Link>
        ),
    },
  ];
};
