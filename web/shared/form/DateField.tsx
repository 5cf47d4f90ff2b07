import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../messages/use-messages.ts';
import { CalendarButton } from './CalendarButton.tsx';
import classes from './DateField.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { parseDay, printDay } from './parse-day.ts';

interface DateFieldProps extends FieldProps {
  /** The last day that is accepted, `YYYY-MM-DD`. */
  readonly latest?: string | undefined;
  /** The error of a readable day, `YYYY-MM-DD`; undefined for a valid one. */
  readonly fault?: (day: string) => string | undefined;
}

/** A day typed as dd/mm/yyyy or chosen from a calendar; parse the value with `parseDay`. */
export const DateField = ({ latest, fault, ...field }: DateFieldProps) => {
  const { name, label } = field;
  const t = useMessages();
  const { control: form, getValues, setValue } = useFormContext();
  const typed = String(useWatch({ control: form, name }) ?? '');
  const faultIn = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value.trim() === '') return undefined;
    const day = parseDay(value);
    if (day === null) return t('shared.form.date');
    if (latest !== undefined && day > latest) return t('shared.form.dateTooLate', { day: printDay(latest) });
    return fault?.(day);
  };
  const choose = (day: string): void =>
    setValue(name, printDay(day), { shouldDirty: true, shouldValidate: true });
  return (
    <Field
      {...field}
      rules={{
        validate: { isSound: (value: unknown) => faultIn(value) ?? true },
        onBlur: () => {
          const day = parseDay(String(getValues(name)));
          if (day !== null) setValue(name, printDay(day));
        },
      }}
    >
      {(control) => (
        <div className={classes['beside']}>
          <input
            {...control}
            type="text"
            inputMode="text"
            autoComplete="off"
            placeholder={t('shared.form.datePattern')}
          />
          <CalendarButton
            day={parseDay(typed) ?? ''}
            latest={latest}
            label={label}
            disabled={control.disabled}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
};
