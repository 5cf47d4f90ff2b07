import type { InvoiceSummary } from '#contract/invoices.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';

/** Marks a test document; a credit note and a voided invoice have badges. */
export const InvoiceMarks = ({ invoice }: { invoice: Pick<InvoiceSummary, 'isTest'> }) => {
  const t = useMerchantMessages();
  return invoice.isTest && <span className={classes['marks']}>{t('merchant.invoices.test')}</span>;
};
