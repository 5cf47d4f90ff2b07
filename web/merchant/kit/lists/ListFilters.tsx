import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useIsCompact } from '../../../shared/list/list-place.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import shared from '../../../shared/list/ListFilters.module.css';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import classes from './ListFilters.module.css';
import { useListMessages } from './messages/list-messages.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { Popover } from './Popover.tsx';
import { rangeNames, RangeFilters } from './RangeFilters.tsx';

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
  /** Names the fields that are searched; without it there is no search. */
  readonly searchHint?: string | undefined;
  /** Offers filters by period and amount. */
  readonly hasRanges?: boolean | undefined;
  /** Shown with the filters of a phone: the saved views. */
  readonly more?: ReactNode;
}

const typingPauseMs = 300;
/** The search has its own input, the status its tabs. */
const besides = new Set(['search', 'status']);

/** Search and filters of a list; their state is in the URL. One line, or on a phone a search and a button. */
export const ListFilters = (props: ListFiltersProps) => {
  const { list, changeList, searchHint } = props;
  const t = useListMessages();
  const isCompact = useIsCompact();
  const set = (name: string, value: string): void =>
    changeList({ filters: { ...list.filters, [name]: value } });
  return (
    <div
      className={`${shared['filters']} ${classes['bar']} ${props.hasRanges ? classes['ranged'] : ''}`}
      role="search"
      aria-label={t('shared.list.filters')}
    >
      {searchHint !== undefined && (
        <Search
          value={list.filters['search'] ?? ''}
          hint={searchHint}
          onSearch={(value) => set('search', value)}
        />
      )}
      {isCompact ? <FilterDialog {...props} onSet={set} /> : <FilterLine {...props} onSet={set} />}
      {!isCompact && <Clear {...props} isIcon />}
    </div>
  );
};

type ClearProps = Pick<ListFiltersProps, 'list' | 'changeList'> & Readonly<{ isIcon?: boolean }>;

const Clear = ({ list, changeList, isIcon = false }: ClearProps) => {
  const t = useListMessages();
  if (Object.keys(list.filters).length === 0) return null;
  return (
    <Button
      variant="quiet"
      icon={isIcon}
      title={isIcon ? t('shared.list.clear') : undefined}
      onClick={() => changeList({ filters: {} })}
    >
      <Icon name="close" size={18} />
      <span className={isIcon ? 'visually-hidden' : undefined}>{t('shared.list.clear')}</span>
    </Button>
  );
};

type InnerProps = ListFiltersProps & Readonly<{ onSet: (name: string, value: string) => void }>;

const Choices = ({ list, choices, onSet }: InnerProps) => {
  const t = useListMessages();
  const id = useId();
  return choices.map(({ name, label, none, choices: values }) => (
    <div key={name} className={shared['filter']}>
      <label htmlFor={`${id}${name}`} className="visually-hidden">
        {label}
      </label>
      <select
        id={`${id}${name}`}
        value={list.filters[name] ?? ''}
        onChange={({ target }) => onSet(name, target.value)}
      >
        <option value="">{`${label}: ${(none ?? t('shared.list.all')).toLowerCase()}`}</option>
        {values.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  ));
};

const FilterLine = (props: InnerProps) => {
  const { list, changeList, hasRanges = false, onSet } = props;
  const t = useListMessages();
  const isRanged = rangeNames.some((name) => list.filters[name] !== undefined);
  return (
    <>
      {hasRanges && <PeriodFilter list={list} changeList={changeList} />}
      <Choices {...props} />
      {hasRanges && (
        <Popover
          from="end"
          label={
            <>
              {isRanged && <Icon name="check" size={18} />}
              {t('lists.more')}
            </>
          }
        >
          <RangeFilters list={list} onChange={onSet} />
        </Popover>
      )}
    </>
  );
};

const FilterDialog = (props: InnerProps) => {
  const { list, changeList, hasRanges = false, onSet, more } = props;
  const t = useListMessages();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(list.filters).filter((name) => !besides.has(name)).length;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {count === 0 ? t('shared.list.filters') : t('shared.list.filtersChosen', { count })}
      </Button>
      {isOpen && (
        <Dialog
          title={t('shared.list.filters')}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Clear {...props} />
              <Button variant="primary" onClick={() => setOpen(false)}>
                {t('lists.show')}
              </Button>
            </>
          }
        >
          <div className={`${shared['filters']} ${classes['dialog']}`}>
            {hasRanges && <PeriodFilter list={list} changeList={changeList} />}
            <Choices {...props} />
            {hasRanges && <RangeFilters list={list} onChange={onSet} />}
            {more}
          </div>
        </Dialog>
      )}
    </>
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
