import { useMessages } from '../messages/use-messages.ts';
import { AmountFilter } from './AmountFilter.tsx';
import { DayFilter } from './DayFilter.tsx';
import type { ListState } from './list-state.ts';
import classes from './ListFilters.module.css';

export const rangeNames = ['from', 'to', 'minAmount', 'maxAmount'] as const;

interface RangeFiltersProps {
  readonly list: ListState;
  readonly onChange: (name: (typeof rangeNames)[number], value: string) => void;
}

/** Inclusive ranges of days and amounts; collapsed unless one of them filters the list. */
export const RangeFilters = ({ list, onChange }: RangeFiltersProps) => {
  const t = useMessages();
  const isInForce = rangeNames.some((name) => list.filters[name] !== undefined);
  return (
    <details className={classes['more']} open={isInForce || undefined}>
      <summary>{t('shared.list.more')}</summary>
      <div className={classes['ranges']}>
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`shared.list.${name}`)}
            day={list.filters[name] ?? ''}
            onChange={(day) => onChange(name, day)}
          />
        ))}
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          <AmountFilter
            key={name}
            label={t(`shared.list.${name}`)}
            amount={list.filters[name] ?? ''}
            onChange={(amount) => onChange(name, amount)}
          />
        ))}
      </div>
    </details>
  );
};
