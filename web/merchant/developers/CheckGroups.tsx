import { useId, type ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import classes from './CheckGroups.module.css';

interface Check {
  readonly value: string;
  readonly name: ReactNode;
  readonly text?: string;
}
export interface CheckGroup {
  readonly name: string;
  readonly checks: readonly Check[];
}

interface CheckGroupsProps {
  /** The form's field: the list of the chosen values. */
  readonly name: string;
  readonly label: string;
  readonly groups: readonly CheckGroup[];
  /** Shown when none is chosen. */
  readonly required: string;
}

/** Checkboxes in named groups, of which at least one is to be chosen. */
export const CheckGroups = ({ name, label, groups, required }: CheckGroupsProps) => {
  const id = useId();
  const { formState } = useFormContext();
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  return (
    <fieldset className={classes['all']} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {error !== undefined && error !== '' && (
        <p id={id} role="alert" className={classes['error']}>
          {required}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.name} name={name} group={group} required={required} />
      ))}
    </fieldset>
  );
};

type GroupProps = Pick<CheckGroupsProps, 'name' | 'required'> & Readonly<{ group: CheckGroup }>;

const Group = ({ name, group, required }: GroupProps) => {
  const id = useId();
  const { register, formState } = useFormContext();
  const isChosen = (chosen: unknown): true | string =>
    (Array.isArray(chosen) && chosen.length > 0) || required;
  return (
    <fieldset className={classes['group']} disabled={formState.isSubmitting}>
      <legend>{group.name}</legend>
      {group.checks.map(({ value, name: label, text }) => (
        <div key={value} className={classes['check']}>
          <input
            id={`${id}${value}`}
            type="checkbox"
            value={value}
            aria-describedby={text === undefined ? undefined : `${id}${value}-text`}
            {...register(name, { validate: { isChosen } })}
          />
          <div>
            <label htmlFor={`${id}${value}`}>{label}</label>
            {text !== undefined && <p id={`${id}${value}-text`}>{text}</p>}
          </div>
        </div>
      ))}
    </fieldset>
  );
};
