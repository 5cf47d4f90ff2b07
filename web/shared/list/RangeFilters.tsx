import { useMessages } from '../messages/use-messages.ts';
import { AmountFilter } from './AmountFilter.tsx';
import { DayFilter } from './DayFilter.tsx';
import type { ListPlace } from './list-address.ts';
import classes from './ListFilters.module.css';

export const rangeNames = ['from', 'to', 'minAmount', 'maxAmount'] as const;

interface RangeFiltersProps {
  readonly place: ListPlace;
  readonly onChange: (name: (typeof rangeNames)[number], value: string) => void;
}

/** Days and amounts from and to, both included; folded away until they are wanted or in force. */
export const RangeFilters = ({ place, onChange }: RangeFiltersProps) => {
  const t = useMessages();
  const isInForce = rangeNames.some((name) => place.filters[name] !== undefined);
  return (
    <details className={classes['more']} open={isInForce || undefined}>
      <summary>{t('shared.list.more')}</summary>
      <div className={classes['ranges']}>
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`shared.list.${name}`)}
            day={place.filters[name] ?? ''}
            onChange={(day) => onChange(name, day)}
          />
        ))}
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          <AmountFilter
            key={name}
            label={t(`shared.list.${name}`)}
            amount={place.filters[name] ?? ''}
            onChange={(amount) => onChange(name, amount)}
          />
        ))}
      </div>
    </details>
  );
};
