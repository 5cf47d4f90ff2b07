import { useId, useState } from 'react';
import { parseAmount } from '../form/parse-amount.ts';
import { useWords } from '../words/use-words.ts';
import type { ListPlace } from './list-address.ts';
import classes from './ListFilters.module.css';

const names = ['from', 'to', 'minAmount', 'maxAmount'] as const;
type RangeName = (typeof names)[number];

interface RangeFiltersProps {
  readonly place: ListPlace;
  readonly onChange: (name: RangeName, value: string) => void;
}

/** Days and amounts from and to, both included; folded away until they are wanted or in force. */
export const RangeFilters = ({ place, onChange }: RangeFiltersProps) => {
  const t = useWords();
  const isInForce = names.some((name) => place.filters[name] !== undefined);
  return (
    <details className={classes['more']} open={isInForce || undefined}>
      <summary>{t('shared.list.more')}</summary>
      <div className={classes['ranges']}>
        {(['from', 'to'] as const).map((name) => (
          <Day key={name} name={name} place={place} onChange={onChange} />
        ))}
        {(['minAmount', 'maxAmount'] as const).map((name) => (
          <Amount key={name} name={name} place={place} onChange={onChange} />
        ))}
      </div>
    </details>
  );
};

const Day = ({ name, place, onChange }: RangeFiltersProps & { name: 'from' | 'to' }) => {
  const t = useWords();
  const id = useId();
  return (
    <div className={classes['filter']}>
      <label htmlFor={id}>{t(`shared.list.${name}`)}</label>
      <input
        id={id}
        type="date"
        value={place.filters[name] ?? ''}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </div>
  );
};

/** Filters when the field is left or Enter is pressed: half an amount is another amount. */
const Amount = ({ name, place, onChange }: RangeFiltersProps & { name: 'minAmount' | 'maxAmount' }) => {
  const t = useWords();
  const id = useId();
  const value = place.filters[name] ?? '';
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address may change without the input: filters cleared, the way back taken.
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const amount = typed.trim() === '' ? '' : parseAmount(typed);
  const apply = (): void => {
    if (amount !== null && String(amount) !== value) onChange(name, String(amount));
  };
  return (
    <div className={classes['filter']}>
      <label htmlFor={id}>{t(`shared.list.${name}`)}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={10}
        aria-invalid={amount === null}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
    </div>
  );
};
