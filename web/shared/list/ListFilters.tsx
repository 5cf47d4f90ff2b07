import { useEffect, useId, useState } from 'react';
import type { Choice } from '../form/SelectInput.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { ListState } from './list-state.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import classes from './ListFilters.module.css';
import { PeriodFilter } from './PeriodFilter.tsx';
import { RangeFilters } from './RangeFilters.tsx';
import type { ChangeList } from './use-list-state.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What is shown without a choice; all by default. */
  readonly none?: string;
}

interface ListFiltersProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
  readonly choices: readonly Filter[];
  /** Names the fields that are searched. */
  readonly searchHint: string;
  /** Offers filters by period and amount. */
  readonly hasRanges?: boolean | undefined;
}

const typingPauseMs = 300;

/** Search and filters of a list; their state is in the URL. On a phone the filters open with a button. */
export const ListFilters = ({
  list,
  changeList,
  choices,
  searchHint,
  hasRanges = false,
}: ListFiltersProps) => {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = (name: string, value: string): void =>
    changeList({ filters: { ...list.filters, [name]: value } });
  const chosen = Object.keys(list.filters).filter((name) => name !== 'search').length;
  return (
    <div className={classes['filters']} role="search" aria-label={t('shared.list.filters')}>
      <Search
        value={list.filters['search'] ?? ''}
        hint={searchHint}
        onSearch={(value) => set('search', value)}
      />
      <div className={classes['unfold']}>
        <Button aria-expanded={isOpen} aria-controls={`${id}choices`} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" size={18} />
          {chosen === 0 ? t('shared.list.filters') : t('shared.list.filtersChosen', { count: chosen })}
        </Button>
      </div>
      <div id={`${id}choices`} className={isOpen ? classes['choices'] : classes['folded']}>
        {choices.map((filter) => (
          <ChoiceFilter
            key={filter.name}
            label={filter.label}
            value={list.filters[filter.name] ?? ''}
            none={filter.none ?? t('shared.list.all')}
            choices={filter.choices}
            onChange={(value) => set(filter.name, value)}
          />
        ))}
        {hasRanges && <PeriodFilter list={list} changeList={changeList} />}
        {hasRanges && <RangeFilters list={list} onChange={set} />}
      </div>
      {Object.keys(list.filters).length > 0 && (
        <Button variant="quiet" onClick={() => changeList({ filters: {} })}>
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

/** Debounced search input. */
const Search = ({ value, hint, onSearch }: SearchProps) => {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The URL may change without the input: filters cleared, back button.
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
