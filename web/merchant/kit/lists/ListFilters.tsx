import { Suspense, useEffect, useId, useState } from 'react';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { useIsCompact } from '../../../shared/list/list-place.ts';
import shared from '../../../shared/list/ListFilters.module.css';
import { lazyPart } from '../../../shared/state/lazy-part.ts';
import { ClearFilters } from './ClearFilters.tsx';
import type { ListFiltersProps } from './filters.ts';
import classes from './ListFilters.module.css';
import { useListMessages } from './messages/list-messages.ts';

/** Only who opens the filters loads them. */
const parts = () => import('./filter-parts.ts');
const FilterLine = lazyPart(async () => ({ default: (await parts()).FilterLine }));
const FilterDialog = lazyPart(async () => ({ default: (await parts()).FilterDialog }));

const typingPauseMs = 300;
/** The search has its own input, the status its tabs. */
const besides = new Set(['search', 'status']);

/** Search and filters of a list; their state is in the URL. The filters are behind a button, on a phone in a dialog. */
export const ListFilters = (props: ListFiltersProps) => {
  const { list, changeList, choices, searchHint, hasRanges = false } = props;
  const t = useListMessages();
  const isCompact = useIsCompact();
  const count = Object.keys(list.filters).filter((name) => !besides.has(name)).length;
  const [isLineOpen, setLineOpen] = useState(count > 0 || props.isOpen === true);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const press = (): void => {
    if (isCompact) return setDialogOpen(true);
    setLineOpen(!isLineOpen);
    props.onOpen?.(!isLineOpen);
  };
  const inner = {
    ...props,
    onSet: (name: string, value: string): void => changeList({ filters: { ...list.filters, [name]: value } }),
  };
  return (
    <div className={classes['box']} role="search" aria-label={t('shared.list.filters')}>
      <div className={`${shared['filters']} ${classes['bar']}`}>
        {searchHint !== undefined && (
          <Search
            value={list.filters['search'] ?? ''}
            hint={searchHint}
            onSearch={(value) => inner.onSet('search', value)}
          />
        )}
        {(choices.length > 0 || hasRanges) && (
          <Button
            {...(isCompact ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isLineOpen })}
            onClick={press}
          >
            <Icon name="filter" size={18} />
            {count === 0 ? t('shared.list.filters') : t('shared.list.filtersChosen', { count })}
          </Button>
        )}
        {!isCompact && <ClearFilters list={list} changeList={changeList} isIcon />}
      </div>
      {isLineOpen && !isCompact && (
        <Suspense fallback={<div className={classes['waiting']} />}>
          <FilterLine {...inner} />
        </Suspense>
      )}
      {isDialogOpen && (
        <Suspense fallback={null}>
          <FilterDialog {...inner} onClose={() => setDialogOpen(false)} />
        </Suspense>
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
  const t = useListMessages();
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
    <div className={shared['search']}>
      <label htmlFor={id} className="visually-hidden">
        {t('shared.list.search')}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={hint}
        title={hint}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
};
