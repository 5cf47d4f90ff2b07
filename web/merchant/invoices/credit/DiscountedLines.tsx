import { useFormContext } from 'react-hook-form';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import type { LineLeft } from '../../../shared/payments/chosen-lines.ts';
import classes from './CreditNote.module.css';
import { useCreditMessages } from './messages/credit-messages.ts';

/** Lines with something left, with their places in the form. */
export const creditable = (lines: readonly LineLeft[]) =>
  lines.map((line, place) => ({ ...line, place })).filter(({ total }) => total > 0);

/** The lines over which a discount is spread, all at first; nothing to choose of one line. */
export const DiscountedLines = ({ lines, currency }: { lines: readonly LineLeft[]; currency: string }) => {
  const t = useCreditMessages();
  const language = useLanguage();
  const { register } = useFormContext();
  const left = creditable(lines);
  if (left.length < 2) return null;
  return (
    <fieldset className={classes['discounted']}>
      <legend>{t('creditNote.discountOf')}</legend>
      {left.map(({ line, description, total, place }) => (
        <label key={line} className={classes['send']}>
          <input type="checkbox" {...register(`discount.lines.${place}`)} />
          <span>
            {description}
            <small>{t('creditNote.leftAmount', { amount: formatMoney(total, currency, language) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
