import { useId } from 'react';
import shared from '../../../shared/list/ListFilters.module.css';
import type { ListFiltersProps } from './filters.ts';
import { useListMessages } from './messages/list-messages.ts';

/** The filters of a list, opened. */
export interface OpenedFilters extends ListFiltersProps {
  readonly onSet: (name: string, value: string) => void;
}

/** The filters with fixed values. */
export const FilterChoices = ({ list, choices, onSet }: OpenedFilters) => {
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
