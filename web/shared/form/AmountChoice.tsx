import { formatAmount, formatMoney } from '../format/format-money.ts';
import { Button } from '../layout/Button.tsx';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import classes from './Field.module.css';
import { amountReadings } from './parse-amount.ts';

interface AmountChoiceProps {
  readonly typed: string;
  readonly currency?: string | undefined;
  /** Called with the chosen amount as an unambiguous text. */
  readonly onChoose: (text: string) => void;
}

/** A button for each reading of an amount that has two; nothing for other texts. */
export const AmountChoice = ({ typed, currency, onChoose }: AmountChoiceProps) => {
  const t = useMessages();
  const language = useLanguage();
  const readings = amountReadings(typed);
  if (readings.length < 2) return null;
  return (
    <div className={classes['choice']} role="group" aria-label={t('shared.form.amountChoice')}>
      {readings.map((amount) => (
        <Button key={amount} size="small" onClick={() => onChoose(formatAmount(amount, language))}>
          {currency === undefined ? formatAmount(amount, language) : formatMoney(amount, currency, language)}
        </Button>
      ))}
    </div>
  );
};
