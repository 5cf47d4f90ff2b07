import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import classes from './PublicPage.module.css';

/** One choice that is on or off, with its help. */
export const Switch = ({ name, label, help }: { name: string; label: string; help?: string }) => {
  const id = useId();
  const { register, formState } = useFormContext();
  return (
    <div className={classes['switch']}>
      <label>
        <input
          type="checkbox"
          {...register(name)}
          disabled={formState.isSubmitting}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className={classes['soft']}>
          {help}
        </p>
      )}
    </div>
  );
};
