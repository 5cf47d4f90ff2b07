import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { getPaymentSummary } from '#contract/payment-reports.ts';
import { call } from '../../shared/call.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** The seven figures of the specification's point 2, of just those payments that the filters let through. */
export const PaymentSummary = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const filters = useListContext().filterValues as z.input<typeof getPaymentSummary.query>;
  const { data, error } = useQuery({
    queryKey: ['payments', 'summary', filters],
    queryFn: ({ signal }) => call(getPaymentSummary, { query: filters }, { signal }),
    placeholderData: (previous) => previous,
  });
  const count = (value: number | undefined) => (value === undefined ? value : formatNumber(value, language));
  const euro = (value: number | undefined) =>
    value === undefined ? value : formatMoney(value, 'EUR', language);
  const parts = data?.totalAmount.byCurrency ?? [];
  if (error) return <ErrorBanner error={error} fallback={t('admin.payments.loadFailed')} />;
  return (
    <StatCards>
      <StatCard label={t('admin.payments.summary.total')} value={count(data?.totalPayments)} />
      <StatCard label={t('admin.payments.summary.revenue')} value={euro(data?.totalRevenue)} />
      <StatCard label={t('admin.payments.summary.succeeded')} value={count(data?.succeededPayments)} />
      <StatCard label={t('admin.payments.summary.failed')} value={count(data?.failedPayments)} />
      <StatCard
        label={t('admin.payments.summary.successRate')}
        value={data && formatPercent(data.successRate, language)}
      />
      <StatCard
        label={t('admin.payments.summary.amount')}
        value={euro(data?.totalAmount.amount)}
        notes={parts.map(({ amount, currency }) => formatMoney(amount, currency, language))}
      />
      <StatCard label={t('admin.payments.summary.fees')} value={euro(data?.totalFees.amount)} />
    </StatCards>
  );
};
