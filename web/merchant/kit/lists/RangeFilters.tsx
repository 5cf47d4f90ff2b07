import { AmountFilter } from '../../../shared/list/AmountFilter.tsx';
import { DayFilter } from '../../../shared/list/DayFilter.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import shared from '../../../shared/list/ListFilters.module.css';
import { useListMessages } from './messages/list-messages.ts';

export const rangeNames = ['from', 'to', 'minAmount', 'maxAmount'] as const;

interface RangeFiltersProps {
  readonly list: ListState;
  readonly onChange: (name: (typeof rangeNames)[number], value: string) => void;
}

/** Inclusive ranges of days and amounts. */
export const RangeFilters = ({ list, onChange }: RangeFiltersProps) => {
  const t = useListMessages();
  return (
    <div className={shared['ranges']}>
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
  );
};
