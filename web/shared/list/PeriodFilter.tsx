import { useId, useState } from 'react';
import { businessDateOf } from '#contract/invoice-sums.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { ListPlace } from './list-address.ts';
import classes from './ListFilters.module.css';
import { periodOf, periodPresets, presetOf } from './period-presets.ts';
import type { PeriodPreset } from './period-presets.ts';
import type { MoveList } from './use-list-place.ts';

/** Months, quarters and the year by name, counted in Sofia; other days are chosen under „Период и сума“. */
export const PeriodFilter = ({ place, move }: { place: ListPlace; move: MoveList }) => {
  const t = useMessages();
  const id = useId();
  const [today] = useState(() => businessDateOf(new Date()));
  const { from, to } = place.filters;
  const isAny = from === undefined && to === undefined;
  const preset = presetOf({ ...(from && { from }), ...(to && { to }) }, today);
  const choose = (value: string): void => {
    const period = value === '' ? { from: '', to: '' } : periodOf(value as PeriodPreset, today);
    move({ filters: { ...place.filters, ...period } });
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
