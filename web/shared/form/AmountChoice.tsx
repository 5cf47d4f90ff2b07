import { formatAmount, formatMoney } from '../format/format-money.ts';
import { formatPrice, formatPriceMoney, typedPrice } from '../format/format-price.ts';
import { Button } from '../layout/Button.tsx';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import classes from './Field.module.css';
import { amountReadings, type AmountKind } from './parse-amount.ts';

interface AmountChoiceProps {
  readonly typed: string;
  readonly currency?: string | undefined;
  readonly kind?: AmountKind | undefined;
  /** Called with the chosen amount as an unambiguous text. */
  readonly onChoose: (text: string) => void;
}

/** A button for each reading of an amount that has two; nothing for other texts. */
export const AmountChoice = ({ typed, currency, kind, onChoose }: AmountChoiceProps) => {
  const t = useMessages();
  const language = useLanguage();
  const readings = amountReadings(typed, kind);
  if (readings.length < 2) return null;
  const shown = (amount: number): string => {
    if (currency === undefined) return formatPrice(amount, language);
    return (kind === 'price' ? formatPriceMoney : formatMoney)(amount, currency, language);
  };
  return (
    <div className={classes['choice']} role="group" aria-label={t('shared.form.amountChoice')}>
      {readings.map((amount) => (
        <Button
          key={amount}
          size="small"
          onClick={() =>
            onChoose(kind === 'price' ? typedPrice(amount, language) : formatAmount(amount, language))
          }
        >
          {shown(amount)}
        </Button>
      ))}
    </div>
  );
};
