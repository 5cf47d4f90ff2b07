import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import { useIsPhone } from '../kit/layout/use-is-phone.ts';
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
  const isPhone = useIsPhone();
  if (error) return <ErrorAlert error={error} fallback={t('admin.payments.loadFailed')} />;
  const revenue = <Figure label={t('admin.payments.summary.revenue')} value={euro(data?.totalRevenue)} />;
  const total = <Figure label={t('admin.payments.summary.total')} value={count(data?.totalPayments)} />;
  const others = (
    <>
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
    </>
  );
  // The first payment is on the first screen of a phone.
  return isPhone ? (
    <>
      <Figures>{revenue}</Figures>
      <details>
        <summary>{t('admin.payments.moreFigures')}</summary>
        <Figures>
          {total}
          {others}
        </Figures>
      </details>
    </>
  ) : (
    <Figures>
      {total}
      {revenue}
      {others}
    </Figures>
  );
};
