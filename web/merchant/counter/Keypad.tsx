import { useLanguage } from '../../shared/messages/language.ts';
import classes from './Counter.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface KeypadProps {
  readonly onCharacter: (character: string) => void;
  readonly onErase: () => void;
}

/** Large keys for an amount. A press leaves the focus in the amount, so that the keyboard works on. */
export const Keypad = ({ onCharacter, onErase }: KeypadProps) => {
  const t = useCounterMessages();
  const separator = useLanguage() === 'bg' ? ',' : '.';
  const key = (character: string, name?: string) => (
    <button key={character} type="button" aria-label={name} onClick={() => onCharacter(character)}>
      {character}
    </button>
  );
  return (
    <div
      className={classes['keypad']}
      role="group"
      aria-label={t('counter.keypad')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {digits.map((digit) => key(digit))}
      {key(separator, t('counter.comma'))}
      {key('0')}
      <button type="button" aria-label={t('counter.erase')} onClick={onErase}>
        <svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M8 5h13v14H8l-6-7zM12 9.500l5 5M17 9.500l-5 5" strokeWidth={1.8} strokeLinejoin="round" />
        </svg>
      </button>
    </div>
  );
};
