import type * as z from 'zod';
import type { getDashboardStats } from '#contract/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Icon, type IconName } from '../../shared/icons/Icon.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { activeShare } from './active-share.ts';
import classes from './StatCards.module.css';

type Stats = z.output<typeof getDashboardStats.response>;

/** The four figures of the specification's point 2, with growth and conversion; skeletons until they load. */
export const StatCards = ({ stats }: { stats: Stats | undefined }) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const percent = (value: number) => formatPercent(value, language);
  return (
    <section className={classes['cards']} aria-label={t('admin.dashboard.figures')}>
      <StatCard
        icon="shop"
        name={t('admin.dashboard.totalMerchants')}
        value={stats && formatNumber(stats.totalMerchants, language)}
        notes={stats && [t('admin.dashboard.newMerchantsHint')]}
      />
      <StatCard
        icon="check"
        name={t('admin.dashboard.activeMerchants')}
        value={stats && formatNumber(stats.activeMerchants, language)}
        notes={
          stats && [
            t('admin.dashboard.ofTotal', {
              percent: percent(activeShare(stats.activeMerchants, stats.totalMerchants)),
            }),
          ]
        }
      />
      <StatCard
        icon="card"
        name={t('admin.dashboard.totalPayments')}
        value={stats && formatNumber(stats.totalPayments, language)}
        notes={
          stats && [
            t('admin.dashboard.successRate', { percent: percent(stats.successRate) }),
            t('admin.dashboard.conversion', { percent: percent(stats.conversionRate) }),
          ]
        }
      />
      <StatCard
        icon="coins"
        name={t('admin.dashboard.totalRevenue')}
        value={stats && formatMoney(stats.totalRevenue, 'EUR', language)}
        notes={
          stats && [
            stats.monthlyGrowth === null
              ? t('admin.dashboard.noGrowth')
              : t('admin.dashboard.growth', {
                  percent: signed(stats.monthlyGrowth) + percent(stats.monthlyGrowth),
                }),
          ]
        }
      />
    </section>
  );
};

const signed = (growth: number): string => (growth > 0 ? '+' : '');

interface StatCardProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string | undefined;
  readonly notes: readonly string[] | undefined;
}

const StatCard = ({ icon, name, value, notes }: StatCardProps) => (
  <div className={classes['card']}>
    <p className={classes['name']}>
      <Icon name={icon} />
      {name}
    </p>
    <p className={classes['value']}>{value ?? <Skeleton characters={6} />}</p>
    {notes?.map((note) => (
      <p key={note} className={classes['note']}>
        {note}
      </p>
    )) ?? (
      <p className={classes['note']}>
        <Skeleton characters={18} />
      </p>
    )}
  </div>
);
