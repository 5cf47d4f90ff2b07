import { TextInput } from '../../../shared/form/TextInput.tsx';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { quantityOf, type LineLeft } from '../../../shared/payments/chosen-lines.ts';
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
  const shown = (quantity: number): string => quantity.toLocaleString(language, { maximumFractionDigits: 6 });
  const faultIn = (typed: string, left: number): string | undefined => {
    const quantity = quantityOf(typed);
    if (quantity === null) return t('creditNote.noNumber');
    return quantity > left ? t('creditNote.tooMuch', { quantity: shown(left) }) : undefined;
  };
  return (
    <div role="group" aria-label={t('creditNote.lines')} className={classes['lines']}>
      {lines.map(
        ({ line, description, unit, quantity, total }, place) =>
          quantity > 0 &&
          total > 0 && (
            <TextInput
              key={line}
              name={`quantities.${place}`}
              label={t('creditNote.quantity', { description, unit })}
              help={t('creditNote.left', {
                quantity: `${shown(quantity)} ${unit}`,
                amount: formatMoney(total, currency, language),
              })}
              fault={(typed) => faultIn(typed, quantity)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              isUnmarked
            />
          ),
      )}
    </div>
  );
};
