import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';

/** Marks a debit note and a test document; a credit note and a voided invoice have badges. */
export const InvoiceMarks = ({ invoice }: { invoice: Pick<InvoiceSummary, 'type' | 'isTest'> }) => {
  const t = useMerchantMessages();
  const mark = invoice.isTest
    ? t('merchant.invoices.test')
    : invoice.type === 'DEBIT_NOTE' && t('merchant.invoices.types.DEBIT_NOTE');
  return mark !== false && <span className={classes['marks']}>{mark}</span>;
};
