import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useChoice } from '../../../shared/search/use-choice.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
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
  readonly findNamed?: (text: string) => Promise<R | null>;
  /** The id of a record that is not offered. */
  readonly without?: number | undefined;
  readonly onPick: (record: R) => void;
  /** What else is offered, with the typed text. */
  readonly otherwise?: Readonly<{ label: string; onPress: (text: string) => void }> | undefined;
}

/** What is typed, what matches it, and what picks one of them or the one that the text names for sure. */
const usePicking = <R,>({ useFound, findNamed, without, onPick }: RecordPickerProps<R>) => {
  const [text, setText] = useState('');
  const latest = useRef('');
  const found = useFound(text);
  const rows = found.rows.filter((row) => row.id !== without);
  const pick = (row: FoundRecord<R> | undefined): void => {
    if (row === undefined) return;
    latest.current = '';
    onPick(row.record);
    setText('');
  };
  const choice = useChoice(rows, pick);
  const pickNamed = async (typed: string): Promise<void> => {
    const named = await findNamed?.(typed.trim()).catch(() => null);
    if (named === null || named === undefined || latest.current !== typed) return;
    onPick(named);
    setText('');
  };
  const type = (typed: string): void => {
    latest.current = typed;
    setText(typed);
    choice.restart();
    void pickNamed(typed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter in this field never submits the form around it.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      type('');
    } else choice.onKeyDown(event);
  };
  return { text, type, onKeyDown, rows, chosen: choice.chosen, pick, found };
};

/** A search field with the records that match: arrow keys choose, Enter picks, Escape closes. */
export const RecordPicker = <R,>(props: RecordPickerProps<R>) => {
  const { label, hint, otherwise } = props;
  const id = useId();
  const { text, type, onKeyDown, rows, chosen, pick, found } = usePicking(props);
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
      <Outcome found={found} count={rows.length} />
      {otherwise && (
        <div>
          <Button size="small" onClick={() => otherwise.onPress(text)}>
            <Icon name="plus" />
            {otherwise.label}
          </Button>
        </div>
      )}
    </div>
  );
};

interface OutcomeProps {
  readonly found: Pick<Found<unknown>, 'isFailed' | 'isComplete'>;
  readonly count: number;
}

/** How many were found. */
const Outcome = ({ found, count }: OutcomeProps) => {
  const t = useCustomerMessages();
  const counted = count === 0 ? t('customer.pick.none') : t('customer.pick.found', { smart_count: count });
  return (
    <p role="status" className={classes['soft']}>
      {found.isFailed ? t('customer.pick.failed') : found.isComplete && counted}
    </p>
  );
};
