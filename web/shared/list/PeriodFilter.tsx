import { useId, useState } from 'react';
import { businessDateOf } from '#contract/invoice-sums.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { ListState } from './list-state.ts';
import classes from './ListFilters.module.css';
import { periodOf, periodPresets, presetOf } from './period-presets.ts';
import type { PeriodPreset } from './period-presets.ts';
import type { ChangeList } from './use-list-state.ts';

/** Preset periods by Sofia's calendar; other days are chosen under „Период и сума“. */
export const PeriodFilter = ({ list, changeList }: { list: ListState; changeList: ChangeList }) => {
  const t = useMessages();
  const id = useId();
  const [today] = useState(() => businessDateOf(new Date()));
  const { from, to } = list.filters;
  const isAny = from === undefined && to === undefined;
  const preset = presetOf({ ...(from && { from }), ...(to && { to }) }, today);
  const choose = (value: string): void => {
    const period = value === '' ? { from: '', to: '' } : periodOf(value as PeriodPreset, today);
    changeList({ filters: { ...list.filters, ...period } });
  };
  return (
    <div className={classes['filter']}>
      <label htmlFor={id}>{t('shared.list.period')}</label>
      <select
        id={id}
        value={isAny ? '' : (preset ?? 'other')}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('shared.list.periods.any')}</option>
        {periodPresets.map((each) => (
          <option key={each} value={each}>
            {t(`shared.list.periods.${each}`)}
          </option>
        ))}
        {!isAny && preset === undefined && (
          <option value="other" disabled>
            {t('shared.list.periods.other')}
          </option>
        )}
      </select>
    </div>
  );
};
