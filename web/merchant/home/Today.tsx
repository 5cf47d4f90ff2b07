import type { Home } from '#contract/guidance/home.ts';
import { todayInSofia } from '../../shared/charts/period.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useHomeMessages } from './messages/home-messages.ts';
import classes from './HomePage.module.css';

/** Turnover and payments of today; compared with yesterday only when that had some by this time. */
export const Today = ({ today: { amount, count, yesterdayByNow } }: { today: Home['payments']['today'] }) => {
  const t = useHomeMessages();
  const language = useLanguage();
  return (
    <Panel title={t('today.title', { day: formatDate(todayInSofia()) })}>
      <p className={classes['today']} aria-live="polite">
        {count === 0 ? (
          <span className={classes['soft']}>{t('today.none')}</span>
        ) : (
          <>
            <MoneyFigure amount={amount} currency="EUR" />
            <span>{t('today.payments', { smart_count: count })}</span>
          </>
        )}
        {yesterdayByNow > 0 && (
          <span className={classes['soft']}>
            {t('today.yesterday', { amount: formatMoney(yesterdayByNow, 'EUR', language) })}
          </span>
        )}
      </p>
    </Panel>
  );
};
