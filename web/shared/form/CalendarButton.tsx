import { useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './DateField.module.css';

interface CalendarButtonProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  readonly latest?: string | undefined;
  /** Label of the field. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (day: string) => void;
}

/**
 * Opens the browser's calendar. The native input is hidden: it formats the day in the browser's locale, possibly month
 * first.
 */
export const CalendarButton = ({ day, latest, label, disabled, onChoose }: CalendarButtonProps) => {
  const t = useMessages();
  const picker = useRef<HTMLInputElement>(null);
  const name = t('shared.form.openCalendar', { field: label });
  return (
    <>
      <button
        type="button"
        className={classes['open']}
        aria-label={name}
        title={name}
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendar" size={18} />
      </button>
      <input
        ref={picker}
        type="date"
        className={classes['picker']}
        value={day}
        max={latest}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onChoose(event.target.value)}
      />
    </>
  );
};
