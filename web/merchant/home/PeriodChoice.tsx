import { takingsPeriods } from '#contract/payments/takings.ts';
import type { TakingsPeriod } from '#contract/payments/takings.ts';
import { firstDayOf, periodName, shiftPeriod, todayInSofia } from '../../shared/charts/period.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import classes from './TakingsPanel.module.css';

/** A period; `on` is a day of it, the present period unless given. */
export type ChosenPeriod = Readonly<{ period: TakingsPeriod; on?: string | undefined }>;

interface PeriodChoiceProps {
  readonly chosen: ChosenPeriod;
  readonly onChoose: (chosen: ChosenPeriod) => void;
}

/** The length of the period. */
export const PeriodLengths = ({ chosen, onChoose }: PeriodChoiceProps) => {
  const t = useShellMessages();
  return (
    <div className={classes['periods']} role="group" aria-label={t('merchant.takings.period')}>
      {takingsPeriods.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === chosen.period}
          onClick={() => onChoose({ period })}
        >
          {t(`merchant.takings.periods.${period}`)}
        </button>
      ))}
    </div>
  );
};

/** The arrows to the periods before and after, and the name of this one. */
export const PeriodArrows = ({ chosen: { period, on }, onChoose }: PeriodChoiceProps) => {
  const t = useShellMessages();
  const language = useLanguage();
  const today = todayInSofia();
  const shift = (by: number): void => {
    const day = shiftPeriod(period, on ?? today, by);
    onChoose({ period, on: day === firstDayOf(period, today) ? undefined : day });
  };
  return (
    <div className={classes['arrows']} role="group" aria-label={t('merchant.takings.period')}>
      <Button icon aria-label={t('merchant.takings.earlier')} onClick={() => shift(-1)}>
        <Icon name="previous" />
      </Button>
      <span aria-live="polite">{periodName(period, on ?? today, language)}</span>
      <Button
        icon
        aria-label={t('merchant.takings.later')}
        disabled={on === undefined}
        onClick={() => shift(1)}
      >
        <Icon name="next" />
      </Button>
    </div>
  );
};
