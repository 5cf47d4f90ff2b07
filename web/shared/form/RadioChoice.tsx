import { useFormContext } from 'react-hook-form';
import classes from './RadioChoice.module.css';
import type { Choice } from './SelectInput.tsx';

interface RadioChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** One of a few choices, all of them in sight. */
export const RadioChoice = ({ name, label, choices }: RadioChoiceProps) => {
  const { register, formState } = useFormContext();
  return (
    <fieldset className={classes['choices']} disabled={formState.isSubmitting}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['choice']}>
          <input type="radio" value={choice.value} {...register(name)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
};
