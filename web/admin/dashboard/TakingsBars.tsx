import type { Takings } from '#contract/payment-reports.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import classes from './TakingsBars.module.css';
import { takingsByCurrency } from './takings-by-currency.ts';

/** A row of bars for each currency, drawn to its own largest; the table behind says the same in figures. */
export const TakingsBars = ({ steps }: Pick<Takings, 'steps'>) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const currencies = takingsByCurrency(steps);
  if (currencies.length === 0) return <p>{t('admin.dashboard.noTakings')}</p>;
  return currencies.map(({ currency, total, amounts, most }) => (
    <figure key={currency} className={classes['figure']}>
      <figcaption>
        {t('admin.dashboard.takingsIn', { total: formatMoney(total, currency, language) })}
      </figcaption>
      <svg viewBox={`0 0 ${amounts.length * 10} 60`} preserveAspectRatio="none" aria-hidden="true">
        {amounts.map((amount, place) => (
          <rect
            key={steps[place]!.start}
            x={place * 10 + 1}
            width={8}
            y={60 - (amount / most) * 60}
            height={(amount / most) * 60}
          >
            <title>{`${formatDate(steps[place]!.start)}: ${formatMoney(amount, currency, language)}`}</title>
          </rect>
        ))}
      </svg>
    </figure>
  ));
};
