import { useWatch } from 'react-hook-form';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { parseDay } from '../../../shared/form/parse-day.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { fromMinor, sumOf } from '../../../shared/money.ts';
import { useAdvanceMessages } from '../messages/use-advance-messages.ts';
import { Receipt } from '../../../shared/receipt/Receipt.tsx';
import { lessAdvances } from './advance-values.ts';
import { sumsOf } from './draft-values.ts';
import type { DraftValues } from './draft-values.ts';
import { useChosenAdvances } from './use-open-advances.ts';
import classes from './InvoiceForm.module.css';

/** Live preview of the draft with its sums, exact to the cent. */
export const DraftPreview = ({ merchant }: { merchant: Merchant }) => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const advances = useChosenAdvances();
  const { customer, items, currency, dueDate } = useWatch<DraftValues>() as DraftValues;
  const { nets, byRate, subtotal, total } = lessAdvances(sumsOf(items), advances);
  const money = (minor: bigint): string => formatMoney(fromMinor(minor), currency, language);
  return (
    <Receipt label={t('merchant.draft.preview')}>
      <h2>{t('merchant.draft.preview')}</h2>
      <dl className={classes['preview']}>
        <dt>{t('merchant.invoice.seller')}</dt>
        <dd>{merchant.businessName}</dd>
        <dt>{t('merchant.invoice.buyer')}</dt>
        <dd>{customer.name || '-'}</dd>
        <dt>{t('merchant.invoice.dueDate')}</dt>
        <dd>{formatDate(parseDay(dueDate))}</dd>
      </dl>
      <ol className={classes['previewLines']}>
        {items.map(({ description }, place) => (
          // Lines have no key but their index.
          <li key={place}>
            <span>{description || '-'}</span>
            <span>{money(nets[place] ?? 0n)}</span>
          </li>
        ))}
        {advances.map(({ id, invoiceNumber, rates }) => (
          <li key={`advance-${id}`}>
            <span>{t('advance.deducted', { number: invoiceNumber })}</span>
            <span>{formatMoney(-sumOf(rates.map((one) => one.subtotal)), currency, language)}</span>
          </li>
        ))}
      </ol>
      <dl className={classes['sums']}>
        <Sum label={t('merchant.invoice.subtotal')} value={money(subtotal)} />
        {byRate
          .filter(({ rate }) => rate > 0)
          .map(({ rate, tax }) => (
            <Sum key={rate} label={t('merchant.invoice.tax', { rate })} value={money(tax)} />
          ))}
        <Sum label={t('merchant.invoice.total')} value={money(total)} strong />
      </dl>
    </Receipt>
  );
};

const Sum = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? classes['total'] : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
