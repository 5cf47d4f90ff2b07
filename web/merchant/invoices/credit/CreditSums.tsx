import type { CreditNotePreview } from '#contract/invoices/credit-notes.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import classes from './CreditNote.module.css';
import { useCreditMessages } from './messages/credit-messages.ts';

/** Base and VAT of each rate of a credit note, its total, and what stays open of its invoice. */
export const CreditSums = ({ preview }: { preview: CreditNotePreview }) => {
  const t = useCreditMessages();
  const language = useLanguage();
  const { rates, totalAmount, openAmount, currency } = preview;
  const money = (amount: number): string => formatMoney(amount, currency, language);
  return (
    <p role="status" className={classes['sums']}>
      {rates.map(({ taxRate: rate, vatGround, base, tax }) => (
        <span key={`${rate} ${vatGround}`}>
          {t('creditNote.rate', { rate, base: money(base), tax: money(tax) })}
        </span>
      ))}
      <strong>{t('creditNote.total', { amount: money(totalAmount) })}</strong>
      <span>{t('creditNote.open', { amount: money(openAmount) })}</span>
    </p>
  );
};
