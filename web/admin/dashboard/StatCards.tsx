import type * as z from 'zod';
import type { getDashboardStats } from '#contract/payments/payment-totals.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import type { en } from '../kit/messages/en.ts';
import { activeShare } from './active-share.ts';

type Stats = z.output<typeof getDashboardStats.response>;

/** The four figures of the specification's point 2, with growth and conversion; skeletons until they load. */
export const StatCards = ({ stats }: { stats: Stats | undefined }) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const percent = (value: number) => formatPercent(value, language);
  const growth = (value: number) => t('admin.dashboard.growth', { percent: signed(value) + percent(value) });
  return (
    <section aria-label={t('admin.dashboard.figures')}>
      <Figures>
        <Figure
          label={t('admin.dashboard.totalMerchants')}
          value={stats && formatNumber(stats.totalMerchants, language)}
          notes={stats && [t('admin.dashboard.newMerchantsHint')]}
        />
        <Figure
          label={t('admin.dashboard.activeMerchants')}
          value={stats && formatNumber(stats.activeMerchants, language)}
          notes={
            stats && [
              t('admin.dashboard.ofTotal', {
                percent: percent(activeShare(stats.activeMerchants, stats.totalMerchants)),
              }),
            ]
          }
        />
        <Figure
          label={t('admin.dashboard.totalPayments')}
          value={stats && formatNumber(stats.totalPayments, language)}
          notes={
            stats && [
              t('admin.dashboard.successful', { percent: percent(stats.successRate) }),
              ...(stats.conversionRate === stats.successRate
                ? []
                : [t('admin.dashboard.conversion', { percent: percent(stats.conversionRate) })]),
            ]
          }
        />
        <Figure
          label={t('admin.dashboard.totalRevenue')}
          value={stats && formatMoney(stats.totalRevenue, 'EUR', language)}
          notes={
            stats && [
              stats.monthlyGrowth === null ? t('admin.dashboard.noGrowth') : growth(stats.monthlyGrowth),
            ]
          }
        />
      </Figures>
    </section>
  );
};

const signed = (growth: number): string => (growth > 0 ? '+' : '');
