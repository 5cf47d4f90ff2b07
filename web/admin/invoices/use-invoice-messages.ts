import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** Names and formatted amounts of a document's fields. */
export const useInvoiceMessages = ({ currency }: Pick<Invoice, 'currency'>) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  return {
    t,
    name: (field: keyof typeof en.resources.invoices.fields) => t(`resources.invoices.fields.${field}`),
    money: (amount: number) => formatMoney(amount, currency, language),
    /** The central bank's rate with its day, which older documents do not have. */
    euroRate: (rate: number, day: string | null) =>
      `1 EUR = ${formatNumber(rate, language, 6)} ${currency}${day === null ? '' : ` (${formatDate(day)})`}`,
  };
};
