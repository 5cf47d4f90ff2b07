import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useListSummary } from '../kit/lists/use-list-summary.ts';
import type { en } from '../kit/messages/en.ts';

/** The seven figures of the specification's point 2, for the payments that match the filters. */
export const PaymentSummary = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { data, error } = useListSummary('getPaymentSummary');
  const count = (value: number | undefined) => (value === undefined ? value : formatNumber(value, language));
  const euro = (value: number | undefined) =>
    value === undefined ? value : formatMoney(value, 'EUR', language);
  const parts = data?.totalAmount.byCurrency ?? [];
  if (error) return <ErrorAlert error={error} fallback={t('admin.payments.loadFailed')} />;
  return (
    <Figures>
      <Figure label={t('admin.payments.summary.total')} value={count(data?.totalPayments)} />
      <Figure label={t('admin.payments.summary.revenue')} value={euro(data?.totalRevenue)} />
      <Figure label={t('admin.payments.summary.succeeded')} value={count(data?.succeededPayments)} />
      <Figure label={t('admin.payments.summary.failed')} value={count(data?.failedPayments)} />
      <Figure
        label={t('admin.payments.summary.successRate')}
        value={data && formatPercent(data.successRate, language)}
      />
      <Figure
        label={t('admin.payments.summary.amount')}
        value={euro(data?.totalAmount.amount)}
        notes={parts.map(({ amount, currency }) => formatMoney(amount, currency, language))}
      />
      <Figure label={t('admin.payments.summary.fees')} value={euro(data?.totalFees.amount)} />
    </Figures>
  );
};
