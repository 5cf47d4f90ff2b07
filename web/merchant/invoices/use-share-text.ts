import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

/** Subject and message that send an unpaid invoice: they name number, merchant, open amount and URL. */
export const useShareText = (invoice: Invoice, url: string) => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const { invoiceNumber: number, merchantName: merchant, openAmount, currency } = invoice;
  const amount = formatMoney(openAmount, currency, language);
  return {
    subject: t('shareInvoice.subject', { number, merchant }),
    message: t('shareInvoice.message', { number, merchant, amount, url }),
  };
};
