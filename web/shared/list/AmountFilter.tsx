import { useId, useState } from 'react';
import { AmountChoice } from '../form/AmountChoice.tsx';
import { amountReadings, parseAmount } from '../form/parse-amount.ts';
import { useMessages } from '../messages/use-messages.ts';
import classes from './ListFilters.module.css';

interface AmountFilterProps {
  readonly label: string;
  /** A decimal number, or empty. */
  readonly amount: string;
  readonly onChange: (amount: string) => void;
}

/**
 * An amount filter. It applies on blur or Enter, because a partly typed amount is another amount. For an amount with two
 * readings it offers both.
 */
export const AmountFilter = ({ label, amount, onChange }: AmountFilterProps) => {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState(amount);
  const [seen, setSeen] = useState(amount);
  const [isLeft, setLeft] = useState(false);
  // The URL may change without the input: filters cleared, back button.
  if (seen !== amount) {
    setSeen(amount);
    setTyped(amount);
  }
  const isWrong = isLeft && typed.trim() !== '' && parseAmount(typed) === null;
  const apply = (text: string): void => {
    setLeft(true);
    setTyped(text);
    const chosen = text.trim() === '' ? '' : parseAmount(text);
    if (chosen !== null && String(chosen) !== amount) onChange(String(chosen));
  };
  return (
    <div className={classes['filter']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={10}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={typed}
        onChange={(event) => {
          setLeft(false);
          setTyped(event.target.value);
        }}
        onBlur={() => apply(typed)}
        onKeyDown={(event) => event.key === 'Enter' && apply(typed)}
      />
      {isWrong && (
        <>
          <p id={`${id}-error`} className={classes['error']}>
            {t(amountReadings(typed).length > 1 ? 'shared.form.amountUnclear' : 'shared.form.amount')}
          </p>
          <AmountChoice typed={typed} onChoose={apply} />
        </>
      )}
    </div>
  );
};
