import type { InvoiceSummary } from '#contract/invoices.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './InvoicePage.module.css';

/** What makes a document unlike an ordinary invoice. */
export const InvoiceMarks = ({
  invoice,
}: {
  invoice: Pick<InvoiceSummary, 'type' | 'isTest' | 'annulledAt'>;
}) => {
  const t = useMerchantWords();
  const marks = [
    invoice.type === 'CREDIT_NOTE' && t('merchant.invoices.creditNote'),
    invoice.isTest && t('merchant.invoices.test'),
    invoice.annulledAt !== null && t('merchant.invoices.annulled'),
  ].filter((mark) => mark !== false);
  return marks.length > 0 && <span className={classes['marks']}>{marks.join(' · ')}</span>;
};
