import { NumberInput } from '../../../shared/form/NumberInput.tsx';
import { parseQuantity } from '../../../shared/form/parse-number.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import {
  linesToChoose,
  quantityFault,
  shownQuantity,
  type LineLeft,
} from '../../../shared/payments/chosen-lines.ts';
import classes from './CreditNote.module.css';
import { useCreditMessages } from './messages/credit-messages.ts';

interface LineQuantitiesProps {
  /** Of the document, in its order; what is used up is not shown. */
  readonly lines: readonly LineLeft[];
  readonly currency: string;
}

/** A quantity for each line that has something left. */
export const LineQuantities = ({ lines, currency }: LineQuantitiesProps) => {
  const t = useCreditMessages();
  const language = useLanguage();
  const faultIn = (typed: number | null, left: number): string | undefined => {
    const fault = quantityFault(typed, left);
    if (fault === 'TOO_MUCH') return t('creditNote.tooMuch', { quantity: shownQuantity(left, language) });
    return fault && t('creditNote.noNumber');
  };
  return (
    <div role="group" aria-label={t('creditNote.lines')} className={classes['lines']}>
      {linesToChoose(lines).map(({ line: { line, description, unit, quantity, total }, place }) => (
        <NumberInput
          key={line}
          name={`quantities.${place}`}
          label={t('creditNote.quantity', { description, unit })}
          help={t('creditNote.left', {
            quantity: `${shownQuantity(quantity, language)} ${unit}`,
            amount: formatMoney(total, currency, language),
          })}
          parse={parseQuantity}
          fault={(typed) => faultIn(typed, quantity)}
          maxLength={12}
          isUnmarked
        />
      ))}
    </div>
  );
};
