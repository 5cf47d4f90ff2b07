import type { MonthDetails } from '#contract/closing/months.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMonthMessages } from './messages/month-messages.ts';

/** Sums in EUR, and when the month was closed. */
export const MonthSums = ({ month }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const language = useLanguage();
  const { status, revision, closedAt, totals } = month;
  const euro = (amount: number) => formatMoney(amount, 'EUR', language);
  return (
    <Panel title={t('months.sums')}>
      <Facts
        facts={[
          ...(status === 'CLOSED' && closedAt !== null
            ? ([
                [t('months.closedAt'), formatDateTime(closedAt)],
                [t('months.revision'), String(revision)],
              ] as const)
            : []),
          [t('months.documents'), String(totals.documents)],
          ...(totals.annulled > 0 ? ([[t('months.annulled'), String(totals.annulled)]] as const) : []),
          [t('months.base'), euro(totals.base)],
          [t('months.vat'), euro(totals.vat)],
          [t('months.total'), euro(totals.total)],
          ...totals.fees.flatMap(({ currency, provider, platform }) => [
            [`${t('months.providerFees')} (${currency})`, formatMoney(provider, currency, language)] as const,
            [`${t('months.platformFees')} (${currency})`, formatMoney(platform, currency, language)] as const,
          ]),
        ]}
      />
    </Panel>
  );
};
