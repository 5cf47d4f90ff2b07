import { useId, useState } from 'react';
import { CalendarButton } from '../form/CalendarButton.tsx';
import dateClasses from '../form/DateField.module.css';
import { parseDay, printDay } from '../form/parse-day.ts';
import { useMessages } from '../messages/use-messages.ts';
import classes from './ListFilters.module.css';

interface DayFilterProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly onChange: (day: string) => void;
}

const isWhole = (text: string): boolean => /^\S{10}$/.test(text) && parseDay(text) !== null;

/** A day filter. It applies when the day is complete, on blur, or from the calendar. */
export const DayFilter = ({ label, day, onChange }: DayFilterProps) => {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState(printDay(day));
  const [seen, setSeen] = useState(day);
  const [isLeft, setLeft] = useState(false);
  // The URL may change without the input: filters cleared, a period chosen, back button.
  if (seen !== day) {
    setSeen(day);
    setTyped(printDay(day));
  }
  const isWrong = isLeft && typed.trim() !== '' && parseDay(typed) === null;
  const apply = (text: string): void => {
    const chosen = text.trim() === '' ? '' : parseDay(text);
    if (chosen === null) return;
    setTyped(printDay(chosen));
    if (chosen !== day) onChange(chosen);
  };
  const leave = (): void => {
    setLeft(true);
    apply(typed);
  };
  return (
    <div className={classes['filter']}>
      <label htmlFor={id}>{label}</label>
      <div className={dateClasses['beside']}>
        <input
          id={id}
          type="text"
          autoComplete="off"
          size={12}
          placeholder={t('shared.form.datePattern')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={typed}
          onChange={({ target: { value } }) => {
            setLeft(false);
            setTyped(value);
            if (isWhole(value)) apply(value);
          }}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
        <CalendarButton day={day} label={label} onChoose={apply} />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className={classes['error']}>
          {t('shared.form.date')}
        </p>
      )}
    </div>
  );
};
