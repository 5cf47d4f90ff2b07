import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useCustomerMessages } from '../messages/customer-messages.ts';
import classes from './RecordPicker.module.css';
import type { Found, FoundRecord } from './use-found-records.ts';

interface RecordPickerProps<R> {
  readonly label: string;
  /** What may be typed. */
  readonly hint: string;
  /** Searches for the typed text; a hook. */
  readonly useFound: (text: string) => Found<R>;
  /** The record that a whole number names for sure: it is picked without a press. Null for every other text. */
  readonly findNamed?: (text: string) => Promise<Pick<FoundRecord<R>, 'title' | 'record'> | null>;
  /** The id of a record that is not offered. */
  readonly without?: number | undefined;
  readonly onPick: (record: R) => void;
}

/** A search field with the records that match: arrow keys choose, Enter picks, Escape closes. */
export const RecordPicker = <R,>(props: RecordPickerProps<R>) => {
  const { label, hint, useFound, findNamed, without, onPick } = props;
  const t = useCustomerMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const [pickedName, setPickedName] = useState('');
  const latest = useRef('');
  const found = useFound(text);
  const rows = found.rows.filter((row) => row.id !== without);
  const chosen = Math.min(place, rows.length - 1);
  const pick = (row: FoundRecord<R> | undefined): void => {
    if (row === undefined) return;
    latest.current = '';
    onPick(row.record);
    setText('');
  };
  const pickNamed = async (typed: string): Promise<void> => {
    const named = await findNamed?.(typed.trim()).catch(() => null);
    if (named === null || named === undefined || latest.current !== typed) return;
    onPick(named.record);
    setText('');
    setPickedName(named.title);
  };
  const type = (typed: string): void => {
    latest.current = typed;
    setText(typed);
    setPlace(0);
    setPickedName('');
    void pickNamed(typed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      // Enter in this field never submits the form around it.
      event.preventDefault();
      pick(rows[chosen]);
    } else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      type('');
    } else if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setPlace((chosen + step + rows.length) % rows.length);
    }
  };
  return (
    <div className={classes['picker']}>
      <label htmlFor={`${id}box`}>{label}</label>
      <input
        id={`${id}box`}
        className={classes['box']}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={rows.length > 0 ? `${id}${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={hint}
        value={text}
        maxLength={200}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        hidden={rows.length === 0}
        className={classes['list']}
      >
        {rows.map((row, index) => (
          <div
            key={row.id}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={classes['option']}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(row)}
          >
            <span>{row.title}</span>
            <span className={classes['soft']}>{row.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className={classes['soft']}>
        {pickedName !== '' && t('customer.pick.picked', { name: pickedName })}
        {found.isFailed
          ? t('customer.pick.failed')
          : found.isComplete &&
            (rows.length === 0
              ? t('customer.pick.none')
              : t('customer.pick.found', { smart_count: rows.length }))}
      </p>
    </div>
  );
};
