import { useId, useState } from 'react';
import { businessDateOf } from '#contract/business-date.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import { periodOf, periodPresets, stepPeriod } from '../../../shared/list/period-presets.ts';
import type { PeriodPreset } from '../../../shared/list/period-presets.ts';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useListMessages } from './messages/list-messages.ts';
import classes from './ListFilters.module.css';
import { periodName } from './period-name.ts';

interface PeriodFilterProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
}

/**
 * Preset periods by Sofia's calendar, with the chosen one by its name and arrows to the one before and after. Other days
 * are chosen under „Дати и сума“.
 */
export const PeriodFilter = ({ list, changeList }: PeriodFilterProps) => {
  const t = useListMessages();
  const language = useLanguage();
  const id = useId();
  const [today] = useState(() => businessDateOf(new Date()));
  const { from, to } = list.filters;
  const period = { ...(from && { from }), ...(to && { to }) };
  const isAny = from === undefined && to === undefined;
  const name = periodName(period, language);
  const show = (shown: Readonly<{ from: string; to: string }>): void =>
    changeList({ filters: { ...list.filters, ...shown } });
  const choose = (value: string): void =>
    show(value === '' ? { from: '', to: '' } : periodOf(value as PeriodPreset, today));
  return (
    <div className={classes['period']}>
      <Step name={t('lists.period.previous')} icon="previous" to={stepPeriod(period, -1)} onStep={show} />
      <label htmlFor={id} className="visually-hidden">
        {t('shared.list.period')}
      </label>
      <select id={id} value={isAny ? '' : 'chosen'} onChange={(event) => choose(event.target.value)}>
        <option value="">{`${t('shared.list.period')}: ${t('shared.list.periods.any').toLowerCase()}`}</option>
        {!isAny && (
          <option value="chosen" disabled>
            {name === undefined
              ? t('shared.list.periods.other')
              : typeof name === 'string'
                ? name
                : t('lists.period.quarter', name)}
          </option>
        )}
        {periodPresets.map((each) => (
          <option key={each} value={each}>
            {t(`shared.list.periods.${each}`)}
          </option>
        ))}
      </select>
      <Step name={t('lists.period.next')} icon="next" to={stepPeriod(period, 1)} onStep={show} />
    </div>
  );
};

interface StepProps {
  readonly name: string;
  readonly icon: 'previous' | 'next';
  /** Undefined without a period that can be stepped through. */
  readonly to: Readonly<{ from: string; to: string }> | undefined;
  readonly onStep: (period: Readonly<{ from: string; to: string }>) => void;
}

const Step = ({ name, icon, to, onStep }: StepProps) => (
  <Button icon aria-label={name} title={name} disabled={to === undefined} onClick={() => to && onStep(to)}>
    <Icon name={icon} size={18} />
  </Button>
);
