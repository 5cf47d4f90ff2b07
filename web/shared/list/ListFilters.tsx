import { useEffect, useId, useState } from 'react';
import type { Choice } from '../form/SelectInput.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useWords } from '../words/use-words.ts';
import type { ListPlace } from './list-address.ts';
import classes from './ListFilters.module.css';
import { RangeFilters } from './RangeFilters.tsx';
import type { MoveList } from './use-list-place.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface ListFiltersProps {
  readonly place: ListPlace;
  readonly move: MoveList;
  readonly choices: readonly Filter[];
  /** What the search looks through. */
  readonly searchHint: string;
  /** The list can be narrowed by day and by amount. */
  readonly hasRanges?: boolean | undefined;
}

const typingPauseMs = 300;

/** Search and choices above a list; they live in the address. */
export const ListFilters = ({ place, move, choices, searchHint, hasRanges = false }: ListFiltersProps) => {
  const t = useWords();
  const id = useId();
  const set = (name: string, value: string): void => move({ filters: { ...place.filters, [name]: value } });
  return (
    <div className={classes['filters']} role="search" aria-label={t('shared.list.filters')}>
      <Search
        value={place.filters['search'] ?? ''}
        hint={searchHint}
        onSearch={(value) => set('search', value)}
      />
      {choices.map(({ name, label, choices: values }) => (
        <div key={name} className={classes['filter']}>
          <label htmlFor={id + name}>{label}</label>
          <select
            id={id + name}
            value={place.filters[name] ?? ''}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{t('shared.list.all')}</option>
            {values.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      {hasRanges && <RangeFilters place={place} onChange={set} />}
      {Object.keys(place.filters).length > 0 && (
        <Button look="quiet" onClick={() => move({ filters: {} })}>
          <Icon name="close" size={18} />
          {t('shared.list.clear')}
        </Button>
      )}
    </div>
  );
};

interface SearchProps {
  readonly value: string;
  readonly hint: string;
  readonly onSearch: (value: string) => void;
}

/** Searches when the typing pauses. */
const Search = ({ value, hint, onSearch }: SearchProps) => {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address may change without the input: filters cleared, the way back taken.
  if (seen !== value) {
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className={classes['search']}>
      <label htmlFor={id}>{t('shared.list.search')}</label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={hint}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
};
