import { useId } from 'react';
import type { Choice } from '../form/SelectInput.tsx';
import filters from './ListFilters.module.css';

interface ChoiceFilterProps {
  readonly label: string;
  readonly value: string;
  /** What is shown without a choice. */
  readonly none: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A filter of a list with fixed values. */
export const ChoiceFilter = ({ label, value, none, choices, onChange }: ChoiceFilterProps) => {
  const id = useId();
  return (
    <div className={filters['filter']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
};
