import { Link } from 'react-router-dom';
import type { ReportPeriod } from '#contract/reports/reports.ts';
import { firstDayOf, periodName, shiftPeriod, todayInSofia } from '../../shared/charts/period.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './ReportsPage.module.css';
import { useReportMessages } from './messages/report-messages.ts';
import { byIn, periodIn } from './use-reports.ts';

const presets = {
  thisMonth: ['MONTH', 0],
  lastMonth: ['MONTH', -1],
  thisQuarter: ['QUARTER', 0],
  lastQuarter: ['QUARTER', -1],
  thisYear: ['YEAR', 0],
} as const satisfies Record<string, readonly [ReportPeriod, number]>;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/** The query of a period: its first day, and the breakdown that is shown. */
const searchOf = (list: ListState, period: ReportPeriod, first: string): string =>
  `?${new URLSearchParams({ period, on: first, ...(byIn(list) === 'items' && { by: 'items' }) }).toString()}`;

/** Presets in one click each, and arrows to the periods before and after. */
export const ReportPeriods = ({ list }: { list: ListState }) => {
  const t = useReportMessages();
  const { period, on } = periodIn(list);
  const today = todayInSofia();
  const first = firstDayOf(period, on ?? today);
  return (
    <div className={classes['bar']}>
      <nav className={classes['presets']} aria-label={t('reports.presets')}>
        {presetNames.map((name) => {
          const [of, by] = presets[name];
          const start = shiftPeriod(of, today, by);
          const isChosen = of === period && start === first;
          return (
            <Link key={name} to={searchOf(list, of, start)} aria-current={isChosen ? 'true' : undefined}>
              {t(`shared.list.periods.${name}`)}
            </Link>
          );
        })}
      </nav>
      <Arrows list={list} period={period} first={first} isLast={first === firstDayOf(period, today)} />
    </div>
  );
};

interface ArrowsProps {
  readonly list: ListState;
  readonly period: ReportPeriod;
  readonly first: string;
  readonly isLast: boolean;
}

const Arrows = ({ list, period, first, isLast }: ArrowsProps) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const name = periodName(period, first, language);
  return (
    <nav className={classes['arrows']} aria-label={name}>
      <ButtonLink
        icon
        to={searchOf(list, period, shiftPeriod(period, first, -1))}
        aria-label={t('merchant.takings.earlier')}
      >
        <Icon name="previous" />
      </ButtonLink>
      <strong aria-live="polite">{name}</strong>
      {isLast ? (
        <Button icon disabled aria-label={t('merchant.takings.later')}>
          <Icon name="next" />
        </Button>
      ) : (
        <ButtonLink
          icon
          to={searchOf(list, period, shiftPeriod(period, first, 1))}
          aria-label={t('merchant.takings.later')}
        >
          <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
};
