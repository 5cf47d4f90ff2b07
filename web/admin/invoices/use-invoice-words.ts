import type { Invoice } from '#contract/invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

/** Names of a document's fields and its amounts as people read them. */
export const useInvoiceWords = ({ currency }: Pick<Invoice, 'currency'>) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  return {
    t,
    name: (field: keyof typeof en.resources.invoices.fields) => t(`resources.invoices.fields.${field}`),
    money: (amount: number) => formatMoney(amount, currency, language),
  };
};
